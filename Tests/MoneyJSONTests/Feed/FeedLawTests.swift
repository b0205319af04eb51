import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyFeeds
@testable import MoneyJSON
@testable import MoneyPortfolio

/// Laws of every feed, for any events in any order.
struct FeedLawTests {
  private let bodies = [
    Answers.live, Answers.list, Answers.quote, Answers.map, "", "null", "{}", "[]", "<html>", "{\"success\":false}",
    "{\"error\":\"aBcDeF0123456789\"}", "aBcDeF0123456789", String(Answers.live.prefix(50)),
    Answers.live.replacing("0.9", with: "99"), Answers.map.replacing("buy", with: "sell"),
  ]

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6] as [Int32])
  func whateverHappens(_ number: Int32) throws {
    let provider = try #require(FeedProvider(rawValue: number))
    forEachCase(seed: UInt64(number) + 7, 120) { random in
      var feed = try Feed.made(provider)
      var now: Int64 = 1_000
      var open: [FeedRequest] = []
      for _ in 0..<60 {
        let before = feed
        let document = try? feed.written()
        try step(&feed, &now, &open, &random)
        // One request for a thing, each answered once, and the numbers agree.
        try #require(feed.pendingCount == open.count)
        try #require(Set(open.map { String($0.url) }).count == open.count)
        try #require(Set(open.map { $0.id }).count == open.count)
        try #require(feed.revision >= before.revision)
        if provider == .transactions { try #require(open.count <= 1) }
        // Good data is never lost, and unchanged unless a request succeeded.
        if let document, provider.content != .quotes {
          let after = try feed.written()
          if feed.info(at: now).success == before.info(at: now).success, provider != .transactions {
            try #require(after == document)
          }
        }
        let info = feed.info(at: now)
        try #require(info.age.map { $0 >= 0 } ?? true)
        if let next = info.nextAt { try #require(next >= now) }
        if let failure = info.failure {
          let words = String(failure.failure.message)
          try #require(!words.contains("aBcDeF"), "\(words)")
          try #require(failure.failure.status != .outOfMemory)
        }
        // It announces when its next request is due, and returns it then.
        var copy = feed
        if let next = info.nextAt {
          let request = copy.next(at: next)
          try #require(request != nil || provider == .transactions)
        }
        copy = feed
        let request = copy.next(at: now)
        if info.nextAt.map({ $0 > now }) ?? true { try #require(request == nil) }
      }
    }
  }

  private func step(
    _ feed: inout Feed, _ now: inout Int64, _ open: inout [FeedRequest], _ random: inout SplitMix64
  ) throws {
    switch random.below(10) {
    case 0, 1, 2: if let request = feed.next(at: now) { open.append(request) }
    case 3, 4, 5:
      guard !open.isEmpty else { return }
      let request = open.remove(at: random.below(open.count))
      if random.below(3) == 0 {
        try feed.failRequest(request.id, random.pick([.connection, .disconnected, .cancelled]), at: now)
      } else {
        if random.flip() { try feed.receiveHeader(request.id, Array("Retry-After".utf8), Array("9".utf8)) }
        let status = random.pick([200, 200, 200, 401, 429, 500, 503] as [Int32])
        let type = random.pick(["", "application/json", "text/html", "text/csv"])
        try feed.receiveResponse(request.id, random.pick(bodies), type, status: status, at: now)
      }
      #expect(throws: MoneyFailure.self) { try feed.asked(request.id) }
    case 6: now += Int64(random.below(5_000))
    case 7: if random.flip() { feed.refresh() } else { feed.notifyOnline() }
    case 8:
      let symbol = try ShortText([UInt8(ascii: "A") + UInt8(random.below(5))], "symbol")
      switch feed.settings.provider.content {
      case .quotes where !open.contains { String($0.url).hasSuffix("=" + String(symbol.bytes)) }:
        if random.below(3) == 0 { try? feed.remove(symbol: symbol) } else { try feed.add(symbol: symbol) }
      case .transactions:
        let id = String(random.below(4))
        if random.flip() {
          _ = try? feed.put(.buy("ABC", "3", "1 EUR", on: "2024-01-02", id: id))
        } else if random.flip() {
          _ = try? feed.put(.sell("ABC", "2", "1 EUR", on: "2024-01-03", id: id))
        } else {
          try? feed.remove(text(id))
        }
      default: break
      }
    default:
      try? reading(random.pick(bodies)) { (text) throws(MoneyFailure) in
        try feed.restore(text, came: now - Int64(random.below(100)))
      }
    }
  }

  /// A remote store and a portfolio that a program keeps by hand agree after any saves and deletions.
  @Test func aRemoteStoreIsAPortfolio() {
    forEachCase(seed: 5, 60) { random in
      var feed = try Feed.made(.transactions)
      var local = try Portfolio.empty()
      let asked = try feed.request(at: 0).id
      try feed.receiveResponse(asked, "null", at: 0)
      for number in 0..<40 {
        let id = "t\(random.below(8))"
        let isSale = random.below(3) == 0
        let one =
          isSale
          ? Transaction.sell("ABC", "2", "\(number) EUR", on: "2024-01-0\(random.below(9) + 1)", id: id)
          : Transaction.buy("ABC", "3", "\(number) EUR", on: "2024-01-0\(random.below(9) + 1)", id: id)
        let isDeletion = random.below(4) == 0
        var wanted = local
        var (isAllowed, isTaken) = (true, true)
        do {
          if isDeletion {
            try wanted.remove(text(id))
          } else if wanted.transaction(text(id)) == nil {
            try wanted.add(one)
          } else {
            try wanted.edit(one)
          }
        } catch { isAllowed = false }
        do {
          if isDeletion { try feed.remove(text(id)) } else { _ = try feed.put(one) }
        } catch { isTaken = false }
        try #require(isAllowed == isTaken)
        guard isTaken else { continue }
        let request = try feed.request(at: 1)
        let before = try PortfolioDocument.write(try #require(feed.portfolio))
        if random.below(3) == 0 {
          try feed.receiveResponse(request.id, "", status: 500, at: 1)
          try #require(feed.operationState(text(id)) == .failed)
          try #require(try PortfolioDocument.write(try #require(feed.portfolio)) == before)
        } else {
          try feed.receiveResponse(request.id, "null", at: 1)
          try #require(feed.operationState(text(id)) == .done)
          local = wanted
        }
        let remote = try #require(feed.portfolio)
        try #require(remote.entered.map { String($0.id.bytes) } == local.entered.map { String($0.id.bytes) })
      }
    }
  }
}
