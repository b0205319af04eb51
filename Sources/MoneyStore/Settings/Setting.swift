import MoneyCore

/// A value that an application keeps by key.
public struct Setting: Sendable {
  /// The value, UTF-8.
  public let value: [UInt8]
  /// The instant that the host gives the value; nil if it gives none.
  public let instant: Int64?

  public init(value: [UInt8], instant: Int64?) {
    self.value = value
    self.instant = instant
  }
}
