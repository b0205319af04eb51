import MoneyCore

/// The label and the date of an entry or a hold.
public struct WalletNote: Sendable, Equatable {
  /// One line, UTF-8; may be empty.
  public let label: [UInt8]
  public let day: Day?

  /// The longest label, in bytes.
  public static var longestLabel: Int { 79 }

  public init(label: [UInt8] = [], day: Day? = nil) throws(MoneyFailure) {
    guard label.count <= WalletNote.longestLabel else {
      throw MoneyFailure(
        .limit, "a label has at most 79 bytes, not " + .number(label.count) + ": " + .quoted(label),
        at: WalletNote.longestLabel)
    }
    if let control = label.firstIndex(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw MoneyFailure(.syntax, "a label is one line: " + .quoted(label), at: control)
    }
    self.label = label
    self.day = day
  }

  private init() {
    label = []
    day = nil
  }

  public static var none: WalletNote { WalletNote() }
}
