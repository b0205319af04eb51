import MoneyCore

/// The number of rates at which the flows are worth 0. The values are those of `MONEY_XIRR_…` in `money.h`.
public enum XirrOutcome: Int32, Sendable {
  case one = 1
  case several = 2
  case none = 3
  case undefined = 4
}

/// The reason why no rate exists. The values are those of `MONEY_XIRR_REASON_…` in `money.h`.
public enum XirrReason: Int32, Sendable, CaseIterable {
  case noFlows = 1
  case oneDate = 2
  case oneSign = 3
  case alwaysZero = 4
  case outOfRange = 5
  case noRoot = 6
  case unpriced = 7
  case noDate = 8

  public var text: StaticString {
    switch self {
    case .noFlows: "no flow other than 0"
    case .oneDate: "all flows on one date"
    case .oneSign: "all flows of one sign"
    case .alwaysZero: "the flows of every date cancel out"
    case .outOfRange: "the only rate is out of range"
    case .noRoot: "no rate makes the flows worth 0"
    case .unpriced: "missing price or rate"
    case .noDate: "no date for the valuation of the holdings"
    }
  }

  /// The text of a reason's value, including 0, which means that a rate was found.
  public static func text(of value: Int32) -> StaticString {
    if value == 0 { return "rate found" }
    return XirrReason(rawValue: value)?.text ?? "unknown reason"
  }

  /// True if the rate is undefined; otherwise it is defined but does not exist.
  var isUndefined: Bool {
    switch self {
    case .noFlows, .oneDate, .oneSign, .alwaysZero, .unpriced, .noDate: true
    case .outOfRange, .noRoot: false
    }
  }
}
