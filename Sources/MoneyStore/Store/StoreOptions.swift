/// How a store is opened.
public struct StoreOptions: Sendable {
  public let isReadOnly: Bool
  /// Whether a file that is not there is made.
  public let creates: Bool
  /// How long a write waits for another connection's to end.
  public let busyMilliseconds: Int32

  public init(isReadOnly: Bool = false, creates: Bool = true, busyMilliseconds: Int32 = 5000) {
    self.isReadOnly = isReadOnly
    self.creates = creates
    self.busyMilliseconds = busyMilliseconds
  }
}
