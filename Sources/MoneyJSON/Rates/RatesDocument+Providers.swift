import MoneyCore

// The shapes of services' answers, as their documentation shows them.

extension RatesDocument {
  /// Reads `{"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9}}`.
  mutating func readCurrencylayer(
    _ root: JSONValue, quotes: JSONValue
  ) throws(MoneyFailure) {
    guard case .object(let members) = quotes else {
      throw MoneyFailure(.document, "\"quotes\" is not an object")
    }
    if members.isEmpty { throw RatesDocument.noRates() }
    let source = try code(root["source"], "source")
    let prefix = source.bytes
    builder.base = source
    let published = try readTimestamp(root["timestamp"])
    let day = try day(root["date"], "date")
    builder.reserve(members.nodeCount / 2)
    for (key, value) in members {
      guard key.starts(with: prefix), let target = CurrencyCode(bytes: key[prefix.count...]) else {
        throw MoneyFailure(
          .document, "a quote that does not start with " + .code(source) + ": " + .quoted(key))
      }
      try add(source, target, value, day: day ?? published, .printable(key))
    }
  }

  /// Reads `{"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}`, or, with several days,
  /// `{"base":"EUR","rates":{"2024-03-01":{"USD":1.08}}}`.
  mutating func readBaseAndRates(
    _ root: JSONValue, rates: JSONValue
  ) throws(MoneyFailure) {
    guard case .object(let members) = rates else {
      throw MoneyFailure(.document, "\"rates\" is not an object")
    }
    if members.isEmpty { throw RatesDocument.noRates() }
    let base = try code(root["base"], "base")
    builder.base = base
    if let amount = root["amount"], let numeral = numeral(amount) {
      guard let one = try? numeral.reading(Rate.reading), one.rate.isOne else {
        throw MoneyFailure(.document, "\"amount\" is not 1: " + .quoted(numeral))
      }
    }
    let published = try readTimestamp(root["timestamp"])
    let day = try day(root["date"], "date")
    builder.reserve(members.nodeCount / 2)
    for (key, value) in members {
      if case .object(let quotes) = value {
        let day = try Self.day(key)
        for (code, rate) in quotes { try add(base, code, rate, day: day) }
      } else {
        try add(base, key, value, day: day ?? published)
      }
    }
  }

  private mutating func add(
    _ base: CurrencyCode, _ key: [UInt8], _ value: JSONValue, day: Day?
  ) throws(MoneyFailure) {
    try add(base, try Self.code(key), value, day: day, .printable(key))
  }

  /// Reads `[{"from":"EUR","to":"USD","rate":"1.08","date":"2024-03-01"}]`; an element may also be as `RateDocument`
  /// writes it.
  mutating func readPairs(_ pairs: JSONElements) throws(MoneyFailure) {
    // A pair has three keys and three values, and is a value itself.
    builder.reserve(pairs.nodeCount / 7)
    for (index, pair) in pairs.enumerated() {
      do throws(MoneyFailure) {
        try readPair(pair)
      } catch {
        throw MoneyFailure(error.status, "rate " + Message.number(index + 1) + ": " + error.message, at: error.position)
      }
    }
  }

  private mutating func readPair(_ pair: JSONValue) throws(MoneyFailure) {
    guard case .object = pair else {
      throw MoneyFailure(.document, "not an object with from, to and rate")
    }
    let from = try code(pair["from"], "from")
    let to = try code(pair["to"], "to")
    guard let value = pair["rate"] else {
      throw MoneyFailure(.document, "\"rate\" is missing or not a number")
    }
    let date = try day(pair["date"], "date")
    var isRounded = false
    if case .bool(true) = pair["rounded"] { isRounded = true }
    guard case .string(let text) = value, isRounded || text.contains(ASCII.slash) else {
      try add(from, to, value, day: date, .code(from) + .code(to))
      return
    }
    try builder.addNew(Quote(from: from, to: to, rate: try Self.rate(text), day: date, isRounded: isRounded))
  }

  mutating func add(
    _ from: CurrencyCode, _ to: CurrencyCode, _ value: JSONValue, day: Day?, _ name: Message
  ) throws(MoneyFailure) {
    let (rate, isRounded) = try rate(value, name)
    try builder.addNew(
      Quote(from: from, to: to, rate: rate, day: day, isRounded: isRounded))
  }
}
