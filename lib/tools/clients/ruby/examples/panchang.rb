# frozen_string_literal: true

# Today's panchang of a town.
require 'udaya'

udaya = Udaya::Client.new
today = udaya.panchang.daily(place: 'Varanasi').data

puts "Varanasi, #{today[:date]}"
today[:tithi].each { |tithi| puts "#{tithi[:name]} until #{tithi[:span][:end]}" }
puts "Sunrise #{today[:sunrise]}"
