import Testing
@testable import MoneyCore
@testable import MoneyFeeds
@testable import MoneyPortfolio

/// A feed against its expected contents, request by request, with answers in every order.
struct FeedStateLawTests {
  private static let symbols = ["A", "B", "C"]

  /// The expected contents of a feed of quotes, and the instants of its requests.
  private struct Model {
    struct Item {
      var price: Decimal?
      var success: Int64?
      /// When the last attempt failed, if that was the last one.
      var failure: Int64?
      var isWanted = false
      /// True if the network came back while its request was pending.
      var isBack = false
    }

    var items: [String: Item] = [:]
    /// The subjects of the pending requests.
    var open: [UInt64: String] = [:]
    var closed: [UInt64] = []
    var heldUntil: Int64 = 0
    var refusedUntil: Int64 = 0
    var sent: [Int64] = []
  }

  private func feed(_ random: inout SplitMix64) throws -> Feed {
    Feed(
      try FeedSettings(
        .finnhub, key: Array("key".utf8), ttl: random.pick([60, 600]), retry: random.pick([5, 30, 900]),
        perSecond: random.pick([0, 1, 2]), perMinute: random.pick([0, 3, 20])))
  }

  /// Everything that is seen of a feed.
  private func sketch(_ feed: Feed, _ now: Int64) -> [String] {
    let quotes = feed.quotes.map { "\(String($0.quote.symbol.bytes)) \(String($0.quote.price)) \($0.came)" }
    let info = feed.info(at: now)
    return quotes + ["\(feed.revision) \(info)"]
  }

  private func require(_ feed: Feed, shows model: Model, _ now: Int64) throws {
    try #require(feed.pendingCount == model.open.count)
    for (name, item) in model.items {
      let shown = try feed.quote(of: text(name), at: now)
      // A price of 0 is the provider's sign for an unknown price.
      let good = item.price.flatMap { $0.isZero ? nil : $0 }
      try #require(shown.quote?.price == good && shown.age == item.success.map { now - $0 }, "\(name) at \(now)")
      let state: PriceQuote.State =
        item.price == nil
        ? .missing : good == nil ? .zero : shown.age ?? 0 >= feed.settings.ttl ? .stale : .fresh
      try #require(shown.state == state)
      try #require(try feed.failure(of: text(name)).map { $0.instant } == item.failure)
    }
  }

  /// The subject of a request that may be sent now, if any.
  private func wanted(_ feed: Feed, _ model: Model, _ now: Int64) -> String? {
    let settings = feed.settings
    if now < max(model.heldUntil, model.refusedUntil) { return nil }
    if settings.perSecond > 0, model.sent.count(where: { $0 == now }) >= settings.perSecond { return nil }
    if settings.perMinute > 0, model.sent.count(where: { $0 > now - 60 }) >= settings.perMinute { return nil }
    return feed.symbols.map { String($0.bytes) }.first { name in
      guard let item = model.items[name], !model.open.values.contains(name) else { return false }
      if item.isWanted { return true }
      if let failure = item.failure { return failure + settings.retry <= now }
      return item.success.map { $0 + settings.ttl <= now } ?? true
    }
  }

  private func ask(_ feed: inout Feed, _ model: inout Model, _ now: Int64) throws {
    let name = wanted(feed, model, now)
    let request = feed.next(at: now)
    try #require((request != nil) == (name != nil), "\(name ?? "nothing") at \(now)")
    guard let request, let name else { return }
    try #require(String(request.url).hasSuffix("symbol=" + name), "\(String(request.url)), not \(name)")
    model.items[name]?.isWanted = false
    model.items[name]?.isBack = false
    model.open[request.id] = name
    model.sent.append(now)
  }

  private func answer(_ feed: inout Feed, _ model: inout Model, _ now: Int64, _ random: inout SplitMix64) throws {
    guard let request = random.shuffled(model.open.keys.sorted()).first, let name = model.open[request] else { return }
    let price = Decimal(unchecked: Int128(random.below(5)), scale: 0)
    let before = sketch(feed, now)
    let hasBetter = price.isZero && model.items[name]?.price.map { !$0.isZero } ?? false
    if random.below(3) > 0 {
      do throws(MoneyFailure) {
        try feed.take(.quote(price, nil), for: request, at: now)
        try? #require(!hasBetter)
        model.items[name] = Model.Item(price: price, success: now)
      } catch {
        // An unknown price never replaces a known one, and changes nothing: the request is still pending.
        try #require(hasBetter && error.status == .document && sketch(feed, now) == before)
        return
      }
    } else {
      let status = random.pick([401, 429, 500, 503] as [Int32])
      let wait: Int64? = random.flip() ? Int64(random.below(100)) : nil
      if let wait { try feed.receiveHeader(request, Array("Retry-After".utf8), Array("\(wait)".utf8)) }
      let kind: MoneyStatus = status == 401 ? .unauthorized : status == 429 ? .rateLimited : .http
      if random.below(4) == 0 {
        try feed.failRequest(request, .connection, at: now)
        if model.items[name]?.isBack == true { model.items[name]?.isWanted = true }
      } else {
        try feed.fail(request, MoneyFailure(kind, "no"), httpStatus: status, at: now)
        if status == 429 || (status == 503 && wait != nil) { model.heldUntil = now + (wait ?? 60) }
        if status == 401 { model.refusedUntil = now + feed.settings.retry }
      }
      model.items[name]?.failure = now
      model.items[name]?.isBack = false
    }
    model.open[request] = nil
    model.closed.append(request)
  }

  private func restore(_ feed: inout Feed, _ model: inout Model, _ now: Int64, _ random: inout SplitMix64) throws {
    let name = random.pick(FeedStateLawTests.symbols)
    let (came, latest) = (now - Int64(random.below(100)) + 20, now - Int64(random.below(40)))
    let quote = try PriceQuote(symbol: text(name), price: decimal("9"))
    try feed.restore([HeldQuote(quote, came: came)], notAfter: latest)
    var item = model.items[name] ?? Model.Item()
    // Only contents that are not older than the current ones.
    if item.success.map({ $0 <= min(came, latest) }) ?? true {
      item.price = quote.price
      item.success = min(came, latest)
    }
    model.items[name] = item
  }

  private func step(_ feed: inout Feed, _ model: inout Model, _ now: inout Int64, _ random: inout SplitMix64) throws {
    switch random.below(12) {
    case 0, 1, 2, 3: try ask(&feed, &model, now)
    case 4, 5, 6: try answer(&feed, &model, now, &random)
    case 7:
      // Late, or a second time: refused, and nothing has changed.
      guard let request = model.closed.last else { return }
      let before = sketch(feed, now)
      expectFailure(.unknownRequest) { try feed.take(.quote(decimal("77"), nil), for: request, at: now) }
      expectFailure(.unknownRequest) { try feed.failRequest(request, .disconnected, at: now) }
      expectFailure(.unknownRequest) { try feed.receiveHeader(request, Array("Retry-After".utf8), [0x39]) }
      try #require(sketch(feed, now) == before)
    case 8: now += Int64(random.pick([0, 1, 2, 30, 61, 1000]))
    case 9:
      let name = random.pick(FeedStateLawTests.symbols)
      if random.flip() {
        try feed.add(symbol: text(name))
        if model.items[name] == nil { model.items[name] = Model.Item() }
      } else if model.items.removeValue(forKey: name) != nil {
        try feed.remove(symbol: text(name))
        for (request, asked) in model.open where asked == name {
          model.open[request] = nil
          model.closed.append(request)
        }
      }
    case 10:
      model.refusedUntil = 0
      let isRefresh = random.flip()
      if isRefresh { feed.refresh() } else { feed.notifyOnline() }
      for name in model.items.keys {
        if model.open.values.contains(name) {
          if !isRefresh { model.items[name]?.isBack = true }
        } else if isRefresh || model.items[name]?.failure != nil {
          model.items[name]?.isWanted = true
        }
      }
    default: try restore(&feed, &model, now, &random)
    }
  }

  @Test func aFeedShowsTheNewestGoodAnswerOfEach() {
    forEachCase(seed: 500, 100) { random in
      var feed = try feed(&random)
      var (model, now) = (Model(), Int64(10_000))
      for name in FeedStateLawTests.symbols {
        try feed.add(symbol: text(name))
        model.items[name] = Model.Item()
      }
      for _ in 0..<50 {
        let revision = feed.revision
        try step(&feed, &model, &now, &random)
        try require(feed, shows: model, now)
        try #require(feed.revision >= revision)
      }
    }
  }

  /// The order in which answers come does not matter.
  @Test func feedsWithTheSameAnswersAreEqual() {
    forEachCase(seed: 501, 100) { random in
      var feed = Feed(try FeedSettings(.finnhub, key: Array("key".utf8)))
      for name in ["A", "B", "C", "D"] { try feed.add(symbol: text(name)) }
      var open: [FeedRequest] = []
      while let request = feed.next(at: 100) { open.append(request) }
      try #require(open.count == 4)
      var feeds = [feed, feed]
      // The answers are the same for each; a failure carries no number of its own.
      let failed = Set(open.filter { _ in random.below(4) == 0 }.map { $0.id })
      for index in feeds.indices {
        for request in random.shuffled(open) {
          if failed.contains(request.id) {
            try feeds[index].failRequest(request.id, .connection, at: 101)
          } else {
            try feeds[index].take(
              .quote(Decimal(unchecked: Int128(request.id), scale: 1), 99), for: request.id, at: 101)
          }
        }
      }
      let shown = feeds.map { feed in
        feed.quotes.map { "\(String($0.quote.symbol.bytes)) \(String($0.quote.price)) \($0.came)" }
      }
      try #require(shown[0] == shown[1] && shown[0].count == 4 - failed.count)
      let infos = feeds.map { $0.info(at: 150) }
      try #require(infos[0].state == infos[1].state && infos[0].nextAt == infos[1].nextAt)
      try #require(infos[0].success == infos[1].success && feeds[0].revision == feeds[1].revision)
      try #require((infos[0].failure == nil) == failed.isEmpty && (infos[1].failure == nil) == failed.isEmpty)
    }
  }

  /// Rates are those of the last good answer, regardless of later failures; those that jumped are discarded if the
  /// feed refuses jumps.
  @Test func ratesAreThoseOfTheLastGoodAnswer() {
    forEachCase(seed: 502, 80) { random in
      let jump = random.pick([.refuse, .flag, .accept] as [FeedSettings.Jump])
      var feed = Feed(try FeedSettings(.frankfurter, jump: jump, ttl: 10, retry: 10))
      var (good, when, isFailed): (RatesTable?, Int64?, Bool) = (nil, nil, false)
      for now in stride(from: Int64(0), to: 400, by: 10) {
        let next = feed.next(at: now)
        let request = try #require(next)
        let second = feed.next(at: now)
        try #require(second == nil)
        let new = try table("USD EUR \(random.pick(["0.9", "0.91", "150"]))")
        let jumps = good.map { new.jump(from: $0) != nil } ?? false
        let failure = MoneyFailure(.http, "no")
        if random.below(3) == 0 {
          try feed.fail(request.id, failure, httpStatus: 500, at: now)
          isFailed = true
        } else if jumps, jump == .refuse {
          let before = sketch(feed, now)
          expectFailure(.rateJumped) { try feed.take(.rates(new), for: request.id, at: now) }
          try #require(sketch(feed, now) == before)
          try feed.failRequest(request.id, .disconnected, at: now)
          isFailed = true
        } else {
          try feed.take(.rates(new), for: request.id, at: now)
          (good, when, isFailed) = (new, now, false)
          try #require(feed.info(at: now).hasJumped == (jumps && jump == .flag))
        }
        let older = try table("USD EUR 5")
        if let when, random.flip() { try feed.restore(.rates(older), came: when - 1) }
        try #require(feed.rates === good)
        let info = feed.info(at: now)
        try #require(info.success == when && (info.failure != nil) == isFailed && info.pendingCount == 0)
      }
    }
  }
}
