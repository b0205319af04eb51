import MoneyCore
import MoneyLocale

extension Store {
  /// Reads the entire file, and throws if any of it is damaged. A file that passes can be loaded.
  ///
  /// A portfolio may use user-defined currencies. Its rows are then read, but not assembled.
  /// - Parameter read: reads a document, and throws if it is not of its kind.
  public func check(
    reading read: (StoredDocument, UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    try self.read { () throws(MoneyFailure) in
      try checkPages()
      _ = try revision
      if identity != nil { try checkVersions() }
      for kind in StoredKind.allCases {
        for name in try names(of: kind) {
          do throws(MoneyFailure) {
            try Store.check(name: name)
            try check(kind, name, read)
          } catch {
            if error.status == .outOfMemory || error.status == .cancelled { throw error }
            throw Statement.damaged(Message(kind.noun) + " " + .quoted(name) + ": " + error.message)
          }
        }
      }
      for key in try settingKeys() {
        do throws(MoneyFailure) { try Store.check(name: key) } catch { throw Statement.damaged(error.message) }
        _ = try setting(key)
      }
      _ = try quotes()
      _ = try oldFavourites()
    }
  }

  /// Runs SQLite's checks of its own pages, and of rows that refer to other rows.
  private func checkPages() throws(MoneyFailure) {
    let pages = try Statement(connection, "PRAGMA integrity_check(1)")
    while try pages.next() {
      let words = try pages.text(0)
      if words.elementsEqual(UTF8Bytes("ok")) { continue }
      // SQLite reports the page as damaged if it lacks the memory to read it.
      if Array(words.suffix(12)).elementsEqual(UTF8Bytes("error code=7")) { throw .outOfMemory() }
      throw Statement.damaged(.printable(words))
    }
    let keys = try Statement(connection, "PRAGMA foreign_key_check")
    if try keys.next() { throw Statement.damaged("table " + .printable(try keys.text(0)) + " refers to missing rows") }
  }

  private func check(
    _ kind: StoredKind, _ name: [UInt8],
    _ read: (StoredDocument, UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    let bases = StoredBases()
    switch kind {
    case .wallet: try checkDays(of: try loadWallet(name, bases), name)
    case .portfolio:
      do throws(MoneyFailure) { _ = try loadPortfolio(name, registry: nil, bases) } catch {
        if (error.cause ?? error.status) != .unknownCurrency { throw error }
      }
    case .catalogue: try load(.catalogue, name, bases) { (text) throws(MoneyFailure) in try read(.catalogue, text) }
    case .basket: try load(.basket, name, bases) { (text) throws(MoneyFailure) in try read(.basket, text) }
    case .rates: try checkRates(name)
    case .key: _ = try storedEntries(of: name)
    case .ledger: try checkLedger(name, bases)
    case .currencies:
      let english = try Array(UTF8Bytes("en")).reading { (text) throws(MoneyFailure) in
        try MoneyLocale(parsing: text)
      }
      _ = try loadCurrencies(name, language: english)
    }
  }
}
