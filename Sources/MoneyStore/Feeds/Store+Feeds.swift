import MoneyCore

extension Store {
  /// Saves what a feed has in place of what had its name.
  public func save(_ feed: StoredFeed, as name: [UInt8]) throws(MoneyFailure) {
    try Store.check(name: name)
    try change { () throws(MoneyFailure) in
      let statement = try Statement(
        connection, "INSERT OR REPLACE INTO feeds (name, provider, document, instant) VALUES (?, ?, ?, ?)")
      try statement.bind(1, name)
      try statement.bind(2, Int64(feed.provider))
      try statement.bind(3, feed.document)
      try statement.bind(4, feed.came)
      try statement.run()
    }
  }

  public func feed(_ name: [UInt8]) throws(MoneyFailure) -> StoredFeed {
    try Store.check(name: name)
    return try read { () throws(MoneyFailure) in
      let found = try Statement(connection, "SELECT provider, document, instant FROM feeds WHERE name = ?")
      try found.bind(1, name)
      guard try found.next() else { throw Store.absent(.feed, name) }
      guard let provider = Int32(exactly: found.int(0)) else { throw Statement.damaged("no provider has that number") }
      return StoredFeed(provider: provider, document: try found.text(1), came: found.int(2))
    }
  }
}
