/// Something an application remembers.
public struct Setting: Sendable {
  /// UTF-8.
  public let value: [UInt8]
  /// When it came to be so, as its host says; nil where it does not.
  public let instant: Int64?

  public init(value: [UInt8], instant: Int64?) {
    self.value = value
    self.instant = instant
  }
}
