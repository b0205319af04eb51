import MoneyCore

/// An entry whose label is in memory that belongs to another object, and is not copied.
public struct BorrowedEntry {
  public let id: UInt64
  public let amount: Money
  public let day: Day?
  public let kind: EntryKind
  /// A label that `WalletNote.check` accepts. It is valid as long as that memory.
  public let label: UnsafeBufferPointer<UInt8>

  public init(id: UInt64, amount: Money, day: Day?, kind: EntryKind, label: UnsafeBufferPointer<UInt8>) {
    self.id = id
    self.amount = amount
    self.day = day
    self.kind = kind
    self.label = label
  }
}
