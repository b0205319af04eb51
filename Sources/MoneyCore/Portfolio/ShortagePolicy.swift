/// What is done about a sale of more than is held. The values are those of `MONEY_SHORTAGE_…` in `money.h`.
public enum ShortagePolicy: Int32, Sendable, CaseIterable {
  /// It is refused.
  case reject = 0
  /// It is a debt of shares, which a later purchase settles.
  case short = 1
  /// It is noted that so much is missing; nothing is made of what it brought.
  case missing = 2

  /// What documents call it.
  public var name: StaticString {
    switch self {
    case .reject: "reject"
    case .short: "short"
    case .missing: "missing"
    }
  }
}
