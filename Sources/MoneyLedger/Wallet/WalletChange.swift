import MoneyCore

/// A change of the past of a wallet, which its history keeps with the entry as it was before.
///
/// The engine reads no clock: the caller states the instant and, as the reason, who made the change or why. Changes are
/// few, and are objects beside the entries, so an entry needs as much memory as in a wallet without any.
public final class WalletChange: Sendable {
  /// The values are those of `MONEY_WALLET_CHANGE_…` in `money/wallet_history.h`.
  public enum Kind: Int32, Sendable, CaseIterable {
    /// An entry received other content.
    case amended = 1
    /// An entry was removed.
    case voided = 2
    /// Nothing changed: the wallet was in this state at the instant.
    case checkpoint = 3

    /// The name in documents and files.
    public var name: StaticString {
      switch self {
      case .amended: "amend"
      case .voided: "void"
      case .checkpoint: "checkpoint"
      }
    }
  }

  public let kind: Kind
  /// The id of the entry; 0 for a checkpoint.
  public let id: UInt64
  /// The entry before the change; nil for a checkpoint, and in a record that was not replayed yet.
  public let former: WalletEntry?
  /// The entry after an amendment; nil in a history that was restored.
  public let entry: WalletEntry?
  /// Seconds since the epoch, UTC.
  public let instant: Int64
  /// One line of UTF-8; it may be empty.
  public let reason: [UInt8]
  /// The id that the next entry had at that time: the ids of all entries that were known are below it.
  public let next: UInt64

  public init(
    _ kind: Kind, id: UInt64, former: WalletEntry? = nil, entry: WalletEntry? = nil, at instant: Int64,
    reason: [UInt8], next: UInt64
  ) {
    self.kind = kind
    self.id = id
    self.former = former
    self.entry = entry
    self.instant = instant
    self.reason = reason
    self.next = next
  }
}
