import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

/// Laws of every portfolio, after any history.
struct PortfolioLawTests {
  private func rates() throws -> RatesTable {
    var builder = RatesBuilder()
    for (date, dollar) in [("2024-01-01", "1.1172"), ("2024-01-20", "1.0813"), ("2024-02-09", "0.9871")] {
      try builder.add(Quote(from: code("EUR"), to: code("USD"), rate: rate(dollar), day: day(date)))
    }
    return builder.build()
  }

  private func options(_ date: String? = nil) -> ValuationOptions {
    ValuationOptions(day: date.map { day($0) }, maximumGap: 60)
  }

  /// A history that nothing is refused of.
  private func history(_ random: inout SplitMix64, _ method: LotMethod) throws -> [Transaction] {
    var portfolio = try Portfolio.empty("EUR", method)
    var taken: [Transaction] = []
    while taken.count < 30 {
      let symbol = random.pick(["ABC", "XYZ"])
      let currency = symbol == "ABC" ? "USD" : "EUR"
      let date = Day(unchecked: day("2024-01-01").number + Int32(random.below(40)))
      let total = Money(
        Decimal(unchecked: Int128(random.below(100_000)), scale: UInt32(random.below(4))), code(currency))
      var quantity = Decimal(unchecked: Int128(random.below(900) + 1), scale: UInt32(random.below(3)))
      var lots: [LotSelection] = []
      let isSale = random.below(5) < 2
      if isSale, method == .specific {
        let bought = taken.filter { $0.action == .buy && $0.symbol == text(symbol) }
        guard !bought.isEmpty else { continue }
        quantity = Decimal(unchecked: Int128(random.below(30) + 1), scale: 1)
        lots = [LotSelection(id: random.pick(bought).id, quantity: quantity)]
      }
      var one = Transaction(
        id: text("t\(taken.count)"), symbol: text(symbol), day: date, action: isSale ? .sell : .buy,
        quantity: quantity, total: total, fee: random.below(4) == 0 ? money("1.25 USD") : nil, lots: lots)
      if random.below(12) == 0 {
        one = Transaction(
          id: one.id, symbol: one.symbol, day: date, action: .split,
          quantity: Decimal(unchecked: Int128(random.below(5) + 1), scale: 0),
          per: Decimal(unchecked: Int128(random.below(5) + 1), scale: 0))
      }
      if (try? portfolio.add(one)) != nil { taken.append(one) }
    }
    return taken
  }

  private func sum(_ amounts: [Decimal]) throws -> Decimal {
    try amounts.reduce(Decimal.zero) { try $0.adding($1) }
  }

  /// The amounts of trades in a currency, with the fees that belong to cost bases and proceeds.
  private func amounts(
    _ trades: [Transaction], _ fees: FeePolicy, in target: CurrencyCode
  ) throws -> Decimal {
    let table = try rates()
    return try sum(
      trades.map { one in
        func converted(_ money: Money) throws -> Decimal {
          if money.currency == target { return money.amount }
          let options = ConversionOptions(day: one.day, maximumGap: 60)
          return try RatesTable.convert(money, to: target, with: table, options, in: nil).money.amount
        }
        let total = try converted(try #require(one.total))
        guard fees == .basis, let fee = one.fee else { return total }
        let charged = try converted(fee)
        return one.action == .sell ? try total.subtracting(charged) : try total.adding(charged)
      })
  }

  @Test(arguments: everyMethod) func whatIsReleasedAndWhatRemainsIsWhatWasPaid(_ method: LotMethod) {
    forEachCase(seed: 41, 60) { random in
      let fees = random.pick(FeePolicy.allCases)
      var portfolio = try Portfolio.empty("EUR", method, fees: fees)
      let history = try history(&random, method)
      for one in history { try portfolio.add(one) }
      let valuation = try portfolio.value([], try rates(), options())
      let disposals = try portfolio.disposals(try rates(), options())
      for symbol in ["ABC", "XYZ"] {
        let mine = history.filter { $0.symbol == text(symbol) }
        let bought = mine.filter { $0.action == .buy }
        let own = code(symbol == "ABC" ? "USD" : "EUR")
        let paid = try amounts(bought, fees, in: own)
        let released = try sum(disposals.filter { $0.symbol == text(symbol) }.compactMap { $0.cost?.amount })
        let remaining = valuation.position(symbol)?.cost?.amount ?? .zero
        try #require(try released.adding(remaining) == paid)
        let got = try amounts(mine.filter { $0.action == .sell }, fees, in: own)
        try #require(try sum(disposals.filter { $0.symbol == text(symbol) }.map { $0.proceeds.amount }) == got)
        // In the reporting currency too: each purchase is converted once.
        let reported = try amounts(bought, fees, in: code("EUR"))
        let position = valuation.position(symbol)
        try #require(
          try (position?.performance.disposedCost ?? .zero).adding(position?.performance.cost ?? .zero) == reported
        )
      }
    }
  }

  @Test(arguments: everyMethod) func profitIsItsParts(_ method: LotMethod) {
    forEachCase(seed: 42, 60) { random in
      var portfolio = try Portfolio.empty("EUR", method, fees: random.pick(FeePolicy.allCases))
      for one in try history(&random, method) { try portfolio.add(one) }
      let prices = ["ABC": "12.3456", "XYZ": "7.89"]
      for date in [nil, "2024-01-15", "2024-02-05"] {
        let quotes = try prices.map { try PriceQuote(symbol: text($0.key), price: decimal($0.value)) }
        let valuation = try portfolio.value(quotes, try rates(), options(date))
        for result in valuation.positions.map({ $0.performance }) + [valuation.total] {
          let effects = try result.priceEffect.adding(result.currencyEffect)
          try #require(try effects.adding(result.income).subtracting(result.fees) == result.profit)
          let value = try #require(result.value)
          let cost = try #require(result.cost)
          try #require(try value.subtracting(cost) == result.unrealisedGain)
          try #require(
            try value.subtracting(cost).adding(result.realisedGain).adding(result.income).subtracting(result.fees)
              == result.profit)
          try #require(result.profit.scale == 2 || result.profit.scale == 3)
        }
        let disposals = try portfolio.disposals(try rates(), options(date))
        for one in disposals {
          let effects = try #require(one.reported)
          let gain = try effects.proceeds.subtracting(effects.cost)
          try #require(try effects.priceEffect.adding(effects.currencyEffect) == gain)
        }
        let realised = try sum(
          disposals.compactMap { one in
            try one.reported?.proceeds.amount.subtracting(one.reported?.cost.amount ?? .zero)
          })
        try #require(realised == valuation.total.realisedGain)
      }
    }
  }

  /// Entered in another order, or with valuations in between, it is the same portfolio.
  @Test(arguments: everyMethod) func theWayThereDoesNotMatter(_ method: LotMethod) {
    forEachCase(seed: 43, 40) { random in
      // One transaction a day: within one, entry decides.
      let history = try history(&random, method).sorted { $0.day < $1.day }
      let days = history.enumerated().map { index, one in
        var moved = one
        moved.day = Day(unchecked: day("2024-01-01").number + Int32(index))
        return moved
      }
      var straight = try Portfolio.empty("EUR", method)
      guard days.allSatisfy({ (try? straight.add($0)) != nil }) else { return }
      var shuffled = try Portfolio.empty("EUR", method, .reject)
      var waiting = random.shuffled(days)
      while !waiting.isEmpty {
        // A sale comes after its purchase.
        waiting = waiting.filter { (try? shuffled.add($0)) == nil }
        _ = try shuffled.value([:], try rates())
      }
      let wanted = try straight.value(["ABC": "12.3", "XYZ": "4.56"], try rates())
      let found = try shuffled.value(["ABC": "12.3", "XYZ": "4.56"], try rates())
      try #require(wanted.total.profit == found.total.profit && wanted.total.value == found.total.value)
      try #require(wanted.positions.map { $0.cost } == found.positions.map { $0.cost })
    }
  }

  @Test func aHundredThousandSalesOfOneShare() throws {
    var portfolio = try Portfolio.empty("EUR")
    try portfolio.add(.buy("ABC", "100000", "33333.33 EUR", on: "2024-01-01"))
    let sale = Transaction.sell("ABC", "1", "1 EUR", on: "2024-01-02")
    for _ in 0..<100_000 { try portfolio.add(sale) }
    let position = try #require(try portfolio.value([:]).position("ABC"))
    #expect(position.quantity.value.isZero && position.cost?.amount == .zero)
    #expect(position.performance.disposedCost == decimal("33333.33"))
  }
}
