import MoneyCore

extension Store {
  public func put(_ setting: Setting, for key: [UInt8]) throws(MoneyFailure) {
    try Store.check(name: key)
    try change { () throws(MoneyFailure) in
      let statement = try Statement(
        connection, "INSERT OR REPLACE INTO settings (key, value, instant) VALUES (?, ?, ?)")
      try statement.bind(1, key)
      try statement.bind(2, setting.value)
      try statement.bind(3, optional: setting.instant)
      try statement.run()
    }
  }

  public func setting(_ key: [UInt8]) throws(MoneyFailure) -> Setting {
    try Store.check(name: key)
    return try read { () throws(MoneyFailure) in
      let found = try Statement(connection, "SELECT value, instant FROM settings WHERE key = ?")
      try found.bind(1, key)
      guard try found.next() else { throw Store.noSetting(key) }
      return Setting(value: try found.text(0), instant: found.optionalInt(1))
    }
  }

  public func removeSetting(_ key: [UInt8]) throws(MoneyFailure) {
    try Store.check(name: key)
    try change(.removal) { () throws(MoneyFailure) in
      let deletion = try Statement(connection, "DELETE FROM settings WHERE key = ?")
      try deletion.bind(1, key)
      try deletion.run()
      if changedRows == 0 { throw Store.noSetting(key) }
    }
  }

  /// The keys, in the order of their bytes.
  public func settingKeys() throws(MoneyFailure) -> [[UInt8]] {
    try read { () throws(MoneyFailure) in
      let rows = try Statement(connection, "SELECT key FROM settings ORDER BY key")
      var keys: [[UInt8]] = []
      while try rows.next() { keys.append(try rows.text(0)) }
      return keys
    }
  }

  private static func noSetting(_ key: [UInt8]) -> MoneyFailure {
    MoneyFailure(.notFound, "no setting " + .quoted(key) + " in the store")
  }
}
