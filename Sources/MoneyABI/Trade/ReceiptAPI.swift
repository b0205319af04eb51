import CMoney
import MoneyCore
import MoneyJSON
import MoneyTrade

@_cdecl("money_receipt_free") @implementation
public func money_receipt_free(_ receipt: OpaquePointer?) {
  Boundary.release(receipt, as: Handle<Receipt>.self)
}

@_cdecl("money_receipt_info") @implementation
public func money_receipt_info(
  _ receipt: OpaquePointer?, _ view: Int32, _ info: UnsafeMutablePointer<money_receipt_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) {
    (output: UnsafeMutablePointer<money_receipt_info_t>) throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    let amounts = try Boundary.amounts(receipt, view)
    Boundary.write(amounts.money(amounts.subtotal), to: &output.pointee.subtotal)
    Boundary.write(amounts.money(amounts.discount), to: &output.pointee.discount)
    Boundary.write(amounts.money(amounts.net), to: &output.pointee.net)
    Boundary.write(amounts.money(amounts.tax), to: &output.pointee.tax)
    Boundary.write(amounts.money(amounts.gross), to: &output.pointee.gross)
    Boundary.write(amounts.money(amounts.total), to: &output.pointee.total)
    Boundary.write(amounts.money(amounts.difference), to: &output.pointee.difference)
    Boundary.write(amounts.money(amounts.cashRounding), to: &output.pointee.cash_rounding)
    Boundary.write(amounts.money(amounts.payable), to: &output.pointee.payable)
    output.pointee.line_item_count = UInt64(amounts.lineItems.count)
    output.pointee.tax_count = UInt64(amounts.taxRows.count)
    Boundary.write(receipt.discount, receipt.priced.currency, to: &output.pointee.discount_terms)
  }
}

@_cdecl("money_receipt_line_item_at") @implementation
public func money_receipt_line_item_at(
  _ receipt: OpaquePointer?, _ view: Int32, _ index: Int, _ item: UnsafeMutablePointer<money_receipt_line_item_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(item, "item", error) {
    (output: UnsafeMutablePointer<money_receipt_line_item_t>) throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    let amounts = try Boundary.amounts(receipt, view)
    let index = try Boundary.index(index, of: receipt.lineItems.count)
    Boundary.writeLineItem(index, of: receipt, amounts, to: output)
  }
}

@_cdecl("money_receipt_line_items") @implementation
public func money_receipt_line_items(
  _ receipt: OpaquePointer?, _ view: Int32, _ first: Int, _ rows: UnsafeMutablePointer<money_receipt_line_item_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    let amounts = try Boundary.amounts(receipt, view)
    try page.fill(of: receipt.lineItems.count) { (index, row) throws(MoneyFailure) in
      Boundary.writeLineItem(index, of: receipt, amounts, to: row)
    }
  }
}

@_cdecl("money_receipt_tax_at") @implementation
public func money_receipt_tax_at(
  _ receipt: OpaquePointer?, _ view: Int32, _ index: Int, _ tax: UnsafeMutablePointer<money_receipt_tax_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(tax, "tax", error) { (output: UnsafeMutablePointer<money_receipt_tax_t>) throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    let amounts = try Boundary.amounts(receipt, view)
    let index = try Boundary.index(index, of: receipt.taxGroups.count)
    Boundary.writeTaxRow(index, of: receipt, amounts, to: output)
  }
}

@_cdecl("money_receipt_taxes") @implementation
public func money_receipt_taxes(
  _ receipt: OpaquePointer?, _ view: Int32, _ first: Int, _ rows: UnsafeMutablePointer<money_receipt_tax_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    let amounts = try Boundary.amounts(receipt, view)
    try page.fill(of: receipt.taxGroups.count) { (index, row) throws(MoneyFailure) in
      Boundary.writeTaxRow(index, of: receipt, amounts, to: row)
    }
  }
}

@_cdecl("money_receipt_refund") @implementation
public func money_receipt_refund(
  _ receipt: OpaquePointer?, _ view: Int32, _ index: Int, _ quantity: UnsafePointer<money_decimal_t>?,
  _ refunded: UnsafePointer<money_decimal_t>?, _ item: UnsafeMutablePointer<money_receipt_line_item_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(item, "item", error) {
    (output: UnsafeMutablePointer<money_receipt_line_item_t>) throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    let amounts = try Boundary.amounts(receipt, view)
    let index = try Boundary.index(index, of: receipt.lineItems.count)
    let part = quantity == nil ? nil : try Boundary.decimal(quantity, "quantity")
    let earlier = refunded == nil ? Decimal.zero : try Boundary.decimal(refunded, "refunded")
    let refund = try receipt.refund(index, in: amounts, quantity: part, refunded: earlier)
    Boundary.writeLineItem(receipt.lineItems[index], refund.quantity, refund.amounts, of: receipt, amounts, to: output)
  }
}

@_cdecl("money_receipt_conversion") @implementation
public func money_receipt_conversion(
  _ receipt: OpaquePointer?, _ conversion: UnsafeMutablePointer<money_conversion_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(conversion, "conversion", error) {
    (output: UnsafeMutablePointer<money_conversion_t>) throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    try Boundary.write(receipt.conversion, now: nil, to: output)
    if let age = receipt.age { output.pointee.age_seconds = age }
  }
}

@_cdecl("money_receipt_to_text") @implementation
public func money_receipt_to_text(
  _ receipt: OpaquePointer?, _ columns: Int32, _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(text, "text", length, error) { () throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    if columns == 0 { return receipt.text() }
    guard Receipt.columns.contains(Int(columns)) else {
      throw Boundary.outOfRange(
        "columns", Int64(columns), Int64(Receipt.columns.lowerBound)...Int64(Receipt.columns.upperBound))
    }
    return receipt.text(columns: Int(columns))
  }
}

@_cdecl("money_receipt_to_json") @implementation
public func money_receipt_to_json(
  _ receipt: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try ReceiptDocument.write(try Boundary.receipt(receipt))
  }
}

extension Boundary {
  static func receipt(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Receipt {
    try handle(pointer, of: Receipt.self, "receipt").value
  }

  static func amounts(_ receipt: Receipt, _ view: Int32) throws(MoneyFailure) -> ReceiptAmounts {
    switch view {
    case MONEY_RECEIPT_PRICED: receipt.priced
    case MONEY_RECEIPT_CHECKOUT: receipt.checkout
    default: throw notOne(of: "MONEY_RECEIPT_", "view", view)
    }
  }

  /// Writes a line item into a zeroed output. A receipt has as many amounts as line items.
  static func writeLineItem(
    _ index: Int, of receipt: Receipt, _ amounts: ReceiptAmounts,
    to output: UnsafeMutablePointer<money_receipt_line_item_t>
  ) {
    let sold = receipt.lineItems[index]
    writeLineItem(sold, sold.quantity, amounts.lineItems[index], of: receipt, amounts, to: output)
  }

  /// Writes a line item, or its refund, into a zeroed output.
  static func writeLineItem(
    _ sold: Receipt.LineItem, _ quantity: Decimal, _ item: ReceiptAmounts.LineItem, of receipt: Receipt,
    _ amounts: ReceiptAmounts, to output: UnsafeMutablePointer<money_receipt_line_item_t>
  ) {
    write(sold.product, quantity, sold.discount, receipt.priced.currency, to: &output.pointee.item)
    write(amounts.money(item.price), to: &output.pointee.price)
    write(amounts.money(item.discount), to: &output.pointee.discount)
    write(amounts.money(item.total), to: &output.pointee.total)
    write(amounts.money(item.orderShare), to: &output.pointee.order_discount)
    write(amounts.money(item.net), to: &output.pointee.net)
    write(amounts.money(item.tax), to: &output.pointee.tax)
    write(amounts.money(item.gross), to: &output.pointee.gross)
  }

  /// Writes a tax row into a zeroed output. A receipt has as many tax rows as tax groups.
  static func writeTaxRow(
    _ index: Int, of receipt: Receipt, _ amounts: ReceiptAmounts, to output: UnsafeMutablePointer<money_receipt_tax_t>
  ) {
    let group = receipt.taxGroups[index]
    let row = amounts.taxRows[index]
    write(group.category, group.percent, to: &output.pointee.tax_rate)
    write(amounts.money(row.net), to: &output.pointee.net)
    write(amounts.money(row.tax), to: &output.pointee.tax)
    write(amounts.money(row.gross), to: &output.pointee.gross)
  }
}
