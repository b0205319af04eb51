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
  public private(set) var products: [Product] = []
  public private(set) var taxes = TaxRates()
  private var index = BytesIndex()

  /// The bytes that the next change may need at once.
  public var growth: Int { products.growth &+ index.growth }

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
    if let position = position(of: product.sku) {
      products[position] = product
      return
    }
    products.append(product)
    index.insert(products.count &- 1) { products[$0].sku }
  }

  /// Adds a product; throws if the catalogue already contains its sku.
  public mutating func addNew(_ product: Product) throws(MoneyFailure) {
    guard position(of: product.sku) == nil else {
      throw MoneyFailure(.duplicateSku, "duplicate sku " + .quoted(product.sku))
    }
    add(product)
  }

  public mutating func remove(_ sku: [UInt8]) throws(MoneyFailure) {
    guard let position = position(of: sku) else { throw .unknownSKU(sku) }
    unindex(position)
    products.remove(at: position)
  }

  private mutating func unindex(_ position: Int) {
    let products = products
    index.remove(position) { products[$0].sku }
  }

  public func product(_ sku: [UInt8]) throws(MoneyFailure) -> Product {
    guard let position = position(of: sku) else { throw .unknownSKU(sku) }
    return products[position]
  }

  public mutating func setTax(_ category: [UInt8], percent: Decimal) throws(MoneyFailure) {
    try taxes.set(category, percent: percent)
  }

  /// Restores the tax rates from a document.
  public mutating func restore(_ taxes: TaxRates) { self.taxes = taxes }

  func position(of sku: [UInt8]) -> Int? { index.find(sku) { products[$0].sku } }

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
    left.currency == right.currency && left.digits == right.digits && left.products == right.products
      && left.taxes == right.taxes
  }
}

extension MoneyFailure {
  static func unknownSKU(_ sku: [UInt8]) -> MoneyFailure {
    MoneyFailure(.notFound, "unknown sku " + .quoted(sku) + " in the catalogue")
  }
}
