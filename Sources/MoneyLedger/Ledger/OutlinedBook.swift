import MoneyCore

/// The totals of the postings of an account in one currency.
package struct OutlinedBook: Sendable {
  package let currency: CurrencyCode
  package let balance: Decimal
  /// The sum of the magnitudes of all amounts, as a ledger adds them up to limit its balances.
  package let turnover: Decimal

  package init(currency: CurrencyCode, balance: Decimal, turnover: Decimal) {
    self.currency = currency
    self.balance = balance
    self.turnover = turnover
  }
}
