import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

/// Portfolios that are changed back, stored and read again, and the sums of their valuations.
struct PortfolioStoringLawTests {
  private static func rates() throws -> RatesTable {
    try table("EUR USD 1.1172 2024-01-01", "EUR USD 1.0813 2024-01-20", "EUR USD 0.9871 2024-02-09")
  }

  /// At random prices, some of which are missing or 0, and on a random day.
  private func valued(_ portfolio: Portfolio, _ random: SplitMix64) throws -> Valuation {
    var (portfolio, random) = (portfolio, random)
    var quotes: [PriceQuote] = []
    for symbol in [plainSymbol, oddSymbol] where random.below(4) > 0 {
      quotes.append(try PriceQuote(symbol: text(symbol), price: decimal(random.pick(["12.3456", "7", "0"]))))
    }
    let date = random.flip() ? nil : day(random.pick(["2024-01-15", "2024-02-05"]))
    return try portfolio.value(
      quotes, try PortfolioStoringLawTests.rates(), ValuationOptions(day: date, maximumGap: 400))
  }

  private func requireEqual(
    _ one: Portfolio, _ other: Portfolio, _ random: SplitMix64, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try #require(one.sketch == other.sketch, sourceLocation: sourceLocation)
    let (first, second) = (try valued(one, random).sketch, try valued(other, random).sketch)
    try #require(first == second, sourceLocation: sourceLocation)
  }

  private func policy(_ random: inout SplitMix64, _ method: LotMethod) -> ShortSalePolicy {
    random.pick(method == .specific ? [.reject] : [.reject, .reject, .allow, .record])
  }

  @Test(arguments: everyMethod) func whatIsStoredIsWhatIsRead(_ method: LotMethod) {
    forEachCase(seed: 420, 25) { random in
      let portfolio = try random.portfolio(method, 12, policy(&random, method))
      let restored = try Portfolio(
        restoring: Array(portfolio.entered), portfolio.settings, next: portfolio.next, revision: portfolio.revision)
      try requireEqual(portfolio, restored, random)
      let csv = try PortfolioCSV.write(portfolio)
      let settings = portfolio.settings
      let read = try csv.reading { (text) throws(MoneyFailure) in try PortfolioCSV.read(text, settings) }
      // Rows are entered anew, without removed transactions and their numbers.
      try #require(try PortfolioCSV.write(read) == csv)
      try #require(try valued(read, random).sketch == valued(portfolio, random).sketch)
    }
  }

  /// A change that is undone leaves no trace, but for the revision.
  @Test(arguments: everyMethod) func aChangeThatIsTakenBackIsGone(_ method: LotMethod) {
    forEachCase(seed: 421, 12) { random in
      // One transaction a day, so that one that is entered again returns to its place.
      let portfolio = try random.portfolio(method, 12, policy(&random, method), isSpread: true)
      let prices = random
      let wanted = try valued(portfolio, prices).sketch
      for one in portfolio.entered {
        var changed = portfolio
        guard (try? changed.remove(one.id)) != nil else {
          try requireEqual(changed, portfolio, prices)
          continue
        }
        try #require(changed.count == portfolio.count - 1 && changed.transaction(one.id) == nil)
        try changed.add(one)
        try #require(try valued(changed, prices).sketch == wanted)
        try #require(changed.revision == portfolio.revision + 2)

        changed = portfolio
        var other = random.transaction(for: portfolio)
        other.id = one.id
        guard (try? changed.edit(other)) != nil else {
          try requireEqual(changed, portfolio, prices)
          continue
        }
        try changed.edit(one)
        try #require(changed.revision == portfolio.revision + 2)
        changed.revision = portfolio.revision
        try requireEqual(changed, portfolio, prices)
      }
    }
  }

  @Test(arguments: everyMethod) func theTotalIsTheSumOfThePositions(_ method: LotMethod) {
    forEachCase(seed: 422, 25) { random in
      let portfolio = try random.portfolio(method, 14, policy(&random, method))
      let valuation = try valued(portfolio, random)
      let positions = valuation.positions.map { $0.performance }
      func sum(_ amounts: [Decimal]) -> Fraction { amounts.reduce(Fraction.zero) { $0 + Fraction($1) } }
      func require(_ part: (Performance) -> Decimal, _ name: Comment, and rest: Fraction = .zero) throws {
        try #require(sum(positions.map(part)) + rest == Fraction(part(valuation.total)), name)
      }
      // Fees of no security are in the total alone.
      let rates = try PortfolioStoringLawTests.rates()
      let until = valuation.options.day ?? day("9999-12-31")
      let fees = try portfolio.entered.filter { $0.symbol.isEmpty && $0.day <= until }.map { one in
        let fee = try #require(one.total)
        let options = ConversionOptions(day: one.day, maximumGap: 400)
        return try RatesTable.convert(fee, to: code("EUR"), with: rates, options, in: nil).money.amount
      }
      let account = sum(fees)
      try require(\.fees, "fees", and: account)
      try require(\.profit, "profit", and: -account)
      try require(\.realisedGain, "realised gain")
      try require(\.disposedCost, "disposed cost")
      try require(\.priceEffect, "price effect")
      try require(\.currencyEffect, "currency effect")
      try require(\.income, "income")
      // Positions without a price are left out.
      let priced = positions.filter { $0.value != nil && $0.cost != nil }
      for part in [\Performance.value, \.cost, \.unrealisedGain] {
        let total = try #require(valuation.total[keyPath: part])
        try #require(sum(priced.compactMap { $0[keyPath: part] }) == Fraction(total))
      }
      for one in priced {
        let (value, cost) = (try #require(one.value), try #require(one.cost))
        try #require(try value.subtracting(cost) == one.unrealisedGain)
      }
    }
  }
}
