import MoneyCore

/// The disallowed losses of a lot: they belong to the first shares of it that are sold.
final class CarriedLoss: Sendable {
  /// The number of shares that replace others, in the measure of the lot's quantity.
  let quantity: Decimal
  let amounts: Amounts
  /// The number of days for which the shares that were replaced had been held.
  let days: Int32

  init(quantity: Decimal, amounts: Amounts, days: Int32) {
    self.quantity = quantity
    self.amounts = amounts
    self.days = days
  }
}
