import MoneyCore
import MoneyLedger

// Entries are stored in the order of their ids, so a page is read from its first row on. A row number would have to be
// counted from the newest entry, and would name another row after each new entry; an id does not change.

extension Store {
  /// Reads the entries of a stored wallet, newest first, without loading the wallet.
  ///
  /// - Parameter currency: the currency of the entries; nil for all currencies.
  /// - Parameter before: the id that the ids must be less than; 0 to start at the newest entry.
  /// - Parameter most: the maximum number of entries.
  public func entries(
    ofWallet name: [UInt8], of currency: CurrencyCode?, before: UInt64, most: Int,
    _ body: (BorrowedEntry) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    try Store.check(name: name)
    try readOnce { () throws(MoneyFailure) in
      let page = EntryPage(name: name, before: before, most: most)
      if currency == nil, try hasEntries(page, body) { return }
      let found = try walletStatement(name)
      // All statements see the state of the file that the first sees, because it stays open.
      defer { found.stop() }
      guard try found.next() else { throw Store.absent(.wallet, name) }
      if let currency {
        try readEntries(page, of: currency, in: try StoredWallet(found, 0).row, body)
      } else {
        // Another program may have added the wallet in the meantime.
        _ = try hasEntries(page, body)
      }
    }
  }

  private struct EntryPage {
    let name: [UInt8]
    let before: UInt64
    let most: Int

    /// The largest id. Without a bound, `before - 1` is the largest id of all.
    var last: Int64 { Int64(clamping: before &- 1) }
  }

  /// Reads the entries of all currencies; returns false if it finds no entry, of a wallet that may not exist.
  private func hasEntries(
    _ page: EntryPage, _ body: (BorrowedEntry) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) -> Bool {
    let rows = try Statement(connection, Store.newest)
    try rows.bind(1, page.name)
    try rows.bind(2, page.last)
    try rows.bind(3, Int64(clamping: page.most))
    var hasEntries = false
    var kinds = try kinds(of: page)
    while try rows.next() {
      hasEntries = true
      try body(try entry(rows, &kinds))
    }
    kinds.statement?.stop()
    return hasEntries
  }

  private func readEntries(
    _ page: EntryPage, of currency: CurrencyCode, in wallet: Int64, _ body: (BorrowedEntry) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    // Entries in other currencies may follow the last one in this.
    guard let balance = try storedBalance(of: currency, wallet) else { return }
    let rows = try Statement(connection, Store.newestOfCurrency)
    try rows.bind(1, wallet)
    try rows.bind(2, page.last)
    try rows.bind(3, Int64(clamping: min(UInt64(clamping: page.most), balance.count)))
    try rows.bind(4, currency)
    try rows.bind(5, Int64(clamping: balance.first))
    var kinds = try kinds(of: page)
    while try rows.next() { try body(try entry(rows, &kinds)) }
    kinds.statement?.stop()
  }

  /// The kinds of entries on a page, newest first, as far as the page has been read.
  private struct EntryKinds {
    /// Nil if all older entries are without a kind.
    var statement: Statement?
    /// The id of the next entry with a kind; the largest before the first row is read.
    var id = UInt64.max
    var kind = EntryKind.unspecified

    mutating func advance() throws(MoneyFailure) {
      guard let statement, try statement.next() else {
        self.statement = nil
        return
      }
      id = try statement.natural(0)
      guard let named = EntryKind(named: try statement.bytes(1)) else {
        throw Statement.damaged("unknown kind of an entry " + .quoted(try statement.text(1)))
      }
      kind = named
    }

    /// The kind of an entry, whose id is below that of the one before.
    mutating func kind(of entry: UInt64) throws(MoneyFailure) -> EntryKind {
      while statement != nil, id > entry { try advance() }
      return statement != nil && id == entry ? kind : .unspecified
    }
  }

  /// Entries with a kind are few, so the kinds are read beside the entries: a join would look each entry up.
  private func kinds(of page: EntryPage) throws(MoneyFailure) -> EntryKinds {
    guard hasDetails else { return EntryKinds() }
    let rows = try Statement(connection, Store.newestKinds)
    try rows.bind(1, page.name)
    try rows.bind(2, page.last)
    // The first row is read after that of the entries, so both are of the same state of the file.
    return EntryKinds(statement: rows)
  }

  private static var newestKinds: StaticString {
    """
    SELECT details.id, kind FROM wallets JOIN wallet_entry_details AS details ON wallet = wallets.id
    WHERE name = ?1 AND details.id <= ?2 AND is_current = 1 AND kind IS NOT NULL ORDER BY details.id DESC
    """
  }

  private static var newest: StaticString {
    """
    SELECT entry.id, amount, currency, date, label FROM wallets JOIN wallet_entries AS entry ON wallet = wallets.id
    WHERE name = ?1 AND entry.id <= ?2 AND state = 0 ORDER BY entry.id DESC LIMIT ?3
    """
  }

  private static var newestOfCurrency: StaticString {
    """
    SELECT id, amount, currency, date, label FROM wallet_entries
    WHERE wallet = ?1 AND id BETWEEN ?5 AND ?2 AND state = 0 AND currency = ?4 ORDER BY id DESC LIMIT ?3
    """
  }

  /// The entry of a row, which is valid until the next row.
  private func entry(_ row: Statement, _ kinds: inout EntryKinds) throws(MoneyFailure) -> BorrowedEntry {
    guard let amount = try row.money(1, 2) else { throw Statement.damaged("an entry lacks an amount") }
    let id = try row.natural(0)
    return BorrowedEntry(
      id: id, amount: amount, day: try row.optionalDay(3), kind: try kinds.kind(of: id), label: try row.label(4))
  }
}
