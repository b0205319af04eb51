@testable import MoneyCore

/// A table with the quotes it was made of, so that its answers can be verified by a slow search.
struct RandomTable {
  let table: RatesTable
  let quotes: [Quote]
  /// Its quoted currencies, its base, and one or two others.
  let codes: [CurrencyCode]
}

extension RandomTable: CustomStringConvertible {
  var description: String {
    "\(quotes.map(\.line)), base \(table.base.map { String($0) } ?? "none")"
  }
}

extension SplitMix64 {
  /// Codes no legal factor concerns, some of them unknown to the built-in table.
  static let plainCodes = ["CAD", "CHF", "EUR", "GBP", "ISK", "JPY", "KWD", "QQA", "QQB", "USD"].map { code($0) }

  /// With or without a base, dated or not, each pair in one direction or both. Days are adjacent or far apart, pairs are
  /// on every day or on few of them, between few currencies or many.
  mutating func table(codes all: [CurrencyCode] = plainCodes) -> RandomTable {
    var builder = RatesBuilder()
    let codes = Array(shuffled(all).prefix(flip() ? 4 : all.count))
    if flip() { builder.base = pick(codes) }
    let days = days()
    let isStar = builder.base != nil && flip()
    for _ in 0..<1 + below(isStar ? 10 : 14) {
      let one = isStar ? builder.base ?? pick(codes) : pick(codes)
      let (from, to) = flip() ? (one, pick(codes)) : (pick(codes), one)
      if from == to { continue }
      if days.isEmpty {
        add(from, to, day: nil, to: &builder)
        continue
      }
      let density = pick([1, 2, 5, 20])
      for day in days where below(density) == 0 { add(from, to, day: day, to: &builder) }
    }
    let table = builder.build()
    let others = shuffled(all.filter { !table.codes.contains($0) }).prefix(2)
    return RandomTable(table: table, quotes: builder.quotes.elements, codes: table.codes + others)
  }

  private mutating func days() -> [Day] {
    let first = day("2003-09-20").number
    switch below(5) {
    case 0: return []
    case 1: return [Day(unchecked: first)]
    case 2: return (0..<3).map { Day(unchecked: first + $0 * 400_000) }
    case 3: return (0..<4).map { Day(unchecked: first + $0 * 3) }
    default: return (0..<45).map { Day(unchecked: first + $0) }
    }
  }

  private mutating func add(_ from: CurrencyCode, _ to: CurrencyCode, day: Day?, to builder: inout RatesBuilder) {
    // Only a rate of a currency against itself, or a mix of dated and undated rates, can fail; neither is made here.
    try? builder.add(Quote(from: from, to: to, rate: rate(), day: day, isRounded: below(6) == 0))
  }

  /// A day of the table or about one, a gap, digits and a mode.
  mutating func options(for table: RatesTable) -> ConversionOptions {
    var options = ConversionOptions()
    if let day = table.days.isEmpty ? nil : pick(table.days), flip() {
      options.day = Day(number: day.number + pick([0, 0, 0, 1, 2, -1]))
    } else if below(8) == 0 {
      options.day = day("2003-09-30")
    }
    if below(4) == 0 {
      let now = (table.days.last ?? day("2003-09-30")).instant + Int64(below(9)) * 86_400
      options.freshness = try? Freshness(now: now, limit: Int64(below(5)) * 86_400, isRequired: flip())
    }
    options.maximumGap = pick([0, 0, 1, 3, 10, 1_000_000])
    options.digits = pick([.currency, .count(0), .count(2), .count(2), .count(5), .count(UInt32(below(39)))])
    options.rounding = below(4) == 0 ? .halfEven : rounding()
    return options
  }
}
