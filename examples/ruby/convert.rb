# frozen_string_literal: true

# Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
#
#     ruby convert.rb share/ecb/eurofxref-hist.csv

require "libmoney"

KINDS = { quoted: "as quoted", inverse: "inverse", fixed: "fixed" }.freeze

def convert(rates, price, target, date = nil)
  # A weekend has no rates: those of the last week will do.
  found = rates.convert_detailed(price, target, date: date, max_gap: 7)
  found => { result:, details: { as_of:, source:, flags:, gap_days:, legs: } }
  puts "#{price} is #{result} at the rates of #{as_of}, #{source}"
  puts "  days before the day asked for: #{gap_days}" if flags.include?(:earlier)
  puts "  rounded" if flags.include?(:rounded)
  legs.each do |leg|
    puts "  1 #{leg.from} = #{leg.numerator}/#{leg.denominator} #{leg.to}, #{KINDS[leg.kind]}"
  end
end

rates = LibMoney::Rates.from_ecb_csv(File.read(ARGV.fetch(0, "share/ecb/eurofxref-hist.csv")))
price = LibMoney::Money.new("1000.00 CHF")
convert(rates, price, "JPY")
convert(rates, price, "JPY", Date.new(2020, 3, 14))
