import MoneyCore

/// One exchange rate as JSON, `{"date":"2020-03-13","from":"EUR","rate":"1.1172","to":"USD"}`. It is an element of the
/// lists that `RatesDocument` reads. `"rounded":true` follows `rate` if its document had more digits.
public struct RateDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  /// This needs no escapes, because dates, codes and rates have no bytes that JSON escapes.
  public static func write(_ quote: Quote) -> [UInt8] {
    var json = [ASCII.openBrace]
    if let day = quote.day { json += UTF8Bytes("\"date\":\"") + day.isoText + UTF8Bytes("\",") }
    json += UTF8Bytes("\"from\":\"") + quote.from.bytes
    json += UTF8Bytes("\",\"rate\":\"") + quote.rate.plainText
    json += quote.isRounded ? UTF8Bytes("\",\"rounded\":true,\"to\":\"") : UTF8Bytes("\",\"to\":\"")
    json += quote.to.bytes
    return json + UTF8Bytes("\"}")
  }

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Quote {
    try RateDocument(text: text).quote(try JSONReader.read(text))
  }

  private func quote(_ root: JSONValue) throws(MoneyFailure) -> Quote {
    try at([]) { () throws(MoneyFailure) in
      guard case .object = root else {
        throw MoneyFailure(.document, "a rate must be an object with \"from\", \"to\" and \"rate\"")
      }
      try checkMembers(of: root, among: "date from rate rounded to")
    }
    let from = try at([.member("from")]) { () throws(MoneyFailure) in try code(root["from"], "from") }
    let to = try at([.member("to")]) { () throws(MoneyFailure) in try code(root["to"], "to") }
    let date = try at([.member("date")]) { () throws(MoneyFailure) in try day(root["date"], "date") }
    let isRounded = try at([.member("rounded")]) { () throws(MoneyFailure) -> Bool in
      switch root["rounded"] {
      case nil: return false
      case .bool(let isRounded): return isRounded
      default: throw MoneyFailure(.document, "\"rounded\" must be true or false")
      }
    }
    return try at([.member("rate")]) { () throws(MoneyFailure) -> Quote in
      let quote = Quote(
        from: from, to: to, rate: try Self.rate(try string(root["rate"], "rate")), day: date, isRounded: isRounded)
      try quote.checkOwn()
      return quote
    }
  }
}
