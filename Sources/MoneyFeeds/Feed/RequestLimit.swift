import MoneyCore

/// A limit on the requests in a second and in a minute.
struct RequestLimit: Sendable {
  let perSecond: Int
  let perMinute: Int
  /// The instants of the requests in the last minute.
  private var sent: [Int64] = []

  init(perSecond: Int, perMinute: Int) {
    self.perSecond = perSecond
    self.perMinute = perMinute
  }

  mutating func send(at now: Int64) {
    if perSecond == 0, perMinute == 0 { return }
    // Instants after `now` come from a clock that was set back since; the feed would wait until they are past.
    sent.removeAll { $0 > now || now.seconds(since: $0) >= 60 }
    sent.append(now)
  }

  /// The first instant at which the next request may be sent: `now` or later.
  func next(at now: Int64) -> Int64 {
    let recent = sent.filter { $0 <= now && now.seconds(since: $0) < 60 }
    var next = now
    if perMinute > 0, recent.count >= perMinute {
      next = max(next, recent[recent.count - perMinute].later(by: 60))
    }
    if perSecond > 0, recent.count >= perSecond {
      next = max(next, recent[recent.count - perSecond].later(by: 1))
    }
    return next
  }
}
