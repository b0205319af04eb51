import CMoney
import MoneyCore

@_cdecl("money_session_new") @implementation
public func money_session_new(
  _ options: UnsafePointer<money_valuation_options_t>?, _ session: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(session, "session", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: WatchedHandle(PortfolioSession(try Boundary.valuationOptions(options))))
  }
}

@_cdecl("money_session_free") @implementation
public func money_session_free(_ session: OpaquePointer?) { WatchedHandle<PortfolioSession>.free(session) }

@_cdecl("money_session_retrieved") @implementation
public func money_session_retrieved(
  _ session: OpaquePointer?, _ portfolio: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeSession(session, error) { (session: inout PortfolioSession) throws(MoneyFailure) in
    session.retrieved(try Boundary.portfolio(portfolio).value)
  }
}

@_cdecl("money_session_retrieval_failed") @implementation
public func money_session_retrieval_failed(
  _ session: OpaquePointer?, _ reason: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeSession(session, error) { (session: inout PortfolioSession) throws(MoneyFailure) in
    session.retrievalFailed(try Boundary.reason(reason, length))
  }
}

@_cdecl("money_session_priced") @implementation
public func money_session_priced(
  _ session: OpaquePointer?, _ quotes: UnsafePointer<money_quote_t>?, _ count: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeSession(session, error) { (session: inout PortfolioSession) throws(MoneyFailure) in
    session.priced(try Boundary.quotes(quotes, count))
  }
}

@_cdecl("money_session_prices_failed") @implementation
public func money_session_prices_failed(
  _ session: OpaquePointer?, _ reason: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeSession(session, error) { (session: inout PortfolioSession) throws(MoneyFailure) in
    session.pricesFailed(try Boundary.reason(reason, length))
  }
}

@_cdecl("money_session_set_rates") @implementation
public func money_session_set_rates(
  _ session: OpaquePointer?, _ rates: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeSession(session, error) { (session: inout PortfolioSession) throws(MoneyFailure) in
    session.setRates(rates == nil ? nil : try Boundary.table(rates))
  }
}

@_cdecl("money_session_take_feed") @implementation
public func money_session_take_feed(
  _ session: OpaquePointer?, _ feed: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeSession(session, error) { (session: inout PortfolioSession) throws(MoneyFailure) in
    try session.take(try Boundary.feed(feed).value)
  }
}

@_cdecl("money_session_state") @implementation
public func money_session_state(
  _ session: OpaquePointer?, _ now: Int64, _ state: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(state, "state", error) { () throws(MoneyFailure) in
    let handle = try Boundary.session(session)
    try handle.checkIdle()
    return try handle.value.state(at: Boundary.optionalInstant(now)).rawValue
  }
}

@_cdecl("money_session_reason") @implementation
public func money_session_reason(
  _ session: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let session = try Boundary.session(session).value
    return .bytes(session.retrievalFailure ?? session.pricesFailure ?? [])
  }
}

@_cdecl("money_session_value") @implementation
public func money_session_value(
  _ session: OpaquePointer?, _ now: Int64, _ valuation: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(valuation, "valuation", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Shared(try Boundary.valued(session, now)))
  }
}

@_cdecl("money_session_summary") @implementation
public func money_session_summary(
  _ session: OpaquePointer?, _ now: Int64, _ summary: UnsafeMutablePointer<money_summary_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(summary, "summary", error) { output throws(MoneyFailure) in
    Boundary.write(try Boundary.valued(session, now), to: output)
  }
}

@_cdecl("money_session_symbol_count") @implementation
public func money_session_symbol_count(
  _ session: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.session(session).value.neededSymbols.count
  }
}

@_cdecl("money_session_symbol_at") @implementation
public func money_session_symbol_at(
  _ session: OpaquePointer?, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let symbols = try Boundary.session(session).value.neededSymbols
    guard symbols.indices.contains(index) else { throw Boundary.pastEnd(index) }
    return .bytes(symbols[index].bytes)
  }
}

@_cdecl("money_session_revision") @implementation
public func money_session_revision(
  _ session: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(revision, "revision", error) { () throws(MoneyFailure) in
    try Boundary.session(session).value.revision
  }
}

@_cdecl("money_session_on_change") @implementation
public func money_session_on_change(
  _ session: OpaquePointer?, _ callback: money_change_callback_t?, _ userData: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.session(session)
    try handle.checkIdle()
    handle.callback = callback
    handle.userData = userData
  }
}

@_cdecl("money_session_release_memory") @implementation
public func money_session_release_memory(
  _ session: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let handle = try Boundary.session(session)
    try handle.checkIdle()
    handle.value.releaseMemory()
  }
}

extension Boundary {
  static func session(_ pointer: OpaquePointer?) throws(MoneyFailure) -> WatchedHandle<PortfolioSession> {
    try watched(pointer, of: PortfolioSession.self, "session")
  }

  static func changeSession(
    _ session: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ body: (inout PortfolioSession) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    call(error, zeroing: {}) { () throws(MoneyFailure) in
      let handle = try Boundary.session(session)
      try handle.checkIdle()
      try body(&handle.value)
      handle.changed(to: handle.value.revision)
    }
  }

  static func valued(_ session: OpaquePointer?, _ now: Int64) throws(MoneyFailure) -> Valuation {
    let handle = try Boundary.session(session)
    try handle.checkIdle()
    guard let valuation = try handle.value.valuation(at: optionalInstant(now)) else {
      throw MoneyFailure(.notFound, "no transactions have been retrieved yet")
    }
    return valuation
  }

  /// One line, or nothing.
  static func reason(_ text: UnsafePointer<CChar>?, _ length: Int) throws(MoneyFailure) -> [UInt8] {
    let reason = try optionalText(text, length, limit: PortfolioSession.longestReason, "reason")
    if let control = reason.firstIndex(where: { $0 < ASCII.space || $0 == 0x7F }) {
      throw MoneyFailure(.syntax, "a reason is one line: " + .quoted(reason), at: control)
    }
    return reason
  }
}
