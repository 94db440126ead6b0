# frozen_string_literal: true

module Udaya
  # What the suites have in common: a method takes the members of its input, and of the call `idempotency_key:` (makes
  # repeats free for 24 hours), `timeout:` (seconds of one attempt) and `retries:`.
  class Suite
    # @api private
    def initialize(transport)
      @transport = transport
    end

    def inspect
      "#<#{self.class.name}>"
    end

    private

    def ask(form, route, input, members)
      options, rest = members.partition { |name, _| Transport::CALL_OPTIONS.include?(name) }.map(&:to_h)
      @transport.public_send(form, route, input.merge(rest), options)
    end

    # The rows of a list, page after page; each page is asked for when the one before is used up.
    def each_row(name)
      Enumerator.new do |rows|
        cursor = nil
        loop do
          data = yield(cursor.nil? ? {} : { cursor: cursor }).data
          data[name].each { |row| rows << row }
          # A cursor that does not move would never end.
          break if data[:cursor].nil? || data[:cursor] == cursor

          cursor = data[:cursor]
        end
      end
    end
  end
end
