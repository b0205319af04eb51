// Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.
//
//     swift run --package-path examples/swift split

import LibMoney

func show(_ title: String, _ shares: [Money]) throws {
  print(title)
  for share in shares { print("  \(share)") }
  if let sum = try Money.sum(shares) { print("  total \(sum)") }
}

try show("Equally:", Money("100.00 EUR").split(3))

// With a tip, the total is 110 euros; each friend pays in proportion to the order.
let invoice = try Money("110.00 EUR")
let ordered = try ["41.50", "27.00", "31.50"].map { try Decimal($0) }
try show("In proportion to the orders:", invoice.allocated(by: ordered))

// In whole euros, with the remainder returned separately.
let whole = try Allocation(of: invoice, by: ordered, method: .separateRemainder, digits: .count(0), in: nil)
try show("In whole euros:", whole.shares)
print("  left over \(whole.remainder)")
