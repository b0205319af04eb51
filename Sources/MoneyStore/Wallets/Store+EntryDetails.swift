import MoneyCore
import MoneyLedger

extension Store {
  func writeDetails(of entry: WalletEntry, isCurrent: Bool, to row: Int64) throws(MoneyFailure) {
    let insertion = try Statement(connection, Store.insertionOfDetails)
    let note = entry.note
    try insertion.bind(1, row)
    try insertion.bind(2, Int64(clamping: entry.id))
    try insertion.bind(3, isCurrent ? 1 : 0)
    if note.kind == .unspecified { try insertion.bindNull(4) } else { try insertion.bind(4, name: note.kind.name) }
    try insertion.bind(5, optional: note.details?.counterpart ?? [])
    try insertion.bind(6, optional: note.details?.externalID ?? [])
    try insertion.bind(7, optional: note.details?.effective)
    try insertion.bind(8, optional: note.details?.cost?.amount)
    try insertion.bind(9, optional: note.details?.cost?.currency)
    try insertion.run()
  }

  private static var insertionOfDetails: StaticString {
    """
    INSERT INTO wallet_entry_details
    (wallet, id, is_current, kind, counterpart, external_id, effective, cost, cost_currency)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  }

  /// Marks the details of an entry or a hold that a wallet no longer contains, which frees its external id. Returns the
  /// effective day, if it is not that of the booking.
  func endDetails(of id: UInt64, in row: Int64) throws(MoneyFailure) -> Day? {
    let update = try Statement(
      connection, "UPDATE wallet_entry_details SET is_current = 0 WHERE wallet = ? AND id = ? RETURNING effective")
    try update.bind(1, row)
    try update.bind(2, Int64(clamping: id))
    guard try update.next() else { return nil }
    let effective = try update.optionalDay(0)
    try update.run()
    return effective
  }

  /// The details of all entries and holds that a wallet has had, by id.
  func storedDetails(of row: Int64) throws(MoneyFailure) -> [StoredDetails] {
    if !hasDetails { return [] }
    let rows = try Statement(connection, Store.detailsOfWallet)
    try rows.bind(1, row)
    var details: [StoredDetails] = []
    while try rows.next() { details.append(try StoredDetails(rows)) }
    return details
  }

  private static var detailsOfWallet: StaticString {
    """
    SELECT id, is_current, kind, counterpart, external_id, effective, cost, cost_currency
    FROM wallet_entry_details WHERE wallet = ? ORDER BY id
    """
  }

  /// True if an entry of a wallet in a currency records a cost.
  func recordsCost(of currency: CurrencyCode, in row: Int64) throws(MoneyFailure) -> Bool {
    let found = try Statement(connection, Store.entryWithCost)
    try found.bind(1, row)
    try found.bind(2, currency)
    let isFound = try found.next()
    found.stop()
    return isFound
  }

  private static var entryWithCost: StaticString {
    """
    SELECT 1 FROM wallet_entry_details AS details
    CROSS JOIN wallet_entries AS entries ON entries.wallet = details.wallet AND entries.id = details.id
    WHERE details.wallet = ?1 AND is_current = 1 AND cost IS NOT NULL AND currency = ?2 LIMIT 1
    """
  }

  /// The details of an entry or a hold, or nil.
  func storedDetails(of id: UInt64, in row: Int64) throws(MoneyFailure) -> StoredDetails? {
    let found = try Statement(connection, Store.detailsOfEntry)
    try found.bind(1, row)
    try found.bind(2, Int64(clamping: id))
    guard try found.next() else { return nil }
    let details = try StoredDetails(found)
    found.stop()
    return details
  }

  private static var detailsOfEntry: StaticString {
    """
    SELECT id, is_current, kind, counterpart, external_id, effective, cost, cost_currency
    FROM wallet_entry_details WHERE wallet = ? AND id = ?
    """
  }

  /// The entry or the hold of an external id that a stored wallet contains; nil for no id, or if it is free.
  func currentEntry(
    external id: [UInt8]?, in row: Int64
  ) throws(MoneyFailure) -> (entry: WalletEntry, isHold: Bool)? {
    guard let id else { return nil }
    let found = try Statement(connection, Store.entryByExternalID)
    try found.bind(1, row)
    try found.bind(2, id)
    guard try found.next() else { return nil }
    let details = try StoredDetails(found)
    guard let amount = try found.money(8, 9), let state = StoredEntry.State(rawValue: found.int(12)) else {
      throw Statement.damaged("an entry lacks an amount")
    }
    let plain = try note(found, 10, 11)
    found.stop()
    let entry = WalletEntry(
      id: details.id, amount: amount, note: try details.note(plain, of: amount, isCurrent: state.isCurrent))
    return (entry, state == .held)
  }

  private static var entryByExternalID: StaticString {
    """
    SELECT details.id, is_current, kind, counterpart, external_id, effective, cost, cost_currency,
      amount, currency, date, label, state
    FROM wallet_entry_details AS details
    JOIN wallet_entries AS entries ON entries.wallet = details.wallet AND entries.id = details.id
    WHERE details.wallet = ?1 AND external_id = ?2 AND is_current = 1
    """
  }
}
