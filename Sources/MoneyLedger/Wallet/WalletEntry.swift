import MoneyCore

/// An amount that a wallet keeps, or holds, with its id and note.
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
