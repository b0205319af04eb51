import MoneyCore

// The effect of each key in each state, which is the table of docs/guide/calculator.md.

extension CalculatorOperation {
  /// Processes a key, or returns the reason why it is rejected. In that case the caller discards this operation.
  ///
  /// - Parameter digits: the maximum number of fraction digits that a calculated value shows.
  @_optimize(size)
  mutating func take(_ key: CalculatorKey, digits: UInt32) throws(MoneyFailure) -> CalculatorAlert? {
    switch key {
    case .digit0, .digit1, .digit2, .digit3, .digit4, .digit5, .digit6, .digit7, .digit8, .digit9:
      return try take(digit: UInt8(truncatingIfNeeded: key.rawValue), digits: digits)
    case .point: return takePoint(digits: digits)
    case .add: return try take(.add)
    case .subtract: return try take(.subtract)
    case .multiply: return try take(.multiply)
    case .divide: return try take(.divide)
    case .equals: return try takeEquals()
    case .percent: return try takePercent(digits: digits)
    case .sign: return takeSign()
    case .correct: return takeCorrect(digits: digits)
    case .keep: return try takeKeep(digits: digits)
    case .clear:
      self = CalculatorOperation()
      return nil
    }
  }

  @_optimize(size)
  private mutating func take(digit: UInt8, digits: UInt32) throws(MoneyFailure) -> CalculatorAlert? {
    switch state {
    case .start, .number, .point: replaceLast(with: try last.adding(digit: digit, digits: digits))
    case .operator: append(CalculatorNumber(digit: digit))
    case .result: return .hasResult
    }
    return nil
  }

  @_optimize(size)
  private mutating func takePoint(digits: UInt32) -> CalculatorAlert? {
    switch state {
    case .start, .number:
      if last.hasPoint(digits: digits) { return .decimalExists }
      replaceLast(with: last.addingPoint(digits: digits))
      return nil
    case .point: return .decimalExists
    case .operator, .result: return .syntax
    }
  }

  @_optimize(size)
  private mutating func take(_ sign: CalculatorOperator) throws(MoneyFailure) -> CalculatorAlert? {
    switch state {
    case .start: return .operationImpossible
    case .number:
      try append(sign)
      return nil
    case .operator: return .operatorExists
    case .point: return .syntax
    case .result: return .hasResult
    }
  }

  @_optimize(size)
  private mutating func takeEquals() throws(MoneyFailure) -> CalculatorAlert? {
    switch state {
    case .start: return .operationImpossible
    case .number:
      if operators.isEmpty { return .operationImpossible }
      if dividesByZero(within: numbers.count) { return .divideByZero }
      try setResult()
      return nil
    // Three elements are two numbers and the operator between them.
    case .operator: return numbers.count == 1 ? .operationImpossible : .syntax
    case .point: return .syntax
    case .result: return .hasResult
    }
  }

  @_optimize(size)
  private mutating func takePercent(digits: UInt32) throws(MoneyFailure) -> CalculatorAlert? {
    switch state {
    case .start: return .operationImpossible
    case .number:
      var part = try last.value.multiplied(by: .hundredth).bounded()
      if let sign = operators.last, !sign.isProduct {
        let left = numbers.count - 1
        if dividesByZero(within: left) { return .divideByZero }
        part = try value(of: left).multiplied(by: part).bounded()
      }
      replaceLast(with: try CalculatorNumber(part, digits: digits))
      return nil
    case .operator, .point: return .syntax
    case .result: return .hasResult
    }
  }

  @_optimize(size)
  private mutating func takeSign() -> CalculatorAlert? {
    switch state {
    case .start, .number, .point: replaceLast(with: last.negated)
    case .operator: return .syntax
    case .result: return .hasResult
    }
    return nil
  }

  @_optimize(size)
  private mutating func takeCorrect(digits: UInt32) -> CalculatorAlert? {
    switch state {
    case .start: break
    case .number, .point:
      if let shorter = last.droppingLast(digits: digits) { replaceLast(with: shorter) } else { dropNumber() }
    case .operator: dropOperator()
    case .result: return .hasResult
    }
    return nil
  }

  @_optimize(size)
  private mutating func takeKeep(digits: UInt32) throws(MoneyFailure) -> CalculatorAlert? {
    guard let result else { return .nothingToKeep }
    self = CalculatorOperation(try CalculatorNumber(result, digits: digits))
    return nil
  }
}
