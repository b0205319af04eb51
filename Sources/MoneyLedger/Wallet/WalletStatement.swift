import MoneyCore

/// A wallet statement for a screen. Each currency has a section with a row per entry and a row with the subtotal. The
/// last section consists of one row, the grand total. The number of sections is currencies + 1, and that of rows is
/// entries + currencies + 1.
public struct WalletStatement: Sendable {
  /// The values are those of `MONEY_STATEMENT_ROW_…` in `money/wallet.h`.
  public enum RowKind: Int32, Sendable {
    case amount = 0
    case subtotal = 1
    case total = 2
  }

  public struct Row: Sendable {
    public let kind: RowKind
    public let amount: Money
    /// The entry's id; 0 for a subtotal and the total.
    public let id: UInt64
    public let note: WalletNote
  }

  public struct Section: Sendable {
    /// The currency of the section's rows, which its header shows.
    public let currency: CurrencyCode
    public let rows: [Row]
  }

  public let sections: [Section]

  @_optimize(size)
  public init(
    of wallet: Wallet, in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions,
    registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let total = try wallet.total(in: target, with: table, options, registry: registry)
    var sections: [Section] = []
    for currency in wallet.currencies {
      let entries = wallet.entries(from: 0, count: wallet.count(of: currency), of: currency)
      let rows = entries.map { Row(kind: .amount, amount: $0.amount, id: $0.id, note: $0.note) }
      let subtotal = Row(kind: .subtotal, amount: wallet.sum(of: currency, in: registry), id: 0, note: .none)
      sections.append(Section(currency: currency, rows: rows + [subtotal]))
    }
    let grand = Row(kind: .total, amount: total.money, id: 0, note: .none)
    sections.append(Section(currency: target, rows: [grand]))
    self.sections = sections
  }
}
