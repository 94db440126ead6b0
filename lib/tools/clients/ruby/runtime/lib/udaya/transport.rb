# frozen_string_literal: true

require 'json'
require 'net/http'
require 'openssl'
require 'securerandom'
require 'time'
require 'uri'
require 'zlib'

module Udaya
  # Sends calls: adds key and Idempotency-Key, waits and repeats, and turns answers into values or errors.
  # @api private
  class Transport
    # What a method is on the wire. fixed: members that are sent besides the input.
    Route = Struct.new(:verb, :path, :access, :query, :fixed, :timeout, keyword_init: true)
    Reply = Struct.new(:status, :headers, :bytes)
    private_constant :Reply

    CALL_OPTIONS = %i[idempotency_key timeout retries].freeze
    TIME_OUTS = [Net::OpenTimeout, Net::ReadTimeout, Net::WriteTimeout].freeze
    BROKEN = [SystemCallError, SocketError, IOError, OpenSSL::SSL::SSLError, Net::ProtocolError, Net::HTTPBadResponse,
              Zlib::Error].freeze
    private_constant :TIME_OUTS, :BROKEN

    # @return [Receipt, nil] credits and rate of the last answer
    attr_reader :last

    def initialize(api_key: nil, session_token: nil, base_url: nil, timeout: nil, retries: nil, retry_base: nil)
      @api_key = api_key || ENV.fetch(PROTOCOL[:key_variable], '')
      @session_token = session_token || ''
      variable = ENV.fetch(PROTOCOL[:base_variable], '')
      @base_url = (base_url || (variable.empty? ? BASE_URL : variable)).sub(%r{/+\z}, '')
      @timeout = timeout
      @retries = retries || PROTOCOL[:retries]
      @retry_base = retry_base || (PROTOCOL[:retry_base_ms] / 1000.0)
      @connections = Connections.new
    end

    # Ends the connections that wait for a call.
    def close
      @connections.close
    end

    # Shows no key.
    def inspect
      "#<Udaya::Transport #{@base_url}>"
    end

    # A call that answers JSON: data and meta of the envelope, or the document itself where it has none.
    def json(route, input, options)
      reply = send_call(route, input, options)
      receipt = Receipt.of(reply.headers)
      return Answer.new(reply.status, nil, nil, receipt) if reply.bytes.empty?

      body = parsed(reply)
      raise bad_answer(reply, receipt) unless body.is_a?(Hash)

      enveloped = body[:status] == 'success' && body.key?(:data)
      data, meta = enveloped ? body.values_at(:data, :meta) : [body, nil]
      Answer.new(reply.status, data, meta, receipt)
    end

    # A call that answers a file.
    def file(route, input, options)
      file_of(send_call(route, input, options))
    end

    # Fetches a file by its link, without a key.
    # @raise [NotFoundError] LINK_EXPIRED where the link has ended
    def download(url, options = {})
      file_of(repeat(URI(url), Net::HTTP::Get, {}, nil, @timeout || (PROTOCOL[:timeout_ms] / 1000.0), options))
    rescue UdayaError => e
      raise unless [401, 403, 404, 410].include?(e.status)

      raise NotFoundError.new('The link to the file has ended; ask for a fresh one.', code: 'LINK_EXPIRED', status: e.status)
    end

    private

    def file_of(reply)
      media = (reply.headers['content-type'] || '').split(';').first.to_s.strip.downcase
      FileAnswer.new(reply.status, reply.bytes, media, Receipt.of(reply.headers))
    end

    def bad_answer(reply, receipt)
      ServerError.new('The answer is not JSON; something between you and the service may have changed it.',
                      code: 'BAD_ANSWER', status: reply.status, request_id: receipt.request_id)
    end

    # The address below the base, and the members that are left for the body.
    def address_of(route, input)
      members = input.to_h.transform_keys(&:to_s).merge(route.fixed || {})
      path = route.path.gsub(/\{(\w+)\}/) { escaped(members.delete(Regexp.last_match(1))) }
      query = (route.query || []).filter_map do |name|
        value = members.delete(name)
        [name, value.is_a?(Array) ? value.join(',') : value] unless value.nil?
      end
      [query.empty? ? path : "#{path}?#{URI.encode_www_form(query)}", members]
    end

    def escaped(value)
      URI.encode_www_form_component(value.to_s).gsub('+', '%20')
    end

    def send_call(route, input, options)
      address, members = address_of(route, input)
      headers = { 'Accept' => '*/*', 'User-Agent' => "udaya-ruby/#{VERSION} ruby/#{RUBY_VERSION}" }.merge(credentials(route))
      body = nil
      unless route.verb == 'GET'
        headers['Idempotency-Key'] = options[:idempotency_key] || SecureRandom.uuid
        unless route.verb == 'DELETE'
          headers['Content-Type'] = 'application/json'
          body = JSON.generate(members)
        end
      end
      patience = @timeout || route.timeout || (PROTOCOL[:timeout_ms] / 1000.0)
      repeat(URI(@base_url + address), Net::HTTP.const_get(route.verb.capitalize), headers, body, patience, options)
    end

    def credentials(route)
      return {} if route.access == 'none'
      return { 'X-Api-Key' => @api_key } if route.access != 'session' && !@api_key.empty?
      return { 'Authorization' => "Bearer #{@session_token}" } if route.access != 'key' && !@session_token.empty?

      what = route.access == 'session' ? 'session_token' : "api_key, or set #{PROTOCOL[:key_variable]}"
      raise AuthError.new("This call needs a credential: give the client #{what}.", code: 'KEY_MISSING')
    end

    # Attempts until one succeeds, or no repeat is worth it.
    def repeat(uri, verb, headers, body, patience, options)
      patience = options[:timeout] || patience
      retries = options[:retries] || @retries
      attempt = 0
      begin
        attempt(uri, verb, headers, body, patience)
      rescue UdayaError => e
        raise if attempt >= retries || !worth_a_repeat?(e)

        sleep(e.retry_after || (rand * [PROTOCOL[:retry_cap_ms] / 1000.0, @retry_base * (2**attempt)].min))
        attempt += 1
        retry
      end
    end

    def worth_a_repeat?(error)
      return false if error.retry_after && error.retry_after * 1000 > PROTOCOL[:retry_after_max_ms]

      no_answer = error.status.zero? && error.code != 'BAD_ANSWER'
      no_answer || PROTOCOL[:retry_statuses].include?(error.status) || PROTOCOL[:retry_codes].include?(error.code)
    end

    def attempt(uri, verb, headers, body, patience)
      reply = exchange(uri, verb, headers, body, patience)
      @last = Receipt.of(reply.headers)
      return reply if (200..299).cover?(reply.status)

      raise refusal(reply)
    rescue *TIME_OUTS
      raise TimeoutError.new("No answer within #{patience} s.", code: 'TIMED_OUT')
    rescue *BROKEN => e
      raise ConnectionError.new(without_secrets("The connection failed: #{e.message}"), code: 'CONNECTION_FAILED')
    end

    def exchange(uri, verb, headers, body, patience)
      ends = now + patience
      request = verb.new(uri, headers.merge('Accept-Encoding' => 'gzip'))
      request.body = body
      @connections.with(uri, patience) do |http|
        reply = nil
        http.request(request) { |response| reply = reply_of(response, ends) }
        reply
      end
    end

    def reply_of(response, ends)
      bytes = String.new(encoding: Encoding::BINARY)
      response.read_body do |part|
        raise Net::ReadTimeout if now > ends

        bytes << part
      end
      length = response['content-length']
      raise EOFError, 'the answer was cut' if length && response.class.body_permitted? && bytes.bytesize < length.to_i

      bytes = Zlib.gunzip(bytes) if response['content-encoding'] == 'gzip' && !bytes.empty?
      Reply.new(response.code.to_i, response.each_header.to_h, bytes)
    end

    def now
      Process.clock_gettime(Process::CLOCK_MONOTONIC)
    end

    def parsed(reply)
      JSON.parse(reply.bytes.dup.force_encoding(Encoding::UTF_8), symbolize_names: true)
    rescue JSON::ParserError, EncodingError
      nil
    end

    # The error of an answer that is no success, whoever wrote it: the service, a gateway, a proxy.
    def refusal(reply)
      body = parsed(reply)
      error, meta = %i[error meta].map { |name| member(body, name) }
      details = Array(error[:details]).grep(Hash).select { |one| one[:field].is_a?(String) && one[:code].is_a?(String) }
      message = error[:message] || "The answer has the status #{reply.status}."
      Udaya.error_class(reply.status).new(
        without_secrets(message), code: error[:code] || "HTTP_#{reply.status}", status: reply.status, details: details,
                                  request_id: meta[:request_id] || reply.headers['x-request-id'] || '',
                                  retry_after: retry_after(reply.headers['retry-after'])
      )
    end

    # A member that is an object; an empty one where there is none.
    def member(body, name)
      found = body.is_a?(Hash) ? body[name] : nil
      found.is_a?(Hash) ? found : {}
    end

    # Seconds of a Retry-After header, in either of its forms; nil where there is none.
    def retry_after(text)
      return nil if text.nil?
      return text.to_f if /\A\d+(\.\d+)?\z/.match?(text)

      [Time.httpdate(text) - Time.now, 0.0].max
    rescue ArgumentError
      nil
    end

    def without_secrets(text)
      [@api_key, @session_token].reject(&:empty?).reduce(text.to_s) { |kept, secret| kept.gsub(secret, '[secret]') }
    end
  end
end
