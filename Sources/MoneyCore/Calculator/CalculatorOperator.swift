/// What stands between two numbers.
public enum CalculatorOperator: Sendable, CaseIterable {
  case add
  case subtract
  case multiply
  case divide

  /// As it is shown, without its spaces.
  public var name: StaticString {
    switch self {
    case .add: CalculatorKey.add.name
    case .subtract: CalculatorKey.subtract.name
    case .multiply: CalculatorKey.multiply.name
    case .divide: CalculatorKey.divide.name
    }
  }

  var isProduct: Bool { self == .multiply || self == .divide }
}
