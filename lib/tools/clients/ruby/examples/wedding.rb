# frozen_string_literal: true

# Dates for a wedding within a month, the best first.
require 'udaya'

udaya = Udaya::Client.new
found = udaya.muhurat.find(event: 'marriage', from: '2026-02-01', to: '2026-02-28', place: 'Jaipur', limit: 3)

found.data[:windows].each do |window|
  puts "#{window[:span][:start]} to #{window[:span][:end]}: #{window[:score]}"
end
