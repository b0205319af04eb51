import MoneyCore

/// One change of a wallet, as its journal stores it. Replaying all changes yields the same wallet.
public enum WalletRecord: Sendable {
  /// The state with which a wallet was restored.
  case restored(WalletState)
  /// The entries that one call added together.
  case posted([WalletEntry])
  /// The id of a removed entry. The sums are then as if the entry had never been there.
  case removed(UInt64)
  case held(WalletEntry)
  /// The id of a hold, and the entry below 0 that replaced it.
  case committed(UInt64, WalletEntry)
  case released(UInt64)
  /// A change with an instant, which the history keeps.
  case changed(WalletChange)
}

/// A wallet without its journal.
public struct WalletState: Sendable {
  /// The entries, by id.
  public var entries: [WalletEntry]
  /// The holds, by id.
  public var holds: [WalletEntry]
  /// The id of the next entry or hold.
  public var next: UInt64
  public var revision: UInt64
  /// The changes with an instant, in their order.
  public var changes: [WalletChange]

  public init(
    entries: [WalletEntry], holds: [WalletEntry], next: UInt64, revision: UInt64, changes: [WalletChange] = []
  ) {
    self.entries = entries
    self.holds = holds
    self.next = next
    self.revision = revision
    self.changes = changes
  }
}
