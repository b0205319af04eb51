import MoneyCore

/// A value that an application keeps by key.
public struct Setting: Sendable {
  /// The value, UTF-8.
  public let value: [UInt8]
  /// The host's instant for the value, or nil.
  public let instant: Int64?

  public init(value: [UInt8], instant: Int64?) {
    self.value = value
    self.instant = instant
  }
}
