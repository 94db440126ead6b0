# frozen_string_literal: true

require 'net/http'

module Udaya
  # The connections of a client, kept for the next call. Calls may be made from several threads; each has one of its own.
  # @api private
  class Connections
    # Seconds that a connection may wait; the service ends them after 65.
    IDLE = 50
    # Connections that wait, at most, for each host.
    KEPT = 32
    private_constant :IDLE, :KEPT

    def initialize
      @lock = Mutex.new
      @idle = {}
      @process = Process.pid
    end

    # Hands over a connection; the block's value is given back. One that failed is not used again.
    def with(uri, patience)
      http = take(uri) || opened(uri)
      http.open_timeout = http.read_timeout = http.write_timeout = patience
      http.start unless http.started?
      value = yield http
      keep(uri, http)
      http = nil
      value
    ensure
      finish(http)
    end

    # Ends the connections that wait for a call.
    def close
      @lock.synchronize { @idle.tap { @idle = {} } }.each_value { |all| all.each { |http| finish(http) } }
    end

    private

    def place(uri)
      [uri.scheme, uri.hostname, uri.port]
    end

    def take(uri)
      @lock.synchronize do
        # A fork may not speak through the connections of its parent.
        @idle, @process = {}, Process.pid if @process != Process.pid
        @idle[place(uri)]&.pop
      end
    end

    def keep(uri, http)
      @lock.synchronize do
        all = (@idle[place(uri)] ||= [])
        return all.push(http) if all.size < KEPT
      end
      finish(http)
    end

    def opened(uri)
      http = Net::HTTP.new(uri.hostname, uri.port)
      http.use_ssl = uri.scheme == 'https'
      http.max_retries = 0
      http.keep_alive_timeout = IDLE
      http
    end

    def finish(http)
      http.finish if http&.started?
    rescue IOError
      nil
    end
  end
end
