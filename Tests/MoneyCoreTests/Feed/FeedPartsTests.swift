import Testing
@testable import MoneyCore
@testable import MoneyFeeds

struct FeedPartsTests {
  @Test func addresses() throws {
    for (given, base) in [
      ("http://a", "http://a"), ("https://a/", "https://a"), ("HTTP://A:8080/b//", "HTTP://A:8080/b"),
    ] { #expect(String(try URLText.base(Array(given.utf8))) == base) }
    for wrong in [
      "", "h", "http", "http://", "https:/a", "ftp://a", "http:///a", "http://a?b", "http://a#b", "http://a b",
      "http://u:p@a", "http://a\n", "httpss://a", "http:a", "http//a", "https//aa",
    ] { #expect(throws: MoneyFailure.self, "\(wrong)") { try URLText.base(Array(wrong.utf8)) } }
    #expect(String(URLText.encoded(Array("aZ09-._~/? é%".utf8))) == "aZ09-._~%2F%3F%20%C3%A9%25")
  }

  /// Any part of a key that is longer than five bytes is removed, in any case of letters.
  @Test func keysAreRedacted() throws {
    let key = try FeedKey(Array("Secret-Key/0123".utf8))
    for (text, shown) in [
      ("no key", "no key"), ("Secret-Key/0123", "***************"), ("a SECRET-KEY/ b", "a *********** b"),
      ("ey/0123.", "*******."), ("Secre", "Secre"), ("Secret", "******"), ("…Secret-Key%2F0123", "…*****************"),
      ("Secret-Key/0123Secret-Key/0123", "******************************"),
    ] { #expect(String(key.redacted(.bytes(text.utf8))) == shown) }
    #expect(String(try FeedKey(Array("k".utf8)).redacted("a k")) == "a *")
    #expect(String(try FeedKey([]).redacted("a k")) == "a k")
  }

  @Test func waits() throws {
    func wait(_ name: String, _ value: String) -> Int64? {
      RetryAfter(header: Array(name.utf8), Array(value.utf8))?.instant(after: 1_000)
    }
    #expect(wait("Retry-After", "120") == 1_120)
    #expect(wait("retry-after", "Sun, 06 Nov 1994 08:49:37 GMT") == 87_400)
    #expect(wait("Retry-After", "Thu, 01 Jan 1970 00:16:41 GMT") == 1_001)
    #expect(wait("Retry-After", "Thu, 01 Jan 1970 00:00:00 GMT") == 1_000)
    #expect(wait("X-RateLimit-Reset", "1090") == 1_090)
    for value in ["", "soon", "-1", "Thu, 32 Jan 1970 00:00:00 GMT", "Thu, 01 Jan 1970 25:00:00 GMT", "1.5"] {
      #expect(wait("Retry-After", value) == nil, "\(value)")
    }
    #expect(wait("Date", "120") == nil)
    #expect(RetryAfter.seconds(.max).instant(after: .max) == .max)
  }

  /// For any sequence of requests: no second and no minute exceeds its limit, and no request waits longer than a minute.
  @Test func limits() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      var limit = RequestLimit(perSecond: random.below(4), perMinute: random.below(9))
      var sent: [Int64] = []
      var now: Int64 = 0
      for _ in 0..<200 {
        now += Int64(random.below(4))
        let next = limit.next(at: now)
        #expect(next >= now && next <= now + 60)
        if next > now { continue }
        limit.send(at: now)
        sent.append(now)
        let second = sent.filter { $0 == now }.count
        let minute = sent.filter { now - $0 < 60 }.count
        #expect(limit.perSecond == 0 || second <= limit.perSecond)
        #expect(limit.perMinute == 0 || minute <= limit.perMinute)
      }
      #expect(sent.count >= 4)
    }
  }

  @Test func instants() {
    for value in [Int64.min, -1, 0, 1, .max] {
      for other in [Int64.min, -1, 0, 1, .max] {
        let wide = Int128(value) + Int128(other)
        #expect(Int128(value.later(by: other)) == min(max(wide, Int128(Int64.min)), Int128(Int64.max)))
        let difference = Int128(value) - Int128(other)
        #expect(Int128(value.seconds(since: other)) == min(max(difference, Int128(Int64.min)), Int128(Int64.max)))
      }
    }
  }

  /// A hundredfold, exactly, either way.
  @Test func jumps() throws {
    func table(_ text: String) throws -> RatesTable {
      var builder = RatesBuilder()
      try builder.add(Quote(from: code("USD"), to: code("EUR"), rate: rate(text), day: nil))
      return builder.build()
    }
    for (before, after, isJump) in [
      ("0.9", "90", true), ("0.9", "89.9999999999999999", false), ("90", "0.9", true),
      ("90", "0.9000000000000000001", false), ("1", "1", false),
      ("0.0000000000000000001", "9999999999999999999", true), ("9999999999999999999", "0.0000000000000000001", true),
    ] { #expect((try table(after).jump(from: try table(before)) != nil) == isJump, "\(before) \(after)") }
    #expect(try table("90").jump(from: RatesBuilder().build()) == nil)
  }
}
