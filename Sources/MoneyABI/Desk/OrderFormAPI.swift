import CMoney
import MoneyCore
import MoneyDesk
import MoneyPortfolio

@_cdecl("money_order_form_new") @implementation
public func money_order_form_new(
  _ portfolio: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ ticker_rule: Int32,
  _ form: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(form, "form", error) { () throws(MoneyFailure) in
    let portfolio = try Boundary.portfolio(portfolio).value
    let code = try Boundary.optionalCode(currency, "currency")
    let rule = try Boundary.tickerRule(ticker_rule)
    return Boundary.pointer(to: Handle(try OrderForm(for: portfolio, currency: code, rule: rule)))
  }
}

@_cdecl("money_order_form_from_transaction") @implementation
public func money_order_form_from_transaction(
  _ portfolio: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ ticker_rule: Int32,
  _ form: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(form, "form", error) { () throws(MoneyFailure) in
    let portfolio = try Boundary.portfolio(portfolio).value
    let id = try Boundary.transactionID(id)
    let rule = try Boundary.tickerRule(ticker_rule)
    return Boundary.pointer(to: Handle(try OrderForm(editing: id, of: portfolio, rule: rule)))
  }
}

@_cdecl("money_order_form_free") @implementation
public func money_order_form_free(_ form: OpaquePointer?) {
  Boundary.release(form, as: Handle<OrderForm>.self)
}

@_cdecl("money_order_form_set") @implementation
public func money_order_form_set(
  _ form: OpaquePointer?, _ field: Int32, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.form(form)
    let field = try Boundary.orderField(field)
    let typed = try Boundary.optionalText(text, length, limit: OrderForm.longestText, "text")
    try handle.value.set(field, to: typed)
  }
}

@_cdecl("money_order_form_text") @implementation
public func money_order_form_text(
  _ form: OpaquePointer?, _ field: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.form(form).value.text(of: try Boundary.orderField(field)))
  }
}

@_cdecl("money_order_form_state") @implementation
public func money_order_form_state(
  _ form: OpaquePointer?, _ field: Int32, _ state: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(state, "state", error) { () throws(MoneyFailure) in
    try Boundary.form(form).value.state(of: try Boundary.orderField(field)).rawValue
  }
}

@_cdecl("money_field_state_text") @implementation
public func money_field_state_text(_ state: Int32) -> UnsafePointer<CChar>? {
  FieldState(rawValue: state).map { Boundary.cString($0.name) }
}

@_cdecl("money_order_form_transaction") @implementation
public func money_order_form_transaction(
  _ form: OpaquePointer?, _ transaction: UnsafeMutablePointer<money_transaction_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(transaction, "transaction", error) { output throws(MoneyFailure) in
    Boundary.write(try Boundary.form(form).value.transaction(), to: output)
  }
}

@_cdecl("money_order_form_save") @implementation
public func money_order_form_save(
  _ form: OpaquePointer?, _ portfolio: OpaquePointer?, _ stored: UnsafeMutablePointer<money_transaction_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(portfolio, error, zeroing: { Boundary.zero(stored) }) {
    (portfolio: inout Portfolio) throws(MoneyFailure) in
    // All of this is done before the callback, which may free the form.
    let saved = try Boundary.form(form).value.save(in: &portfolio)
    if let stored { Boundary.write(saved, to: stored) }
  }
}

extension Boundary {
  static func form(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Handle<OrderForm> {
    try handle(pointer, of: OrderForm.self, "form")
  }

  static func orderField(_ value: Int32) throws(MoneyFailure) -> OrderField {
    guard let field = OrderField(rawValue: value) else { throw notOne(of: "MONEY_ORDER_", "field", value) }
    return field
  }

  static func tickerRule(_ value: Int32) throws(MoneyFailure) -> TickerRule {
    guard let rule = TickerRule(rawValue: value) else { throw notOne(of: "MONEY_TICKER_", "ticker_rule", value) }
    return rule
  }
}
