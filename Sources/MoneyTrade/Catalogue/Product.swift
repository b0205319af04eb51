import MoneyCore

/// A product and its price for one unit.
public struct Product: Sendable, Equatable, Keyed {
  /// The identifier, which is unique in its catalogue.
  public let sku: [UInt8]
  /// The name for people; it may be empty.
  public let name: [UInt8]
  /// The unit of the price, such as `per bag`; it may be empty.
  public let unit: [UInt8]
  /// The tax category, or empty.
  public let category: [UInt8]
  /// The price of one unit. It is not negative and may have any scale.
  public let price: Decimal

  public static var longestSKU: Int { 63 }
  public static var longestName: Int { 255 }
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
      throw MoneyFailure(.argument, "price of " + .quoted(sku) + " must be at least 0, got " + .decimal(price))
    }
    self.sku = sku
    self.name = name
    self.unit = unit
    self.category = category
    self.price = price
  }

  package var key: BytesKey { BytesKey(sku) }

  /// The name, or the sku if the name is empty.
  public var title: [UInt8] { name.isEmpty ? sku : name }
}
