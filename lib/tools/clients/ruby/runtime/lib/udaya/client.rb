# frozen_string_literal: true

module Udaya
  # A client of the Udaya API: one method for each endpoint, by suite.
  class Client
    # suites: readers

    # Opens no connection before the first call, and keeps it for the next. Without a key only what needs none can be called (reference, meta, plans).
    # @option settings [String] :api_key your key; the environment variable UDAYA_API_KEY when left out
    # @option settings [String] :session_token a session of the dashboard, for the suites account, keys and billing
    # @option settings [String] :base_url where the API is; the environment variable UDAYA_BASE_URL when left out
    # @option settings [Numeric] :timeout seconds of one attempt: 30; 35 where reports are printed
    # @option settings [Integer] :retries repeats after the first attempt: 2
    # @option settings [Numeric] :retry_base the n-th repeat waits up to this many seconds times 2ⁿ, at most 8: 0.5
    def initialize(**settings)
      @transport = Transport.new(**settings)
      # suites: members
    end

    # Credits and rate of the last answer; nil before the first. Threads: see the receipt of each answer.
    # @return [Receipt, nil]
    def last
      @transport.last
    end

    # Asks for the state of a report until it is ready.
    # @param wait [Numeric] seconds after which waiting ends with TimeoutError: 300
    # @param poll [Numeric] seconds of the first pause: 1; later ones are half as long again, at most 5
    # @return [Answer]
    # @raise [NotFoundError] REPORT_EXPIRED
    # @raise [ServerError] REPORT_FAILED
    # @raise [TimeoutError] TIMED_OUT
    def wait_until_ready(report_id, wait: nil, poll: nil, **options)
      Reports.new(@transport).wait(report_id, wait, poll, options)
    end

    # The file of a report: waits until it is ready, and takes a fresh link if the first one has ended.
    # @return [FileAnswer]
    def report_file(report_id, wait: nil, poll: nil, **options)
      Reports.new(@transport).file(report_id, wait, poll, options)
    end

    # Fetches a file by its link, without your key.
    # @return [FileAnswer]
    # @raise [NotFoundError] LINK_EXPIRED where the link has ended
    def download(url, **options)
      @transport.download(url, options)
    end

    # Calls an endpoint that this version has no method for: `request('POST', '/v1/…', { place: 'Pune' })`.
    # @param query [Array<String>] members of the input that stand in the query
    # @return [Answer]
    def request(verb, path, input = {}, access: 'key', query: [], **options)
      @transport.json(Transport::Route.new(verb: verb, path: path, access: access, query: query), input, options)
    end

    # Ends the connections that wait for a call; the next call opens one again.
    def close
      @transport.close
    end

    # Shows no key.
    def inspect
      '#<Udaya::Client>'
    end
  end
end
