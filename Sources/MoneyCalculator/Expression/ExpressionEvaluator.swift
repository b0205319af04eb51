import MoneyCore

/// Evaluates an expression by operator precedence.
///
/// It keeps stacks of its own and does not recurse: deep parentheses cost memory, never the host's stack. In
/// `2 + 3 x 4` the `+` waits in `pending` until the product is in `values`.
struct ExpressionEvaluator {
  /// An operator that waits for its right side, or an open parenthesis.
  private struct Pending {
    enum Kind {
      case open
      case plus
      case minus
      case times
      case dividedBy
    }

    let kind: Kind
    let position: Int
    /// True if a minus sign precedes the parenthesis.
    var isNegated = false

    var precedence: Int {
      switch kind {
      case .open: 0
      case .plus, .minus: 1
      case .times, .dividedBy: 2
      }
    }
  }

  private var scanner: ExpressionScanner
  private(set) var rates: ExpressionRates
  private var values: [ExpressionValue] = []
  private var pending: [Pending] = []
  /// Records the operations for an explanation; nil otherwise.
  private let trace: ExpressionTrace?

  init(
    _ text: UnsafeBufferPointer<UInt8>, _ rates: ExpressionRates, _ registry: CurrencyRegistry?,
    _ trace: ExpressionTrace? = nil
  ) {
    self.trace = trace
    scanner = ExpressionScanner(text, registry)
    self.rates = rates
    values.reserveCapacity(8)
    pending.reserveCapacity(8)
  }

  /// The exact value of the entire expression.
  mutating func evaluate() throws(MoneyFailure) -> ExpressionValue {
    while true {
      try readTerm()
      if try readToNextTerm() { break }
    }
    guard let value = values.popLast() else { throw scanner.unexpected("a number or an amount") }
    return value
  }

  /// Reads signs and open parentheses, and the number or amount after them.
  private mutating func readTerm() throws(MoneyFailure) {
    var isNegated = false
    while true {
      scanner.skipBlanks()
      if scanner.isAtNumber { break }
      guard let (sign, _) = scanner.peek() else { break }
      let position = scanner.index
      switch sign {
      case .plus: _ = scanner.sign()
      case .minus:
        _ = scanner.sign()
        isNegated.toggle()
      case .open:
        _ = scanner.sign()
        pending.append(Pending(kind: .open, position: position, isNegated: isNegated))
        isNegated = false
      default: throw scanner.unexpected("a number or an amount")
      }
    }
    var value: ExpressionValue
    if scanner.isAtNumber {
      value = ExpressionValue(ExpressionRatio(try scanner.number()))
      scanner.skipBlanks()
      if let (sign, _) = scanner.peek() {
        if sign == .percent { try takePercent(of: &value) }
      } else if let code = try scanner.currency() {
        value.become(code, value.ratio)
      }
    } else {
      value = try amountBehindCurrency()
    }
    if isNegated { value.negate() }
    values.append(value)
    if let trace { try trace.push(value) }
  }

  /// Reads an amount whose currency comes first: `EUR 12.50`, `€-3`.
  private mutating func amountBehindCurrency() throws(MoneyFailure) -> ExpressionValue {
    guard let code = try scanner.currency(startsTerm: true) else { throw scanner.unexpected("a number or an amount") }
    scanner.skipBlanks()
    var isNegative = false
    if let (sign, _) = scanner.peek(), sign == .minus || sign == .plus {
      _ = scanner.sign()
      isNegative = sign == .minus
    }
    guard scanner.isAtNumber else { throw scanner.unexpected("the number of an amount") }
    let ratio = ExpressionRatio(try scanner.number())
    return ExpressionValue(isNegative ? ratio.negated : ratio, code)
  }

  private mutating func takePercent(of value: inout ExpressionValue) throws(MoneyFailure) {
    let position = scanner.index
    _ = scanner.sign()
    guard value.isNumber else {
      throw MoneyFailure(.currencyMismatch, "percentage must be a number, got " + value.described, at: position)
    }
    guard let hundredth = value.ratio.hundredth else { throw .expressionOverflow(at: position) }
    value.become(nil, hundredth)
    value.isPercentage = true
  }

  /// Reads from the end of a term up to the next one; returns whether the expression ends instead.
  private mutating func readToNextTerm() throws(MoneyFailure) -> Bool {
    var isConverted = false
    while true {
      scanner.skipBlanks()
      let position = scanner.index
      if scanner.isAtEnd {
        try reduce(to: 1)
        if let open = pending.last {
          throw MoneyFailure(.syntax, "expected a closing parenthesis", at: open.position)
        }
        return true
      }
      guard let (sign, _) = scanner.peek() else { throw unexpected(isConverted) }
      let kind: Pending.Kind
      switch sign {
      case .close:
        try close()
        isConverted = false
        continue
      case .conversion:
        try convert()
        isConverted = true
        continue
      case .plus: kind = .plus
      case .minus: kind = .minus
      case .times: kind = .times
      case .dividedBy: kind = .dividedBy
      case .percent, .open: throw unexpected(isConverted)
      }
      if isConverted { throw unexpected(true) }
      _ = scanner.sign()
      let next = Pending(kind: kind, position: position)
      try reduce(to: next.precedence)
      pending.append(next)
      return false
    }
  }

  @_optimize(size)
  private func unexpected(_ isConverted: Bool) -> MoneyFailure {
    scanner.unexpected(isConverted ? "the end of the expression or of the parentheses" : "an operator")
  }

  /// Converts a sum of several currencies.
  mutating func convert(
    _ value: ExpressionValue, to target: CurrencyCode, at position: Int
  ) throws(MoneyFailure) -> ExpressionRatio {
    try rates.convert(value, to: target, at: position)
  }

  private mutating func close() throws(MoneyFailure) {
    try reduce(to: 1)
    guard let open = pending.popLast(), var value = values.popLast() else {
      throw MoneyFailure(.syntax, "unmatched closing parenthesis", at: scanner.index)
    }
    _ = scanner.sign()
    value.isPercentage = false
    scanner.skipBlanks()
    if let (sign, _) = scanner.peek(), sign == .percent {
      try takePercent(of: &value)
      if let trace { try trace.hundredth() }
    }
    if open.isNegated {
      value.negate()
      if let trace { try trace.negate() }
    }
    values.append(value)
  }

  private mutating func convert() throws(MoneyFailure) {
    let word = scanner.index
    try reduce(to: 1)
    _ = scanner.sign()
    scanner.skipBlanks()
    let position = scanner.index
    guard let target = try scanner.currency() else { throw scanner.unexpected("a currency") }
    guard var value = values.popLast() else { return }
    if value.isNumber {
      throw MoneyFailure(
        .currencyMismatch, "value to convert to " + Message.code(target) + " must be an amount, got a number", at: word)
    }
    value.become(target, try rates.convert(value, to: target, at: position))
    values.append(value)
    if let trace { try trace.convert(to: target, with: rates) }
  }

  /// Carries out the waiting operators of at least a precedence, back to the last open parenthesis.
  private mutating func reduce(to precedence: Int) throws(MoneyFailure) {
    while let last = pending.last, last.precedence >= precedence {
      pending.removeLast()
      guard let right = values.popLast(), !values.isEmpty else { return }
      let left = values.count &- 1
      if let trace { try record(last.kind, values[left], right, trace) }
      // The sum of two percentages is a percentage.
      if last.precedence == 1, right.isPercentage, values[left].isPercentage {
        var addend = right
        if last.kind == .minus { addend.negate() }
        try values[left].add(addend, at: last.position)
        continue
      }
      switch last.kind {
      case .plus: try ExpressionEvaluator.add(right, to: &values[left], at: last.position)
      case .minus: try ExpressionEvaluator.subtract(right, from: &values[left], at: last.position)
      case .times: try ExpressionEvaluator.multiply(&values[left], by: right, at: last.position)
      case .dividedBy: try ExpressionEvaluator.divide(&values[left], by: right, &rates, at: last.position)
      case .open: return
      }
      values[left].isPercentage = false
    }
  }
}

extension ExpressionEvaluator {
  /// Records an operator with its two sides.
  @inline(never)
  @_optimize(size)
  private func record(
    _ kind: Pending.Kind, _ left: ExpressionValue, _ right: ExpressionValue, _ trace: ExpressionTrace
  ) throws(MoneyFailure) {
    switch kind {
    case .plus, .minus:
      if right.isPercentage, !left.isPercentage { return try trace.addPart(isSubtracted: kind == .minus) }
      try trace.add(isSubtracted: kind == .minus)
    case .times: try trace.multiply()
    case .dividedBy:
      let target = left.isMixed ? right.currency : left.currency
      try trace.divide(in: right.isNumber ? nil : target, with: rates)
    case .open: break
    }
  }

  private static func add(_ right: ExpressionValue, to left: inout ExpressionValue, at position: Int)
    throws(MoneyFailure)
  {
    if right.isPercentage { return try scale(&left, byOneAnd: right.ratio, at: position) }
    guard left.isNumber == right.isNumber else {
      throw MoneyFailure(
        .currencyMismatch, left.described + " and " + right.described + " cannot be added", at: position)
    }
    try left.add(right, at: position)
  }

  private static func subtract(_ right: ExpressionValue, from left: inout ExpressionValue, at position: Int)
    throws(MoneyFailure)
  {
    var negated = right
    negated.negate()
    if right.isPercentage { return try scale(&left, byOneAnd: negated.ratio, at: position) }
    guard left.isNumber == right.isNumber else {
      throw MoneyFailure(
        .currencyMismatch, right.described + " cannot be subtracted from " + left.described, at: position)
    }
    try left.add(negated, at: position)
  }

  /// Adds a part of a value to it: 80 EUR + 15% is 80 EUR times 1.15.
  private static func scale(
    _ value: inout ExpressionValue, byOneAnd part: ExpressionRatio, at position: Int
  ) throws(MoneyFailure) {
    guard let factor = ExpressionRatio.one.adding(part) else { throw .expressionOverflow(at: position) }
    try value.multiply(by: factor, at: position)
  }

  private static func multiply(_ left: inout ExpressionValue, by right: ExpressionValue, at position: Int)
    throws(MoneyFailure)
  {
    if right.isNumber {
      try left.multiply(by: right.ratio, at: position)
    } else if left.isNumber {
      let factor = left.ratio
      left = right
      try left.multiply(by: factor, at: position)
    } else {
      throw MoneyFailure(
        .currencyMismatch, left.described + " cannot be multiplied by " + right.described, at: position)
    }
  }

  private static func divide(
    _ left: inout ExpressionValue, by right: ExpressionValue, _ rates: inout ExpressionRates, at position: Int
  ) throws(MoneyFailure) {
    var divisor = right.ratio
    if let code = right.currency {
      guard let own = left.currency else {
        throw MoneyFailure(.currencyMismatch, "a number cannot be divided by " + right.described, at: position)
      }
      if !left.isMixed {
        divisor = try rates.convert(right, to: own, at: position)
        left.become(nil, left.ratio)
      } else if !right.isMixed {
        left.become(nil, try rates.convert(left, to: code, at: position))
      } else {
        throw MoneyFailure(
          .currencyMismatch, "expected 'in' and a code after " + left.described + " and its divisor", at: position)
      }
    }
    guard !divisor.isZero else { throw MoneyFailure(.divisionByZero, "divisor must not be 0", at: position) }
    guard let inverse = divisor.inverse else { throw .expressionOverflow(at: position) }
    try left.multiply(by: inverse, at: position)
  }
}
