import MoneyCore

/// The totals of the postings of an account in one currency.
package struct OutlinedBook: Sendable {
  package let currency: CurrencyCode
  /// The balance on the day of a change or a report, or that of all postings.
  package let balance: Decimal
  /// The sum of the postings after that day.
  package let later: Decimal
  /// The sum of the magnitudes of all amounts, as a ledger adds them up to limit its balances.
  package let turnover: Decimal

  package init(currency: CurrencyCode, balance: Decimal, later: Decimal = .zero, turnover: Decimal) {
    self.currency = currency
    self.balance = balance
    self.later = later
    self.turnover = turnover
  }
}
