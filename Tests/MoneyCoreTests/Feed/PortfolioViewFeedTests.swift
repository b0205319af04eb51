import Testing
@testable import MoneyCore
@testable import MoneyDesk
@testable import MoneyFeeds
@testable import MoneyPortfolio

struct SessionFeedTests {
  private static func store() throws -> Feed {
    var feed = Feed(
      try FeedSettings(
        .transactions, baseURL: Array("http://a".utf8), currency: code("EUR"),
        portfolio: try PortfolioSettings(currency: code("EUR"))))
    try feed.take(.transactions([]), for: try Self.ask(&feed, at: 0), at: 0)
    return feed
  }

  /// The id of the next request.
  private static func ask(_ feed: inout Feed, at now: Int64) throws -> UInt64 {
    let request = feed.next(at: now)
    return try #require(request).id
  }

  private static func purchase() -> Transaction {
    Transaction(
      symbol: text("ABC"), day: day("2024-01-02"), action: .buy, quantity: decimal("1"), total: money("5.00 EUR"))
  }

  /// Of failures of one instant the last counts, of any kind; a view is only notified of those of retrieval.
  @Test func theLastFailure() throws {
    var random = SplitMix64(seed: 7)
    var feed = try Self.store()
    var view = PortfolioView(ValuationOptions())
    var isRetrievalBad = false
    for _ in 0..<200 {
      let isSaving = random.below(2) == 0
      if isSaving {
        feed.save(try feed.checked(Self.purchase()), body: [])
      } else {
        feed.refresh()
      }
      let request = try Self.ask(&feed, at: 5)
      try feed.fail(request, MoneyFailure(.http, "no"), httpStatus: 500, at: 5)
      isRetrievalBad = isRetrievalBad || !isSaving
      #expect(feed.lastFailure?.failure.status == (isSaving ? .saving : .retrieval))
      #expect(feed.retrievalFailure?.failure.status == (isRetrievalBad ? .retrieval : nil))
      try view.take(feed)
      #expect((view.retrievalFailure != nil) == isRetrievalBad)
      #expect(view.portfolio?.count == 0)
    }
  }

  /// An id once assigned in a store is never reused, even after deletions.
  @Test func idsAreNotGivenAgain() throws {
    var random = SplitMix64(seed: 8)
    var feed = try Self.store()
    var given: Set<String> = []
    var there: [ShortText] = []
    for instant in Int64(1)..<200 {
      if !there.isEmpty, random.below(2) == 0 {
        try feed.remove(there.remove(at: random.below(there.count)))
      } else {
        let one = try feed.checked(Self.purchase())
        #expect(given.insert(String(decoding: one.id.bytes, as: UTF8.self)).inserted)
        there.append(one.id)
        feed.save(one, body: [])
      }
      try feed.take(.acknowledged, for: try Self.ask(&feed, at: instant), at: instant)
      #expect(feed.portfolio?.count == there.count)
      guard random.below(8) == 0 else { continue }
      // Retrieving the present transactions does not change that.
      let kept = there.compactMap { feed.portfolio?.transaction($0) }
      feed.refresh()
      try feed.take(.transactions(kept), for: try Self.ask(&feed, at: instant), at: instant)
    }
  }

  /// A feed that has nothing yet changes nothing; one of something else is refused.
  @Test func otherFeeds() throws {
    var view = PortfolioView(ValuationOptions())
    var quotes = Feed(try FeedSettings(.finnhub, key: Array("key".utf8)))
    try view.take(quotes)
    #expect(view.revision == 0)
    try quotes.add(symbol: text("ABC"))
    try quotes.take(.quote(decimal("12.5"), 3), for: try Self.ask(&quotes, at: 4), at: 4)
    try view.take(quotes)
    #expect(view.revision == 1 && view.quotes.count == 1 && view.quotes.first?.instant == 3)
    let rates = Feed(try FeedSettings(.frankfurter, currency: code("EUR")))
    #expect(throws: MoneyFailure.self) { try view.take(rates) }
    #expect(view.revision == 1)
  }

  /// A provider's 0 is no price, and one that the caller hands in is: the share is worth nothing.
  @Test func aProvidersZeroIsNoPriceAndACallersIs() throws {
    var portfolio = try Portfolio.empty()
    try portfolio.add(.buy("ABC", "10", "100 EUR", on: "2024-01-01"))
    var view = PortfolioView(ValuationOptions())
    view.setTransactions(portfolio)
    var quotes = Feed(try FeedSettings(.finnhub, key: Array("key".utf8)))
    try quotes.add(symbol: text("ABC"))
    try quotes.take(.quote(decimal("0"), 3), for: try Self.ask(&quotes, at: 4), at: 4)
    #expect(quotes.quotes.isEmpty)
    try view.take(quotes)
    #expect(try view.state(at: 5) == .ready)
    #expect(try view.knownValuation(at: 5).position("ABC")?.state == .missing)
    for (price, profit) in [("12", "20.00"), ("0", "-100.00"), ("13", "30.00")] {
      view.setQuotes([try PriceQuote(symbol: text("ABC"), price: decimal(price))])
      #expect(String(try view.knownValuation(at: 5).total.profit) == profit)
    }
    try view.take(quotes)
    #expect(String(try view.knownValuation(at: 5).total.profit) == "30.00")
  }
}
