import Testing

@testable import MoneyCore

struct MoneyBagReductionTests {
  private func reduced(
    _ amounts: [String], _ to: String, _ table: RatesTable?, _ options: ConversionOptions = ConversionOptions()
  ) throws -> RatesTable.Converted {
    var bag = MoneyBag()
    for amount in amounts { try bag.add(money(amount)) }
    return try bag.reduced(to: code(to), with: table, options, in: nil)
  }

  /// Three dollars at 1.1172 are 2.69 euros, where rounding each would give 2.70.
  @Test func roundsOnce() throws {
    let table = try table("EUR USD 1.1172", base: "EUR")
    let sum = try reduced(["1.00 USD", "1.00 USD", "1.00 USD"], "EUR", table)
    #expect(String(sum.money) == "2.69 EUR" && sum.flags == .rounded)
    let thirds = try MoneyCoreTests.table("EUR A 3", "EUR B 3", "EUR C 3", base: "EUR")
    var bag = MoneyBag()
    for text in ["A", "B", "C"] { try bag.add(Money(decimal("1"), code(text))) }
    let whole = try bag.reduced(to: code("EUR"), with: thirds, ConversionOptions(), in: nil)
    #expect(String(whole.money) == "1.00 EUR" && whole.flags == [])
  }

  /// The rounded sum of the exact conversions, whatever the parts.
  @Test func isTheSumOfExactConversionsRoundedOnce() throws {
    var random = SplitMix64(seed: 121)
    for _ in 0..<400 {
      let made = random.table()
      var bag = MoneyBag()
      for _ in 0..<random.below(6) { try? bag.add(Money(random.plainDecimal(), random.pick(made.codes))) }
      let (target, options) = (random.pick(made.codes), random.options(for: made.table))
      var what: Comment { "\(bag.amounts.map { String($0) }) to \(String(target)), \(options), in \(made)" }
      do {
        let sum = try bag.reduced(to: target, with: made.table, options, in: nil)
        let (exact, flags) = try exactSum(of: bag, in: target, made.table, options)
        let amount = sum.money.amount
        let isOwn = bag.amounts.allSatisfy { $0.currency == target }
        try #require(isOwn || isWanted(amount.scale, options.digits), what)
        let rounded = Rounded(amount, isRounded: sum.flags.contains(.rounded))
        try #require(RoundingLaw.allows(.success(rounded), of: exact, digits: amount.scale, options.rounding), what)
        try #require(sum.flags.subtracting(.rounded) == flags, what)
      } catch let failure as MoneyFailure {
        switch failure.status {
        case .noRate:
          try #require((try? exactSum(of: bag, in: target, made.table, options)) == nil, what)
        case .unknownCurrency:
          try #require(!CurrencyTable.contains(target), what)
        default:
          let isOutOfReach =
            failure.status == .overflow || failure.status == .inexact && options.rounding == .unnecessary
          try #require(isOutOfReach, "\(failure.status): \(what)")
        }
      }
    }
  }

  /// The sum without rounding, and what the rates it took say of themselves.
  private func exactSum(
    of bag: MoneyBag, in target: CurrencyCode, _ table: RatesTable, _ options: ConversionOptions
  ) throws -> (sum: Fraction, flags: ConversionFlags) {
    var (sum, flags) = (Fraction.zero, ConversionFlags())
    for part in bag.amounts {
      let found = try RatesTable.find(from: part.currency, to: target, with: table, options)
      sum = sum + Fraction(part.amount) * Fraction(found.rate)
      flags.formUnion(found.flags)
    }
    return (sum, flags)
  }

  private func isWanted(_ scale: UInt32, _ digits: Digits) -> Bool {
    if case .count(let count) = digits { return scale == count }
    return scale <= 3
  }

  @Test func leavesTheTargetsOwnPartAlone() throws {
    let own = try reduced(["1.005 EUR", "0 USD"], "EUR", nil)
    #expect(String(own.money) == "1.005 EUR" && own.flags == [])
    #expect(String(try reduced(["1 EUR"], "EUR", nil).money) == "1.00 EUR")
    let asked = try reduced(["1.005 EUR"], "EUR", nil, ConversionOptions(digits: .count(2)))
    #expect(String(asked.money) == "1.00 EUR" && asked.flags == .rounded)
    #expect(String(try reduced([], "JPY", nil).money) == "0 JPY")
    let table = try table("EUR USD 2", base: "EUR")
    #expect(String(try reduced(["1.005 EUR", "2 USD"], "EUR", table).money) == "2.00 EUR")
    #expect(
      String(try reduced(["1.005 EUR", "2 USD"], "EUR", table, ConversionOptions(rounding: .up)).money) == "2.01 EUR")
    #expect(String(try reduced(["5 EUR", "-2 USD"], "EUR", table).money) == "4.00 EUR")
  }

  @Test func tellsOfEarlierRatesAndFactors() throws {
    let table = try table("EUR USD 2 2024-03-01", "EUR GBP 1 2024-03-02", base: "EUR")
    let options = ConversionOptions(on: "2024-03-02", gap: 1)
    #expect(try reduced(["1 GBP"], "EUR", table, options).flags == [])
    #expect(try reduced(["1 GBP", "1 USD"], "EUR", table, options).flags == .earlier)
    #expect(try reduced(["1 USD", "1 GBX"], "EUR", table, options).flags == [.earlier, .fixed])
    expectFailure(
      .noRate,
      saying: "no rate from USD to EUR on 2024-03-02: the latest earlier rate is from 2024-03-01, 1 day before, and max_gap is 0"
    ) {
      try reduced(["1 GBP", "1 USD"], "EUR", table, ConversionOptions(on: "2024-03-02"))
    }
    expectFailure(.noRate, saying: "no rate from USD to EUR: no rates table was passed") {
      try reduced(["1 USD"], "EUR", nil)
    }
    expectFailure(.overflow, saying: "sum exceeds 38 digits") {
      try reduced(["99999999999999999999999999999999999999 EUR", "2 USD"], "EUR", table, options)
    }
  }
}
