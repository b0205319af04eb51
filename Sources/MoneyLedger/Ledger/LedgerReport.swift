import MoneyCore

/// A report on a ledger: the balances of its accounts as rows, with subtotals and totals.
public struct LedgerReport: Sendable {
  /// The values are those of `MONEY_LEDGER_REPORT_…` in `money/ledger.h`.
  public enum Kind: Int32, Sendable {
    case trialBalance = 1
    case balanceSheet = 2
    case incomeStatement = 3

    /// The word in documents.
    public var name: StaticString {
      switch self {
      case .trialBalance: "trial_balance"
      case .balanceSheet: "balance_sheet"
      case .incomeStatement: "income_statement"
      }
    }
  }

  /// The values are those of `MONEY_LEDGER_ROW_…` in `money/ledger.h`.
  public enum RowKind: Int32, Sendable {
    case account = 0
    case subtotal = 1
    case total = 2
    case result = 3
    case debits = 4
    case credits = 5

    /// The word in documents.
    public var name: StaticString {
      switch self {
      case .account: "account"
      case .subtotal: "subtotal"
      case .total: "total"
      case .result: "result"
      case .debits: "debits"
      case .credits: "credits"
      }
    }
  }

  public struct Row: Sendable {
    public let amount: Money
    public let kind: RowKind
    /// The kind of the account, or the section of a total; nil for a row of several sections.
    public let accountKind: AccountKind?
    /// The number of accounts above.
    public let depth: Int
    /// The name of the account; empty for a total.
    public let account: [UInt8]
  }

  public let kind: Kind
  public let rows: [Row]

  /// - Parameter start: the first day of an income statement; nil for all days. The other reports have no first day.
  public init(
    _ kind: Kind, of ledger: Ledger, from start: Day?, to end: Day?, in registry: CurrencyRegistry? = nil,
    watch: Watch = .none
  ) throws(MoneyFailure) {
    try LedgerReport.check(kind, from: start)
    // The order of the accounts needs two positions of four bytes each.
    try watch.ask(8 &* ledger.accounts.count)
    var writer = LedgerReportWriter(ledger, kind, from: start, to: end, registry, watch)
    switch kind {
    case .trialBalance: try writer.writeTrialBalance()
    case .balanceSheet: try writer.writeBalanceSheet()
    case .incomeStatement: try writer.writeIncomeStatement()
    }
    self.kind = kind
    rows = writer.rows
  }

  /// Throws if the first day is set for a report other than an income statement.
  package static func check(_ kind: Kind, from start: Day?) throws(MoneyFailure) {
    guard kind == .incomeStatement || start == nil else {
      throw MoneyFailure(.argument, "first date must be set for an income statement only")
    }
  }
}
