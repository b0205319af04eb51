import MoneyCore

/// An amount that a wallet keeps, or holds, with its id and note.
///
/// An entry never changes while it is there, and its id is never used for another. The journal keeps those that were
/// removed, so the history shows how each sum came about.
///
///     // entry 1: 10.00 EUR "Salary"; entry 2: -4.00 EUR "Lunch"; the sum is 6.00 EUR
public struct WalletEntry: Sendable {
  /// 1, 2, 3, … in the order in which entries and holds were made. A wallet never uses an id again.
  public let id: UInt64
  public let amount: Money
  public let note: WalletNote

  public init(id: UInt64, amount: Money, note: WalletNote) {
    self.id = id
    self.amount = amount
    self.note = note
  }
}
