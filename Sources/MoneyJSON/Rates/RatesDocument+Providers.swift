import MoneyCore

// The shapes of services' answers, as their documentation shows them.

extension RatesDocument {
  /// Reads `{"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9}}`, or, with several days,
  /// `{"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}`, from currencylayer and exchangerate.host.
  mutating func readCurrencylayer(
    _ root: JSONValue, quotes: JSONValue
  ) throws(MoneyFailure) {
    guard case .object(let members) = quotes else {
      throw .member("quotes", mustBe: "an object", got: quotes)
    }
    if members.isEmpty { throw RatesDocument.noRates() }
    let source = try code(root["source"], "source")
    builder.base = source
    let published = try readTimestamp(root["timestamp"])
    let day = try day(root["date"], "date")
    builder.reserve(members.nodeCount / 2)
    for (key, value) in members {
      if case .object(let quotes) = value {
        let day = try dayOfRates(key, "quotes")
        for (pair, rate) in quotes { try addQuote(source, pair, rate, day: day) }
      } else {
        try addQuote(source, key, value, day: day ?? published)
      }
    }
  }

  private mutating func addQuote(
    _ source: CurrencyCode, _ key: [UInt8], _ value: JSONValue, day: Day?
  ) throws(MoneyFailure) {
    let prefix = source.bytes
    guard key.starts(with: prefix), let target = CurrencyCode(bytes: key[prefix.count...]) else {
      throw MoneyFailure(.document, "names of quotes must start with " + .code(source) + ", got " + .quoted(key))
    }
    try add(source, target, value, day: day, .printable(key))
  }

  /// The day under which rates are listed.
  private func dayOfRates(_ key: [UInt8], _ name: StaticString) throws(MoneyFailure) -> Day {
    do {
      return try Self.day(key)
    } catch {
      throw MoneyFailure(error.status, "\"" + Message(name) + "\" by day: " + error.message)
    }
  }

  /// Reads `{"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}`, or, with several days,
  /// `{"base":"EUR","rates":{"2024-03-01":{"USD":1.08}}}`.
  mutating func readBaseAndRates(
    _ root: JSONValue, rates: JSONValue
  ) throws(MoneyFailure) {
    guard case .object(let members) = rates else {
      throw .member("rates", mustBe: "an object", got: rates)
    }
    if members.isEmpty { throw RatesDocument.noRates() }
    let base = try code(root["base"], "base")
    builder.base = base
    if let amount = root["amount"], let numeral = numeral(amount) {
      guard let one = try? numeral.reading(Rate.reading), one.rate.isOne else {
        throw MoneyFailure(.document, "\"amount\" must be 1, got " + .quoted(numeral))
      }
    }
    let published = try readTimestamp(root["timestamp"])
    let day = try day(root["date"], "date")
    builder.reserve(members.nodeCount / 2)
    for (key, value) in members {
      if case .object(let quotes) = value {
        let day = try dayOfRates(key, "rates")
        for (code, rate) in quotes { try add(base, code, rate, day: day) }
      } else {
        try add(base, key, value, day: day ?? published)
      }
    }
  }

  /// Reads ExchangeRate-API's `{"time_last_update_unix":…,"base_code":"USD","conversion_rates":{"EUR":0.9}}`. The open
  /// service has "rates"; a past day has "year", "month" and "day"; a pair has "target_code" and "conversion_rate".
  mutating func readExchangeRateAPI(_ root: JSONValue) throws(MoneyFailure) {
    let base = try code(root["base_code"], "base_code")
    builder.base = base
    let published = try readTimestamp(root["time_last_update_unix"], "time_last_update_unix")
    let day = try calendarDay(root) ?? published
    if let rate = root["conversion_rate"] {
      let target = try code(root["target_code"], "target_code")
      return try add(base, target, rate, day: day, .code(base) + .code(target))
    }
    if root["rates"] != nil, root["conversion_rates"] != nil {
      throw MoneyFailure(.document, "\"rates\" and \"conversion_rates\" must not both be set")
    }
    guard let rates = root["conversion_rates"] ?? root["rates"] else {
      throw MoneyFailure(.document, "missing \"conversion_rates\": expected an object")
    }
    let members = try members(rates, root["rates"] == nil ? "conversion_rates" : "rates")
    builder.reserve(members.nodeCount / 2)
    for (key, value) in members { try add(base, key, value, day: day) }
  }

  /// The day of `{"year":2015,"month":2,"day":22}`, or nil.
  private func calendarDay(_ root: JSONValue) throws(MoneyFailure) -> Day? {
    guard let year = root["year"] else { return nil }
    let numbers = (
      try integer(year, "year"), try integer(root["month"], "month"), try integer(root["day"], "day")
    )
    guard let year = Int32(exactly: numbers.0), let month = Int32(exactly: numbers.1),
      let number = Int32(exactly: numbers.2), let day = Day(year: year, month: month, day: number)
    else { throw MoneyFailure(.date, "\"year\", \"month\" and \"day\" must be a date in the years 1 to 9999") }
    return day
  }

  private mutating func add(
    _ base: CurrencyCode, _ key: [UInt8], _ value: JSONValue, day: Day?
  ) throws(MoneyFailure) {
    try add(base, try Self.code(key), value, day: day, .printable(key))
  }

  mutating func add(
    _ from: CurrencyCode, _ to: CurrencyCode, _ value: JSONValue, day: Day?, _ name: Message
  ) throws(MoneyFailure) {
    let (rate, isRounded) = try rate(value, name)
    try builder.addNew(
      Quote(from: from, to: to, rate: rate, day: day, isRounded: isRounded))
  }
}
