import MoneyCore

/// JSON documents of rates, told apart by their shape. Each shape is a file: `RatesDocument+…`.
public struct RatesDocument {
  let text: UnsafeBufferPointer<UInt8>
  var builder = RatesBuilder()

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> RatesTable {
    guard
      let start = text.firstIndex(where: {
        $0 != ASCII.space && $0 != ASCII.tab && $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn
      })
    else { throw MoneyFailure(.noRates, "an empty document has no rates") }
    if text[start] == UInt8(ascii: "<") {
      throw MoneyFailure(
        .json, "not JSON but a page: " + .quoted(text[start...]), at: start)
    }
    var document = RatesDocument(text)
    return try document.table(try JSONReader.read(text))
  }

  private mutating func table(_ root: JSONValue) throws(MoneyFailure) -> RatesTable {
    switch root {
    case .array(let pairs):
      try readPairs(pairs)
    case .object(let members):
      if members.isEmpty { throw RatesDocument.noRates() }
      if let format = root["format"] {
        try readOwn(root, format: format)
        return builder.build()
      }
      try readProvider(root)
    default:
      throw MoneyFailure(.document, "a document of rates is an object or a list")
    }
    if builder.quotes.isEmpty { throw RatesDocument.noRates() }
    return builder.build()
  }

  private mutating func readProvider(_ root: JSONValue) throws(MoneyFailure) {
    try throwProviderError(root)
    if let quotes = root["quotes"] {
      try readCurrencylayer(root, quotes: quotes)
    } else if let rates = root["rates"] {
      try readBaseAndRates(root, rates: rates)
    } else if root["success"] != nil {
      throw RatesDocument.noRates()
    } else {
      throw MoneyFailure(
        .document, "not a document of rates: it has neither \"quotes\" nor \"rates\"")
    }
  }

  static func noRates() -> MoneyFailure {
    MoneyFailure(.noRates, "the document has no rates")
  }
}

// MARK: - Members of any shape

extension RatesDocument {
  /// The number's text, or the string's.
  func numeral(_ value: JSONValue) -> [UInt8]? {
    switch value {
    case .number(let range): Array(text[range])
    case .string(let bytes): bytes
    default: nil
    }
  }

  func rate(
    _ value: JSONValue, _ name: Message
  ) throws(MoneyFailure) -> (rate: Rate, isRounded: Bool) {
    guard let numeral = numeral(value) else {
      throw MoneyFailure(.document, name + ": the rate is neither a number nor a string")
    }
    do {
      return try numeral.reading(Rate.reading)
    } catch {
      var position: Int?
      if case .number(let range) = value { position = range.lowerBound + (error.position ?? 0) }
      throw MoneyFailure(error.status, name + ": " + error.message, at: position)
    }
  }

  func string(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> [UInt8] {
    guard case .string(let bytes) = value else {
      throw MoneyFailure(.document, "\"" + Message(name) + "\" is missing or not a string")
    }
    return bytes
  }

  func code(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> CurrencyCode {
    try CurrencyCode(parsing: try string(value, name))
  }

  /// An ISO 8601 date; nil where there is no member.
  func day(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> Day? {
    guard let value else { return nil }
    return try RatesDocument.day(try string(value, name))
  }

  static func day(_ bytes: [UInt8]) throws(MoneyFailure) -> Day {
    try bytes.reading { (text) throws(MoneyFailure) in try Day(parsing: text) }
  }

  /// An integer of 64 bits.
  func integer(_ value: JSONValue, _ name: StaticString) throws(MoneyFailure) -> Int64 {
    guard case .number(let range) = value else {
      throw MoneyFailure(.document, "\"" + Message(name) + "\" is not a number")
    }
    let digits = UnsafeBufferPointer(rebasing: text[range])
    guard digits.count <= 20, let decimal = try? Decimal(parsing: digits), decimal.scale == 0,
      let number = Int64(exactly: decimal.coefficient)
    else {
      throw MoneyFailure(
        .document, "\"" + Message(name) + "\" is not a whole number: " + .quoted(digits),
        at: range.lowerBound)
    }
    return number
  }

  /// The instant a document was published, and the day it falls on.
  mutating func readTimestamp(_ value: JSONValue?) throws(MoneyFailure) -> Day? {
    guard let value else { return nil }
    let instant = try integer(value, "timestamp")
    guard let day = Day(instant: instant) else {
      throw MoneyFailure(
        .date, "no instant of the years 1 to 9999: " + .number(Int(truncatingIfNeeded: instant)))
    }
    builder.instant = instant
    return day
  }
}

extension [UInt8] {
  func reading<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    var outcome: Swift.Result<Result, MoneyFailure>?
    withUnsafeBufferPointer { buffer in
      do throws(MoneyFailure) { outcome = .success(try body(buffer)) } catch {
        outcome = .failure(error)
      }
    }
    guard let outcome else { throw .outOfMemory() }
    return try outcome.get()
  }
}
