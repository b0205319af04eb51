import MoneyCore

/// An entry whose label is in memory that belongs to another object, and is not copied.
public struct BorrowedEntry {
  public let id: UInt64
  public let amount: Money
  public let day: Day?
  /// A label that `WalletNote.check` accepts. It is valid as long as that memory.
  public let label: UnsafeBufferPointer<UInt8>

  public init(id: UInt64, amount: Money, day: Day?, label: UnsafeBufferPointer<UInt8>) {
    self.id = id
    self.amount = amount
    self.day = day
    self.label = label
  }
}
