import MoneyCore

/// Portfolios as comma-separated values: a line of column names, then a line a transaction, in the order they were entered.
///
/// The total counts. A file may have a price a share instead; the total is then quantity × price.
public enum PortfolioCSV {
  enum Column: CaseIterable {
    case id, date, action, symbol, quantity, price, total, currency, fee, feeCurrency, rate, lots

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
      }
    }

    /// Nil where there is none of the name; capital letters are as good.
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

  /// Digits of a price, which is only shown.
  static var priceDigits: UInt32 { 8 }
  /// Between the lots of a sale.
  static var separator: UInt8 { 0x3B }
}
