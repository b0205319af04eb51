import MoneyCore

/// The postings of an account in one currency.
struct LedgerBook: Sendable {
  let key: BookKey
  /// The sum of the magnitudes of all amounts, as a `LedgerTurnover` adds them up.
  var turnover: Decimal
  var balances = RunningBalances()
  /// The postings of transactions that close periods, which are among `balances` too.
  var closings = RunningBalances()

  init(_ key: BookKey) {
    self.key = key
    turnover = .zero
  }

  /// The balance at the end of a date; nil for all postings.
  func balance(on day: Day?) throws(MoneyFailure) -> Decimal {
    try balances.sum(before: RunningBalances.end(of: day)).value()
  }

  /// The change of the balance in a period, without the transactions that close periods.
  func change(from start: Day?, to end: Day?) throws(MoneyFailure) -> Decimal {
    let limit = RunningBalances.end(of: end)
    let first = start.map { RunningBalances.key($0, 0) } ?? 0
    guard first < limit else { return .zero }
    var change = balances.sum(before: limit)
    change.add(balances.sum(before: first), isNegated: true)
    change.add(closings.sum(before: limit), isNegated: true)
    change.add(closings.sum(before: first))
    return try change.value()
  }
}

/// An account and a currency.
package struct BookKey: IndexKey {
  package let account: Int32
  package let currency: CurrencyCode

  package init(account: Int32, currency: CurrencyCode) {
    self.account = account
    self.currency = currency
  }

  package var hash: UInt64 { currency.hash &+ UInt64(UInt32(bitPattern: account)) &* 0x9E37_79B9_7F4A_7C15 }

  package static func < (left: BookKey, right: BookKey) -> Bool {
    left.currency == right.currency ? left.account < right.account : left.currency < right.currency
  }
}
