import CSQLite
import MoneyCore

extension Store {
  /// The longest name of anything stored, in bytes.
  public static var longestName: Int { 255 }

  /// Throws if a name is empty, too long or more than one line.
  static func check(name: [UInt8]) throws(MoneyFailure) {
    if name.isEmpty { throw MoneyFailure(.argument, "name must not be empty") }
    try OneLine.check(name, "name", atMost: longestName)
  }

  public func count(of kind: StoredKind) throws(MoneyFailure) -> Int {
    try read { () throws(MoneyFailure) in isKnown(kind) ? Int(try connection.number(kind.count)) : 0 }
  }

  /// The names of a kind, in the order of their bytes.
  public func names(of kind: StoredKind) throws(MoneyFailure) -> [[UInt8]] {
    try read { () throws(MoneyFailure) in
      var names: [[UInt8]] = []
      guard isKnown(kind) else { return names }
      let rows = try Statement(connection, kind.names)
      while try rows.next() { names.append(try rows.text(0)) }
      return names
    }
  }

  /// True if the file contains a table for a kind. A read-only file of an older version lacks those of later ones.
  private func isKnown(_ kind: StoredKind) -> Bool {
    switch kind.sinceVersion {
    case 1: true
    case 2: identity != nil
    default: hasDetails
    }
  }

  public func remove(_ kind: StoredKind, _ name: [UInt8]) throws(MoneyFailure) {
    try Store.check(name: name)
    try change(.removal) { () throws(MoneyFailure) in
      let deletion = try Statement(connection, kind.removal)
      try deletion.bind(1, name)
      try deletion.run()
      if changedRows == 0 { throw Store.absent(kind, name) }
      try removeVersion(of: kind, name)
    }
  }

  static func absent(_ kind: StoredKind, _ name: [UInt8]) -> MoneyFailure {
    MoneyFailure(.notFound, "no " + Message(kind.noun) + " " + .quoted(name) + " in the store")
  }

  /// The number of rows that the last statement changed.
  var changedRows: Int { Int(money_sqlite_changes(connection.handle)) }

  var lastRow: Int64 { money_sqlite_last_insert_rowid(connection.handle) }
}
