import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyFeeds
@testable import MoneyJSON
@testable import MoneyPortfolio

/// A feed whose document is restored elsewhere.
struct FeedRestoringLawTests {
  private func document(_ provider: FeedProvider, _ random: inout SplitMix64) -> String {
    let price = "\(1 + random.below(9)).\(random.below(100))"
    switch provider.content {
    case .currencies: return Answers.list.replacing("Thing", with: "Thing \(price)")
    case .quotes: return "{\"c\":\(price),\"t\":\(random.below(90))}"
    case .transactions: return Answers.map.replacing("125.5", with: price)
    case .rates: return Answers.live.replacing("0.9", with: price)
    }
  }

  /// A feed's contents, without the number of changes, which a portfolio counts from the creation of the feed.
  private func content(of feed: Feed) throws -> [UInt8] {
    if let portfolio = feed.portfolio { return try PortfolioCSV.write(portfolio) }
    return try feed.written()
  }

  @Test(arguments: [FeedProvider.currencylayer, .currencylayerList, .finnhub, .transactions])
  func whatIsRestoredIsTheSame(_ provider: FeedProvider) {
    forEachCase(seed: 510, 25) { random in
      var feed = try Feed.made(provider)
      feed.setJump(.accept)
      if provider == .finnhub { for name in ["A", "B&", "C"] { try feed.add(symbol: text(name)) } }
      var now: Int64 = 1000
      for _ in 0..<12 {
        now += Int64(random.below(50))
        feed.refresh()
        while let request = feed.next(at: now) {
          if random.below(4) == 0 {
            try feed.failRequest(request.id, .connection, at: now)
          } else {
            try feed.receiveResponse(request.id, document(provider, &random), at: now)
          }
        }
      }
      guard let newest = feed.newest else { return }
      var restored = try Feed.made(provider)
      restored.setJump(.accept)
      let written = try feed.written()
      try written.reading { (text) throws(MoneyFailure) in try restored.restore(text, came: newest) }
      try #require(try content(of: restored) == content(of: feed))
      try #require(restored.newest == newest && restored.info(at: now).isRestored)
      try #require(restored.quotes.map { $0.came } == feed.quotes.map { $0.came })
      // A repetition changes nothing, and older content does not replace newer.
      try written.reading { (text) throws(MoneyFailure) in try restored.restore(text, came: newest) }
      try #require(try content(of: restored) == content(of: feed))
      guard provider != .finnhub else { return }
      let older = Array(document(provider, &random).utf8)
      try? older.reading { (text) throws(MoneyFailure) in try restored.restore(text, came: newest - 1) }
      try #require(try content(of: restored) == content(of: feed) && restored.newest == newest)
    }
  }
}
