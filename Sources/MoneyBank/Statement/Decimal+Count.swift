import MoneyCore

extension Decimal {
  /// A number of elements.
  init(count: Int) { self = Decimal(coefficient: Int128(count), scale: 0) ?? .zero }
}
