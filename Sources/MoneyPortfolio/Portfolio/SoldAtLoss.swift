import MoneyCore

/// A part of a lot that was sold at a loss.
struct SoldAtLoss {
  let quantity: Decimal
  let loss: Amounts
  /// The index of the lot in the queue.
  let lot: Int
  /// The number of days for which the shares were held.
  let days: Int32
  /// The index of the disposal in the list; -1 without a list.
  let disposal: Int
}
