import MoneyCore

extension Ledger {
  /// The balance of an account in a currency at the end of a day; nil for all postings.
  ///
  /// - Parameter withChildren: true to add the balances of all accounts below the account.
  public func balance(
    of account: [UInt8], in currency: CurrencyCode, on day: Day?, withChildren: Bool,
    registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) -> Money {
    let root = try known(account)
    var sum = DecimalSum()
    var rest = [Int32(truncatingIfNeeded: root)]
    while let next = rest.popLast() {
      if let book = book(Int(next), currency) { sum.add(try book.balance(on: day)) }
      if withChildren { rest += accounts[Int(next)].children }
    }
    return Wallet.shown(Money(try sum.value(), currency), in: registry)
  }

  /// The statement of an account in a currency, from a first to a last day; nil for all earlier or later days.
  public func statement(
    of account: [UInt8], in currency: CurrencyCode, from start: Day?, to end: Day?, registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) -> LedgerStatement {
    let book = book(try known(account), currency)
    return LedgerStatement(
      ledger: self, currency: currency, balances: book?.balances, from: start, to: end, registry: registry)
  }
}
