# frozen_string_literal: true

# Fifty matches in one call: a list of stars against one.
require 'udaya'

udaya = Udaya::Client.new
calls = (0...50).map do |i|
  {
    ref: "match-#{i}",
    endpoint: 'matching/ashtakoot',
    body: { groom: { nakshatra: (i % 27) + 1, pada: 1 }, bride: { nakshatra: 17, pada: 1 } }
  }
end

udaya.batch.run(calls: calls).data[:results].each do |result|
  body = result[:body]
  puts "#{result[:ref]}: #{body[:status] == 'success' ? body[:data][:total] : body[:error][:code]}"
end
