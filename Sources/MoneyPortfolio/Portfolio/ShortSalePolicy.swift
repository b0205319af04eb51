import MoneyCore

/// The treatment of a sale of more shares than are held. The values are those of `MONEY_SHORT_SALE_…` in `portfolio.h`.
public enum ShortSalePolicy: Int32, Sendable, CaseIterable {
  /// The sale is refused.
  case reject = 0
  /// The sale makes a debt of shares, which a later purchase settles.
  case allow = 1
  /// The oversold quantity is recorded, and its proceeds count for nothing.
  case record = 2

  /// The word in documents. It never changes, because stored portfolios contain it.
  public var name: StaticString {
    switch self {
    case .reject: "reject"
    case .allow: "short"
    case .record: "missing"
    }
  }
}
