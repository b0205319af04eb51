import MoneyCore

// Rows: each consists of a pair, a rate and optionally a date.

extension RatesDocument {
  /// Reads rows, or the tables of Narodowy Bank Polski.
  mutating func readList(_ elements: JSONElements) throws(MoneyFailure) {
    var places = elements.makeIterator()
    if let first = places.next(), case .array = first["rates"] { return try readPolishTables(elements) }
    // A row consists of at least three keys and three values, and is a value itself.
    builder.reserve(elements.nodeCount / 7)
    var bases = CommonBase()
    for (index, row) in elements.enumerated() {
      do throws(MoneyFailure) {
        bases.note(try readRow(row))
      } catch {
        throw MoneyFailure(error.status, "rate " + Message.number(index + 1) + ": " + error.message, at: error.position)
      }
    }
    builder.base = bases.common
  }

  /// Reads Frankfurter's answer about one pair: an object that is a row.
  mutating func readOneRow(_ row: JSONValue) throws(MoneyFailure) {
    builder.base = try readRow(row)
  }

  /// Reads `{"from":"EUR","to":"USD","rate":"1.08","date":"2024-03-01"}`, which may also be as `RateDocument` writes it,
  /// or Frankfurter's `{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}`.
  /// - Returns: the base that the row names; nil for a row with "from".
  private mutating func readRow(_ row: JSONValue) throws(MoneyFailure) -> CurrencyCode? {
    guard case .object = row else {
      throw MoneyFailure(.document, "expected an object with from, to and rate, or base, quote and rate")
    }
    let hasBase = row["base"] != nil || row["quote"] != nil
    if hasBase, row["from"] != nil || row["to"] != nil {
      throw MoneyFailure(.document, "\"base\" and \"quote\" must not be set with \"from\" and \"to\"")
    }
    let from = hasBase ? try code(row["base"], "base") : try code(row["from"], "from")
    let to = hasBase ? try code(row["quote"], "quote") : try code(row["to"], "to")
    guard let value = row["rate"] else {
      throw .member("rate", mustBe: "a number", got: nil)
    }
    let date = try day(row["date"], "date")
    var isRounded = false
    if case .bool(true) = row["rounded"] { isRounded = true }
    if case .string(let text) = value, isRounded || text.contains(ASCII.slash) {
      try builder.addNew(Quote(from: from, to: to, rate: try Self.rate(text), day: date, isRounded: isRounded))
    } else {
      try add(from, to, value, day: date, .code(from) + .code(to))
    }
    return hasBase ? from : nil
  }

  /// The base of all rows; nil if they have several, or none.
  private struct CommonBase {
    private(set) var common: CurrencyCode?
    private var isFirst = true

    mutating func note(_ base: CurrencyCode?) {
      common = isFirst || common == base ? base : nil
      isFirst = false
    }
  }

  // MARK: Lines

  /// True if each line of a text is a separate object, as in NDJSON. In JSON, an object never ends a line before
  /// another one starts.
  static func hasLines(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard text.first == ASCII.openBrace, let end = text.firstIndex(of: ASCII.lineFeed) else { return false }
    return text[..<end].last { $0 > ASCII.space } == ASCII.closeBrace
      && text[end...].first { $0 > ASCII.space } == ASCII.openBrace
  }

  /// Reads one row per line, as Frankfurter sends them for `application/x-ndjson`.
  mutating func readLines() throws(MoneyFailure) {
    let whole = text
    defer { text = whole }
    var bases = CommonBase()
    var start = 0
    var number = 0
    while start < whole.count {
      let end = whole[start...].firstIndex(of: ASCII.lineFeed) ?? whole.count
      number += 1
      if whole[start..<end].contains(where: { $0 > ASCII.space }) {
        text = UnsafeBufferPointer(rebasing: whole[start..<end])
        do throws(MoneyFailure) {
          bases.note(try readRow(try JSONReader.read(text)))
        } catch {
          let message = "line " + Message.number(number) + ": " + error.message
          throw MoneyFailure(error.status, message, at: error.position.map { $0 + start })
        }
      }
      JSONProgress.note(min(end + 1, whole.count), of: whole.count)
      try JSONProgress.check()
      start = end + 1
    }
    builder.base = bases.common
  }
}
