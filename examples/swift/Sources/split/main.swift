// Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost.
//
//     swift run --package-path examples/swift split

import LibMoney

func show(_ title: String, _ shares: [Money]) throws {
  print(title)
  for share in shares { print("  \(share)") }
  if let sum = try Money.sum(shares) { print("  together \(sum)") }
}

try show("Equally:", Money("100.00 EUR").split(3))

// A tip makes it 110 euros; each pays in proportion to what they had.
let invoice = try Money("110.00 EUR")
let ordered = try ["41.50", "27.00", "31.50"].map { try Decimal($0) }
try show("By what each ordered:", invoice.allocated(by: ordered))

// Or in whole euros, and what is left is told apart.
let whole = try Allocation(of: invoice, by: ordered, method: .separateRemainder, digits: .count(0), in: nil)
try show("In whole euros:", whole.shares)
print("  left over \(whole.remainder)")
