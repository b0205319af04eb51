import MoneyCore
import MoneyLedger

/// The accounts to which receipts, invoices, wallets and portfolios are posted, by their role.
public struct PostingAccounts: Sendable {
  /// The role of an account. Each is a field of `money_posting_accounts_t` in `money/ledger_posting.h`.
  public enum Role: Int, Sendable, CaseIterable {
    case cash
    case receivable
    case revenue
    case tax
    case retained
    case prepaid
    case rounding
    case deposits
    case withdrawals
    case transfers
    case exchange
    case fees
    case interest
    case adjustments
    case opening
    case other
    case securities
    case gains
    case dividends
    case missing

    /// The name in messages.
    public var name: StaticString {
      switch self {
      case .cash: "cash"
      case .receivable: "receivable"
      case .revenue: "revenue"
      case .tax: "tax"
      case .retained: "retained"
      case .prepaid: "prepaid"
      case .rounding: "rounding"
      case .deposits: "deposits"
      case .withdrawals: "withdrawals"
      case .transfers: "transfers"
      case .exchange: "exchange"
      case .fees: "fees"
      case .interest: "interest"
      case .adjustments: "adjustments"
      case .opening: "opening"
      case .other: "other"
      case .securities: "securities"
      case .gains: "gains"
      case .dividends: "dividends"
      case .missing: "missing"
      }
    }

    /// The role of the account from which the entries of a kind come, or to which they go.
    init(_ kind: EntryKind) {
      switch kind {
      case .unspecified: self = .other
      case .deposit: self = .deposits
      case .withdrawal: self = .withdrawals
      case .transfer: self = .transfers
      case .exchange: self = .exchange
      case .fee: self = .fees
      case .interest: self = .interest
      case .adjustment: self = .adjustments
      case .opening: self = .opening
      }
    }
  }

  private var names: [[UInt8]?]

  public init() {
    names = [[UInt8]?](repeating: nil, count: Role.allCases.count)
  }

  /// The name of the account of a role; nil if it is not set.
  public subscript(role: Role) -> [UInt8]? {
    get { names[role.rawValue] }
    set { names[role.rawValue] = newValue }
  }
}
