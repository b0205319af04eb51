import MoneyCore

/// A number that a document states about its entries.
struct BankTotal: Sendable {
  enum Kind: Sendable {
    case count, sum, net, creditCount, creditSum, debitCount, debitSum
  }

  let kind: Kind
  let value: Decimal
  let line: Int
  let column: Int
}
