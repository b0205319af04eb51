import MoneyCore

/// Portfolios as comma-separated values: a line of column names, then one line per transaction, in the order of adding.
///
/// The total is decisive. A file may contain a price per share instead; the total is then quantity × price.
public enum PortfolioCSV {
  enum Column: CaseIterable {
    case id, date, action, symbol, quantity, price, total, currency, fee, feeCurrency, rate, lots, into, costShare,
      opened

    var name: StaticString {
      switch self {
      case .id: "id"
      case .date: "date"
      case .action: "action"
      case .symbol: "symbol"
      case .quantity: "quantity"
      case .price: "price"
      case .total: "total"
      case .currency: "currency"
      case .fee: "fee"
      case .feeCurrency: "fee_currency"
      case .rate: "rate"
      case .lots: "lots"
      case .into: "into"
      case .costShare: "cost_share"
      case .opened: "opened"
      }
    }

    /// True for a column that is written only if a transaction uses it.
    var isOptional: Bool {
      switch self {
      case .lots, .into, .costShare, .opened: true
      default: false
      }
    }

    /// Finds the column of a name, in either case, or nil.
    init?(named name: [UInt8]) {
      let word = name.lowercased
      if UTF8Bytes("fees").elementsEqual(word) {
        self = .fee
        return
      }
      for column in Column.allCases where UTF8Bytes(column.name).elementsEqual(word) {
        self = column
        return
      }
      return nil
    }
  }

  /// The fraction digits of a price, which is only shown.
  static var priceDigits: UInt32 { 8 }
  /// The byte between the lots of a sale.
  static var separator: UInt8 { 0x3B }
}
