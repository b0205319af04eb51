import MoneyCore

/// The reason why the calculator rejected a key, with default texts that a host may replace. The values are those of
/// `MONEY_CALCULATOR_ALERT_…` in `money.h`.
public enum CalculatorAlert: Int32, Sendable, CaseIterable {
  case operationImpossible = 1
  case hasResult = 2
  case operatorExists = 3
  case divideByZero = 4
  case decimalExists = 5
  case nothingToKeep = 6
  case syntax = 7

  /// The default words of an alert, or of no alert.
  public struct Words: Sendable {
    public let name: StaticString
    public let title: StaticString
    public let text: StaticString

    /// The texts for a key that was accepted.
    public static var none: Words { Words(name: "none", title: "", text: "") }

    public init(of alert: CalculatorAlert) {
      self.init(name: alert.name, title: alert.title, text: alert.text)
    }

    private init(name: StaticString, title: StaticString, text: StaticString) {
      self.name = name
      self.title = title
      self.text = text
    }
  }

  /// An identifier, which is never translated.
  public var name: StaticString {
    switch self {
    case .operationImpossible: "operation_impossible"
    case .hasResult: "has_result"
    case .operatorExists: "operator_exists"
    case .divideByZero: "divide_by_zero"
    case .decimalExists: "decimal_exists"
    case .nothingToKeep: "nothing_to_keep"
    case .syntax: "syntax"
    }
  }

  public var title: StaticString {
    switch self {
    case .operationImpossible, .operatorExists, .divideByZero, .nothingToKeep: "Error"
    case .hasResult, .decimalExists: "Warning"
    case .syntax: "Correction"
    }
  }

  public var text: StaticString {
    switch self {
    case .operationImpossible: "This operation is impossible."
    case .hasResult: "This operation has a result: K keeps it, AC clears it."
    case .operatorExists: "There is an operator already."
    case .divideByZero: "Division by zero is impossible."
    case .decimalExists: "This number has a decimal point already."
    case .nothingToKeep: "There is no result to keep."
    case .syntax: "The operation needs correcting."
    }
  }
}
