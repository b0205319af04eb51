import MoneyCore

/// The kind of an account. The values are those of `MONEY_ACCOUNT_…` in `money/ledger.h`.
public enum AccountKind: Int32, Sendable, CaseIterable {
  case asset = 1
  case liability = 2
  case equity = 3
  case income = 4
  case expense = 5
  /// An equity account over which transactions exchange currencies: a trading account of GnuCash, a conversion account
  /// of hledger.
  case exchange = 6

  /// The section of the reports to which the account belongs. All accounts of a tree belong to one section.
  public var section: AccountKind { self == .exchange ? .equity : self }

  /// True if the usual balance is a debit, which is positive.
  public var isDebit: Bool { self == .asset || self == .expense }

  /// True if the balance belongs to the result of a period.
  public var isResult: Bool { self == .income || self == .expense }

  /// The word in documents and messages.
  public var name: StaticString {
    switch self {
    case .asset: "asset"
    case .liability: "liability"
    case .equity: "equity"
    case .income: "income"
    case .expense: "expense"
    case .exchange: "exchange"
    }
  }
}
