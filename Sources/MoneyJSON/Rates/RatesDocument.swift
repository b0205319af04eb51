import MoneyCore

/// JSON documents of rates. Their format is detected; each format has a file `RatesDocument+…`.
public struct RatesDocument: JSONDocument {
  /// The document, or one line of it while rows are read line by line.
  var text: UnsafeBufferPointer<UInt8>
  var builder = RatesBuilder()

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// - Parameters:
  ///   - text: UTF-8 without a NUL.
  ///   - publisher: the publisher, if known to the caller; a service's own document does not contain it.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, publisher: StaticString = ""
  ) throws(MoneyFailure) -> RatesTable {
    guard
      let start = text.firstIndex(where: {
        $0 != ASCII.space && $0 != ASCII.tab && $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn
      })
    else { throw MoneyFailure(.noRates, "the document is empty") }
    if text[start] == UInt8(ascii: "<") {
      throw MoneyFailure(
        .json, "expected JSON, got a page: " + .quoted(text[start...]), at: start)
    }
    if text[start...].starts(with: UTF8Bytes("date,base,quote")) {
      throw MoneyFailure(.json, "expected JSON, got CSV; request the same rows as JSON from Frankfurter", at: start)
    }
    var document = RatesDocument(text)
    try document.builder.setSource(Array(UTF8Bytes(publisher)))
    if hasLines(text[start...]) {
      try document.readLines()
      return try document.built()
    }
    return try document.table(try JSONReader.read(text))
  }

  private mutating func table(_ root: JSONValue) throws(MoneyFailure) -> RatesTable {
    switch root {
    case .array(let elements):
      try readList(elements)
    case .object(let members):
      if members.isEmpty { throw RatesDocument.noRates() }
      if root["format"] != nil {
        try readOwn(root)
        return builder.build()
      }
      try readProvider(root)
    default:
      throw MoneyFailure(.document, "document of rates must be an object or a list")
    }
    return try built()
  }

  private func built() throws(MoneyFailure) -> RatesTable {
    if builder.quotes.isEmpty { throw RatesDocument.noRates() }
    return builder.build()
  }

  private mutating func readProvider(_ root: JSONValue) throws(MoneyFailure) {
    try throwProviderError(root)
    if let quotes = root["quotes"] {
      try readCurrencylayer(root, quotes: quotes)
    } else if root["base_code"] != nil || root["conversion_rates"] != nil {
      try readExchangeRateAPI(root)
    } else if let rates = root["rates"] {
      if root["base"] == nil, case .array(let rows) = rates {
        try readPolishSeries(root, rows)
      } else {
        try readBaseAndRates(root, rates: rates)
      }
    } else if let observations = root["observations"] {
      try readValet(observations)
    } else if root["rate"] != nil {
      try readOneRow(root)
    } else if root["success"] != nil {
      throw RatesDocument.noRates()
    } else {
      throw unknown(root)
    }
  }

  /// The failure of an object of no known shape.
  private func unknown(_ root: JSONValue) -> MoneyFailure {
    if root["data"] != nil {
      return MoneyFailure(.document, "missing base of the rates under \"data\"")
    }
    if let words = root["message"].flatMap(numeral) {
      return MoneyFailure(.provider, "provider error: " + .printable(words))
    }
    return MoneyFailure(
      .document,
      "expected \"quotes\", \"rates\", \"conversion_rates\", \"rate\" or \"observations\" in a document of rates"
    )
  }

  static func noRates() -> MoneyFailure {
    MoneyFailure(.noRates, "the document contains no rates")
  }
}

extension RatesDocument {
  func rate(
    _ value: JSONValue, _ name: Message
  ) throws(MoneyFailure) -> (rate: Rate, isRounded: Bool) {
    try JSONProgress.check()
    guard let numeral = numeral(value) else {
      throw MoneyFailure(.document, name + ": rate must be a number or a string")
    }
    do {
      return try numeral.reading(Rate.reading)
    } catch {
      var position: Int?
      if case .number(let range) = value { position = range.lowerBound + (error.position ?? 0) }
      throw MoneyFailure(error.status, name + ": " + error.message, at: position)
    }
  }

  /// Reads the instant at which a document was published; returns the day of that instant.
  mutating func readTimestamp(
    _ value: JSONValue?, _ name: StaticString = "timestamp"
  ) throws(MoneyFailure) -> Day? {
    guard let value else { return nil }
    let instant = try integer(value, name)
    guard let day = Day(instant: instant) else {
      throw MoneyFailure(
        .date, "\"" + Message(name) + "\" must be in the years 1 to 9999, got " + .integer(instant))
    }
    builder.instant = instant
    return day
  }
}
