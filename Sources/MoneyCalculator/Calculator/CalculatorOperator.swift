import MoneyCore

/// What stands between two numbers.
public enum CalculatorOperator: Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide

  /// As it is shown, without its spaces.
  public var name: StaticString {
    switch self {
    case .add: CalculatorKey.add.text
    case .subtract: CalculatorKey.subtract.text
    case .multiply: CalculatorKey.multiply.text
    case .divide: CalculatorKey.divide.text
    }
  }

  var isProduct: Bool { self == .multiply || self == .divide }
}
