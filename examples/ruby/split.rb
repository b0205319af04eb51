# frozen_string_literal: true

# Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost.

require "libmoney"

def show(title, shares)
  puts title
  shares.each { |share| puts "  #{share}" }
  puts "  together #{shares.sum}"
end

show("Equally:", LibMoney::Money.new("100.00", "EUR").split(3))

# A tip makes it 110 euros; each pays in proportion to what they had.
invoice = LibMoney::Money.new("110.00", "EUR")
ordered = %w[41.50 27.00 31.50]
show("By what each ordered:", invoice.allocate(ordered))

# Or in whole euros, and what is left is told apart.
found = LibMoney.allocate_detailed(invoice, ordered, method: :separate_remainder, digits: 0)
show("In whole euros:", found.shares)
puts "  left over #{found.remainder}"
