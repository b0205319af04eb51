# frozen_string_literal: true

# Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.

require "libmoney"

def show(title, shares)
  puts title
  shares.each { |share| puts "  #{share}" }
  puts "  total #{shares.sum}"
end

show("Equally:", LibMoney::Money.new("100.00", "EUR").split(3))

# With a tip, the total is 110 euros; each friend pays in proportion to the order.
invoice = LibMoney::Money.new("110.00", "EUR")
ordered = %w[41.50 27.00 31.50]
show("In proportion to the orders:", invoice.allocate(ordered))

# In whole euros, with the remainder returned separately.
found = LibMoney.allocate_detailed(invoice, ordered, method: :separate_remainder, digits: 0)
show("In whole euros:", found.shares)
puts "  left over #{found.remainder}"
