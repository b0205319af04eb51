import MoneyCore

/// The treatment of the fees of trades. The values are those of `MONEY_FEES_…` in `portfolio.h`.
public enum FeePolicy: Int32, Sendable, CaseIterable {
  /// The fee of a purchase is part of its cost basis, and that of a sale is deducted from its proceeds.
  case basis = 0
  /// Fees are a figure of their own.
  case apart = 1

  /// The word in documents. It never changes, because stored portfolios contain it.
  public var name: StaticString {
    switch self {
    case .basis: "basis"
    case .apart: "apart"
    }
  }
}
