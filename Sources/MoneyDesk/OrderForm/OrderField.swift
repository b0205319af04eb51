import MoneyCore

/// A field of an order form. The values are those of `MONEY_ORDER_…` in `money.h`.
public enum OrderField: Int32, Sendable, CaseIterable {
  case date = 0
  case action = 1
  case ticker = 2
  case quantity = 3
  case price = 4
  case sum = 5

  var name: StaticString {
    switch self {
    case .date: "date"
    case .action: "action"
    case .ticker: "ticker"
    case .quantity: "quantity"
    case .price: "price"
    case .sum: "sum"
    }
  }

  /// True for the three numbers of which two determine the third.
  var isFigure: Bool { rawValue >= OrderField.quantity.rawValue }
}
