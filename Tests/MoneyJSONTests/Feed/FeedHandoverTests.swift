import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyDesk
@testable import MoneyFeeds
@testable import MoneyJSON

struct FeedHandoverTests {
  /// After any events of a feed, a converter updated from it shows its state, and a second update changes nothing.
  @Test func aConverterShowsWhatItsFeedTells() throws {
    var random = SplitMix64(seed: 11)
    var kinds = Set<Int32>()
    for _ in 0..<40 {
      var feed = try Feed.made(.currencylayer)
      var converter = Converter(from: code("EUR"), to: code("USD"))
      converter.setAmount([UInt8(ascii: "9")])
      var request: UInt64?
      var now: Int64 = 1000
      for _ in 0..<20 {
        now += Int64(random.below(4000))
        switch random.below(7) {
        case 0, 1: request = feed.next(at: now)?.id ?? request
        case 2: if let id = request { try feed.receiveResponse(id, Answers.live, at: now) }
        case 3: if let id = request { try feed.receiveResponse(id, "{", status: random.flip() ? 200 : 500, at: now) }
        case 4: if let id = request { try feed.failRequest(id, .disconnected, at: now) }
        case 5: feed.refresh()
        default:
          try reading(Answers.live) { (text) throws(MoneyFailure) in try feed.restore(text, came: now - 100) }
        }
        if feed.pendingCount == 0 { request = nil }
        if random.flip() { converter.refresh() }
        let before = converter.revision
        try converter.take(feed)
        #expect(converter.revision <= before + 1)
        let taken = converter.revision
        try converter.take(feed)
        #expect(converter.revision == taken)

        let info = feed.info(at: now)
        #expect(converter.rates === feed.rates && converter.received == info.success)
        #expect(converter.isLoading == (info.pendingCount > 0) && !converter.isRefreshWanted)
        #expect(converter.fault?.status == info.failure?.failure.status.rawValue)
        #expect(converter.origin == (feed.rates == nil ? .none : info.isRestored ? .store : .network))
        kinds.insert(converter.outcome(at: now).state.rawValue)
      }
    }
    #expect(kinds == [1, 2, 3, 4])
  }

  @Test func anotherFeedIsRefused() throws {
    var converter = Converter(from: code("EUR"), to: code("USD"))
    let list = try Feed.made(.currencylayerList)
    expectFailure(.argument) { try converter.take(list) }
    #expect(converter.revision == 0)
  }

  @Test func theNewestOfSeveral() throws {
    var feed = try Feed.made(.finnhub)
    #expect(feed.newest == nil)
    try feed.add(symbol: text("ABC"))
    try feed.add(symbol: text("XYZ"))
    for now in [100, 150] as [Int64] { try feed.receiveResponse(try feed.request(at: now).id, Answers.quote, at: now) }
    #expect(feed.newest == 150 && feed.info(at: 200).success == 100)
  }
}
