import MoneyCore

/// The state of a feed at a moment.
public struct FeedInfo: Sendable {
  public var state = Feed.State.empty
  public var failure: FeedFailure?
  public var pendingCount = 0
  public var hasJumped = false
  public var isWaiting = false
  public var isRestored = false
  /// The instant at which the content came; if there are several contents, the oldest of them.
  public var success: Int64?
  public var age: Int64?
  public var attempt: Int64?
  /// The instant at which there is a request to send, if nothing else happens.
  public var nextAt: Int64?
}

extension Feed {
  /// The state of the content. The values are those of `MONEY_FEED_…` in `money.h`.
  public enum State: Int32, Sendable {
    case empty = 0
    case loading = 1
    case ready = 2
    case stale = 3
    case failed = 4
    case waiting = 5

    /// The rank among the states of several items: the less a state has to show, the higher. The highest one counts.
    fileprivate var weight: Int {
      switch self {
      case .failed: 5
      case .waiting: 4
      case .loading: 3
      case .empty: 2
      case .stale: 1
      case .ready: 0
      }
    }
  }

  public func info(at now: Int64) -> FeedInfo {
    var info = FeedInfo()
    info.pendingCount = pendingCount
    info.hasJumped = hasJumped
    info.attempt = attempt
    info.failure = lastFailure
    let held = held(at: now)
    let isIdle = settings.provider != .transactions || info.pendingCount == 0
    var state: State?
    for item in items {
      let due = item.due(at: now, settings)
      if let due, isIdle { info.nextAt = min(info.nextAt ?? .max, max(due, held)) }
      let isWaiting = due.map { $0 <= now && held > now } ?? false
      info.isWaiting = info.isWaiting || isWaiting
      info.isRestored = info.isRestored || item.isRestored
      if let success = item.success { info.success = min(info.success ?? .max, success) }
      let own = self.state(of: item, at: now, isWaiting: isWaiting)
      if own.weight >= state?.weight ?? 0 { state = own }
    }
    if isIdle, operations.contains(where: { $0.isPending }) {
      info.nextAt = held
      info.isWaiting = info.isWaiting || held > now
    }
    info.age = info.success.map { max(0, now.seconds(since: $0)) }
    info.state = state ?? .empty
    return info
  }

  private func state(of item: FeedItem, at now: Int64, isWaiting: Bool) -> State {
    if let age = item.age(at: now) { return age >= settings.ttl ? .stale : .ready }
    if item.request != nil { return .loading }
    if item.failure != nil { return .failed }
    return isWaiting ? .waiting : .empty
  }

  /// The last failure of anything that has not succeeded since.
  public var lastFailure: FeedFailure? {
    let last = retrievalFailure
    guard case .failed(let failure) = operations.last(where: { !$0.isPending })?.state else { return last }
    guard let last, last.order > failure.order else { return failure }
    return last
  }

  /// The last failure to retrieve content. Failures of a store to save or to remove do not count.
  public var retrievalFailure: FeedFailure? {
    var last: FeedFailure?
    for item in items {
      if let failure = item.failure, failure.order >= last?.order ?? 0 { last = failure }
    }
    return last
  }

  /// The last failure of a symbol, or of an operation on an id.
  public func failure(of key: ShortText) throws(MoneyFailure) -> FeedFailure? {
    if key.isEmpty { return lastFailure }
    switch settings.provider.content {
    case .quotes:
      guard let index = item(of: key) else {
        throw MoneyFailure(.notFound, "unknown symbol " + .quoted(key.bytes) + " in the feed")
      }
      return items[index].failure
    case .transactions:
      guard case .failed(let failure) = operations.last(where: { $0.id == key })?.state else { return nil }
      return failure
    case .rates, .currencies:
      throw MoneyFailure(.notFound, "key must be empty for this provider, got " + .quoted(key.bytes))
    }
  }
}
