import CMoney
import MoneyCore

@_cdecl("money_draft_new") @implementation
public func money_draft_new(
  _ portfolio: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ ticker_rule: Int32,
  _ draft: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(draft, "draft", error) { () throws(MoneyFailure) in
    let portfolio = try Boundary.portfolio(portfolio).value
    let code = try Boundary.optionalCode(currency, "currency")
    let rule = try Boundary.tickerRule(ticker_rule)
    return Boundary.pointer(to: Handle(try TransactionDraft(for: portfolio, currency: code, rule: rule)))
  }
}

@_cdecl("money_draft_from") @implementation
public func money_draft_from(
  _ portfolio: OpaquePointer?, _ id: UnsafePointer<CChar>?, _ ticker_rule: Int32,
  _ draft: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(draft, "draft", error) { () throws(MoneyFailure) in
    let portfolio = try Boundary.portfolio(portfolio).value
    let id = try Boundary.transactionID(id)
    let rule = try Boundary.tickerRule(ticker_rule)
    return Boundary.pointer(to: Handle(try TransactionDraft(editing: id, of: portfolio, rule: rule)))
  }
}

@_cdecl("money_draft_free") @implementation
public func money_draft_free(_ draft: OpaquePointer?) {
  Boundary.release(draft, as: Handle<TransactionDraft>.self)
}

@_cdecl("money_draft_set") @implementation
public func money_draft_set(
  _ draft: OpaquePointer?, _ field: Int32, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.draft(draft)
    let field = try Boundary.draftField(field)
    let typed = try Boundary.optionalText(text, length, limit: TransactionDraft.longestText, "text")
    try handle.value.set(field, to: typed)
  }
}

@_cdecl("money_draft_text") @implementation
public func money_draft_text(
  _ draft: OpaquePointer?, _ field: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.draft(draft).value.text(of: try Boundary.draftField(field)))
  }
}

@_cdecl("money_draft_state") @implementation
public func money_draft_state(
  _ draft: OpaquePointer?, _ field: Int32, _ state: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(state, "state", error) { () throws(MoneyFailure) in
    try Boundary.draft(draft).value.state(of: try Boundary.draftField(field)).rawValue
  }
}

@_cdecl("money_draft_state_name") @implementation
public func money_draft_state_name(_ state: Int32) -> UnsafePointer<CChar>? {
  DraftState(rawValue: state).map { Boundary.cString($0.name) }
}

@_cdecl("money_draft_transaction") @implementation
public func money_draft_transaction(
  _ draft: OpaquePointer?, _ transaction: UnsafeMutablePointer<money_transaction_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(transaction, "transaction", error) { output throws(MoneyFailure) in
    Boundary.write(try Boundary.draft(draft).value.transaction(), to: output)
  }
}

@_cdecl("money_draft_save") @implementation
public func money_draft_save(
  _ draft: OpaquePointer?, _ portfolio: OpaquePointer?, _ stored: UnsafeMutablePointer<money_transaction_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changePortfolio(portfolio, error, zeroing: { Boundary.zero(stored) }) {
    (portfolio: inout Portfolio) throws(MoneyFailure) in
    // All before the callback, which may free the draft.
    let saved = try Boundary.draft(draft).value.save(in: &portfolio)
    if let stored { Boundary.write(saved, to: stored) }
  }
}

extension Boundary {
  static func draft(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Handle<TransactionDraft> {
    try handle(pointer, of: TransactionDraft.self, "draft")
  }

  static func draftField(_ value: Int32) throws(MoneyFailure) -> DraftField {
    guard let field = DraftField(rawValue: value) else { throw notOne(of: "MONEY_FIELD_", "field", value) }
    return field
  }

  static func tickerRule(_ value: Int32) throws(MoneyFailure) -> TickerRule {
    guard let rule = TickerRule(rawValue: value) else { throw notOne(of: "MONEY_TICKER_", "ticker_rule", value) }
    return rule
  }
}
