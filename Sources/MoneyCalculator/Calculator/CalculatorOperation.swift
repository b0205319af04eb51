import MoneyCore

/// Numbers with an operator between each two. There may be one more operator at the end, or a result.
struct CalculatorOperation: Sendable {
  /// The numbers, at least one.
  private(set) var numbers: [CalculatorNumber] = [.zero]
  private(set) var operators: [CalculatorOperator] = []
  private(set) var result: ExactRatio?
  /// The partial values of the first number, of the first two, and so on, up to all numbers but the last. The list ends
  /// before the first value that cannot be calculated.
  private var partials: [CalculatorPartial] = []

  /// The most numbers of an operation.
  static var limit: Int { 100 }

  init() {}

  init(_ number: CalculatorNumber) { numbers = [number] }

  var state: CalculatorState {
    if result != nil { return .result }
    if operators.count == numbers.count { return .operator }
    if last.endsWithPoint { return .point }
    return numbers.count == 1 && last.isStart ? .start : .number
  }

  var last: CalculatorNumber { numbers.last ?? .zero }

  @_optimize(size)
  func text(digits: UInt32) -> [UInt8] {
    var text: [UInt8] = []
    for (index, number) in numbers.enumerated() {
      text += number.text(digits: digits)
      guard index < operators.count else { break }
      text.append(ASCII.space)
      operators[index].name.withUTF8Buffer { text.append(contentsOf: $0) }
      text.append(ASCII.space)
    }
    return text
  }
}

extension CalculatorOperation: Equatable {
  static func == (left: CalculatorOperation, right: CalculatorOperation) -> Bool {
    // Equal numbers and operators have equal results, so only the presence of a result is compared.
    left.numbers == right.numbers && left.operators == right.operators
      && (left.result == nil) == (right.result == nil)
  }
}

// MARK: - Changes

extension CalculatorOperation {
  mutating func replaceLast(with number: CalculatorNumber) { numbers[numbers.count - 1] = number }

  mutating func append(_ number: CalculatorNumber) { numbers.append(number) }

  @_optimize(size)
  mutating func append(_ sign: CalculatorOperator) throws(MoneyFailure) {
    guard numbers.count < CalculatorOperation.limit else {
      throw MoneyFailure(.limit, "operation must have at most 100 numbers")
    }
    operators.append(sign)
    // A value that does not fit, or a division by 0, is reported when somebody asks for the value.
    if partials.count == numbers.count - 1, let partial = try? partial(of: numbers.count) { partials.append(partial) }
  }

  mutating func dropOperator() {
    operators.removeLast()
    partials = Array(partials.prefix(numbers.count - 1))
  }

  /// Goes back to the operator before the last number, or to the first state.
  mutating func dropNumber() {
    if numbers.count == 1 { numbers = [.zero] } else { numbers.removeLast() }
  }

  @_optimize(size)
  mutating func setResult() throws(MoneyFailure) {
    let value = try value(of: numbers.count)
    guard value.shown(digits: 0) != nil else { throw .overflow("result") }
    result = value.reduced
  }
}

// MARK: - Values

extension CalculatorOperation {
  /// True if one of the first `count` numbers is a zero divisor.
  func dividesByZero(within count: Int) -> Bool {
    for index in 1..<max(count, 1) where operators[index - 1] == .divide && numbers[index].value.isZero { return true }
    return false
  }

  /// The value of the first numbers; products come before sums.
  @_optimize(size)
  func value(of count: Int) throws(MoneyFailure) -> ExactRatio {
    let partial = try partial(of: count)
    return try (partial.sum + partial.product).bounded()
  }

  /// The partial value of the first numbers, calculated on from the last known one.
  @_optimize(size)
  private func partial(of count: Int) throws(MoneyFailure) -> CalculatorPartial {
    var known = min(count, partials.count)
    var partial = known == 0 ? CalculatorPartial(numbers[0].value) : partials[known - 1]
    known = max(known, 1)
    while known < count {
      partial = try partial.followed(by: operators[known - 1], numbers[known].value)
      known += 1
    }
    return partial
  }
}
