import MoneyCore
import MoneyLedger

/// The row of an entry's details, which only an entry with details has.
struct StoredDetails {
  let id: UInt64
  private let isCurrent: Bool
  private let kind: EntryKind
  private let counterpart: [UInt8]
  private let externalID: [UInt8]
  private let effective: Day?
  private let cost: Money?

  /// Reads a row of the columns id, is_current, kind, counterpart, external_id, effective, cost and cost_currency.
  init(_ row: Statement) throws(MoneyFailure) {
    id = try row.natural(0)
    isCurrent = row.int(1) != 0
    var kind = EntryKind.unspecified
    if !row.isNull(2) {
      guard let named = EntryKind(named: try row.bytes(2)) else {
        throw Statement.damaged("unknown kind of an entry " + .quoted(try row.text(2)))
      }
      kind = named
    }
    self.kind = kind
    counterpart = try row.text(3)
    externalID = try row.text(4)
    effective = try row.optionalDay(5)
    cost = try row.money(6, 7)
  }

  /// The note of an entry, in addition to its label and day.
  ///
  /// - Parameter isCurrent: true if the wallet still contains the entry.
  func note(_ plain: WalletNote, of amount: Money, isCurrent: Bool) throws(MoneyFailure) -> WalletNote {
    guard isCurrent == self.isCurrent else {
      throw Statement.damaged("details of entry " + .id(id) + " contradict its state")
    }
    do throws(MoneyFailure) {
      let note = try WalletNote(
        label: plain.label, day: plain.day, kind: kind, counterpart: counterpart, externalID: externalID,
        effective: effective, cost: cost)
      try note.check(for: CollectionOfOne(amount))
      return note
    } catch { throw Statement.damaged(error.message) }
  }
}
