import CMoney
import MoneyCore
import MoneyJSON
import MoneyLedger

@_cdecl("money_exchange_terms_init") @implementation
public func money_exchange_terms_init(_ terms: UnsafeMutablePointer<money_exchange_terms_t>?) {
  Boundary.zero(terms)
  terms?.pointee.struct_size = UInt32(MemoryLayout<money_exchange_terms_t>.size)
}

@_cdecl("money_wallet_exchange_amount") @implementation
public func money_wallet_exchange_amount(
  _ wallet: OpaquePointer?, _ give: UnsafePointer<money_t>?, _ receive: UnsafePointer<CChar>?,
  _ rates: OpaquePointer?, _ options: UnsafePointer<money_convert_options_t>?,
  _ terms: UnsafePointer<money_exchange_terms_t>?, _ note: UnsafePointer<money_wallet_note_t>?,
  _ exchange: UnsafeMutablePointer<money_exchange_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(wallet, error, zeroing: { Boundary.zero(exchange) }) {
    (wallet: inout Wallet) throws(MoneyFailure) in
    let made = try Boundary.exchange(give, receive, rates, options, terms)
    let note = try Boundary.note(note)
    // The result is written first, because after the change nothing may fail.
    if let exchange { try Boundary.write(made.exchange, now: made.now, to: exchange) }
    Boundary.write(try wallet.book(made.exchange, note: note), of: made.exchange, to: exchange)
  }
}

@_cdecl("money_exchange_quote_new") @implementation
public func money_exchange_quote_new(
  _ give: UnsafePointer<money_t>?, _ receive: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ terms: UnsafePointer<money_exchange_terms_t>?,
  _ valid_until: money_instant_t, _ quote: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(quote, "quote", error) { () throws(MoneyFailure) in
    let made = try Boundary.exchange(give, receive, rates, options, terms)
    guard let end = Boundary.optionalInstant(valid_until) else {
      throw MoneyFailure(.argument, "valid_until must be set, got MONEY_INSTANT_NONE")
    }
    // An exchange that no caller can read is refused now.
    var shown = money_exchange_t()
    try Boundary.write(made.exchange, now: made.now, to: &shown)
    return Boundary.pointer(to: Handle(ExchangeQuote(made.exchange, validUntil: end, now: made.now)))
  }
}

@_cdecl("money_exchange_quote_free") @implementation
public func money_exchange_quote_free(_ quote: OpaquePointer?) {
  Boundary.release(quote, as: Handle<ExchangeQuote>.self)
}

@_cdecl("money_exchange_quote_info") @implementation
public func money_exchange_quote_info(
  _ quote: OpaquePointer?, _ exchange: UnsafeMutablePointer<money_exchange_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(exchange, "exchange", error) {
    (output: UnsafeMutablePointer<money_exchange_t>) throws(MoneyFailure) in
    try Boundary.write(try Boundary.quote(quote).value, to: output)
  }
}

@_cdecl("money_wallet_accept") @implementation
public func money_wallet_accept(
  _ wallet: OpaquePointer?, _ quote: OpaquePointer?, _ at: money_instant_t,
  _ note: UnsafePointer<money_wallet_note_t>?, _ exchange: UnsafeMutablePointer<money_exchange_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(wallet, error, zeroing: { Boundary.zero(exchange) }) {
    (wallet: inout Wallet) throws(MoneyFailure) in
    let quote = try Boundary.quote(quote)
    let instant = try Boundary.instant(at, "at")
    let note = try Boundary.note(note)
    if let exchange { try Boundary.write(quote.value, to: exchange) }
    let first = try quote.value.accept(at: instant, in: &wallet, note: note)
    Boundary.write(first, of: quote.value.exchange, to: exchange)
  }
}

@_cdecl("money_exchange_quote_to_json") @implementation
public func money_exchange_quote_to_json(
  _ quote: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try ExchangeQuoteDocument.write(try Boundary.quote(quote).value)
  }
}

@_cdecl("money_exchange_quote_from_json") @implementation
public func money_exchange_quote_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ quote: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(quote, "quote", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json")
    return Boundary.pointer(to: Handle(try ExchangeQuoteDocument.read(text)))
  }
}

extension Boundary {
  static func quote(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Handle<ExchangeQuote> {
    try handle(pointer, of: ExchangeQuote.self, "quote")
  }

  /// Computes an exchange on the terms of a caller; returns it with the time of the call.
  fileprivate static func exchange(
    _ give: UnsafePointer<money_t>?, _ receive: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
    _ options: UnsafePointer<money_convert_options_t>?, _ terms: UnsafePointer<money_exchange_terms_t>?
  ) throws(MoneyFailure) -> (exchange: Exchange, now: Int64?) {
    let give = try money(give, "give")
    let currency = try code(receive, "receive")
    let given = try ConvertOptions(options)
    let made = try Exchange(
      of: give, for: currency, on: try exchangeTerms(terms), with: try optionalTable(rates), given.options,
      in: given.registry)
    return (made, given.now)
  }

  private static func exchangeTerms(
    _ pointer: UnsafePointer<money_exchange_terms_t>?
  ) throws(MoneyFailure) -> ExchangeTerms {
    guard let pointer else { return .none }
    var given = try options(pointer, "MONEY_EXCHANGE_TERMS_INIT", "terms")
    let isInverse = try truth(given.is_inverse, "terms.is_inverse")
    let rate = try decimal(&given.rate, "terms.rate")
    let amount = try optionalMoney(&given.receive, "terms.receive")
    let fee = try optionalMoney(&given.fee, "terms.fee")
    let id = try optionalIdentifier(given.id, longest: WalletNote.longestLabel, "terms.id")
    if let amount {
      guard rate.isZero else {
        throw MoneyFailure(
          .argument, "terms must set at most one of rate and receive, got " + .decimal(rate) + " and " + .money(amount))
      }
      return try ExchangeTerms(price: .amount(amount), fee: fee, id: id)
    }
    if rate.isZero {
      if isInverse { throw MoneyFailure(.argument, "terms.rate must be set if terms.is_inverse is 1") }
      return try ExchangeTerms(price: .table, fee: fee, id: id)
    }
    return try ExchangeTerms(price: isInverse ? .inverseRate(rate) : .rate(rate), fee: fee, id: id)
  }

  static func write(
    _ quote: ExchangeQuote, to output: UnsafeMutablePointer<money_exchange_t>
  ) throws(MoneyFailure) {
    try write(quote.exchange, now: quote.now, to: output)
    output.pointee.valid_until = quote.validUntil
  }

  fileprivate static func write(
    _ exchange: Exchange, now: Int64?, to output: UnsafeMutablePointer<money_exchange_t>
  ) throws(MoneyFailure) {
    zero(output)
    write(exchange.give, to: &output.pointee.give)
    write(exchange.receive, to: &output.pointee.receive)
    if let fee = exchange.fee { write(fee, to: &output.pointee.fee) }
    if let margin = exchange.margin { write(margin, to: &output.pointee.margin) }
    try write(exchange.rate, to: &output.pointee.rate)
    try write(exchange.remainder, to: &output.pointee.remainder)
    if let market = exchange.market {
      write(market.money, to: &output.pointee.market_value)
      try write(market, now: now, to: &output.pointee.market)
    } else {
      // Ratios of 0, since no language can read 0/0.
      try write(ExactRatio.zero, to: &output.pointee.market.rate)
      try write(ExactRatio.zero, to: &output.pointee.market.remainder)
      output.pointee.market.as_of = date(nil)
      output.pointee.market.instant = Int64.min
      output.pointee.market.age_seconds = Int64.min
    }
    output.pointee.valid_until = Int64.min
    withUnsafeMutableBytes(of: &output.pointee.id) { write(exchange.id, to: $0) }
  }

  /// Writes the ids of the entries of a booked exchange, which begin with the given one.
  static func write(
    _ first: UInt64, of exchange: Exchange, to output: UnsafeMutablePointer<money_exchange_t>?
  ) {
    output?.pointee.give_entry = first
    output?.pointee.receive_entry = first &+ 1
    output?.pointee.fee_entry = exchange.fee == nil ? 0 : first &+ 2
  }
}
