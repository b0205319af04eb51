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

  /// Makes a note with the bytes of a label, which may be any.
  public init(unchecked label: UnsafeBufferPointer<UInt8>, day: Day?) throws(MoneyFailure) {
    try WalletNote.check(unchecked: label)
    self.label = Array(label)
    self.day = day
  }

  /// Throws unless bytes are a label: UTF-8 of one line, and not too long.
  public static func check(unchecked label: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    try OneLine.check(unchecked: label, "label", atMost: longestLabel)
  }

  private init() {
    label = []
    day = nil
  }

  public static var none: WalletNote { WalletNote() }
}
