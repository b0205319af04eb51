import MoneyCore

extension Feed {
  /// The next request to send, which is then pending, or nil.
  public mutating func next(at now: Int64) -> FeedRequest? {
    if held(at: now) > now { return nil }
    if settings.provider == .transactions {
      // Only one request is under way at a time. So a list is never older than a transaction that was saved after the
      // list was asked for.
      if pendingCount > 0 { return nil }
      if let request = nextOperation(at: now) { return request }
    }
    for index in items.indices {
      guard let due = items[index].due(at: now, settings), due <= now else { continue }
      let id = sent(at: now)
      items[index].request = id
      items[index].isWanted = false
      items[index].isBack = false
      return settings.request(id, symbol: items[index].symbol)
    }
    return nil
  }

  /// Notes that a request is sent, and returns its number.
  mutating func sent(at now: Int64) -> UInt64 {
    let id = nextRequest
    nextRequest &+= 1
    limit.send(at: now)
    attempt = now
    revision &+= 1
    return id
  }

  /// The first instant at which a request may be sent: `now` or later.
  func held(at now: Int64) -> Int64 {
    max(limit.next(at: now), heldUntil ?? now, refusedUntil ?? now)
  }

  /// Marks everything to be asked for again, except requests under way.
  public mutating func refresh() {
    var isChanged = refusedUntil != nil
    refusedUntil = nil
    for index in items.indices where items[index].request == nil && !items[index].isWanted {
      items[index].isWanted = true
      isChanged = true
    }
    if isChanged { revision &+= 1 }
  }

  /// Marks everything that failed to be asked for again, once.
  public mutating func notifyOnline() {
    var isChanged = refusedUntil != nil
    refusedUntil = nil
    for index in items.indices {
      if items[index].request != nil {
        items[index].isBack = true
      } else if items[index].failure != nil, !items[index].isWanted {
        items[index].isWanted = true
        isChanged = true
      }
    }
    if isChanged { revision &+= 1 }
  }

  /// The number of requests that have no answer yet.
  public var pendingCount: Int {
    var count = 0
    for item in items where item.request != nil { count += 1 }
    for operation in operations { if case .underWay = operation.state { count += 1 } }
    return count
  }
}
