# frozen_string_literal: true

module Udaya
  # A client of the Udaya API: one method for each endpoint, by suite.
  class Client
    # suites: readers

    # Opens no connection. Without a key only what needs none can be called (reference, meta, plans).
    # @option settings [String] :api_key your key; the environment variable UDAYA_API_KEY when left out
    # @option settings [String] :session_token a session of the dashboard, for the suites account, keys and billing
    # @option settings [String] :base_url where the API is; the environment variable UDAYA_BASE_URL when left out
    # @option settings [Integer] :timeout_ms milliseconds of one attempt: 30000; 35000 where reports are printed
    # @option settings [Integer] :retries repeats after the first attempt: 2
    # @option settings [Integer] :retry_base_ms the n-th repeat waits up to this times 2ⁿ, at most 8000: 500
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
    # @param wait_ms [Integer] milliseconds after which waiting ends with TimeoutError: 300000
    # @param poll_ms [Integer] milliseconds of the first pause: 1000; later ones are half as long again, at most 5000
    # @return [Answer]
    # @raise [NotFoundError] REPORT_EXPIRED
    # @raise [ServerError] REPORT_FAILED
    # @raise [TimeoutError] TIMED_OUT
    def wait_until_ready(report_id, wait_ms: nil, poll_ms: nil, **options)
      Reports.new(@transport).wait(report_id, wait_ms, poll_ms, options)
    end

    # The file of a report: waits until it is ready, and takes a fresh link if the first one has ended.
    # @return [FileAnswer]
    def report_file(report_id, wait_ms: nil, poll_ms: nil, **options)
      Reports.new(@transport).file(report_id, wait_ms, poll_ms, options)
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

    # Shows no key.
    def inspect
      '#<Udaya::Client>'
    end
  end
end
