import MoneyCore

/// Products of a catalogue with quantities, with discounts, tax rates and the policy that turns them into a receipt.
///
/// A basket stores a copy of its catalogue, so a price that changes in the shop does not change the products that are
/// already in the basket. A change that fails leaves the basket unchanged. Each sku has one line item: a second `add`
/// raises its quantity.
///
/// A basket rounds nothing. `checkout` rounds at the level of the policy, because the level determines the total: three
/// line items of 0.335 make 1.02 if each is rounded, and 1.00 or 1.01 if the order is.
public struct Basket: Sendable {
  /// A product with its quantity: more than 0, or less than 0 for a refund.
  public struct LineItem: Sendable, Equatable, Keyed {
    /// The product as it was when it was first added, or as it was put.
    public let product: Product
    public internal(set) var quantity: Decimal
    public internal(set) var discount: Discount?

    package var key: BytesKey { product.key }
  }

  public let catalogue: Catalogue
  /// The line items in the order in which they were first added.
  package private(set) var lineItems = KeyedList<LineItem>()

  /// The bytes that the next change may need at once, unless it removes a line item.
  public var growth: Int { lineItems.growth }
  /// The bytes that the next removal may need at once.
  public var removalGrowth: Int { lineItems.removalGrowth }
  /// The discount on the entire order.
  public private(set) var discount: Discount?
  public private(set) var taxes: TaxRates
  public var policy: BasketPolicy {
    didSet { revision &+= 1 }
  }
  /// A number that grows by one with each change.
  public private(set) var revision: UInt64 = 0

  public init(_ catalogue: Catalogue, policy: BasketPolicy = .standard) {
    self.catalogue = catalogue
    taxes = catalogue.taxes
    self.policy = policy
  }

  public var currency: CurrencyCode { catalogue.currency }
  public var digits: UInt32 { catalogue.digits }

  private func slot(of sku: [UInt8]) -> Int? { lineItems.slot(of: BytesKey(sku)) }

  private func knownSlot(of sku: [UInt8]) throws(MoneyFailure) -> Int {
    guard let slot = slot(of: sku) else {
      throw MoneyFailure(.notFound, "unknown sku " + .quoted(sku) + " in the basket")
    }
    return slot
  }

  /// The quantity of a product; 0 if the basket does not contain it.
  public func quantity(of sku: [UInt8]) -> Decimal {
    guard let slot = slot(of: sku) else { return .zero }
    return lineItems[slot: slot].quantity
  }
}

// MARK: - Changes

extension Basket {
  /// Adds to a product's quantity, or subtracts from it if `quantity` is negative. A quantity of 0 removes the line
  /// item.
  public mutating func add(_ sku: [UInt8], _ quantity: Decimal) throws(MoneyFailure) {
    if quantity.isZero { throw .noQuantity(sku) }
    guard let slot = slot(of: sku) else {
      try put(LineItem(product: try catalogue.product(sku), quantity: quantity, discount: nil))
      revision &+= 1
      return
    }
    try replace(slot, quantity: try lineItems[slot: slot].quantity.adding(quantity))
    revision &+= 1
  }

  /// Sets a product's quantity, adding a line item if the basket does not contain the product. A quantity of 0 removes
  /// the line item.
  public mutating func set(_ sku: [UInt8], to quantity: Decimal) throws(MoneyFailure) {
    if let slot = slot(of: sku) {
      try replace(slot, quantity: quantity)
    } else if quantity.isZero {
      _ = try knownSlot(of: sku)
    } else {
      try put(LineItem(product: try catalogue.product(sku), quantity: quantity, discount: nil))
    }
    revision &+= 1
  }

  /// Puts a product into the basket that is not in the catalogue, or at another price. It replaces the line item of the
  /// same sku, keeping its position and discount.
  public mutating func put(_ product: Product, _ quantity: Decimal) throws(MoneyFailure) {
    if quantity.isZero { throw .noQuantity(product.sku) }
    if let slot = slot(of: product.sku) {
      let item = LineItem(product: product, quantity: quantity, discount: lineItems[slot: slot].discount)
      try item.check(digits: digits)
      lineItems.replace(slot: slot, with: item)
    } else {
      try put(LineItem(product: product, quantity: quantity, discount: nil))
    }
    revision &+= 1
  }

  /// Removes the line item of a product, with its discount.
  public mutating func remove(_ sku: [UInt8]) throws(MoneyFailure) {
    lineItems.remove(slot: try knownSlot(of: sku))
    revision &+= 1
  }

  /// Removes all line items and the order's discount. The tax rates and the policy stay.
  public mutating func clear() {
    lineItems = KeyedList()
    discount = nil
    revision &+= 1
  }

  /// Sets or replaces the discount of a line item; nil and a discount of 0 remove it.
  public mutating func setDiscount(_ discount: Discount?, of sku: [UInt8]) throws(MoneyFailure) {
    let slot = try knownSlot(of: sku)
    var item = lineItems[slot: slot]
    item.discount = try kept(discount)
    try item.check(digits: digits)
    lineItems.replace(slot: slot, with: item)
    revision &+= 1
  }

  /// Sets or replaces the discount of the order; nil and a discount of 0 remove it. Only the checkout compares the
  /// discount with the order's value, because a voucher may come before the products.
  public mutating func setDiscount(_ discount: Discount?) throws(MoneyFailure) {
    self.discount = try kept(discount)
    revision &+= 1
  }

  public mutating func setTax(_ category: [UInt8], percent: Decimal) throws(MoneyFailure) {
    try taxes.set(category, percent: percent)
    revision &+= 1
  }

  /// Restores a line item from a document, even if the catalogue no longer contains its product.
  public mutating func restore(
    _ product: Product, quantity: Decimal, discount: Discount?
  ) throws(MoneyFailure) {
    if slot(of: product.sku) != nil {
      throw MoneyFailure(.duplicateSku, "duplicate sku " + .quoted(product.sku))
    }
    if quantity.isZero {
      throw .noQuantity(product.sku)
    }
    try put(LineItem(product: product, quantity: quantity, discount: try checked(discount)))
  }

  /// Restores the order's discount and the tax rates from a document.
  public mutating func restore(_ discount: Discount?, taxes: TaxRates) throws(MoneyFailure) {
    self.discount = try checked(discount)
    self.taxes = taxes
  }

  /// Checks that a discount is in range; returns nil for one of 0.
  private func kept(_ discount: Discount?) throws(MoneyFailure) -> Discount? {
    guard let checked = try checked(discount), !checked.isNothing else { return nil }
    return checked
  }

  private func checked(_ discount: Discount?) throws(MoneyFailure) -> Discount? {
    switch discount {
    case .percent(let percent): try .percent(checked: percent)
    case .fixed(let amount): try .fixed(checked: amount, digits: digits)
    case nil: nil
    }
  }

  private mutating func put(_ item: LineItem) throws(MoneyFailure) {
    try item.check(digits: digits)
    lineItems.append(item)
  }

  private mutating func replace(_ slot: Int, quantity: Decimal) throws(MoneyFailure) {
    if quantity.isZero {
      lineItems.remove(slot: slot)
      return
    }
    var item = lineItems[slot: slot]
    item.quantity = quantity
    try item.check(digits: digits)
    lineItems.replace(slot: slot, with: item)
  }
}

extension MoneyFailure {
  fileprivate static func noQuantity(_ sku: [UInt8]) -> MoneyFailure {
    MoneyFailure(.argument, "quantity of " + .quoted(sku) + " must not be 0")
  }
}

extension Basket.LineItem {
  /// Throws if the price has more than 38 digits, or if the discount is larger than the price.
  func check(digits: UInt32) throws(MoneyFailure) {
    let price = try product.price.multiplied(by: quantity, digits: digits, rounding: .down).value
    try discount?.check(against: price, "price")
  }
}
