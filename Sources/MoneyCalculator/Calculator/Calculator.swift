import MoneyCore

/// A keypad calculator: it accepts keys and shows the operation and its result as text. It calculates exactly and
/// rounds only the values that it shows.
///
/// A key that is not allowed is rejected with a reason, and the operation stays unchanged. A user can therefore only
/// reach the states in the table of keys.
///
///     // 1 ÷ 3 = shows 0.33333, and × 3 = shows 1: the value kept is the ratio 1/3
public struct Calculator: Sendable {
  private var operation = CalculatorOperation()
  /// The most fraction digits that a calculated value shows, 0 to 38.
  public private(set) var digits: UInt32 = 5
  /// A number that grows with each change.
  public private(set) var revision: UInt64 = 0

  public init() {}

  public var state: CalculatorState { operation.state }

  /// The text of the operation; after `=`, the result alone.
  public var display: [UInt8] {
    guard let result = operation.result else { return expression }
    // A result that does not fit is not shown.
    return [ASCII.space, ASCII.equals, ASCII.space] + (result.shown(digits: digits)?.value ?? .zero).plainText
  }

  /// The operation, also while the display shows the result.
  public var expression: [UInt8] { operation.text(digits: digits) }

  /// The exact value of the result in lowest terms; without a result, the value of the last number.
  public var value: ExactRatio { operation.result ?? operation.last.value.reduced }

  /// The value rounded to a number of fraction digits.
  public func value(digits: UInt32, _ rounding: Rounding) throws(MoneyFailure) -> Rounded<Decimal> {
    try value.rounded(digits: digits, rounding, name: "value")
  }
}

// MARK: - Keys

extension Calculator {
  /// Presses a key; returns the reason if the key is rejected. The operation is then unchanged, as after a failure.
  public mutating func press(_ key: CalculatorKey) throws(MoneyFailure) -> CalculatorAlert? {
    var next = operation
    if let alert = try next.take(key, digits: digits) { return alert }
    if next != operation { revision &+= 1 }
    operation = next
    return nil
  }

  /// Checks that keys can be pressed in turn. A failure contains the position of its key; an alert is not a failure.
  public func check(_ keys: [(key: CalculatorKey, position: Int)]) throws(MoneyFailure) {
    var trial = self
    for (key, position) in keys {
      do throws(MoneyFailure) { _ = try trial.press(key) } catch { throw error.placed(at: position) }
    }
  }

  /// The keys that can be pressed now without an alert or a failure, one bit for each key.
  public var allowedKeys: UInt32 {
    var allowed: UInt32 = 0
    for key in CalculatorKey.allCases {
      var trial = operation
      do throws(MoneyFailure) {
        if try trial.take(key, digits: digits) == nil { allowed |= 1 << UInt32(truncatingIfNeeded: key.rawValue) }
      } catch {}
    }
    return allowed
  }

  /// Sets the most fraction digits that a calculated value shows, 0 to 38.
  public mutating func setDigits(_ count: UInt32) throws(MoneyFailure) {
    try Decimal.check(digits: count)
    if count != digits { revision &+= 1 }
    digits = count
  }
}

// MARK: - Documents

extension Calculator {
  public enum Element: Sendable {
    case number(CalculatorNumber)
    case sign(CalculatorOperator)
  }

  public var elements: [Element] {
    var elements: [Element] = []
    for (index, number) in operation.numbers.enumerated() {
      elements.append(.number(number))
      if index < operation.operators.count { elements.append(.sign(operation.operators[index])) }
    }
    return elements
  }

  /// Restores a calculator to a state that keys can reach. If one element is wrong, the failure's position is its
  /// index.
  @_optimize(size)
  public init(restoring elements: [Element], digits: UInt32, hasResult: Bool) throws(MoneyFailure) {
    try Decimal.check(digits: digits)
    self.digits = digits
    var operation = CalculatorOperation()
    for (index, element) in elements.enumerated() {
      do throws(MoneyFailure) { try operation.restore(element, at: index) } catch { throw error.placed(at: index) }
    }
    if elements.isEmpty { throw MoneyFailure(.document, "number of elements must be at least 1, got 0") }
    if hasResult {
      do throws(MoneyFailure) {
        if try operation.take(.equals, digits: digits) != nil {
          throw MoneyFailure(.document, "operation must have a result")
        }
      } catch { throw MoneyFailure(.document, error.message) }
    }
    self.operation = operation
  }
}

extension CalculatorOperation {
  fileprivate mutating func restore(_ element: Calculator.Element, at index: Int) throws(MoneyFailure) {
    switch element {
    case .number(let number):
      guard index % 2 == 0 else { throw MoneyFailure(.document, "expected an operator between two numbers") }
      if index == 0 { replaceLast(with: number) } else { append(number) }
    case .sign(let sign):
      guard state == .number else { throw MoneyFailure(.document, "expected a number, got an operator") }
      try append(sign)
    }
  }
}
