import MoneyCore
import MoneyLedger

/// A quote as JSON, canonical, with a seal: a hash of everything else. A changed document is refused, unless its seal
/// was computed anew.
public struct ExchangeQuoteDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.exchange_quote" }
  private static var version: Int64 { 1 }

  // MARK: - Writing

  public static func write(_ quote: ExchangeQuote) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    try write(quote, with: writer)
    try writer.set("seal", to: seal(of: try writer.text()), in: writer.root)
    return try writer.text()
  }

  private static func write(
    _ quote: ExchangeQuote, with writer: borrowing JSONWriter
  ) throws(MoneyFailure) {
    let (root, exchange) = (writer.root, quote.exchange)
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try set("give", "give_currency", to: exchange.give, with: writer, in: root)
    try set("receive", "receive_currency", to: exchange.receive, with: writer, in: root)
    if let fee = exchange.fee { try set("fee", "fee_currency", to: fee, with: writer, in: root) }
    if !exchange.id.isEmpty { try writer.set("id", to: exchange.id, in: root) }
    try writer.set("rate", to: exchange.rate.plainText, in: root)
    try writer.set("valid_until", to: quote.validUntil, in: root)
    if let now = quote.now { try writer.set("now", to: now, in: root) }
    if quote.isAccepted { try writer.set("accepted", to: true, in: root) }
    guard let market = exchange.market else { return }
    let node = try writer.object(Array("market"), in: root)
    try writer.set("amount", to: market.money.amount.plainText, in: node)
    try writer.set("flags", to: Int64(market.flags.rawValue), in: node)
    if let day = market.day { try writer.set("date", to: day.isoText, in: node) }
    if market.gap != 0 { try writer.set("gap", to: Int64(market.gap), in: node) }
    if !market.source.isEmpty { try writer.set("source", to: market.source, in: node) }
    if let instant = market.instant { try writer.set("instant", to: instant, in: node) }
    if let published = market.published { try writer.set("published", to: published, in: node) }
    for leg in market.legs {
      let part = try writer.appendedObject("legs", in: node)
      try writer.set("from", to: leg.from.bytes, in: part)
      try writer.set("to", to: leg.to.bytes, in: part)
      try writer.set("rate", to: leg.rate.plainText, in: part)
      try writer.set("kind", to: Array(name(of: leg.kind)), in: part)
      if leg.isRounded { try writer.set("rounded", to: true, in: part) }
    }
  }

  private static func set(
    _ name: StaticString, _ currency: StaticString, to amount: Money, with writer: borrowing JSONWriter,
    in node: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set(name, to: amount.amount.plainText, in: node)
    try writer.set(currency, to: amount.currency.bytes, in: node)
  }

  private static func name(of kind: Leg.Kind) -> StaticString {
    switch kind {
    case .quoted: "quoted"
    case .inverse: "inverse"
    case .fixed: "fixed"
    case .unit: "unit"
    }
  }

  /// The FNV-1a hash of a text in 64 bits, as 16 hexadecimal digits.
  private static func seal(of text: [UInt8]) -> [UInt8] {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
    var digits: [UInt8] = []
    for _ in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: hash >> 60)
      digits.append(digit < 10 ? ASCII.zero &+ digit : UInt8(ascii: "a") &+ digit &- 10)
      hash &<<= 4
    }
    return digits
  }

  // MARK: - Reading

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> ExchangeQuote {
    let document = ExchangeQuoteDocument(text: text)
    let root = try JSONReader.read(text)
    try document.at([]) { () throws(MoneyFailure) in
      try document.check(root, format: format, version: version)
    }
    let quote: ExchangeQuote
    do throws(MoneyFailure) { quote = try document.quote(root) } catch {
      if error.status == .cancelled || error.status == .outOfMemory { throw error }
      throw MoneyFailure(.document, error.message)
    }
    let writer = try JSONWriter()
    try write(quote, with: writer)
    let wanted = seal(of: try writer.text())
    let given = try document.at([.member("seal")]) { () throws(MoneyFailure) in
      try document.string(root["seal"], "seal")
    }
    guard given == wanted else {
      throw MoneyFailure(.document, "seal does not match the quote, which has been changed")
    }
    return quote
  }

  private func quote(_ root: JSONValue) throws(MoneyFailure) -> ExchangeQuote {
    try checkMembers(
      of: root,
      among: """
        accepted fee fee_currency format give give_currency id market now rate receive receive_currency seal \
        valid_until version
        """)
    let give = try money(root["give"], "give", root["give_currency"], "give_currency")
    let receive = try money(root["receive"], "receive", root["receive_currency"], "receive_currency")
    let hasFee = root["fee"] != nil || root["fee_currency"] != nil
    let exchange = try Exchange(
      restoring: give, receive, at: try ratio(root["rate"], "rate"),
      market: root["market"] == nil ? nil : try market(root["market"], of: give, in: receive.currency),
      fee: hasFee ? try money(root["fee"], "fee", root["fee_currency"], "fee_currency") : nil,
      id: root["id"] == nil ? [] : try string(root["id"], "id"))
    // A ratio that no caller can read is refused here.
    _ = try exchange.rate.words()
    _ = try exchange.remainder.words()
    _ = try exchange.market?.rate.words()
    _ = try exchange.market?.remainder.words()
    return ExchangeQuote(
      exchange, validUntil: try integer(root["valid_until"], "valid_until"),
      now: root["now"] == nil ? nil : try integer(root["now"], "now"),
      isAccepted: try flag(root["accepted"], "accepted"))
  }

  private func market(
    _ value: JSONValue?, of give: Money, in currency: CurrencyCode
  ) throws(MoneyFailure) -> Conversion {
    guard let value, case .object = value else { throw .member("market", mustBe: "an object", got: value) }
    try checkMembers(of: value, among: "amount date flags gap instant legs published source")
    var legs: [Leg] = []
    for element in try elements(value["legs"], "legs") { legs.append(try leg(element)) }
    guard legs.count <= Route.mostLegs, let first = legs.first, let last = legs.last, first.from == give.currency,
      last.to == currency
    else { throw MoneyFailure(.document, "legs must lead from one currency of the quote to the other") }
    let flags = try integer(value["flags"], "flags")
    let gap = value["gap"] == nil ? 0 : try integer(value["gap"], "gap")
    guard let flags = UInt32(exactly: flags), let gap = Int32(exactly: gap) else {
      throw MoneyFailure(.document, "flags and gap must be integers of 32 bits")
    }
    return Conversion(
      of: give, to: Money(try number(value["amount"], "amount"), currency), along: legs,
      flags: ConversionFlags(rawValue: flags), day: try day(value["date"], "date"), gap: gap,
      source: value["source"] == nil ? [] : try string(value["source"], "source"),
      instant: value["instant"] == nil ? nil : try integer(value["instant"], "instant"),
      published: value["published"] == nil ? nil : try integer(value["published"], "published"))
  }

  private func leg(_ value: JSONValue) throws(MoneyFailure) -> Leg {
    guard case .object = value else { throw .element("leg", mustBe: "an object", got: value) }
    try checkMembers(of: value, among: "from kind rate rounded to")
    let kinds: [Leg.Kind] = [.quoted, .inverse, .fixed, .unit]
    return Leg(
      from: try code(value["from"], "from"), to: try code(value["to"], "to"),
      rate: try Self.rate(try string(value["rate"], "rate")),
      kind: try choice(value["kind"], "kind", kinds) { Self.name(of: $0) },
      isRounded: try flag(value["rounded"], "rounded"))
  }

  private func money(
    _ amount: JSONValue?, _ name: StaticString, _ currency: JSONValue?, _ currencyName: StaticString
  ) throws(MoneyFailure) -> Money {
    Money(try number(amount, name), try code(currency, currencyName))
  }

  private func number(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> Decimal {
    try string(value, name).reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
  }

  private func ratio(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> ExactRatio {
    try string(value, name).reading { (text) throws(MoneyFailure) in try ExactRatio(parsing: text) }
  }

  /// True if a member is there and true.
  private func flag(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> Bool {
    switch value {
    case nil: return false
    case .bool(let isSet): return isSet
    default: throw .member(name, mustBe: "true or false", got: value)
    }
  }
}
