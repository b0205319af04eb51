import MoneyCore

/// A way of rounding that other programs use instead of the norm's, from the more to the less likely one. The values
/// are those of `MONEY_INVOICE_ROUNDING_…` in `money.h`.
public enum InvoiceRounding: Int32, Sendable, CaseIterable {
  /// The tax of each line item is rounded.
  case taxPerLine = 1
  /// The price of each unit is rounded before it is multiplied by the quantity.
  case unitFirst = 2
  /// Only the final total is rounded.
  case unrounded = 3
  /// The gross amount of each line item is rounded, and the tax is its difference from the net amount.
  case grossFirst = 4
  case halfEven = 5
  case halfDown = 6
  case down = 7
  case up = 8
  /// The norm's own way, so that another amount is wrong.
  case norm = 9

  /// The description for a person.
  public var words: StaticString {
    switch self {
    case .taxPerLine: "tax rounded for each line item"
    case .unitFirst: "unit price rounded before the quantity"
    case .unrounded: "only the total rounded"
    case .grossFirst: "gross amount of each line item rounded first"
    case .halfEven: "rounded half to even"
    case .halfDown: "rounded half down"
    case .down: "truncated"
    case .up: "rounded up"
    case .norm: "an amount from which it is computed is wrong"
    }
  }

  /// The rounding mode, of a way that differs from the norm's in it alone.
  var mode: Rounding? {
    switch self {
    case .halfEven: .halfEven
    case .halfDown: .halfDown
    case .down: .down
    case .up: .up
    case .norm: .halfUp
    default: nil
    }
  }
}
