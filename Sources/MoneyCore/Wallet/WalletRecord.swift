/// One change of a wallet, as its journal keeps it. Doing all of them again gives the same wallet.
public enum WalletRecord: Sendable {
  /// The state a wallet was restored with.
  case restored(WalletState)
  /// Moneys that came in (more than 0) or went out, together.
  case posted([WalletEntry])
  /// A money taken away as if it had never been there.
  case removed(UInt64)
  case held(WalletEntry)
  /// The hold, and the money that went out.
  case committed(UInt64, WalletEntry)
  case released(UInt64)
}

/// Everything a wallet is, without its journal.
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
