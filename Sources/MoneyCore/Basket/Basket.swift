/// Goods of a catalogue in quantities, with discounts, tax rates and the policy that turns them into a receipt.
///
/// It has a copy of its catalogue. A change that fails leaves it as it was.
public struct Basket: Sendable {
  /// A product with its quantity: more than 0, or less than 0 for a refund.
  public struct Item: Sendable, Equatable {
    /// As it was when it was first added.
    public let product: Product
    public internal(set) var quantity: Decimal
    public internal(set) var discount: Discount?
  }

  public let catalogue: Catalogue
  /// In the order they were first added.
  public private(set) var items: [Item] = []
  private var index = BytesIndex()
  /// Off the order as a whole.
  public private(set) var discount: Discount?
  public private(set) var taxes: TaxRates
  public var policy: BasketPolicy
  /// Grows with each change that somebody may watch.
  public private(set) var revision: UInt64 = 0

  public init(_ catalogue: Catalogue, policy: BasketPolicy = .standard) {
    self.catalogue = catalogue
    taxes = catalogue.taxes
    self.policy = policy
  }

  public var currency: CurrencyCode { catalogue.currency }
  public var digits: UInt32 { catalogue.digits }

  private func position(of sku: [UInt8]) -> Int? {
    index.find(sku) { items[$0].product.sku }
  }

  private func knownPosition(of sku: [UInt8]) throws(MoneyFailure) -> Int {
    guard let position = position(of: sku) else {
      throw MoneyFailure(.notFound, "the basket has no " + .quoted(sku))
    }
    return position
  }

  /// The quantity of a product; 0 where the basket has none.
  public func quantity(of sku: [UInt8]) -> Decimal {
    guard let position = position(of: sku) else { return .zero }
    return items[position].quantity
  }
}

// MARK: - Changes

extension Basket {
  /// Adds to a product's quantity, or takes from it; at 0 the product leaves the basket.
  public mutating func add(_ sku: [UInt8], _ quantity: Decimal) throws(MoneyFailure) {
    if quantity.isZero { throw MoneyFailure(.argument, "the quantity of " + .quoted(sku) + " is 0") }
    guard let position = position(of: sku) else {
      try put(Item(product: try catalogue.product(sku), quantity: quantity, discount: nil))
      return
    }
    try replace(position, quantity: try items[position].quantity.adding(quantity))
  }

  /// Sets a product's quantity, adding the product where need be; 0 takes it out.
  public mutating func set(_ sku: [UInt8], to quantity: Decimal) throws(MoneyFailure) {
    if let position = position(of: sku) {
      try replace(position, quantity: quantity)
    } else if quantity.isZero {
      _ = try knownPosition(of: sku)
    } else {
      try put(Item(product: try catalogue.product(sku), quantity: quantity, discount: nil))
    }
  }

  /// Takes a product out, whatever its quantity.
  public mutating func remove(_ sku: [UInt8]) throws(MoneyFailure) {
    drop(try knownPosition(of: sku))
  }

  /// Takes everything out, and the order's discount off. Tax rates and policy stay.
  public mutating func clear() {
    items = []
    index = BytesIndex()
    discount = nil
  }

  /// Takes a percentage off a line; 0 takes the line's discount away.
  public mutating func discountLine(_ sku: [UInt8], percent: Decimal) throws(MoneyFailure) {
    try discountLine(sku, try .percent(checked: percent))
  }

  /// Takes an amount off a line; 0 takes the line's discount away.
  public mutating func discountLine(_ sku: [UInt8], fixed amount: Money) throws(MoneyFailure) {
    try discountLine(sku, try .fixed(checked: try catalogue.amount(amount), digits: digits))
  }

  private mutating func discountLine(_ sku: [UInt8], _ discount: Discount) throws(MoneyFailure) {
    let position = try knownPosition(of: sku)
    var item = items[position]
    item.discount = discount.isNothing ? nil : discount
    try item.check(digits: digits)
    items[position] = item
  }

  /// Takes a percentage off the order; 0 takes the order's discount away.
  public mutating func discountOrder(percent: Decimal) throws(MoneyFailure) {
    let discount = try Discount.percent(checked: percent)
    self.discount = discount.isNothing ? nil : discount
  }

  /// Takes an amount off the order; 0 takes the order's discount away. Whether the order is worth that much shows when
  /// it is checked out.
  public mutating func discountOrder(fixed amount: Money) throws(MoneyFailure) {
    let discount = try Discount.fixed(checked: try catalogue.amount(amount), digits: digits)
    self.discount = discount.isNothing ? nil : discount
  }

  public mutating func setTax(_ category: [UInt8], percent: Decimal) throws(MoneyFailure) {
    try taxes.set(category, percent: percent)
  }

  /// For a reader of documents: an item as it was, whether or not the catalogue still has it.
  public mutating func restore(
    _ product: Product, quantity: Decimal, discount: Discount?
  ) throws(MoneyFailure) {
    if position(of: product.sku) != nil {
      throw MoneyFailure(.duplicateSku, "the sku " + .quoted(product.sku) + " is there twice")
    }
    if quantity.isZero {
      throw MoneyFailure(.argument, "the quantity of " + .quoted(product.sku) + " is 0")
    }
    try put(Item(product: product, quantity: quantity, discount: try checked(discount)))
  }

  /// For a reader of documents.
  public mutating func restore(_ discount: Discount?, taxes: TaxRates) throws(MoneyFailure) {
    self.discount = try checked(discount)
    self.taxes = taxes
  }

  private func checked(_ discount: Discount?) throws(MoneyFailure) -> Discount? {
    switch discount {
    case .percent(let percent): try .percent(checked: percent)
    case .fixed(let amount): try .fixed(checked: amount, digits: digits)
    case nil: nil
    }
  }

  private mutating func put(_ item: Item) throws(MoneyFailure) {
    try item.check(digits: digits)
    items.append(item)
    index.insert(items.count &- 1) { items[$0].product.sku }
  }

  private mutating func drop(_ position: Int) {
    unindex(position)
    items.remove(at: position)
  }

  private mutating func unindex(_ position: Int) {
    let items = items
    index.remove(position) { items[$0].product.sku }
  }

  private mutating func replace(_ position: Int, quantity: Decimal) throws(MoneyFailure) {
    if quantity.isZero {
      drop(position)
      return
    }
    var item = items[position]
    item.quantity = quantity
    try item.check(digits: digits)
    items[position] = item
  }

  public mutating func advance() {
    revision &+= 1
  }

  /// Lets go of room that the items do not need.
  public mutating func releaseMemory() {
    items = items.map { $0 }
    index = BytesIndex(count: items.count) { items[$0].product.sku }
  }
}

extension Basket.Item {
  /// Throws where the price has more than 38 digits, or the discount is above it.
  func check(digits: UInt32) throws(MoneyFailure) {
    let price = try product.price.multiplied(by: quantity, digits: digits, rounding: .down).value
    try discount?.check(against: price, "price")
  }
}
