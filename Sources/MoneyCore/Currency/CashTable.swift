/// The rounding of cash payments by currency, country and day. The data comes from `share/currencies/cash.csv`.
public enum CashTable {
  /// The rule of a currency in a country on a day.
  ///
  /// A country's own rule takes precedence over the currency's. A currency without a rule uses its minor unit. Nothing
  /// is guessed: the call fails if the country is unknown or does not use the currency, or if the day precedes the
  /// first rule.
  ///
  /// - Parameters:
  ///   - country: an ISO 3166-1 alpha-2 code in either case; nil for the currency's rule in all countries.
  ///   - day: nil for the end of the data.
  @_optimize(size)
  public static func rule(
    of currency: CurrencyCode, in country: UnsafeBufferPointer<UInt8>?, on day: Day?, with registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> CashRule {
    var place: (UInt8, UInt8)?
    if let country {
      guard try CountryTable.currencies(of: country, on: day).contains(currency) else {
        let words = Message.code(currency) + " is not legal tender in " + .quoted(country)
        throw MoneyFailure(.notFound, day.map { words + " on " + .date($0) } ?? words)
      }
      place = (country[0] & 0xDF, country[1] & 0xDF)
    }
    if let place, let rows = rows(of: currency, in: place) { return try rule(rows, on: day, of: currency) }
    if let rows = rows(of: currency, in: (ASCII.space, ASCII.space)) { return try rule(rows, on: day, of: currency) }
    let digits = try CurrencyRegistry.minorUnits(currency, on: day, in: registry)
    return CashRule(minorUnit: digits, of: currency)
  }

  /// The step of a currency in all countries at the end of the data, or nil.
  @_optimize(size)
  package static func step(of currency: CurrencyCode) -> Decimal? {
    rows(of: currency, in: (ASCII.space, ASCII.space)).flatMap { decimal($0.upperBound &- 1, at: 8, 5) }
  }

  private static func rows(of currency: CurrencyCode, in country: (UInt8, UInt8)) -> Range<Int>? {
    guard currency[3] == 0 else { return nil }
    let letters = UInt64(currency.head.byteSwapped >> 8)
    let wanted = letters << 16 | UInt64(country.0) << 8 | UInt64(country.1)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) / 2
      if key(middle) < wanted { low = middle &+ 1 } else { high = middle }
    }
    var end = low
    while end < count, key(end) == wanted { end &+= 1 }
    return low == end ? nil : low..<end
  }

  /// The code and the country of a row, by which the rows are sorted: the first five bytes of a line, which has more than
  /// eight.
  private static func key(_ row: Int) -> UInt64 {
    UnsafeRawPointer(lines.utf8Start + row &* lineWidth).loadUnaligned(as: UInt64.self).bigEndian >> 24
  }

  @_optimize(size)
  private static func rule(_ rows: Range<Int>, on day: Day?, of currency: CurrencyCode) throws(MoneyFailure) -> CashRule
  {
    var chosen = rows.upperBound &- 1
    if let day {
      while let since = self.day(chosen), day < since {
        if chosen == rows.lowerBound {
          throw MoneyFailure(
            .notFound, "no cash rounding rule for " + Message.code(currency) + " before " + .date(since))
        }
        chosen &-= 1
      }
    }
    let line = lines.utf8Start + chosen &* lineWidth
    guard let step = decimal(chosen, at: 8, 5) else { throw .unknownCurrency(currency) }
    return CashRule(
      step: step, small: decimal(chosen, at: 13, 4) ?? Decimal(unchecked: 0, scale: step.scale),
      smallAmounts(line[17]), of: currency, in: line[3] == ASCII.space ? [] : [line[3], line[4]],
      rounding: rounding(line[18]), since: self.day(chosen),
      until: chosen &+ 1 < rows.upperBound ? self.day(chosen &+ 1) : nil)
  }

  /// The first day of a row, or nil.
  @_optimize(size)
  private static func day(_ row: Int) -> Day? { Day(base92: lines, at: row &* lineWidth &+ 5) }

  @_optimize(size)
  private static func decimal(_ row: Int, at offset: Int, _ width: Int) -> Decimal? {
    let start = lines.utf8Start + (row &* lineWidth &+ offset)
    var count = width
    while count > 0, start[count &- 1] == ASCII.space { count &-= 1 }
    return count == 0 ? nil : try? Decimal(parsing: UnsafeBufferPointer(start: start, count: count))
  }

  @_optimize(size)
  private static func smallAmounts(_ letter: UInt8) -> CashRule.SmallAmounts {
    switch letter {
    case UInt8(ascii: "e"): .exact
    case UInt8(ascii: "u"): .up
    default: .rounded
    }
  }

  @_optimize(size)
  private static func rounding(_ letter: UInt8) -> Rounding {
    switch letter {
    case UInt8(ascii: "e"): .halfEven
    case UInt8(ascii: "h"): .halfDown
    case UInt8(ascii: "d"): .down
    case UInt8(ascii: "U"): .up
    default: .halfUp
    }
  }
}
