import MoneyCore

/// A product and its price for one unit.
public struct Product: Sendable, Equatable {
  /// The identifier, unique in its catalogue.
  public let sku: [UInt8]
  /// For people; may be empty.
  public let name: [UInt8]
  /// What the price is for, such as `per bag`; may be empty.
  public let unit: [UInt8]
  /// The tax category; empty for none.
  public let category: [UInt8]
  /// Of one unit, not negative, of any scale.
  public let price: Decimal

  public static var longestSKU: Int { 63 }
  public static var longestName: Int { 127 }
  public static var longestUnit: Int { 31 }
  public static var longestCategory: Int { 31 }

  public init(
    sku: [UInt8], name: [UInt8] = [], unit: [UInt8] = [], category: [UInt8] = [], price: Decimal
  ) throws(MoneyFailure) {
    try Label.check(sku, "sku", atMost: Product.longestSKU, mayBeEmpty: false)
    try Label.check(name, "name", atMost: Product.longestName)
    try Label.check(unit, "unit", atMost: Product.longestUnit)
    try Label.check(category, "category", atMost: Product.longestCategory)
    if price.isNegative {
      throw MoneyFailure(.argument, "the price of " + .quoted(sku) + " is below 0: " + .decimal(price))
    }
    self.sku = sku
    self.name = name
    self.unit = unit
    self.category = category
    self.price = price
  }

  /// The name, or the sku where it has none.
  public var title: [UInt8] { name.isEmpty ? sku : name }
}
