import MoneyCore

/// The reason for a failure, which a host passes to a converter or a portfolio view: one line for the screen.
public enum FailureReason {
  /// The longest reason, in bytes.
  public static var longest: Int { 239 }

  /// Throws if a reason is too long or more than one line.
  public static func check(_ reason: [UInt8]) throws(MoneyFailure) {
    try OneLine.check(reason, "reason", atMost: longest)
  }
}
