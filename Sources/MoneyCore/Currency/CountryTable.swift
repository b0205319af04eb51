/// The currencies that are, or were, legal tender in each country. The data comes from
/// `share/currencies/countries.csv`.
public enum CountryTable {
  /// The currencies that are legal tender in a country on a day, or without a day at the end of the data.
  ///
  /// First come the currencies that are named after the country, the newest first. Then come the others, the oldest
  /// first. In Bhutan the ngultrum comes before India's rupee; in Germany in 1999 the mark comes before the euro. Last
  /// come those that another currency has replaced, and whose notes still count: the kuna in Croatia in January 2023.
  /// - Parameter country: an ISO 3166-1 alpha-2 code, in letters of either case.
  @_optimize(size)
  public static func currencies(
    of country: UnsafeBufferPointer<UInt8>, on day: Day?
  ) throws(MoneyFailure) -> [CurrencyCode] {
    let (first, second) = try letters(of: country)
    var own: [CurrencyCode] = []
    var others: [CurrencyCode] = []
    var replaced: [CurrencyCode] = []
    var isKnown = false
    for row in 0..<count {
      let line = lines.utf8Start + row &* lineWidth
      guard line[0] == first, line[1] == second else { continue }
      isKnown = true
      guard isTender(row, on: day), let code = CurrencyCode(bytes: UnsafeBufferPointer(start: line + 2, count: 3))
      else { continue }
      if let day, let withdrawn = CurrencyTable.withdrawn(code), withdrawn <= day {
        replaced.append(code)
      } else if code[0] == first, code[1] == second {
        own.insert(code, at: 0)
      } else {
        others.append(code)
      }
    }
    guard isKnown else {
      throw MoneyFailure(.notFound, "unknown country " + .quoted(country))
    }
    let all = own + others + replaced
    if all.isEmpty {
      let words = "no currency for country " + Message.quoted(country)
      throw MoneyFailure(.notFound, day.map { words + " on " + .date($0) } ?? words + " at present")
    }
    return all
  }

  /// The two letters of a country's code, in capitals.
  @_optimize(size)
  public static func letters(of country: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> (UInt8, UInt8) {
    guard country.count == 2, ASCII.isLetter(country[0]), ASCII.isLetter(country[1]) else {
      throw MoneyFailure(.syntax, "expected a country code of two letters, got " + .quoted(country), at: 0)
    }
    return (country[0] & 0xDF, country[1] & 0xDF)
  }

  /// True if the table contains a country of two letters, in either case.
  @_optimize(size)
  public static func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    for row in 0..<count {
      let line = lines.utf8Start + row &* lineWidth
      if line[0] == first & 0xDF, line[1] == second & 0xDF { return true }
    }
    return false
  }

  @_optimize(size)
  private static func isTender(_ row: Int, on day: Day?) -> Bool {
    let until = self.day(row, at: 8)
    guard let day else { return until == nil }
    guard let since = self.day(row, at: 5), since <= day else { return false }
    guard let until else { return true }
    return day < until
  }

  /// The day in a field of a line, or nil.
  @_optimize(size)
  private static func day(_ row: Int, at offset: Int) -> Day? { Day(base92: lines, at: row &* lineWidth &+ offset) }
}
