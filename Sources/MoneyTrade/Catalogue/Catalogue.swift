import MoneyCore

/// Products with prices in one currency, in the order in which they were added, and the tax rates of their categories.
///
/// Each sku is unique. All prices are in the catalogue's currency, so a basket never converts amounts to add them. A
/// receipt converts the totals once, if a second currency is requested.
///
///     var catalogue = try Catalogue(currency: .euro)
///     try catalogue.addNew(milk)  // throws `duplicateSku` if the sku exists
public struct Catalogue: Sendable, Equatable {
  public let currency: CurrencyCode
  /// The fraction digits of the currency's minor unit.
  public let digits: UInt32
  package private(set) var products = KeyedList<Product>()
  public private(set) var taxes = TaxRates()

  /// The bytes that the next change may need at once.
  public var growth: Int { products.growth }
  /// The bytes that the next removal may need at once.
  public var removalGrowth: Int { products.removalGrowth }

  /// Makes a catalogue; throws unless the currency is built in or in the registry, and has a minor unit.
  public init(currency: CurrencyCode, in registry: CurrencyRegistry? = nil) throws(MoneyFailure) {
    self.init(
      currency: currency, digits: try CurrencyRegistry.minorUnits(currency, in: registry))
  }

  /// - Parameter digits: the fraction digits of the currency's minor unit, 0 to 38.
  public init(currency: CurrencyCode, digits: UInt32) {
    self.currency = currency
    self.digits = min(digits, Decimal.maximumScale)
  }

  /// Adds a product, or replaces the one with the same sku, keeping its position.
  public mutating func add(_ product: Product) {
    if let slot = products.slot(of: product.key) {
      products.replace(slot: slot, with: product)
    } else {
      products.append(product)
    }
  }

  /// Adds a product; throws if the catalogue already contains its sku.
  public mutating func addNew(_ product: Product) throws(MoneyFailure) {
    guard products.slot(of: product.key) == nil else {
      throw MoneyFailure(.duplicateSku, "duplicate sku " + .quoted(product.sku))
    }
    add(product)
  }

  public mutating func remove(_ sku: [UInt8]) throws(MoneyFailure) {
    products.remove(slot: try slot(of: sku))
  }

  public func product(_ sku: [UInt8]) throws(MoneyFailure) -> Product { products[slot: try slot(of: sku)] }

  private func slot(of sku: [UInt8]) throws(MoneyFailure) -> Int {
    guard let slot = products.slot(of: BytesKey(sku)) else { throw .unknownSKU(sku) }
    return slot
  }

  public mutating func setTax(_ category: [UInt8], percent: Decimal) throws(MoneyFailure) {
    try taxes.set(category, percent: percent)
  }

  /// Restores the tax rates from a document.
  public mutating func restore(_ taxes: TaxRates) { self.taxes = taxes }

  /// The number of an amount, which must be in the catalogue's currency.
  public func amount(_ money: Money) throws(MoneyFailure) -> Decimal {
    guard money.currency == currency else {
      throw MoneyFailure(
        .currencyMismatch,
        "prices of the catalogue must be in " + .code(currency) + ", got " + .code(money.currency))
    }
    return money.amount
  }

  public static func == (left: Catalogue, right: Catalogue) -> Bool {
    left.currency == right.currency && left.digits == right.digits && left.products.elementsEqual(right.products)
      && left.taxes == right.taxes
  }
}

extension MoneyFailure {
  static func unknownSKU(_ sku: [UInt8]) -> MoneyFailure {
    MoneyFailure(.notFound, "unknown sku " + .quoted(sku) + " in the catalogue")
  }
}
