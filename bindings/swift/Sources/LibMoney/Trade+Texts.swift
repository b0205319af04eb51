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

  /// The invoice of a receipt in the currency of its checkout; the amount due is the receipt's payable amount.
  ///
  /// - Parameter zeroCategory: the category of other rates of 0 %, such as "E"; nil to reject them.
  public init(_ receipt: Receipt, zeroCategory: String? = nil) throws(MoneyFailure) {
    try self.init(receipt, receipt.checkout, zeroCategory: zeroCategory?.bytes)
  }

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

extension PaymentCode.Party {
  /// A creditor or a debtor. Only the QR-bill contains the address.
  public init(
    _ name: String, street: String = "", building: String = "", postcode: String = "", town: String = "",
    country: String = ""
  ) {
    self.init()
    self.name = name.bytes
    self.street = street.bytes
    self.building = building.bytes
    self.postcode = postcode.bytes
    self.town = town.bytes
    self.country = country.bytes
  }
}

extension PaymentCode {
  /// A payment of an amount to an account. `written()` checks the values.
  public init(_ format: Format, _ amount: Money, iban: String, creditor: Party) {
    self.init(format, amount)
    self.iban = iban.bytes
    self.creditor = creditor
  }

  /// Sets the purpose of the payment: a reference with check digits, or a message.
  public mutating func setPurpose(
    reference: String = "", message: String = "", information: String = "", purpose: String = ""
  ) {
    self.reference = reference.bytes
    self.message = message.bytes
    self.information = information.bytes
    self.purpose = purpose.bytes
  }

  /// Sets the code of the creditor's bank.
  public mutating func setBIC(_ bic: String) { self.bic = bic.bytes }

  /// Reads the text of a payment code. Each line must be as `written()` writes it.
  public init(_ text: String) throws(MoneyFailure) { try self.init(parsing: text.bytes) }

  /// The text to encode as a QR code.
  public func written() throws(MoneyFailure) -> String { String(try text()) }
}

extension IBAN: CustomStringConvertible {
  public init(_ text: String) throws(MoneyFailure) { try self.init(parsing: text.bytes) }

  /// The number without spaces.
  public var description: String { String(bytes) }
}

extension PaymentReference: CustomStringConvertible {
  /// Reads a reference and verifies its check digits.
  public init(_ text: String) throws(MoneyFailure) { try self.init(parsing: text.bytes) }

  /// Adds the check digits to a number.
  public init(_ kind: Kind, _ number: String) throws(MoneyFailure) { try self.init(kind, number: number.bytes) }

  /// The reference without spaces.
  public var description: String { String(bytes) }
}
