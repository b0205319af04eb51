import MoneyCore

/// Products of a catalogue in quantities, with discounts, tax rates and the policy that turns them into a receipt.
///
/// It has a copy of its catalogue, so a price that changes in the shop does not change what is in the basket already. A
/// change that fails leaves it as it was. Each sku has one line item: a second `add` raises its quantity.
///
/// Nothing is rounded here. `checkout` rounds, where the policy says so, because the level decides the total: three
/// lines of 0.335 come to 1.02 by the line and to 1.00 or 1.01 by the order.
public struct Basket: Sendable {
  /// A product with its quantity: more than 0, or less than 0 for a refund.
  public struct LineItem: Sendable, Equatable {
    /// As it was when it was first added.
    public let product: Product
    public internal(set) var quantity: Decimal
    public internal(set) var discount: Discount?
  }

  public let catalogue: Catalogue
  /// In the order they were first added.
  public private(set) var lineItems: [LineItem] = []
  private var index = BytesIndex()
  /// Off the order as a whole.
  public private(set) var discount: Discount?
  public private(set) var taxes: TaxRates
  public var policy: BasketPolicy {
    didSet { revision &+= 1 }
  }
  /// Grows by one with each change.
  public private(set) var revision: UInt64 = 0

  public init(_ catalogue: Catalogue, policy: BasketPolicy = .standard) {
    self.catalogue = catalogue
    taxes = catalogue.taxes
    self.policy = policy
  }

  public var currency: CurrencyCode { catalogue.currency }
  public var digits: UInt32 { catalogue.digits }

  private func position(of sku: [UInt8]) -> Int? {
    index.find(sku) { lineItems[$0].product.sku }
  }

  private func knownPosition(of sku: [UInt8]) throws(MoneyFailure) -> Int {
    guard let position = position(of: sku) else {
      throw MoneyFailure(.notFound, "the basket has no " + .quoted(sku))
    }
    return position
  }

  /// The quantity of a product: 0 if the basket has none of it.
  public func quantity(of sku: [UInt8]) -> Decimal {
    guard let position = position(of: sku) else { return .zero }
    return lineItems[position].quantity
  }
}

// MARK: - Changes

extension Basket {
  /// Adds to a product's quantity, or takes from it; a quantity of 0 removes the line item.
  public mutating func add(_ sku: [UInt8], _ quantity: Decimal) throws(MoneyFailure) {
    if quantity.isZero { throw .noQuantity(sku) }
    guard let position = position(of: sku) else {
      try put(LineItem(product: try catalogue.product(sku), quantity: quantity, discount: nil))
      revision &+= 1
      return
    }
    try replace(position, quantity: try lineItems[position].quantity.adding(quantity))
    revision &+= 1
  }

  /// Sets a product's quantity, and adds a line item if the basket has none of the product; 0 removes it.
  public mutating func set(_ sku: [UInt8], to quantity: Decimal) throws(MoneyFailure) {
    if let position = position(of: sku) {
      try replace(position, quantity: quantity)
    } else if quantity.isZero {
      _ = try knownPosition(of: sku)
    } else {
      try put(LineItem(product: try catalogue.product(sku), quantity: quantity, discount: nil))
    }
    revision &+= 1
  }

  /// Removes the line item of a product, with its discount.
  public mutating func remove(_ sku: [UInt8]) throws(MoneyFailure) {
    drop(try knownPosition(of: sku))
    revision &+= 1
  }

  /// Removes all line items and the order's discount. Tax rates and policy stay.
  public mutating func clear() {
    lineItems = []
    index = BytesIndex()
    discount = nil
    revision &+= 1
  }

  /// Sets the discount of a line item, in place of the one it had; nil and a discount of 0 remove it.
  public mutating func setDiscount(_ discount: Discount?, of sku: [UInt8]) throws(MoneyFailure) {
    let position = try knownPosition(of: sku)
    var item = lineItems[position]
    item.discount = try kept(discount)
    try item.check(digits: digits)
    lineItems[position] = item
    revision &+= 1
  }

  /// Sets the discount of the order, in place of the one it had; nil and a discount of 0 remove it. The checkout finds
  /// out whether the order is worth that much: a voucher may come before the products.
  public mutating func setDiscount(_ discount: Discount?) throws(MoneyFailure) {
    self.discount = try kept(discount)
    revision &+= 1
  }

  public mutating func setTax(_ category: [UInt8], percent: Decimal) throws(MoneyFailure) {
    try taxes.set(category, percent: percent)
    revision &+= 1
  }

  /// For a reader of documents: an item as it was, whether or not the catalogue still has it.
  public mutating func restore(
    _ product: Product, quantity: Decimal, discount: Discount?
  ) throws(MoneyFailure) {
    if position(of: product.sku) != nil {
      throw MoneyFailure(.duplicateSku, "the sku " + .quoted(product.sku) + " appears twice")
    }
    if quantity.isZero {
      throw .noQuantity(product.sku)
    }
    try put(LineItem(product: product, quantity: quantity, discount: try checked(discount)))
  }

  /// For a reader of documents.
  public mutating func restore(_ discount: Discount?, taxes: TaxRates) throws(MoneyFailure) {
    self.discount = try checked(discount)
    self.taxes = taxes
  }

  /// A discount in range; nil for one that takes nothing off.
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
    index.insert(lineItems.count &- 1) { lineItems[$0].product.sku }
  }

  private mutating func drop(_ position: Int) {
    unindex(position)
    lineItems.remove(at: position)
  }

  private mutating func unindex(_ position: Int) {
    let lineItems = lineItems
    index.remove(position) { lineItems[$0].product.sku }
  }

  private mutating func replace(_ position: Int, quantity: Decimal) throws(MoneyFailure) {
    if quantity.isZero {
      drop(position)
      return
    }
    var item = lineItems[position]
    item.quantity = quantity
    try item.check(digits: digits)
    lineItems[position] = item
  }
}

extension MoneyFailure {
  fileprivate static func noQuantity(_ sku: [UInt8]) -> MoneyFailure {
    MoneyFailure(.argument, "the quantity of " + .quoted(sku) + " is 0; it must be above or below 0")
  }
}

extension Basket.LineItem {
  /// Throws if the price has more than 38 digits, or the discount is above it.
  func check(digits: UInt32) throws(MoneyFailure) {
    let price = try product.price.multiplied(by: quantity, digits: digits, rounding: .down).value
    try discount?.check(against: price, "price")
  }
}
