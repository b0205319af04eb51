import Testing

@testable import MoneyCore

/// Amounts of several currencies compared, sorted and added up through rates.
struct ComparedAmountsTests {
  private struct Case {
    let made: RandomTable
    let amounts: [Money]
    let target: CurrencyCode
    let options: ConversionOptions

    var what: Comment { "\(amounts.map { String($0) }) in \(String(target)), \(made)" }

    /// The value of an amount, without the code under test; nil without a rate.
    func worth(_ amount: Money) -> Fraction? {
      if amount.currency == target { return Fraction(amount.amount) }
      guard let route = try? RatesTable.route(in: made.table, from: amount.currency, to: target, options) else {
        return nil
      }
      return Fraction(amount.amount) * Fraction(route.legs)
    }
  }

  private func odd(_ amount: Int128, _ currency: String) -> Money {
    Money(Decimal(unchecked: amount, scale: 0), code(currency))
  }

  private func cases(seed: UInt64, _ count: Int, _ body: (Case) throws -> Void) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<count {
      let made = random.table()
      var options = random.options(for: made.table)
      options.maximumGap = 1_000_000
      let target = random.pick(made.codes)
      let quoted = made.codes.filter {
        $0 == target || (try? RatesTable.route(in: made.table, from: $0, to: target, options)) != nil
      }
      let isAnywhere = random.below(4) == 0
      var amounts: [Money] = []
      for _ in 0..<random.below(12) {
        let currency = random.pick(isAnywhere ? made.codes : quoted)
        let few = Decimal(unchecked: Int128(random.below(3)), scale: 0)
        amounts.append(Money(random.flip() ? random.plainDecimal() : few, currency))
      }
      // Now and then something that is worth exactly as much.
      if let amount = amounts.first,
        let route = try? RatesTable.route(in: made.table, from: amount.currency, to: target, options),
        let same = try? ExactRatio(amount.amount, along: route).rounded(digits: 20, .unnecessary)
      {
        amounts.insert(Money(same.value, target), at: random.below(amounts.count + 1))
      }
      try body(Case(made: made, amounts: amounts, target: target, options: options))
    }
  }

  @Test func sortsByExactWorthAndKeepsTheOrderOfEqualOnes() throws {
    var (taken, ties) = (0, 0)
    try cases(seed: 1380, 1500) { one in
      let sorted = try? RatesTable.sortedIndices(
        of: one.amounts, in: one.target, with: one.made.table, one.options
      ).indices
      let isMixed = Set(one.amounts.map { String($0.currency) }).count > 1
      let worths = isMixed ? one.amounts.map(one.worth) : one.amounts.map { Fraction($0.amount) }
      guard let sorted else {
        try #require(worths.contains(nil), one.what)
        return
      }
      let known = worths.compactMap { $0 }
      try #require(known.count == one.amounts.count && sorted.sorted() == Array(one.amounts.indices), one.what)
      for (first, second) in zip(sorted, sorted.dropFirst()) {
        try #require(known[first] < known[second] || known[first] == known[second] && first < second, one.what)
        ties += known[first] == known[second] && one.amounts[first].currency != one.amounts[second].currency ? 1 : 0
      }
      // The ends, and each two.
      if let first = sorted.first, let last = sorted.last {
        let least = try RatesTable.extreme(
          .minimum, of: one.amounts, in: one.target, with: one.made.table, one.options)
        let most = try RatesTable.extreme(.maximum, of: one.amounts, in: one.target, with: one.made.table, one.options)
        try #require(least.index == first && known[most.index] == known[last], one.what)
        try #require(most.index == known.firstIndex(of: known[last]), one.what)
        let pair = try RatesTable.order(
          one.amounts[first], one.amounts[last], in: one.target, with: one.made.table, one.options)
        let isPairEqual = Fraction(one.amounts[first].amount) == Fraction(one.amounts[last].amount)
        if one.amounts[first].currency == one.amounts[last].currency {
          try #require((pair.order == 0) == isPairEqual && pair.flags.isEmpty, one.what)
        } else {
          try #require(pair.order == (known[first] == known[last] ? 0 : -1), one.what)
        }
        taken += 1
      }
    }
    #expect(taken > 400 && ties > 50)
  }

  @Test func theSumIsTheBags() throws {
    try cases(seed: 1381, 400) { one in
      var bag = MoneyBag()
      var fits = true
      for amount in one.amounts { do { try bag.add(amount) } catch { fits = false } }
      if !fits { return }
      let sum = try? RatesTable.sum(
        of: one.amounts, in: one.target, with: one.made.table, one.options, registry: nil)
      let reduced = try? bag.reduced(to: one.target, with: one.made.table, one.options, in: nil)
      try #require((sum == nil) == (reduced == nil), one.what)
      guard let sum, let reduced else { return }
      try #require(String(sum.money) == String(reduced.money) && sum.flags == reduced.flags, one.what)
    }
  }

  @Test func saysWhichRatesItTook() throws {
    var builder = RatesBuilder()
    let (eur, usd, dem) = (code("EUR"), code("USD"), code("DEM"))
    try builder.add(Quote(from: eur, to: usd, rate: rate("1.1"), day: day("2024-01-02"), isRounded: true))
    let table = builder.build()
    let options = ConversionOptions(day: day("2024-01-05"), maximumGap: 7)
    let amounts = [money("100 USD"), money("90.90 EUR"), money("90.91 EUR"), money("-1 DEM")]
    let sorted = try RatesTable.sortedIndices(of: amounts, in: eur, with: table, options)
    #expect(sorted.indices == [3, 1, 0, 2])
    #expect(sorted.flags == [.rateRounded, .earlier, .fixed])
    let same = try RatesTable.extreme(.maximum, of: [odd(1, "QQA"), odd(2, "QQA")], in: usd, with: nil, options)
    #expect(same.index == 1 && same.flags.isEmpty)
    expectFailure(.noRate) { try RatesTable.order(odd(1, "QQA"), money("1 USD"), in: usd, with: table, options) }
    expectFailure(.argument, saying: "number of values for a minimum must be at least 1, got 0") {
      try RatesTable.extreme(.minimum, of: [], in: usd, with: table, options)
    }
    #expect(try RatesTable.sortedIndices(of: [], in: dem, with: nil, options).indices == [])
    let nothing = try RatesTable.sum(of: [], in: usd, with: nil, options, registry: nil)
    #expect(String(nothing.money) == "0.00 USD")
  }

  /// Of a table whose rates go round in a circle, each two compared directly would have no order at all.
  @Test func inconsistentRatesStillGiveAnOrder() throws {
    var builder = RatesBuilder()
    let (a, b, c) = (code("QQA"), code("QQB"), code("QQC"))
    for (from, to) in [(a, b), (b, c), (c, a)] {
      try builder.add(Quote(from: from, to: to, rate: rate("2"), day: nil, isRounded: false))
    }
    let table = builder.build()
    let amounts = [odd(1, "QQA"), odd(1, "QQB"), odd(1, "QQC")]
    let sorted = try RatesTable.sortedIndices(of: amounts, in: a, with: table, ConversionOptions())
    // In QQA: 1, 1/2 and 2.
    #expect(sorted.indices == [1, 0, 2])
  }

  @Test func aLongListIsSortedInTime() throws {
    var random = SplitMix64(seed: 1382)
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("1.0837"), day: nil, isRounded: false))
    let table = builder.build()
    let amounts = (0..<20_000).map { _ in
      Money(Decimal(unchecked: Int128(random.below(1000)), scale: 2), code(random.flip() ? "EUR" : "USD"))
    }
    let sorted = try RatesTable.sortedIndices(of: amounts, in: code("USD"), with: table, ConversionOptions())
    #expect(sorted.indices.count == amounts.count)
  }
}
