import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyFeeds
@testable import MoneyJSON
@testable import MoneyPortfolio

/// The answers for feeds.
enum Answers {
  static let live = #"{"success":true,"timestamp":50,"source":"USD","quotes":{"USDEUR":0.9,"USDJPY":150}}"#
  static let list = #"{"success":true,"currencies":{"EUR":"Euro","XYZ":"Thing"}}"#
  static let quote = #"{"c":261.74,"t":90}"#
  static let map = #"{"1":{"date":"2024-01-02","type":"buy","ticker":"ABC","quantity":10,"sum":125.5}}"#
}

extension Feed {
  static func made(_ provider: FeedProvider, ttl: Int64? = nil) throws -> Feed {
    let isStore = provider == .transactions
    return Feed(
      try FeedSettings(
        provider, key: Array("aBcDeF0123456789".utf8), baseURL: Array("http://localhost".utf8),
        portfolio: isStore ? try PortfolioSettings(currency: code("EUR")) : nil, ttl: ttl))
  }

  /// The next request, which there is.
  mutating func request(at now: Int64) throws -> FeedRequest {
    let request = next(at: now)
    return try #require(request)
  }

  mutating func receiveResponse(
    _ request: UInt64, _ body: String, _ type: String = "application/json", status: Int32 = 200, at now: Int64
  ) throws {
    try reading(body) { (text) throws(MoneyFailure) in
      try self.receiveResponse(
        request, FeedResponse(httpStatus: status, contentType: Array(type.utf8), body: text), at: now)
    }
  }
}

struct FeedTests {
  @Test func everyVector() throws {
    let vectors = try ProjectFiles.vectors("feed")
    #expect(vectors.count >= 5)
    for vector in vectors {
      let isList = vector["feed"] as? String == "currency_list"
      let ttl = try #require(vector["ttl_seconds"] as? Int)
      var feed = try Feed.made(isList ? .currencylayerList : .currencylayer, ttl: Int64(ttl))
      #expect(feed.settings.provider.content == (isList ? .currencies : .rates))
      #expect(try Feed.made(feed.settings.provider).settings.ttl == Int64(ttl))
      var request: UInt64 = 0
      for step in try #require(vector["steps"] as? [[String: Any]]) {
        let at = Int64(try #require(step["at"] as? Int))
        switch (step["expect"] as? String, step["event"] as? String, step["answer"] as? String) {
        case (let expected?, _, _):
          let next = feed.next(at: at)
          #expect((next != nil) == (expected == "fetch"), "\(step)")
          request = next?.id ?? request
        case (_, "refresh", _): feed.refresh()
        case (_, "network is back", _): feed.notifyOnline()
        case (_, _, "ok"): try feed.receiveResponse(request, isList ? Answers.list : Answers.live, at: at)
        case (_, _, "no connection"): try feed.failRequest(request, .connection, at: at)
        case (_, _, "html"): try feed.receiveResponse(request, "<html>", "text/html", at: at)
        default:
          #expect(step["serves"] as? String == "the good table of 0, stale by 3601 s")
          let info = feed.info(at: at)
          #expect(info.state == .stale && info.age == 3_601 && feed.rates?.pairCount == 2)
        }
      }
    }
  }

  @Test func eachProviderHasItsRequest() throws {
    let urls: [(FeedProvider, String)] = [
      (.currencylayer, "http://localhost/live?access_key=aBcDeF0123456789"),
      (.currencylayerList, "http://localhost/list?access_key=aBcDeF0123456789"),
      (.frankfurter, "http://localhost/latest"), (.ecb, "http://localhost/eurofxref.csv"),
      (.openExchangeRates, "http://localhost/latest.json?app_id=aBcDeF0123456789"),
      (.finnhub, "http://localhost/quote?symbol=A%26B"),
      (.transactions, "http://localhost/transactions.json?auth=aBcDeF0123456789"),
    ]
    for (provider, url) in urls {
      var feed = try Feed.made(provider)
      if provider == .finnhub { try feed.add(symbol: text("A&B")) }
      let request = try feed.request(at: 0)
      #expect(String(request.url) == url && request.method.description == "GET" && request.body == nil)
    }
    // The second version of Frankfurter's interface.
    for (currency, query) in [(nil, ""), ("USD", "?base=USD")] as [(String?, String)] {
      let base = Array("https://api.frankfurter.dev/v2/".utf8)
      var feed = Feed(try FeedSettings(.frankfurter, baseURL: base, currency: currency.map(code)))
      #expect(String(try feed.request(at: 0).url) == "https://api.frankfurter.dev/v2/rates" + query)
    }
    // A file of the bank's, as it publishes it.
    for (end, type) in [("zip", "application/zip"), ("csv", "text/csv"), ("xml", "application/xml")] {
      let file = "http://localhost/eurofxref-hist.\(end)"
      var feed = Feed(try FeedSettings(.ecb, baseURL: Array(file.utf8)))
      let request = try feed.request(at: 0)
      #expect(String(request.url) == file)
      #expect(String(request.headers) == "Accept: \(type)\n")
    }
    expectFailure(.argument) { try FeedSettings(.ecb) }
    expectFailure(.argument) { try FeedSettings(.currencylayer) }
    expectFailure(.argument) { try FeedSettings(.transactions, baseURL: Array("http://a".utf8)) }
  }

  /// A cut anywhere is a failure, and the good data stay.
  @Test func everyCutIsNoticed() throws {
    for (provider, body) in [
      (FeedProvider.currencylayer, Answers.live), (.currencylayerList, Answers.list), (.finnhub, Answers.quote),
      (.transactions, Answers.map),
    ] {
      var feed = try Feed.made(provider)
      if provider == .finnhub { try feed.add(symbol: text("ABC")) }
      let asked = try feed.request(at: 0).id
      try feed.receiveResponse(asked, body, at: 0)
      #expect(feed.lastFailure == nil)
      let good = try feed.written()
      for count in 0..<body.utf8.count {
        feed.refresh()
        let asked = try feed.request(at: Int64(count)).id
        try feed.receiveResponse(asked, String(body.prefix(count)), at: Int64(count))
        let failure = try #require(feed.lastFailure).failure
        #expect((failure.cause ?? failure.status) == .truncated, "\(count): \(String(failure.message))")
        #expect(try feed.written() == good)
      }
    }
  }

  @Test func numbersAreReadExactly() throws {
    for (numeral, value) in [
      ("261.74", "261.74"), ("1.5e-3", "0.0015"), ("15E2", "1500"), ("\"0.10\"", "0.10"), ("0e99", nil),
      ("1e37", "1" + String(repeating: "0", count: 37)), ("0.1e1", "1"),
    ] as [(String, String?)] {
      var feed = try Feed.made(.finnhub)
      try feed.add(symbol: text("ABC"))
      let asked = try feed.request(at: 0).id
      try feed.receiveResponse(asked, "{\"c\":\(numeral)}", at: 0)
      #expect(try feed.quote(of: text("ABC"), at: 0).quote.map { String($0.price) } == value, "\(numeral)")
      #expect(try (feed.quote(of: text("ABC"), at: 0).state == .zero) == (value == nil), "\(numeral)")
    }
    for numeral in ["1e38", "1e-39", "1e99999", "null", "true", "\"x\"", "[]", "-1"] {
      var feed = try Feed.made(.finnhub)
      try feed.add(symbol: text("ABC"))
      let asked = try feed.request(at: 0).id
      try feed.receiveResponse(asked, "{\"c\":\(numeral)}", at: 0)
      #expect(feed.lastFailure != nil, "\(numeral)")
    }
  }

  /// Sorted by id, numbers by value, regardless of the order of the map.
  @Test func aMapHasAnOrder() throws {
    let settings = try PortfolioSettings(currency: code("EUR"))
    var entries: [String] = []
    for id in ["10", "9", "b", "a", "007", "7"] {
      entries.append("\"\(id)\":{\"date\":\"2024-01-02\",\"type\":\"buy\",\"ticker\":\"ABC\",\"quantity\":1,\"sum\":1}")
    }
    var random = SplitMix64(seed: 3)
    for _ in 0..<20 {
      let map = "{" + random.shuffled(entries).joined(separator: ",") + "}"
      let found = try reading(map) { (text) throws(MoneyFailure) in
        try TransactionsDocument.read(text, currency: settings.currency)
      }
      #expect(found.map { String($0.id.bytes) } == ["007", "7", "9", "10", "a", "b"])
    }
  }
}
