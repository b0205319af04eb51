import MoneyCore

/// The sum of the magnitudes of all amounts of a book, at the finest scale of an amount. If it fits 38 digits, the sum
/// of any of the amounts does.
struct LedgerTurnover: Sendable {
  private(set) var value: Decimal
  let account: Int
  let currency: CurrencyCode
  /// The number of amounts that were added.
  private(set) var count = 0

  init(value: Decimal, account: Int, currency: CurrencyCode) {
    self.value = value
    self.account = account
    self.currency = currency
  }

  /// Adds the magnitude of an amount; throws if the sum exceeds 38 digits.
  mutating func add(_ amount: Decimal) throws(MoneyFailure) {
    let amount = try amount.normalized(atLeast: 0)
    let scale = max(value.scale, amount.scale)
    guard let left = try? value.quantized(digits: scale, rounding: .unnecessary).value,
      let right = try? amount.quantized(digits: scale, rounding: .unnecessary).value.absolute
    else { throw .overflow("sum of the debits and credits of an account") }
    let (sum, overflow) = left.coefficient.addingReportingOverflow(right.coefficient)
    guard !overflow, let total = Decimal(coefficient: sum, scale: scale) else {
      throw .overflow("sum of the debits and credits of an account")
    }
    value = total
    count &+= 1
  }
}
