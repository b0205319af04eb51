import MoneyCore

/// A disposal as stored in a book: with rows instead of ids, and without currencies.
struct RawDisposal: Sendable {
  let row: Int32
  /// The row of the lot; -1 for a pool and for shares that were oversold.
  var lot: Int32 = -1
  var opened: Day?
  /// The day from which the shares count as held.
  var heldFrom: Day?
  var quantity: Rounded<Decimal>
  var rule: DisposalRule
  var proceeds: Amounts
  /// The part of the transaction's fee that was deducted from the proceeds, in the security's currency.
  var fee = Decimal.zero
  /// The cost basis; nil for shares that were oversold.
  var cost: Amounts?
  var currencyEffect = Decimal.zero
  /// The part of the loss that is disallowed, and the row of the purchase that absorbs it; -1 for the pool.
  var disallowed = Amounts.zero
  var carriedTo: Int32 = -1
  /// The quantity and the cost of the symbol's shares after the disposal.
  var leftQuantity = Rounded(Decimal.zero, isRounded: false)
  var leftCost = Amounts.zero
}
