/// A wallet as a screen shows it: a section a currency, a row a money and one for the subtotal; a last section with the
/// grand total. Sections = currencies + 1, rows = moneys + currencies + 1.
public struct WalletTable: Sendable {
  /// The values are those of `MONEY_ROW_…` in `money.h`.
  public enum RowKind: Int32, Sendable {
    case money = 0
    case subtotal = 1
    case total = 2
  }

  public struct Row: Sendable {
    public let kind: RowKind
    public let money: Money
    /// The money's own; 0 and nothing for sums.
    public let id: UInt64
    public let note: WalletNote
  }

  public struct Section: Sendable {
    /// The header: what its rows are in.
    public let currency: CurrencyCode
    public let rows: [Row]
  }

  public let sections: [Section]

  public init(
    of wallet: Wallet, in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions,
    registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let total = try wallet.total(in: target, with: table, options, registry: registry)
    let currencies = wallet.currencies
    var rows = [[Row]](repeating: [], count: currencies.count)
    for entry in wallet.entries {
      guard let section = currencies.firstIndex(of: entry.money.currency) else { continue }
      rows[section].append(Row(kind: .money, money: entry.money, id: entry.id, note: entry.note))
    }
    var sections: [Section] = []
    for (currency, moneys) in zip(currencies, rows) {
      let subtotal = Row(kind: .subtotal, money: wallet.sum(of: currency, in: registry), id: 0, note: .none)
      sections.append(Section(currency: currency, rows: moneys + [subtotal]))
    }
    sections.append(
      Section(currency: target, rows: [Row(kind: .total, money: total.money, id: 0, note: .none)]))
    self.sections = sections
  }
}
