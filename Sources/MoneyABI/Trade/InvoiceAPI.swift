import CMoney
import MoneyCore
import MoneyJSON
import MoneyTrade

@_cdecl("money_invoice_line_item_init") @implementation
public func money_invoice_line_item_init(_ item: UnsafeMutablePointer<money_invoice_line_item_t>?) {
  guard let item else { return }
  Boundary.zero(item)
  item.pointee.struct_size = UInt32(MemoryLayout<money_invoice_line_item_t>.size)
}

@_cdecl("money_invoice_adjustment_init") @implementation
public func money_invoice_adjustment_init(_ adjustment: UnsafeMutablePointer<money_invoice_adjustment_t>?) {
  guard let adjustment else { return }
  Boundary.zero(adjustment)
  adjustment.pointee.struct_size = UInt32(MemoryLayout<money_invoice_adjustment_t>.size)
  adjustment.pointee.kind = MONEY_INVOICE_ALLOWANCE
}

@_cdecl("money_invoice_new") @implementation
public func money_invoice_new(
  _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?, _ invoice: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(invoice, "invoice", error) { () throws(MoneyFailure) in
    let code = try Boundary.code(currency, "currency")
    return Boundary.pointer(to: Handle(try Invoice(code, in: Boundary.registry(registry))))
  }
}

@_cdecl("money_invoice_from_receipt") @implementation
public func money_invoice_from_receipt(
  _ receipt: OpaquePointer?, _ view: Int32, _ zero_category: UnsafePointer<CChar>?,
  _ invoice: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(invoice, "invoice", error) { () throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    let amounts = try Boundary.amounts(receipt, view)
    var category: [UInt8]?
    if zero_category != nil {
      category = try Boundary.identifier(zero_category, longest: InvoiceTax.longestCategory, "zero_category")
    }
    try Boundary.checkMemory(receipt.lineItems.count, of: Boundary.mostOfEntry)
    return Boundary.pointer(to: Handle(try Invoice(receipt, amounts, zeroCategory: category)))
  }
}

@_cdecl("money_invoice_free") @implementation
public func money_invoice_free(_ invoice: OpaquePointer?) {
  Boundary.release(invoice, as: Handle<Invoice>.self)
}

@_cdecl("money_invoice_add") @implementation
public func money_invoice_add(
  _ invoice: OpaquePointer?, _ item: UnsafePointer<money_invoice_line_item_t>?, _ index: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(index) }) { () throws(MoneyFailure) in
    let handle = try Boundary.invoice(invoice)
    try Boundary.checkMemory(handle.value.growth)
    var given = try Boundary.sized(item, "MONEY_INVOICE_LINE_ITEM_INIT", "item")
    if given.reserved != 0 { throw Boundary.reserved("item") }
    let base = try Boundary.decimal(&given.base_quantity, "item.base_quantity")
    let item = try InvoiceLineItem(
      name: try Boundary.fieldText(&given.name, "item.name"),
      quantity: try Boundary.decimal(&given.quantity, "item.quantity"),
      price: try handle.value.amount(try Boundary.money(&given.price, "item.price")),
      baseQuantity: base.isZero ? nil : base)
    try handle.value.add(item, try Boundary.taxes(&given.taxes))
    index?.pointee = handle.value.lineItems.count &- 1
  }
}

@_cdecl("money_invoice_adjust") @implementation
public func money_invoice_adjust(
  _ invoice: OpaquePointer?, _ line_item: Int, _ adjustment: UnsafePointer<money_invoice_adjustment_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.invoice(invoice)
    try Boundary.checkMemory(handle.value.growth)
    var given = try Boundary.sized(adjustment, "MONEY_INVOICE_ADJUSTMENT_INIT", "adjustment")
    guard let kind = InvoiceAdjustment.Kind(rawValue: given.kind) else {
      throw Boundary.notOne(of: "MONEY_INVOICE_", "adjustment.kind", given.kind)
    }
    let adjustment = try InvoiceAdjustment(
      kind, amount: try Boundary.optionalAmount(&given.amount, of: handle.value, "adjustment.amount"),
      percent: try Boundary.decimal(&given.percent, "adjustment.percent"),
      base: try Boundary.optionalAmount(&given.base, of: handle.value, "adjustment.base"),
      reason: try Boundary.fieldText(&given.reason, "adjustment.reason"),
      reasonCode: try Boundary.fieldText(&given.reason_code, "adjustment.reason_code"))
    let taxes = try Boundary.taxes(&given.taxes)
    if line_item == -1 {
      try handle.value.adjust(adjustment, taxes)
    } else {
      if !taxes.isEmpty {
        throw MoneyFailure(.tax, "number of taxes of a line item's adjustment must be 0, got " + .number(taxes.count))
      }
      let index = try Boundary.index(line_item, of: handle.value.lineItems.count)
      try Boundary.checkMemory(handle.value.growth(ofLineItem: index))
      try handle.value.adjust(index, adjustment)
    }
  }
}

@_cdecl("money_invoice_set_exemption") @implementation
public func money_invoice_set_exemption(
  _ invoice: OpaquePointer?, _ category: UnsafePointer<CChar>?, _ reason: UnsafePointer<CChar>?,
  _ reason_code: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    try Boundary.invoice(invoice).value.setExemption(
      try Boundary.identifier(category, longest: InvoiceTax.longestCategory, "category"),
      reason: try Boundary.optionalIdentifier(reason, longest: InvoiceAdjustment.longestReason, "reason"),
      reasonCode: try Boundary.optionalIdentifier(reason_code, longest: InvoiceAdjustment.longestCode, "reason_code"))
  }
}

@_cdecl("money_invoice_set_payment") @implementation
public func money_invoice_set_payment(
  _ invoice: OpaquePointer?, _ prepaid: UnsafePointer<money_t>?, _ rounding: UnsafePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.invoice(invoice)
    let paid = prepaid == nil ? nil : try handle.value.amount(try Boundary.money(prepaid, "prepaid"))
    let rounded = rounding == nil ? nil : try handle.value.amount(try Boundary.money(rounding, "rounding"))
    try handle.value.setPayment(prepaid: paid, rounding: rounded)
  }
}

@_cdecl("money_invoice_set_accounting") @implementation
public func money_invoice_set_accounting(
  _ invoice: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ rate: UnsafePointer<money_decimal_t>?,
  _ registry: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.invoice(invoice)
    let code = try Boundary.code(currency, "currency")
    let digits = try CurrencyRegistry.minorUnits(code, in: Boundary.registry(registry))
    try handle.value.setAccounting(code, digits: digits, rate: try Boundary.decimal(rate, "rate"))
  }
}

@_cdecl("money_invoice_reverse") @implementation
public func money_invoice_reverse(
  _ invoice: OpaquePointer?, _ reversed: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(reversed, "reversed", error) { () throws(MoneyFailure) in
    let invoice = try Boundary.invoice(invoice).value
    try Boundary.checkMemory(invoice.entryCount, of: Boundary.mostOfEntry)
    return Boundary.pointer(to: Handle(invoice.reversed()))
  }
}

@_cdecl("money_invoice_from_json") @implementation
public func money_invoice_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ invoice: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(invoice, "invoice", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json", times: 24)
    return Boundary.pointer(to: Handle(try InvoiceDocument.read(text)))
  }
}

@_cdecl("money_invoice_to_json") @implementation
public func money_invoice_to_json(
  _ invoice: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try InvoiceDocument.write(try Boundary.invoice(invoice).value)
  }
}

extension Boundary {
  static func invoice(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Handle<Invoice> {
    try handle(pointer, of: Invoice.self, "invoice")
  }

  /// Reads an amount of a struct; nil if all its bytes are 0.
  fileprivate static func optionalAmount(
    _ field: inout money_t, of invoice: Invoice, _ name: StaticString
  ) throws(MoneyFailure) -> Decimal? {
    if isZero(&field) { return nil }
    return try invoice.amount(try money(&field, name))
  }

  /// Reads the taxes of a struct; a tax of zeros is skipped.
  fileprivate static func taxes<Rows>(_ field: inout Rows) throws(MoneyFailure) -> [InvoiceTax] {
    try withUnsafeMutableBytes(of: &field) { (place) throws(MoneyFailure) in
      var taxes: [InvoiceTax] = []
      for row in place.bindMemory(to: money_invoice_tax_t.self) {
        var tax = row
        if isZero(&tax) { continue }
        if tax.reserved != 0 { throw reserved("tax") }
        guard let kind = InvoiceTax.Kind(rawValue: tax.kind) else {
          throw notOne(of: "MONEY_INVOICE_TAX_", "tax.kind", tax.kind)
        }
        let category = try fieldText(&tax.category, "tax.category")
        taxes.append(try InvoiceTax(category, percent: try decimal(&tax.percent, "tax.percent"), kind: kind))
      }
      return taxes
    }
  }

  private static func isZero<Value>(_ value: inout Value) -> Bool {
    withUnsafeBytes(of: &value) { bytes in bytes.allSatisfy { $0 == 0 } }
  }
}
