import CMoney
import MoneyCore
import MoneyJSON
import MoneyPortfolio
import MoneyTrade

@_cdecl("money_explanation_free") @implementation
public func money_explanation_free(_ explanation: OpaquePointer?) {
  Boundary.release(explanation, as: Handle<Explanation>.self)
}

@_cdecl("money_explanation_count") @implementation
public func money_explanation_count(
  _ explanation: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.explanation(explanation).nodes.count
  }
}

@_cdecl("money_explanation_nodes") @implementation
public func money_explanation_nodes(
  _ explanation: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_explanation_node_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let explanation = try Boundary.explanation(explanation)
    try page.fill(of: explanation.nodes.count) { (index, row) throws(MoneyFailure) in
      try Boundary.write(explanation.nodes[index], explanation.formula(of: index), to: row)
    }
  }
}

@_cdecl("money_explanation_find") @implementation
public func money_explanation_find(
  _ explanation: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ index: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(index, "index", error) { () throws(MoneyFailure) in
    let explanation = try Boundary.explanation(explanation)
    let name = try Boundary.identifier(name, longest: ExplanationNode.longestName, "name")
    guard let found = explanation.find(name) else {
      throw MoneyFailure(.notFound, "unknown node " + .quoted(name))
    }
    return found
  }
}

@_cdecl("money_explanation_to_text") @implementation
public func money_explanation_to_text(
  _ explanation: OpaquePointer?, _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(text, "text", length, error) { () throws(MoneyFailure) in
    let explanation = try Boundary.explanation(explanation)
    try Boundary.checkMemory(explanation.nodes.count, of: Boundary.mostOfEntry)
    return explanation.text
  }
}

@_cdecl("money_explanation_to_json") @implementation
public func money_explanation_to_json(
  _ explanation: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try ExplanationDocument.write(try Boundary.explanation(explanation))
  }
}

// MARK: - Explained amounts

@_cdecl("money_rates_explain") @implementation
public func money_rates_explain(
  _ rates: OpaquePointer?, _ amount: UnsafePointer<money_t>?, _ target: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_convert_options_t>?, _ explanation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(explanation, "explanation", error) { () throws(MoneyFailure) in
    let money = try Boundary.money(amount, "amount")
    let code = try Boundary.optionalCode(target, "target") ?? money.currency
    let given = try ConvertOptions(options)
    let conversion = try RatesTable.explain(
      money, to: code, with: try Boundary.optionalTable(rates), given.options, in: given.registry)
    return Boundary.pointer(to: Handle(try conversion.explanation(of: money)))
  }
}

@_cdecl("money_invoice_explain") @implementation
public func money_invoice_explain(
  _ invoice: OpaquePointer?, _ explanation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(explanation, "explanation", error) { () throws(MoneyFailure) in
    let invoice = try Boundary.invoice(invoice).value
    try Boundary.checkMemory(invoice.entryCount, of: Boundary.mostOfExplained)
    return Boundary.pointer(to: Handle(try invoice.explanation()))
  }
}

@_cdecl("money_receipt_explain") @implementation
public func money_receipt_explain(
  _ receipt: OpaquePointer?, _ view: Int32, _ explanation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(explanation, "explanation", error) { () throws(MoneyFailure) in
    let receipt = try Boundary.receipt(receipt)
    try Boundary.checkMemory(receipt.lineItems.count, of: Boundary.mostOfExplained)
    switch view {
    case MONEY_RECEIPT_PRICED: return Boundary.pointer(to: Handle(try receipt.explanation()))
    case MONEY_RECEIPT_CHECKOUT: return Boundary.pointer(to: Handle(try receipt.checkoutExplanation()))
    default: throw Boundary.notOne(of: "MONEY_RECEIPT_", "view", view)
    }
  }
}

@_cdecl("money_valuation_explain") @implementation
public func money_valuation_explain(
  _ valuation: OpaquePointer?, _ explanation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(explanation, "explanation", error) { () throws(MoneyFailure) in
    let valuation = try Boundary.valuation(valuation)
    try Boundary.checkMemory(valuation.positions.count, of: Boundary.mostOfExplained)
    return Boundary.pointer(to: Handle(try valuation.explanation()))
  }
}

extension Boundary {
  /// The memory that the nodes of a line item, an allowance, a charge or a position may need.
  fileprivate static var mostOfExplained: Int { 8192 }

  fileprivate static func explanation(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Explanation {
    try handle(pointer, of: Explanation.self, "explanation").value
  }

  /// Writes a node into a zeroed row.
  fileprivate static func write(
    _ node: ExplanationNode, _ formula: Message, to row: UnsafeMutablePointer<money_explanation_node_t>
  ) throws(MoneyFailure) {
    withUnsafeMutableBytes(of: &row.pointee.name) { write(node.name, to: $0) }
    withUnsafeMutableBytes(of: &row.pointee.rule) { write(node.rule, to: $0) }
    withUnsafeMutableBytes(of: &row.pointee.text) { write(formula.bytes, to: $0) }
    if let currency = node.currency {
      withUnsafeMutableBytes(of: &row.pointee.currency) { write(currency.bytes, to: $0) }
      if let value = node.value { write(Money(value, currency), to: &row.pointee.amount) }
    }
    if let value = node.value { write(value, to: &row.pointee.number) }
    row.pointee.kind = node.kind.rawValue
    row.pointee.depth = UInt32(truncatingIfNeeded: node.depth)
    row.pointee.parent = Int64(node.parent ?? -1)
    row.pointee.target = Int64(node.target ?? -1)
    row.pointee.flags =
      (node.isSubtracted ? MONEY_EXPLANATION_SUBTRACTED : 0) | (node.isDivisor ? MONEY_EXPLANATION_DIVISOR : 0)
      | (node.value == nil ? 0 : MONEY_EXPLANATION_DECIMAL) | (node.step == nil ? 0 : MONEY_EXPLANATION_IS_ROUNDED)
    try write(node.exact, to: &row.pointee.exact)
    try write(node.moved, to: &row.pointee.moved)
    row.pointee.digits = -1
    guard let step = node.step else { return }
    row.pointee.rounding = step.rounding.rawValue
    row.pointee.digits = Int32(truncatingIfNeeded: step.digits)
    row.pointee.units = step.units
    if let cash = step.cashStep { write(cash, to: &row.pointee.step) }
    if let quantity = step.quantity { write(quantity, to: &row.pointee.quantity) }
  }
}
