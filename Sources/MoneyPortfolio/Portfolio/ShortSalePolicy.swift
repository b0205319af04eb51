import MoneyCore

/// What is done about a sale of more than is held. The values are those of `MONEY_SHORT_SALE_…` in `portfolio.h`.
public enum ShortSalePolicy: Int32, Sendable, CaseIterable {
  /// It is refused.
  case reject = 0
  /// It is a debt of shares, which a later purchase settles.
  case allow = 1
  /// It is recorded how much was oversold; the proceeds of that part count for nothing.
  case record = 2

  /// The word in documents, which does not change: portfolios are stored with it.
  public var name: StaticString {
    switch self {
    case .reject: "reject"
    case .allow: "short"
    case .record: "missing"
    }
  }
}
