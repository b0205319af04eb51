import MoneyCore

/// One change of a wallet, as its journal keeps it. Replaying all of them gives the same wallet.
public enum WalletRecord: Sendable {
  /// The state that a wallet was restored with.
  case restored(WalletState)
  /// Entries that were added together, by one call.
  case posted([WalletEntry])
  /// The id of an entry that was removed, as if it had never been there.
  case removed(UInt64)
  case held(WalletEntry)
  /// The id of the hold, and the entry below 0 that took its place.
  case committed(UInt64, WalletEntry)
  case released(UInt64)
}

/// A wallet without its journal.
public struct WalletState: Sendable {
  /// By id.
  public var entries: [WalletEntry]
  /// By id.
  public var holds: [WalletEntry]
  /// The id of the next entry or hold.
  public var next: UInt64
  public var revision: UInt64

  public init(entries: [WalletEntry], holds: [WalletEntry], next: UInt64, revision: UInt64) {
    self.entries = entries
    self.holds = holds
    self.next = next
    self.revision = revision
  }
}
