import MoneyCore

/// The options with which a store is opened.
public struct StoreOptions: Sendable {
  public let isReadOnly: Bool
  /// True to create the file if it does not exist.
  public let creates: Bool
  /// The time for which a change waits for another connection's change to end.
  public let busyMilliseconds: Int32

  /// The time after which the work of one call is interrupted; 0: never.
  public let workMilliseconds: Int32

  public init(
    isReadOnly: Bool = false, creates: Bool = true, busyMilliseconds: Int32 = 5000, workMilliseconds: Int32 = 0
  ) {
    self.isReadOnly = isReadOnly
    self.creates = creates
    self.busyMilliseconds = busyMilliseconds
    self.workMilliseconds = workMilliseconds
  }
}
