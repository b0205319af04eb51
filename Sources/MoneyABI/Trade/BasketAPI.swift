import CMoney
import MoneyCore
import MoneyJSON
import MoneyTrade

@_cdecl("money_basket_new") @implementation
public func money_basket_new(
  _ catalogue: OpaquePointer?, _ basket: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(basket, "basket", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: WatchedHandle(Basket(try Boundary.catalogue(catalogue).value)))
  }
}

@_cdecl("money_basket_free") @implementation
public func money_basket_free(_ basket: OpaquePointer?) {
  CallbackHandle.free(basket)
}

@_cdecl("money_basket_add") @implementation
public func money_basket_add(
  _ basket: OpaquePointer?, _ sku: UnsafePointer<CChar>?, _ quantity: UnsafePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(basket, error) { (basket: inout Basket) throws(MoneyFailure) in
    let sku = try Boundary.sku(sku)
    let quantity = try Boundary.decimal(quantity, "quantity")
    if quantity.isNegative { try Boundary.checkMemory(basket.removalGrowth) }
    try basket.add(sku, quantity)
  }
}

@_cdecl("money_basket_set") @implementation
public func money_basket_set(
  _ basket: OpaquePointer?, _ sku: UnsafePointer<CChar>?, _ quantity: UnsafePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(basket, error) { (basket: inout Basket) throws(MoneyFailure) in
    let sku = try Boundary.sku(sku)
    let quantity = try Boundary.decimal(quantity, "quantity")
    if quantity.isZero { try Boundary.checkMemory(basket.removalGrowth) }
    try basket.set(sku, to: quantity)
  }
}

@_cdecl("money_basket_put") @implementation
public func money_basket_put(
  _ basket: OpaquePointer?, _ product: UnsafePointer<money_product_t>?, _ quantity: UnsafePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(basket, error) { (basket: inout Basket) throws(MoneyFailure) in
    try basket.put(
      try Boundary.product(product, for: basket.catalogue), try Boundary.decimal(quantity, "quantity"))
  }
}

@_cdecl("money_basket_remove") @implementation
public func money_basket_remove(
  _ basket: OpaquePointer?, _ sku: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(basket, error) { (basket: inout Basket) throws(MoneyFailure) in
    try Boundary.checkMemory(basket.removalGrowth)
    try basket.remove(try Boundary.sku(sku))
  }
}

@_cdecl("money_basket_clear") @implementation
public func money_basket_clear(
  _ basket: OpaquePointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(basket, error) { (basket: inout Basket) throws(MoneyFailure) in
    basket.clear()
  }
}

@_cdecl("money_discount_init") @implementation
public func money_discount_init(_ discount: UnsafeMutablePointer<money_discount_t>?) {
  guard let discount else { return }
  Boundary.zero(discount)
  discount.pointee.struct_size = UInt32(MemoryLayout<money_discount_t>.size)
}

@_cdecl("money_basket_set_discount") @implementation
public func money_basket_set_discount(
  _ basket: OpaquePointer?, _ sku: UnsafePointer<CChar>?, _ discount: UnsafePointer<money_discount_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(basket, error) { (basket: inout Basket) throws(MoneyFailure) in
    let discount = try Boundary.discount(discount, for: basket.catalogue)
    if sku == nil {
      try basket.setDiscount(discount)
    } else {
      try basket.setDiscount(discount, of: try Boundary.sku(sku))
    }
  }
}

@_cdecl("money_basket_set_tax") @implementation
public func money_basket_set_tax(
  _ basket: OpaquePointer?, _ category: UnsafePointer<CChar>?, _ percent: UnsafePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(basket, error) { (basket: inout Basket) throws(MoneyFailure) in
    try basket.setTax(try Boundary.category(category), percent: try Boundary.decimal(percent, "percent"))
  }
}

@_cdecl("money_basket_set_policy") @implementation
public func money_basket_set_policy(
  _ basket: OpaquePointer?, _ policy: UnsafePointer<money_basket_policy_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(basket, error) { (basket: inout Basket) throws(MoneyFailure) in
    basket.policy = try Boundary.policy(policy)
  }
}

@_cdecl("money_basket_currency") @implementation
public func money_basket_currency(
  _ basket: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.basket(basket).value.currency.bytes)
  }
}

@_cdecl("money_basket_count") @implementation
public func money_basket_count(
  _ basket: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.basket(basket).value.lineItems.count
  }
}

@_cdecl("money_basket_at") @implementation
public func money_basket_at(
  _ basket: OpaquePointer?, _ index: Int, _ item: UnsafeMutablePointer<money_basket_line_item_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(item, "item", error) {
    (output: UnsafeMutablePointer<money_basket_line_item_t>) throws(MoneyFailure) in
    let basket = try Boundary.basket(basket).value
    let index = try Boundary.index(index, of: basket.lineItems.count)
    let item = basket.lineItems[index]
    Boundary.write(item.product, item.quantity, item.discount, basket.currency, to: output)
  }
}

@_cdecl("money_basket_line_items") @implementation
public func money_basket_line_items(
  _ basket: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_basket_line_item_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let basket = try Boundary.basket(basket).value
    try page.fill(of: basket.lineItems.count) { (index, row) throws(MoneyFailure) in
      let item = basket.lineItems[index]
      Boundary.write(item.product, item.quantity, item.discount, basket.currency, to: row)
    }
  }
}

@_cdecl("money_basket_quantity") @implementation
public func money_basket_quantity(
  _ basket: OpaquePointer?, _ sku: UnsafePointer<CChar>?, _ quantity: UnsafeMutablePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(quantity, "quantity", error) {
    (output: UnsafeMutablePointer<money_decimal_t>) throws(MoneyFailure) in
    let basket = try Boundary.basket(basket).value
    Boundary.write(basket.quantity(of: try Boundary.sku(sku)), to: output)
  }
}

@_cdecl("money_basket_policy") @implementation
public func money_basket_policy(
  _ basket: OpaquePointer?, _ policy: UnsafeMutablePointer<money_basket_policy_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(policy, "policy", error) {
    (output: UnsafeMutablePointer<money_basket_policy_t>) throws(MoneyFailure) in
    Boundary.write(try Boundary.basket(basket).value.policy, to: output)
  }
}

@_cdecl("money_basket_revision") @implementation
public func money_basket_revision(
  _ basket: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.revision(of: basket, as: Basket.self, revision, error)
}

@_cdecl("money_basket_on_change") @implementation
public func money_basket_on_change(
  _ basket: OpaquePointer?, _ callback: money_change_callback_t?, _ user_data: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.listen(to: basket, as: Basket.self, callback, user_data, error)
}

@_cdecl("money_basket_checkout") @implementation
public func money_basket_checkout(
  _ basket: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ receipt: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(receipt, "receipt", error) { () throws(MoneyFailure) in
    let basket = try Boundary.basket(basket).value
    try Boundary.checkMemory(basket.lineItems.count, of: Boundary.mostOfEntry)
    let target = try Boundary.optionalCode(target, "target")
    let given = try ConvertOptions(options)
    let table = try Boundary.optionalTable(rates)
    let receipt = try basket.checkout(
      in: target, with: table, given.options, in: given.registry, now: given.now)
    return Boundary.pointer(to: Handle(receipt))
  }
}

@_cdecl("money_basket_from_json") @implementation
public func money_basket_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ catalogue: OpaquePointer?,
  _ basket: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(basket, "basket", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json", times: 24)
    let goods = try Boundary.optionalCatalogue(catalogue)
    return Boundary.pointer(to: WatchedHandle(try BasketDocument.read(text, catalogue: goods)))
  }
}

@_cdecl("money_basket_to_json") @implementation
public func money_basket_to_json(
  _ basket: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try BasketDocument.write(try Boundary.basket(basket).value)
  }
}

extension Basket: Watched {
  static var parameter: StaticString { "basket" }
}

extension Boundary {
  static func basket(_ pointer: OpaquePointer?) throws(MoneyFailure) -> WatchedHandle<Basket> {
    try watched(pointer)
  }

  /// Writes a line item into a zeroed output.
  static func write(
    _ product: Product, _ quantity: Decimal, _ discount: Discount?, _ currency: CurrencyCode,
    to output: UnsafeMutablePointer<money_basket_line_item_t>
  ) {
    write(product, currency, to: &output.pointee.product)
    write(quantity, to: &output.pointee.quantity)
    write(discount, currency, to: &output.pointee.discount)
  }

  /// Writes a discount into a zeroed output.
  static func write(
    _ discount: Discount?, _ currency: CurrencyCode, to output: UnsafeMutablePointer<money_discount_t>
  ) {
    output.pointee.struct_size = UInt32(MemoryLayout<money_discount_t>.size)
    switch discount {
    case nil: output.pointee.kind = MONEY_DISCOUNT_NONE
    case .percent(let percent):
      output.pointee.kind = MONEY_DISCOUNT_PERCENT
      write(percent, to: &output.pointee.percent)
    case .fixed(let amount):
      output.pointee.kind = MONEY_DISCOUNT_FIXED
      write(Money(amount, currency), to: &output.pointee.amount)
    }
  }

  /// Reads a discount; nil for null and for MONEY_DISCOUNT_NONE. Fields that the kind does not use must be zero: with
  /// MONEY_DISCOUNT_NONE, a percentage means that the caller did not set the kind.
  static func discount(
    _ pointer: UnsafePointer<money_discount_t>?, for catalogue: Catalogue
  ) throws(MoneyFailure) -> Discount? {
    guard let pointer else { return nil }
    var given = try options(pointer, "MONEY_DISCOUNT_INIT", "discount")
    let hasPercent = withUnsafeBytes(of: &given.percent) { bytes in bytes.contains { $0 != 0 } }
    let hasAmount = withUnsafeBytes(of: &given.amount) { bytes in bytes.contains { $0 != 0 } }
    switch given.kind {
    case MONEY_DISCOUNT_NONE, MONEY_DISCOUNT_PERCENT, MONEY_DISCOUNT_FIXED: break
    default: throw notOne(of: "MONEY_DISCOUNT_", "discount.kind", given.kind)
    }
    if hasPercent, given.kind != MONEY_DISCOUNT_PERCENT { throw unused("discount.percent", "PERCENT") }
    if hasAmount, given.kind != MONEY_DISCOUNT_FIXED { throw unused("discount.amount", "FIXED") }
    switch given.kind {
    case MONEY_DISCOUNT_PERCENT: return .percent(try decimal(&given.percent, "discount.percent"))
    case MONEY_DISCOUNT_FIXED: return .fixed(try catalogue.amount(try money(&given.amount, "discount.amount")))
    default: return nil
    }
  }

  private static func unused(_ field: StaticString, _ kind: StaticString) -> MoneyFailure {
    MoneyFailure(
      .argument, "discount.kind must be MONEY_DISCOUNT_" + Message(kind) + " if " + Message(field) + " is set")
  }
}
