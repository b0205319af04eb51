import CMoney
import MoneyCore
import MoneyJSON
import MoneyStore
import MoneyTrade

@_cdecl("money_catalogue_new") @implementation
public func money_catalogue_new(
  _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?, _ catalogue: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(catalogue, "catalogue", error) { () throws(MoneyFailure) in
    let code = try Boundary.code(currency, "currency")
    return Boundary.pointer(
      to: Handle(try Catalogue(currency: code, in: Boundary.registry(registry)), bases: StoredBases()))
  }
}

@_cdecl("money_catalogue_free") @implementation
public func money_catalogue_free(_ catalogue: OpaquePointer?) {
  Boundary.release(catalogue, as: Handle<Catalogue>.self)
}

@_cdecl("money_product_init") @implementation
public func money_product_init(_ product: UnsafeMutablePointer<money_product_t>?) {
  guard let product else { return }
  Boundary.zero(product)
  product.pointee.struct_size = UInt32(MemoryLayout<money_product_t>.size)
}

@_cdecl("money_catalogue_add") @implementation
public func money_catalogue_add(
  _ catalogue: OpaquePointer?, _ product: UnsafePointer<money_product_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.catalogue(catalogue)
    try Boundary.checkMemory(handle.value.growth)
    handle.value.add(try Boundary.product(product, for: handle.value))
  }
}

@_cdecl("money_catalogue_remove") @implementation
public func money_catalogue_remove(
  _ catalogue: OpaquePointer?, _ sku: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.catalogue(catalogue)
    try Boundary.checkMemory(handle.value.removalGrowth)
    try handle.value.remove(try Boundary.sku(sku))
  }
}

@_cdecl("money_catalogue_find") @implementation
public func money_catalogue_find(
  _ catalogue: OpaquePointer?, _ sku: UnsafePointer<CChar>?, _ product: UnsafeMutablePointer<money_product_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(product, "product", error) {
    (output: UnsafeMutablePointer<money_product_t>) throws(MoneyFailure) in
    let goods = try Boundary.catalogue(catalogue).value
    Boundary.write(try goods.product(try Boundary.sku(sku)), goods.currency, to: output)
  }
}

@_cdecl("money_catalogue_count") @implementation
public func money_catalogue_count(
  _ catalogue: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.catalogue(catalogue).value.products.count
  }
}

@_cdecl("money_catalogue_at") @implementation
public func money_catalogue_at(
  _ catalogue: OpaquePointer?, _ index: Int, _ product: UnsafeMutablePointer<money_product_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(product, "product", error) {
    (output: UnsafeMutablePointer<money_product_t>) throws(MoneyFailure) in
    let goods = try Boundary.catalogue(catalogue).value
    let index = try Boundary.index(index, of: goods.products.count)
    Boundary.write(goods.products[index], goods.currency, to: output)
  }
}

@_cdecl("money_catalogue_products") @implementation
public func money_catalogue_products(
  _ catalogue: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_product_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let goods = try Boundary.catalogue(catalogue).value
    try page.fill(of: goods.products.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(goods.products[index], goods.currency, to: row)
    }
  }
}

@_cdecl("money_catalogue_currency") @implementation
public func money_catalogue_currency(
  _ catalogue: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.catalogue(catalogue).value.currency.bytes)
  }
}

@_cdecl("money_catalogue_set_tax") @implementation
public func money_catalogue_set_tax(
  _ catalogue: OpaquePointer?, _ category: UnsafePointer<CChar>?, _ percent: UnsafePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.catalogue(catalogue)
    try handle.value.setTax(try Boundary.category(category), percent: try Boundary.decimal(percent, "percent"))
  }
}

@_cdecl("money_catalogue_tax_count") @implementation
public func money_catalogue_tax_count(
  _ catalogue: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.catalogue(catalogue).value.taxes.entries.count
  }
}

@_cdecl("money_catalogue_tax_at") @implementation
public func money_catalogue_tax_at(
  _ catalogue: OpaquePointer?, _ index: Int, _ tax: UnsafeMutablePointer<money_tax_rate_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(tax, "tax", error) { (output: UnsafeMutablePointer<money_tax_rate_t>) throws(MoneyFailure) in
    let entries = try Boundary.catalogue(catalogue).value.taxes.entries
    let index = try Boundary.index(index, of: entries.count)
    Boundary.write(entries[index].category, entries[index].percent, to: output)
  }
}

@_cdecl("money_catalogue_taxes") @implementation
public func money_catalogue_taxes(
  _ catalogue: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_tax_rate_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let entries = try Boundary.catalogue(catalogue).value.taxes.entries
    try page.fill(of: entries.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(entries[index].category, entries[index].percent, to: row)
    }
  }
}

@_cdecl("money_catalogue_from_json") @implementation
public func money_catalogue_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ catalogue: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(catalogue, "catalogue", error) { () throws(MoneyFailure) in
    let catalogue = try CatalogueDocument.read(try Boundary.document(json, length, "json"))
    return Boundary.pointer(to: Handle(catalogue, bases: StoredBases()))
  }
}

@_cdecl("money_catalogue_to_json") @implementation
public func money_catalogue_to_json(
  _ catalogue: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try CatalogueDocument.write(try Boundary.catalogue(catalogue).value)
  }
}

@_cdecl("money_catalogue_from_csv") @implementation
public func money_catalogue_from_csv(
  _ csv: UnsafePointer<CChar>?, _ length: Int, _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ catalogue: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(catalogue, "catalogue", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(csv, length, "csv")
    let code = try Boundary.optionalCode(currency, "currency")
    return Boundary.pointer(
      to: Handle(
        try CatalogueCSV.read(text, currency: code, in: Boundary.registry(registry), watch: Boundary.watch),
        bases: StoredBases()))
  }
}

@_cdecl("money_catalogue_to_csv") @implementation
public func money_catalogue_to_csv(
  _ catalogue: OpaquePointer?, _ csv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(csv, "csv", length, error) { () throws(MoneyFailure) in
    let catalogue = try Boundary.catalogue(catalogue).value
    try Boundary.checkMemory(catalogue.products.count, of: Boundary.mostOfEntry)
    return try CatalogueCSV.write(catalogue, watch: Boundary.watch)
  }
}

extension Boundary {
  static func catalogue(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Handle<Catalogue> {
    try handle(pointer, of: Catalogue.self, "catalogue")
  }

  /// Reads a catalogue; null is nil.
  static func optionalCatalogue(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Catalogue? {
    pointer == nil ? nil : try catalogue(pointer).value
  }

  /// Reads a product, whose price is in a catalogue's currency.
  static func product(
    _ pointer: UnsafePointer<money_product_t>?, for catalogue: Catalogue
  ) throws(MoneyFailure) -> Product {
    var given = try sized(pointer, "MONEY_PRODUCT_INIT", "product")
    if given.reserved != 0 { throw reserved("product") }
    let price = try money(&given.price, "product.price")
    return try Product(
      sku: try fieldText(&given.sku, "product.sku"), name: try fieldText(&given.name, "product.name"),
      unit: try fieldText(&given.unit, "product.unit"), category: try fieldText(&given.category, "product.category"),
      price: try catalogue.amount(price))
  }

  /// Writes a product into a zeroed output.
  static func write(
    _ product: Product, _ currency: CurrencyCode, to output: UnsafeMutablePointer<money_product_t>
  ) {
    output.pointee.struct_size = UInt32(MemoryLayout<money_product_t>.size)
    withUnsafeMutableBytes(of: &output.pointee.sku) { write(product.sku, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.name) { write(product.name, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.unit) { write(product.unit, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.category) { write(product.category, to: $0) }
    write(Money(product.price, currency), to: &output.pointee.price)
  }

  /// Writes a tax rate into a zeroed output.
  static func write(_ category: [UInt8], _ percent: Decimal, to output: UnsafeMutablePointer<money_tax_rate_t>) {
    withUnsafeMutableBytes(of: &output.pointee.category) { write(category, to: $0) }
    write(percent, to: &output.pointee.percent)
  }
}
