import MoneyCore

/// The part of a transaction that a column contains.
enum ImportField: Int, CaseIterable {
  case id, date, action, symbol, quantity, price, total, net, currency, fee, feeCurrency, tax, rate, into, costShare,
    opened

  /// The word for the field in the options of an import.
  var name: StaticString {
    switch self {
    case .id: "id"
    case .date: "date"
    case .action: "action"
    case .symbol: "symbol"
    case .quantity: "quantity"
    case .price: "price"
    case .total: "total"
    case .net: "net"
    case .currency: "currency"
    case .fee: "fee"
    case .feeCurrency: "fee_currency"
    case .tax: "tax"
    case .rate: "rate"
    case .into: "into"
    case .costShare: "cost_share"
    case .opened: "opened"
    }
  }

  init?(named name: [UInt8]) {
    let word = name.lowercased
    for field in ImportField.allCases where field.name.isEqual(to: word) {
      self = field
      return
    }
    return nil
  }
}
