import MoneyCore

/// The label and the date of an entry or a hold.
public struct WalletNote: Sendable, Equatable {
  /// One line of UTF-8; it may be empty.
  public let label: [UInt8]
  public let day: Day?

  /// The limit on the length of a label, in bytes.
  public static var longestLabel: Int { 79 }

  public init(label: [UInt8] = [], day: Day? = nil) throws(MoneyFailure) {
    try OneLine.check(label, "label", atMost: WalletNote.longestLabel)
    self.label = label
    self.day = day
  }

  private init() {
    label = []
    day = nil
  }

  public static var none: WalletNote { WalletNote() }
}
