import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

struct PortfolioTests {
  @Test func countsByDateThenEntry() throws {
    var portfolio = try Portfolio.empty()
    #expect(try portfolio.add(.buy("ABC", "1", "1 EUR", on: "2024-02-01")) == text("1"))
    try portfolio.add(.buy("ABC", "2", "2 EUR", on: "2024-01-01", id: "own"))
    #expect(try portfolio.add(.buy("XYZ", "3", "3 EUR", on: "2024-01-01")) == text("2"))
    #expect((0..<3).map { String(portfolio.transaction(at: $0)?.id.bytes ?? []) } == ["own", "2", "1"])
    #expect(portfolio.transaction(at: 3) == nil && portfolio.transaction(at: -1) == nil)
    expectFailure(.duplicateId, saying: "duplicate transaction \"own\"") {
      try portfolio.add(.buy("ABC", "2", "2 EUR", on: "2024-01-01", id: "own"))
    }
    try portfolio.add(.buy("ABC", "1", "1 EUR", on: "2024-03-01", id: "3"))
    // A number in use is not assigned.
    #expect(try portfolio.add(.buy("ABC", "1", "1 EUR", on: "2024-03-01")) == text("4"))
    #expect(portfolio.revision == 5 && portfolio.count == 5)
  }

  @Test func namesTheFirstSaleThatIsTooLarge() throws {
    var portfolio = try Portfolio.empty()
    try portfolio.add(.buy("ABC", "10", "100 EUR", on: "2024-01-01", id: "buy"))
    try portfolio.add(.sell("ABC", "6", "60 EUR", on: "2024-03-01", id: "sale"))
    // Back-dated: the later sale exceeds the holding.
    expectFailure(.insufficient, saying: "6 ABC sold on 2024-03-01, 5 held") {
      try portfolio.add(.sell("ABC", "5", "50 EUR", on: "2024-02-01"))
    }
    expectFailure(.insufficient, saying: "6 ABC sold on 2024-03-01, 0 held") { try portfolio.remove(text("buy")) }
    expectFailure(.insufficient, saying: "6 ABC sold on 2024-03-01, 5.5 held") {
      try portfolio.edit(.buy("ABC", "5.5", "100 EUR", on: "2024-01-01", id: "buy"))
    }
    expectFailure(.insufficient, saying: "6 ABC sold on 2024-03-01, 0 held") {
      try portfolio.edit(.buy("XYZ", "10", "100 EUR", on: "2024-01-01", id: "buy"))
    }
    // An edited transaction does not count against itself.
    try portfolio.edit(.sell("ABC", "10", "60 EUR", on: "2024-03-01", id: "sale"))
    expectFailure(.notFound, saying: "unknown transaction \"gone\"") { try portfolio.remove(text("gone")) }
    #expect(portfolio.revision == 3 && portfolio.books.count == 1)
  }

  @Test func refusesWhatMakesNoSense() throws {
    var portfolio = try Portfolio.empty()
    let refused: [Transaction] = [
      .buy("ABC", "0", "1 EUR", on: "2024-01-01"), .buy("ABC", "-1", "1 EUR", on: "2024-01-01"),
      .buy("ABC", "1", "-1 EUR", on: "2024-01-01"), .buy("", "1", "1 EUR", on: "2024-01-01"),
      .buy("ABC", "1", "1 EUR", on: "2024-01-01", fee: "-1 EUR"),
      .split("ABC", "0", per: "1", on: "2024-01-01"), .split("ABC", "1", per: "0", on: "2024-01-01"),
      .split("ABC", "99999999999999999999", per: "7", on: "2024-01-01"),
    ]
    for one in refused { expectFailure(.argument) { try portfolio.add(one) } }
    expectFailure(
      .argument,
      saying:
        "split of ABC on 2024-01-01: both sides of the ratio of a split must be positive, got "
        + "0 for 1"
    ) { try portfolio.add(.split("ABC", "0", per: "1", on: "2024-01-01")) }
    var unknown = Transaction.buy("ABC", "1", "1 EUR", on: "2024-01-01")
    unknown.total = Money(decimal("1"), code("QQQ"))
    expectFailure(.unknownCurrency) { try portfolio.add(unknown) }
    expectFailure(.invalidRate) {
      try portfolio.add(.buy("ABC", "1", "1 EUR", on: "2024-01-01", rate: rate("1.1")))
    }
    try portfolio.add(.buy("ABC", "1", "1 EUR", on: "2024-01-01"))
    expectFailure(
      .currencyMismatch,
      saying: "buy of ABC on 2024-01-02 (2): currency of the total must be that of the other trades, EUR, got USD"
    ) {
      try portfolio.add(.buy("ABC", "1", "1 USD", on: "2024-01-02"))
    }
    #expect(portfolio.count == 1 && portfolio.next == 2)
    expectFailure(.unknownCurrency) { try Portfolio.empty("XAU") }
  }

  @Test func leavesThirdsExact() throws {
    var portfolio = try Portfolio.empty()
    try portfolio.add(.buy("ABC", "10", "100 EUR", on: "2024-01-01"))
    try portfolio.add(.split("ABC", "1", per: "3", on: "2024-02-01"))
    let split = try #require(try portfolio.value(["ABC": "30"]).position("ABC"))
    #expect(split.quantity.isRounded && String(split.quantity.value) == "3.333333333333333333")
    #expect(split.performance.value.map { String($0) } == "100.00")
    try portfolio.add(.split("ABC", "3", per: "1", on: "2024-03-01"))
    try portfolio.add(.sell("ABC", "10", "100 EUR", on: "2024-04-01"))
    let sold = try #require(try portfolio.value([:]).position("ABC"))
    #expect(sold.quantity.value.isZero && !sold.quantity.isRounded && sold.state == .closed)
  }

  @Test func sellsByEachMethod() throws {
    let costs: [LotMethod: String] = [.fifo: "10.00", .lifo: "20.00", .hifo: "30.00", .average: "20.00"]
    for (method, cost) in costs {
      var portfolio = try Portfolio.empty("EUR", method)
      try portfolio.add(.buy("ABC", "1", "10 EUR", on: "2024-01-01"))
      try portfolio.add(.buy("ABC", "1", "30 EUR", on: "2024-01-02"))
      try portfolio.add(.buy("ABC", "1", "20 EUR", on: "2024-01-03"))
      try portfolio.add(.sell("ABC", "1", "25 EUR", on: "2024-01-04"))
      let disposal = try #require(try portfolio.disposals(nil, ValuationOptions()).first)
      #expect(disposal.cost.map { String($0.amount) } == cost, "\(method)")
    }
    var portfolio = try Portfolio.empty("EUR", .specific)
    try portfolio.add(.buy("ABC", "2", "10 EUR", on: "2024-01-01", id: "a"))
    try portfolio.add(.buy("ABC", "2", "30 EUR", on: "2024-01-02", id: "b"))
    expectFailure(.argument) { try portfolio.add(.sell("ABC", "1", "1 EUR", on: "2024-01-03")) }
    expectFailure(.notFound) { try portfolio.add(.sell("ABC", "1", "1 EUR", on: "2024-01-03", lots: [("c", "1")])) }
    expectFailure(.insufficient, saying: "sale of ABC on 2024-01-03 (s): quantity of lot b must be at most 2, got 3") {
      try portfolio.add(.sell("ABC", "3", "1 EUR", on: "2024-01-03", id: "s", lots: [("b", "3")]))
    }
    try portfolio.add(.sell("ABC", "3", "60 EUR", on: "2024-01-03", lots: [("b", "2"), ("a", "1")]))
    let sold = try portfolio.disposals(nil, ValuationOptions())
    #expect(sold.map { String($0.lot.bytes) } == ["b", "a"])
    #expect(sold.compactMap { $0.cost.map { String($0.amount) } } == ["30.00", "5.00"])
    expectFailure(.insufficient) { try portfolio.remove(text("b")) }
  }

  /// Values unknown to a valuation do not keep a sale from naming its lots.
  @Test func aValuationThatFailedIsForgotten() throws {
    var portfolio = try Portfolio.empty("EUR", .specific)
    try portfolio.add(.buy("ABC", "3", "10 USD", on: "2024-01-01", id: "a"))
    var builder = RatesBuilder()
    try builder.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("1.1172"), day: nil))
    let table = builder.build()
    expectFailure(.inexact) { try portfolio.value([], table, ValuationOptions(rounding: .unnecessary)) }
    try portfolio.add(.sell("ABC", "1", "9 USD", on: "2024-01-02", lots: [("a", "1")]))
    let position = try #require(try portfolio.value([], table, ValuationOptions()).position("ABC"))
    #expect(position.cost.map { String($0.amount) } == "6.67" && String(position.performance.disposedCost) == "2.98")
  }

  @Test func tellsTheStateOfEachQuote() throws {
    var portfolio = try Portfolio.empty()
    for symbol in ["FRESH", "STALE", "ZERO", "NONE", "USD"] {
      let total = symbol == "USD" ? "10 USD" : "10 EUR"
      try portfolio.add(.buy(symbol, "1", total, on: "2024-01-01"))
    }
    let quotes = try [("FRESH", "11", 100), ("STALE", "12", 39), ("ZERO", "0", 100), ("USD", "5", 100)].map {
      try PriceQuote(symbol: text($0.0), price: decimal($0.1), instant: Int64($0.2))
    }
    let valuation = try portfolio.value(quotes, nil, ValuationOptions(now: 100, freshFor: 60))
    let states = valuation.positions.map { $0.state }
    #expect(states == [.fresh, .missing, .stale, .noRate, .fresh])
    #expect(valuation.position("STALE")?.age == 61 && valuation.unpricedCount == 2)
    // A position without a price does not count as 0, but a price of 0 counts.
    #expect(String(valuation.total.value ?? .zero) == "23.00" && String(valuation.total.cost ?? .zero) == "30.00")
    #expect(String(valuation.total.profit) == "-7.00")
    #expect(valuation.position("USD")?.unconverted?.id == text("5"))
  }

  @Test func aDayEarlierKnowsNothingOfLater() throws {
    var portfolio = try Portfolio.empty()
    try portfolio.add(.buy("ABC", "10", "100 EUR", on: "2024-01-01"))
    try portfolio.add(.sell("ABC", "10", "300 EUR", on: "2024-03-01"))
    #expect(String(try portfolio.value(["ABC": "15"], on: "2024-02-01").total.profit) == "50.00")
    #expect(String(try portfolio.value(["ABC": "15"], on: "2024-03-01").total.profit) == "200.00")
    #expect(try portfolio.value(["ABC": "15"], on: "2023-12-31").positions.isEmpty)
  }

  @Test func withoutTransactionsThereIsNoPercentage() throws {
    var portfolio = try Portfolio.empty()
    let nothing = try portfolio.value([:])
    #expect(nothing.total.value.map { String($0) } == "0.00" && String(nothing.total.profit) == "0.00")
    #expect(nothing.total.profitPercent(nothing.options) == nil)
  }

  /// A transaction of zeros is not valid input.
  @Test func noActionIsZero() {
    #expect(Transaction.Action(rawValue: 0) == nil)
    #expect(Transaction.Action.allCases.map { $0.rawValue } == Array(1...16))
  }

  @Test func forgetsWhatWasRemoved() throws {
    var portfolio = try Portfolio.empty()
    for index in 0..<300 { try portfolio.add(.buy("ABC", "1", "\(index) EUR", on: "2024-01-01")) }
    _ = try portfolio.value([:])
    for index in 0..<299 { try portfolio.remove(text("\(index + 1)")) }
    #expect(portfolio.rows.count < 100 && portfolio.count == 1)
    #expect(portfolio.transaction(text("300")) != nil && portfolio.transaction(text("299")) == nil)
    #expect(try portfolio.value([:]).position("ABC")?.cost.map { String($0.amount) } == "299.00")
    portfolio.releaseMemory()
    #expect(try portfolio.value([:]).position("ABC")?.cost.map { String($0.amount) } == "299.00")
  }

  /// A change that appends nothing requests no memory: after a restoration, when memory was released, and when rows of
  /// removed transactions were dropped. The rows are few, because the allocator rounds large arrays up to pages.
  @Test func leavesRoomInItsRows() throws {
    let bought = try (0..<300).map { try Transaction.buy("ABC", "1", "\($0) EUR", on: "2024-01-01") }
    var portfolio = try Portfolio(entering: bought, try PortfolioSettings(currency: code("EUR")))
    #expect(portfolio.rows.growth == 0)
    portfolio.releaseMemory()
    #expect(portfolio.rows.growth == 0 && portfolio.rows.capacity < 400)
    for index in 0..<200 { try portfolio.remove(text("\(index + 1)")) }
    #expect(portfolio.rows.count < 200 && portfolio.rows.growth == 0)
  }

  @Test func listsDisposalsOfAllSecuritiesByDay() throws {
    var portfolio = try Portfolio.empty()
    for symbol in ["XYZ", "ABC"] {
      try portfolio.add(.buy(symbol, "2", "20 EUR", on: "2024-01-01"))
      try portfolio.add(.buy(symbol, "4", "50 EUR", on: "2024-01-02"))
    }
    // The first sale disposes of parts of two lots.
    try portfolio.add(.sell("ABC", "2", "30 EUR", on: "2024-02-02", id: "c"))
    try portfolio.add(.sell("XYZ", "1", "20 EUR", on: "2024-02-01", id: "a"))
    try portfolio.add(.sell("XYZ", "1", "20 EUR", on: "2024-02-02", id: "d"))
    try portfolio.add(.sell("ABC", "1", "20 EUR", on: "2024-02-01", id: "b"))
    let sold = try portfolio.disposals(nil, ValuationOptions())
    #expect(sold.map { String($0.transaction.bytes) } == ["a", "b", "c", "c", "d"])
    #expect(sold.map { String($0.lot.bytes) }[2...3].allSatisfy { !$0.isEmpty } && sold[2].cost != sold[3].cost)
  }
}
