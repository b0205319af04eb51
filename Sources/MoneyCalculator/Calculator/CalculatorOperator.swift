import MoneyCore

/// The operator between two numbers.
public enum CalculatorOperator: Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide

  /// The text that is shown for the operator, without the spaces around it.
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
