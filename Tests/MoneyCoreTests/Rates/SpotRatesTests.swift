import Testing

@testable import MoneyCore

/// Conversions at the newest rates in words: equal to the general path, or deferred to it.
struct SpotRatesTests {
  private func words(_ amount: Money) -> MoneyWords {
    MoneyWords(
      low: UInt64(truncatingIfNeeded: amount.amount.coefficient), high: Int64(amount.amount.coefficient >> 64),
      scale: amount.amount.scale, head: amount.currency.words.head, tail: amount.currency.words.tail)
  }

  private func atSpot(_ amount: Money, _ target: CurrencyCode, _ table: RatesTable) -> Money? {
    table.convertAtSpot(words(amount), to: target.words.head).map {
      Money(Decimal(unchecked: Int128($0.coefficient), scale: $0.scale), target)
    }
  }

  /// A base, and a rate of few digits in one direction or both for most other currencies.
  private func star(_ random: inout SplitMix64) throws -> RatesTable {
    let codes = SplitMix64.plainCodes + ["HRK", "GBX", "TRY", "XAU"].map { code($0) }
    let days: [Day?] =
      random.flip() ? [nil] : [day("2003-09-29"), day("2003-09-30"), day("2024-03-01")].suffix(1 + random.below(3))
    var rates = RatesBuilder()
    rates.base = random.pick(codes)
    for other in codes where other != rates.base {
      for (from, to) in [(rates.base, other), (other, rates.base)] where random.flip() {
        for day in days where random.below(4) > 0 {
          let rate = Rate(unchecked: 1 + random.next() % 100_000, over: PowerOfTen.word(random.below(5)))
          try rates.add(Quote(from: from ?? other, to: to ?? other, rate: rate, day: day))
        }
      }
    }
    return rates.build()
  }

  @Test func agreesWithTheWholeWay() throws {
    var random = SplitMix64(seed: 113)
    var taken = 0
    for _ in 0..<100 {
      let table = try star(&random)
      for _ in 0..<20 {
        let amount = Money(random.plainDecimal(), random.pick(table.codes))
        let target = random.pick(table.codes)
        guard let spot = atSpot(amount, target, table) else { continue }
        var what: Comment { "\(String(amount)) to \(String(target)) in \(table.lines)" }
        let whole = try RatesTable.convertByRoute(amount, to: target, with: table, ConversionOptions(), in: nil)
        try #require(whole.money == spot && whole.money.amount.scale == spot.amount.scale, what)
        taken += 1
      }
    }
    #expect(taken > 500)
  }

  @Test func agreesWithTheWholeWayOnAnyDay() throws {
    var random = SplitMix64(seed: 114)
    var taken = 0
    for _ in 0..<100 {
      let table = try star(&random)
      for _ in 0..<40 {
        let amount = Money(random.plainDecimal(), random.pick(table.codes))
        let target = random.pick(table.codes)
        var options = ConversionOptions(maximumGap: random.pick([0, 0, 1, 2, 8000, .max]))
        if let day = table.days.isEmpty ? nil : random.pick(table.days), random.below(4) > 0 {
          options.day = Day(number: day.number + random.pick([0, 0, 0, 1, 2, -1]))
        }
        let digits: UInt32? = random.flip() ? nil : UInt32(random.below(21))
        options.digits = digits.map { .count($0) } ?? .currency
        guard
          let found = table.convert(
            words(amount), to: target.words.head, on: options.day?.number, gap: options.maximumGap, digits: digits)
        else { continue }
        let whole = try RatesTable.convertByRoute(amount, to: target, with: table, options, in: nil)
        try #require(
          whole.money.amount.coefficient == Int128(found.coefficient) && whole.money.amount.scale == found.scale,
          "\(String(amount)) to \(String(target)), \(options) in \(table.lines)")
        taken += 1
      }
    }
    #expect(taken > 500, "\(taken)")
  }

  /// A number that is not a day, a day without rates, and undated rates are deferred.
  @Test func leavesDaysThatHaveNoRates() throws {
    let dated = try table("EUR USD 1.1173 2024-03-01", "EUR JPY 160.5 2024-02-29", base: "EUR")
    let euro = words(money("100.00 EUR"))
    let (friday, dollar, yen) = (day("2024-03-01").number, code("USD").words.head, code("JPY").words.head)
    for (target, day, gap) in [
      (dollar, friday + 1, 0), (dollar, friday - 1, 9), (dollar, Int32.max, .max), (dollar, .min, .max),
      (yen, friday, .max),
      (yen, friday - 2, .max),
    ] as [(UInt32, Int32, Int32)] {
      #expect(dated.convert(euro, to: target, on: day, gap: gap, digits: nil) == nil)
    }
    #expect(dated.convert(euro, to: dollar, on: friday + 3, gap: 3, digits: nil).map { $0.coefficient } == 111_73)
    #expect(dated.convert(euro, to: dollar, on: nil, gap: 0, digits: 3).map { $0.coefficient } == 111_730)
    #expect(dated.convert(euro, to: yen, on: friday - 1, gap: 0, digits: nil).map { $0.coefficient } == 16_050)
    let undated = try table("EUR USD 1.1", base: "EUR")
    #expect(undated.convert(euro, to: dollar, on: friday, gap: 0, digits: nil) == nil)
  }

  /// Everyday amounts use it, in any direction of a star.
  @Test func takesWhatIsPlain() throws {
    let table = try table(
      "EUR USD 1.1172 2024-03-01", "EUR JPY 160.5 2024-03-01", "GBP EUR 1.17 2024-03-01", base: "EUR")
    for (amount, to, wanted) in [
      ("100.00 USD", "EUR", "89.51 EUR"), ("100.00 EUR", "JPY", "16050 JPY"), ("-1.00 GBP", "USD", "-1.31 USD"),
      ("1000 JPY", "GBP", "5.33 GBP"), ("0.00 USD", "GBP", "0.00 GBP"),
    ] {
      #expect(atSpot(money(amount), code(to), table).map { String($0) } == wanted)
    }
  }

  @Test func leavesWhatIsNot() throws {
    let table = try table(
      "EUR USD 1.1 2024-03-01", "EUR GBP 0.85 2024-02-29", "EUR HRK 7.5 2024-03-01", "EUR XAU 0.0005 2024-03-01",
      "EUR DOGE 12 2024-03-01", base: "EUR")
    for (amount, to) in [
      // No rate of the newest day, a factor, no minor units, a long code, the same currency, not in the table.
      ("1.00 USD", "GBP"), ("1.00 GBP", "EUR"), ("1.00 HRK", "EUR"), ("1.00 EUR", "HRK"), ("1.00 EUR", "XAU"),
      ("1.00 EUR", "DOGE"), ("1.00 EUR", "EUR"), ("1.00 CHF", "EUR"), ("1.00 EUR", "CHF"),
      ("99999999999999999999 EUR", "USD"),
      ("1.00000000000000000000 EUR", "USD"),
    ] {
      #expect(atSpot(money(amount), code(to), table) == nil, "\(amount) to \(to)")
    }
    // Not a star.
    #expect(atSpot(money("1.00 EUR"), code("USD"), try MoneyCoreTests.table("EUR USD 1.1")) == nil)
    let crossed = try MoneyCoreTests.table("EUR USD 1.1", "USD JPY 150", base: "EUR")
    #expect(atSpot(money("1.00 EUR"), code("USD"), crossed) == nil)
  }

  /// An amount without a currency, as a failed call returns it, is not in the table: it is deferred, to be rejected.
  @Test(arguments: [
    (["EUR USD 1.1"], "EUR"), (["EUR XAU 0.0005"], "EUR"), (["EUR USD 1.1", "EUR JPY 160", "EUR GBP 0.85"], "EUR"),
    // All of its currencies lack minor units.
    (["XAU XAG 80"], "XAU"), ([], "EUR"),
  ])
  func leavesAmountsOfNoCurrency(_ lines: [String], _ base: String) throws {
    let table = try builder(lines, base: base).build()
    for low in [0, 100] as [UInt64] {
      let amount = MoneyWords(low: low, high: 0, scale: 0, head: 0, tail: 0)
      #expect(table.convertAtSpot(amount, to: code("USD").words.head) == nil)
      #expect(table.convertAtSpot(amount, to: code(base).words.head) == nil)
    }
    #expect(table.convertAtSpot(words(money("1.00 EUR")), to: 0) == nil)
  }

  /// 2^64 less a half is not rounded up to nothing.
  @Test func leavesWhatRoundsPastAWord() throws {
    let table = try table("EUR USD 8191/2", base: "EUR")
    let amount = money("45041494503014.41 EUR")
    #expect(atSpot(amount, code("USD"), table) == nil)
    let whole = try RatesTable.convert(amount, to: code("USD"), with: table, ConversionOptions(), in: nil)
    #expect(String(whole.money) == "184467440737095516.16 USD")
  }
}
