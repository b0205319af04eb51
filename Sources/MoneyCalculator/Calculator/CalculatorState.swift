import MoneyCore

/// The state of an operation: a column of the table of keys. The values are those of `MONEY_CALCULATOR_…` in `money.h`.
public enum CalculatorState: Int32, Sendable {
  case start = 0
  case number = 1
  case `operator` = 2
  case point = 3
  case result = 4
}
