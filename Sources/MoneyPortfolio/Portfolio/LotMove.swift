import MoneyCore

/// Lots that an action moves to another symbol. Their quantities are in a unit of their own.
struct LotMove: Sendable {
  var lots: [Lot]
  let unit: UInt64
  let currency: CurrencyCode?
}
