import CMoney
import MoneyCore
import MoneyJSON

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
    output.pointee.line_count = UInt64(amounts.lines.count)
    output.pointee.tax_count = UInt64(amounts.taxRows.count)
    output.pointee.discount_kind = Boundary.kind(receipt.discount)
    if let value = Boundary.value(receipt.discount) { Boundary.write(value, to: &output.pointee.discount_value) }
  }
}

@_cdecl("money_receipt_line_at") @implementation
public func money_receipt_line_at(
  _ receipt: OpaquePointer?, _ view: Int32, _ index: Int, _ line: UnsafeMutablePointer<money_receipt_line_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(line, "line", error) {
    (output: UnsafeMutablePointer<money_receipt_line_t>) throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    let amounts = try Boundary.amounts(receipt, view)
    let index = try Boundary.index(index)
    guard index < amounts.lines.count, index < receipt.lines.count else { throw Boundary.pastEnd(index) }
    let sold = receipt.lines[index]
    let line = amounts.lines[index]
    Boundary.write(
      sold.product, sold.quantity, sold.discount, receipt.priced.currency, to: &output.pointee.item)
    Boundary.write(amounts.money(line.price), to: &output.pointee.price)
    Boundary.write(amounts.money(line.discount), to: &output.pointee.discount)
    Boundary.write(amounts.money(line.total), to: &output.pointee.total)
    Boundary.write(amounts.money(line.orderShare), to: &output.pointee.order_discount)
    Boundary.write(amounts.money(line.net), to: &output.pointee.net)
    Boundary.write(amounts.money(line.tax), to: &output.pointee.tax)
    Boundary.write(amounts.money(line.gross), to: &output.pointee.gross)
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
    let index = try Boundary.index(index)
    guard index < amounts.taxRows.count, index < receipt.taxGroups.count else { throw Boundary.pastEnd(index) }
    let group = receipt.taxGroups[index]
    let row = amounts.taxRows[index]
    Boundary.write(group.category, group.percent, to: &output.pointee.tax_rate)
    Boundary.write(amounts.money(row.net), to: &output.pointee.net)
    Boundary.write(amounts.money(row.tax), to: &output.pointee.tax)
    Boundary.write(amounts.money(row.gross), to: &output.pointee.gross)
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
}
