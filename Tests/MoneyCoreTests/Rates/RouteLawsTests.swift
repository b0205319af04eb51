import Testing

@testable import MoneyCore

/// The rates that a conversion uses, over random tables.
struct RouteLawsTests {
  private func describe(_ legs: [Leg]) -> [String] {
    legs.map {
      "\(String($0.from)) \(String($0.to)) \($0.rate.numerator)/\($0.rate.denominator) \($0.kind) \($0.isRounded)"
    }
  }

  /// Direct, inverse, over the base or by the shortest path: as in a slow implementation of the rules.
  @Test func followsTheRules() throws {
    var random = SplitMix64(seed: 100)
    for _ in 0..<400 {
      let made = random.table()
      let reference = ReferenceRoutes(quotes: made.quotes, base: made.table.base)
      for _ in 0..<8 {
        let codes = random.shuffled(made.codes)
        let options = random.options(for: made.table)
        let route = RatesTable.quotedRoute(in: made.table, from: codes[0], to: codes[1], options)
        let wanted = reference.route(from: codes[0], to: codes[1], options)
        var what: Comment { "\(String(codes[0])) to \(String(codes[1])), \(options), in \(made)" }
        try #require(describe(route?.legs ?? []) == describe(wanted?.legs ?? []), what)
        try #require(route?.day == wanted?.day, what)
        try #require(route?.flags.contains(.inconsistent) == wanted.map { !$0.isConsistent }, what)
      }
    }
  }

  /// There and back has as many legs on one day; where one direction of each pair is quoted and the quotes agree, the
  /// rates are each other's inverse.
  @Test func goesBackTheWayItCame() throws {
    var random = SplitMix64(seed: 101)
    for _ in 0..<300 {
      let made = random.table()
      let codes = random.shuffled(made.codes)
      let options = random.options(for: made.table)
      let there = RatesTable.quotedRoute(in: made.table, from: codes[0], to: codes[1], options)
      let back = RatesTable.quotedRoute(in: made.table, from: codes[1], to: codes[0], options)
      try #require((there == nil) == (back == nil))
      guard let there, let back else { continue }
      try #require(there.day == back.day)
      try #require(there.legs.count == back.legs.count)
      if made.table.baseIndex >= 0 { try #require(there.legs.map(\.from) == back.legs.map(\.to).reversed()) }
      let hasBoth = there.legs.contains { leg in
        made.quotes.contains { $0.from == leg.from && $0.to == leg.to && $0.day == there.day }
          && made.quotes.contains { $0.from == leg.to && $0.to == leg.from && $0.day == there.day }
      }
      if !hasBoth, !there.flags.contains(.inconsistent) || made.table.baseIndex >= 0 {
        try #require(Fraction(there.legs) * Fraction(back.legs) == .one)
      }
      // Each leg starts where the one before ended.
      try #require(zip(there.legs, there.legs.dropFirst()).allSatisfy { $0.to == $1.from })
    }
  }

  /// Quotes that all come of one value a currency agree along every path, whichever directions are quoted.
  @Test func consistentQuotesAreNeverFlagged() throws {
    var random = SplitMix64(seed: 103)
    for _ in 0..<200 {
      let codes = SplitMix64.plainCodes
      let values = codes.map { _ in UInt64(1 + random.below(1_000_000_000)) }
      var rates = RatesBuilder()
      for _ in 0..<random.below(40) {
        let (from, to) = (random.below(codes.count), random.below(codes.count))
        if from == to { continue }
        let rate = try #require(Rate(numerator: values[from], denominator: values[to]))
        try rates.add(Quote(from: codes[from], to: codes[to], rate: rate, day: nil))
      }
      let table = rates.build()
      for from in codes {
        for to in codes {
          let route = RatesTable.quotedRoute(in: table, from: from, to: to, ConversionOptions())
          try #require(route?.flags.contains(.inconsistent) != true)
        }
      }
    }
  }

  /// Converting A→B→C is converting A→C, where all go through one base that quotes one direction each.
  @Test func convertsTransitively() throws {
    var random = SplitMix64(seed: 102)
    for _ in 0..<100 {
      var rates = RatesBuilder()
      rates.base = code("EUR")
      let codes = SplitMix64.plainCodes.filter { $0 != code("EUR") }
      for other in codes {
        let (from, to) = random.flip() ? (code("EUR"), other) : (other, code("EUR"))
        try rates.add(Quote(from: from, to: to, rate: random.rate(), day: nil))
      }
      let table = rates.build()
      let shuffled = random.shuffled(codes)
      func find(_ from: CurrencyCode, _ to: CurrencyCode) throws -> Fraction {
        Fraction(try RatesTable.find(from: from, to: to, with: table, ConversionOptions()).rate)
      }
      let (a, b, c) = (shuffled[0], shuffled[1], shuffled[2])
      let direct = try find(a, c)
      let (first, second, back) = (try find(a, b), try find(b, c), try find(c, a))
      try #require(first * second == direct)
      try #require(direct * back == .one)
      let (overBase, fromBase) = (try find(a, code("EUR")), try find(code("EUR"), c))
      try #require(overBase * fromBase == direct)
    }
  }
}
