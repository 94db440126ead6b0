# frozen_string_literal: true

# The periods that run now, and whether Saturn's seven and a half years do.
require 'udaya'

udaya = Udaya::Client.new
birth = { date: '1990-05-10', time: '19:55', place: 'New Delhi' }

udaya.dasha.running(birth, systems: ['vimshottari'], level: 2).data[:systems].each do |row|
  puts "#{row[:system]}: #{row[:current].last[:lords].map { |lord| lord[:name] }.join(' > ')}"
end

sade_sati = udaya.dosha.sade_sati(birth).data
puts "Sade sati with the Moon in #{sade_sati[:moon_sign][:name]}: #{sade_sati[:status][:active] ? 'yes' : 'no'}"
