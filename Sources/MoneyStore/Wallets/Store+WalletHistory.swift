import MoneyCore
import MoneyLedger

// The history of a stored wallet: the table `wallet_changes` contains the entry before each change. The entry after it is
// the one before the next change of the entry, or the present one.

extension Store {
  /// Replaces the content of an entry, which is stored before.
  func replace(_ entry: WalletEntry, of row: Int64) throws(MoneyFailure) {
    let update = try Statement(
      connection, "UPDATE wallet_entries SET amount = ?, date = ?, label = ? WHERE wallet = ? AND id = ?")
    try update.bind(1, entry.amount.amount)
    try update.bind(2, optional: entry.note.day)
    try update.bind(3, optional: entry.note.label)
    try update.bind(4, row)
    try update.bind(5, Int64(clamping: entry.id))
    try update.run()
    if changedRows == 0 { throw Statement.damaged("a journal refers to the missing id " + .id(entry.id)) }
    let deletion = try Statement(connection, "DELETE FROM wallet_entry_details WHERE wallet = ? AND id = ?")
    try deletion.bind(1, row)
    try deletion.bind(2, Int64(clamping: entry.id))
    try deletion.run()
    if entry.note.isDetailed { try writeDetails(of: entry, isCurrent: true, to: row) }
  }

  /// Appends changes to the history of a stored wallet.
  func write(_ changes: [WalletChange], of row: Int64) throws(MoneyFailure) {
    if changes.isEmpty { return }
    let insertion = try Statement(connection, Store.insertionOfChange)
    for change in changes {
      try insertion.bind(1, row)
      try insertion.bind(2, name: change.kind.name)
      try insertion.bind(3, change.instant)
      try insertion.bind(4, optional: change.reason)
      try insertion.bind(5, Int64(clamping: change.next))
      try insertion.bind(6, Int64(clamping: change.id))
      try insertion.bind(7, optional: change.former?.amount.amount)
      try insertion.bind(8, optional: change.former?.amount.currency)
      try bind(change.former?.note, to: insertion)
      try insertion.run()
    }
  }

  /// Binds the columns of `insertionOfChange` from `date` on: the note of the former entry, or no values for a
  /// checkpoint.
  private func bind(_ note: WalletNote?, to insertion: Statement) throws(MoneyFailure) {
    try insertion.bind(9, optional: note?.day)
    try insertion.bind(10, optional: note?.label ?? [])
    if let kind = note?.kind, kind != .unspecified {
      try insertion.bind(11, name: kind.name)
    } else {
      try insertion.bindNull(11)
    }
    let details = note?.details
    try insertion.bind(12, optional: details?.counterpart ?? [])
    try insertion.bind(13, optional: details?.externalID ?? [])
    try insertion.bind(14, optional: details?.effective)
    try insertion.bind(15, optional: details?.cost?.amount)
    try insertion.bind(16, optional: details?.cost?.currency)
  }

  private static var insertionOfChange: StaticString {
    """
    INSERT INTO wallet_changes (wallet, number, action, instant, reason, next, id, amount, currency, date, label, kind,
      counterpart, external_id, effective, cost, cost_currency)
    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16
    FROM wallet_changes WHERE wallet = ?1
    """
  }

  /// The history of a wallet.
  func storedChanges(of row: Int64) throws(MoneyFailure) -> [WalletChange] {
    if !hasDetails { return [] }
    let rows = try Statement(connection, Store.changesOfWallet)
    try rows.bind(1, row)
    var changes: [WalletChange] = []
    while try rows.next() {
      let action = try rows.bytes(12)
      guard let kind = WalletChange.Kind.allCases.first(where: { action.elementsEqual(UTF8Bytes($0.name)) }) else {
        throw Statement.damaged("unknown change " + .quoted(try rows.text(12)))
      }
      let id = try rows.natural(0)
      var former: WalletEntry?
      if let amount = try rows.money(8, 9) {
        let note = try StoredDetails(rows).note(try note(rows, 10, 11), of: amount, isCurrent: true)
        former = WalletEntry(id: id, amount: amount, note: note)
      }
      guard (former == nil) == (kind == .checkpoint) else { throw Statement.damaged("a change lacks its entry") }
      changes.append(
        WalletChange(
          kind, id: id, former: former, at: rows.int(13), reason: try rows.text(14), next: try rows.natural(15)))
    }
    return changes
  }

  /// The columns begin with those of `StoredDetails`.
  private static var changesOfWallet: StaticString {
    """
    SELECT id, 1, kind, counterpart, external_id, effective, cost, cost_currency, amount, currency, date, label,
      action, instant, reason, next
    FROM wallet_changes WHERE wallet = ? ORDER BY number
    """
  }
}
