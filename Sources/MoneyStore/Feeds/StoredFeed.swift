/// What a feed had, as the document that it writes for a restart.
public struct StoredFeed: Sendable {
  /// The value of a `MONEY_PROVIDER_…`.
  public let provider: Int32
  public let document: [UInt8]
  /// When it had come.
  public let came: Int64

  public init(provider: Int32, document: [UInt8], came: Int64) {
    self.provider = provider
    self.document = document
    self.came = came
  }
}
