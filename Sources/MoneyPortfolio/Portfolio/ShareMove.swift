import MoneyCore

/// Shares that an action moves to another symbol, as a quantity in a unit of its own.
struct ShareMove: Sendable {
  let quantity: Decimal
  let unit: UInt64
  let currency: CurrencyCode?
}
