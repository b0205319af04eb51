extension Product {
  public init(
    _ sku: String, name: String = "", unit: String = "", category: String = "", price: Decimal
  ) throws(MoneyFailure) {
    try self.init(sku: sku.bytes, name: name.bytes, unit: unit.bytes, category: category.bytes, price: price)
  }
}

extension Catalogue {
  public init(_ currency: String) throws(MoneyFailure) {
    try self.init(currency: CurrencyCode(currency))
  }

  /// Reads products from a CSV file with the columns sku, name, price and any others that its first
  /// line names.
  public init(csv text: String, _ currency: String? = nil) throws(MoneyFailure) {
    let currency: CurrencyCode? = if let currency { try CurrencyCode(currency) } else { nil }
    self = try text.read { (bytes) throws(MoneyFailure) in
      try CatalogueCSV.read(bytes, currency: currency, in: nil)
    }
  }

  /// The percentage of tax on products of a category.
  public mutating func setTax(_ category: String, percent: Decimal) throws(MoneyFailure) {
    try setTax(category.bytes, percent: percent)
  }

  public func product(_ sku: String) throws(MoneyFailure) -> Product { try product(sku.bytes) }
}

extension Basket {
  public mutating func add(_ sku: String, _ quantity: Decimal = 1) throws(MoneyFailure) { try add(sku.bytes, quantity) }

  public mutating func set(_ sku: String, to quantity: Decimal) throws(MoneyFailure) {
    try set(sku.bytes, to: quantity)
  }

  public mutating func remove(_ sku: String) throws(MoneyFailure) { try remove(sku.bytes) }

  public mutating func setDiscount(_ discount: Discount?, of sku: String) throws(MoneyFailure) {
    try setDiscount(discount, of: sku.bytes)
  }

  public func quantity(_ sku: String) -> Decimal { quantity(of: sku.bytes) }
}

extension CashCountry {
  /// A country of cash rules, such as "NL".
  public init(_ country: String) throws(MoneyFailure) {
    self = try country.read { (text) throws(MoneyFailure) in try CashCountry(text) }
  }
}

extension Receipt: CustomStringConvertible {
  /// The receipt as plain text, 48 columns wide.
  public var description: String { String(text()) }
}

extension Invoice {
  public init(_ currency: String) throws(MoneyFailure) { try self.init(CurrencyCode(currency)) }

  /// Adds a line item: a quantity at a unit price, with its taxes.
  public mutating func add(
    _ name: String = "", quantity: Decimal, price: Decimal, baseQuantity: Decimal? = nil, taxes: [InvoiceTax]
  ) throws(MoneyFailure) {
    try add(
      InvoiceLineItem(name: name.bytes, quantity: quantity, price: price, baseQuantity: baseQuantity), taxes)
  }
}

extension Invoice {
  /// Sets the exemption reason of a category, and its code such as "VATEX-EU-AE".
  public mutating func setExemption(
    _ category: String, reason: String, reasonCode: String = ""
  ) throws(MoneyFailure) {
    try setExemption(category.bytes, reason: reason.bytes, reasonCode: reasonCode.bytes)
  }
}

extension InvoiceTax {
  /// A tax of a category of EN 16931, such as "S" with 25 percent.
  public init(_ category: String, percent: Decimal = 0, kind: Kind = .added) throws(MoneyFailure) {
    try self.init(category.bytes, percent: percent, kind: kind)
  }
}
