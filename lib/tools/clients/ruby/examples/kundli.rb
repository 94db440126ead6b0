# frozen_string_literal: true

# A kundli page: where the planets stand, and the navamsa as a drawing.
require 'udaya'

udaya = Udaya::Client.new
birth = { date: '1990-05-10', time: '19:55', place: 'New Delhi' }

udaya.kundli.planets(birth).data[:planets].each do |planet|
  puts "#{planet[:name]}: #{planet[:sign][:name]}, house #{planet[:house]}"
end

navamsa = udaya.charts.render(birth, chart: 'D9', style: 'north')
puts "D9: #{navamsa.media_type}"
