import MoneyCore

/// The objects that are stored as their JSON documents.
public enum StoredDocument: Sendable {
  case catalogue
  case basket

  var kind: StoredKind { self == .catalogue ? .catalogue : .basket }
}

extension Store {
  /// Saves a document, which replaces the one of the same name.
  public func save(
    _ document: [UInt8], _ what: StoredDocument, as name: [UInt8], _ bases: StoredBases
  ) throws(MoneyFailure) {
    try replace(what.kind, name, bases) { _ throws(MoneyFailure) in
      let statement = try Statement(
        connection,
        what == .catalogue
          ? "INSERT OR REPLACE INTO catalogues (name, document) VALUES (?, ?)"
          : "INSERT OR REPLACE INTO baskets (name, document) VALUES (?, ?)")
      try statement.bind(1, name)
      try statement.bind(2, document)
      try statement.run()
    }
  }

  /// Reads the document saved under a name. If the reader refuses it, the store is damaged.
  public func load<Object>(
    _ what: StoredDocument, _ name: [UInt8], _ bases: StoredBases,
    _ reading: (UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Object
  ) throws(MoneyFailure) -> Object {
    try Store.check(name: name)
    return try load(what.kind, name, bases) { () throws(MoneyFailure) in
      let found = try Statement(
        connection,
        what == .catalogue
          ? "SELECT document FROM catalogues WHERE name = ?" : "SELECT document FROM baskets WHERE name = ?")
      try found.bind(1, name)
      guard try found.next() else { throw Store.absent(what.kind, name) }
      let document = try found.text(0)
      do throws(MoneyFailure) {
        return try document.reading { (text) throws(MoneyFailure) in try reading(text) }
      } catch {
        if error.status == .outOfMemory || error.status == .currencyMismatch { throw error.unplaced }
        throw Statement.damaged(error.message)
      }
    }
  }
}
