# frozen_string_literal: true

# Two horoscopes against each other: points of 36, and each koota.
require 'udaya'

udaya = Udaya::Client.new
match = udaya.matching.ashtakoot(
  groom: { date: '1988-11-02', time: '06:10', place: 'Pune' },
  bride: { date: '1990-05-10', time: '19:55', place: 'New Delhi' }
).data

puts "#{match[:total]} of 36: #{match[:verdict_name]}"
match[:kootas].each { |koota| puts "#{koota[:name]}: #{koota[:points]} of #{koota[:max]}" }
