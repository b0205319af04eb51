import MoneyCore

/// The rule by which shares were disposed of. The values are those of `MONEY_DISPOSAL_…` in `valuation.h`.
public enum DisposalRule: Int32, Sendable, CaseIterable {
  case fifo = 0
  case lifo = 1
  case hifo = 2
  case average = 3
  case specific = 4
  /// A purchase of the day of the sale.
  case sameDay = 5
  /// A purchase of the 30 days after the sale.
  case days30 = 6
  case pool = 7
  /// A return of capital, which disposes of no shares.
  case returnOfCapital = 8
  /// Shares that became worthless.
  case worthless = 9
  /// Cash received in a merger.
  case merger = 10
  /// Shares that were sold without being held.
  case oversold = 11

  /// The words in reports and documents.
  public var name: StaticString {
    switch self {
    case .fifo: "fifo"
    case .lifo: "lifo"
    case .hifo: "hifo"
    case .average: "average"
    case .specific: "specific"
    case .sameDay: "same day"
    case .days30: "30 days"
    case .pool: "pool"
    case .returnOfCapital: "return of capital"
    case .worthless: "worthless"
    case .merger: "merger"
    case .oversold: "oversold"
    }
  }

  static func of(_ method: LotMethod) -> DisposalRule {
    switch method {
    case .fifo: .fifo
    case .lifo: .lifo
    case .hifo: .hifo
    case .average: .average
    case .specific: .specific
    case .section104, .adjustedCostBase: .pool
    }
  }
}
