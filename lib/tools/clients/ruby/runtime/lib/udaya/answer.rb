# frozen_string_literal: true

module Udaya
  # What an answer said of credits and limits; nil where it said nothing.
  #
  # request_id: name it when you ask for help. credits_charged: credits that the call cost, 0 for sandbox keys.
  # credits_remaining: credits left in this period. rate_limit, rate_remaining: requests per minute of the plan, and how
  # many are left of them. rate_reset: seconds until the minute is over.
  Receipt = Struct.new(:request_id, :credits_charged, :credits_remaining, :rate_limit, :rate_remaining, :rate_reset) do
    # @api private
    def self.of(headers)
      number = ->(name) { (value = Float(headers[name] || '', exception: false)) && (value % 1 == 0 ? value.to_i : value) }
      new(headers['x-request-id'] || '', number['x-credits-charged'], number['x-credits-remaining'],
          number['ratelimit-limit'], number['ratelimit-remaining'], number['ratelimit-reset'])
    end
  end

  # The answer of a call: status, data (a Hash with symbols as keys; members that this version does not know are kept),
  # meta (settings, warnings) and receipt.
  Answer = Struct.new(:status, :data, :meta, :receipt)

  # A file: an image, a calendar, a report. media_type is without parameters: `image/svg+xml`.
  FileAnswer = Struct.new(:status, :bytes, :media_type, :receipt) do
    # @return [String] the file as text, read as UTF-8
    def text
      bytes.dup.force_encoding(Encoding::UTF_8)
    end

    # Writes the file.
    # @return [Integer] bytes that were written
    def save(path)
      File.binwrite(path, bytes)
    end

    def inspect
      "#<Udaya::FileAnswer #{media_type}, #{bytes.bytesize} bytes>"
    end
  end
end
