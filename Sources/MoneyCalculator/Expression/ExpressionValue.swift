import MoneyCore

/// A side of an operator: a number, an amount, or a sum of amounts in several currencies.
struct ExpressionValue: Sendable {
  /// The amount of a further currency.
  struct Part: Sendable {
    let currency: CurrencyCode
    var ratio: ExpressionRatio
  }

  /// The currency of the first amount; nil for a number.
  private(set) var currency: CurrencyCode?
  private(set) var ratio: ExpressionRatio
  /// The amounts of further currencies, in the order of the text; usually empty.
  private(set) var others: [Part] = []
  /// True if the value is written as a percentage. After + and - a percentage applies to everything to its left.
  var isPercentage = false

  @inline(__always)
  init(_ ratio: ExpressionRatio, _ currency: CurrencyCode? = nil) {
    self.ratio = ratio
    self.currency = currency
  }

  static var mostCurrencies: Int { 64 }

  var isNumber: Bool { currency == nil }
  var isMixed: Bool { !others.isEmpty }

  /// The name of the value in a message.
  @_optimize(size)
  var described: Message {
    guard let currency else { return "a number" }
    var message = "an amount of " + Message.code(currency)
    for (index, other) in others.enumerated() {
      message = message + (index == others.count - 1 ? " and " : ", ") + .code(other.currency)
    }
    return message
  }

  mutating func negate() {
    ratio = ratio.negated
    for index in others.indices { others[index].ratio = others[index].ratio.negated }
  }

  /// Adds currency by currency; both are amounts, or both are numbers.
  mutating func add(_ other: ExpressionValue, at position: Int) throws(MoneyFailure) {
    if currency == other.currency {
      guard let sum = ratio.adding(other.ratio) else { throw .expressionOverflow(at: position) }
      ratio = sum
    } else if let code = other.currency {
      try add(other.ratio, code, at: position)
    }
    for part in other.others { try add(part.ratio, part.currency, at: position) }
  }

  private mutating func add(_ addend: ExpressionRatio, _ code: CurrencyCode, at position: Int) throws(MoneyFailure) {
    if currency == code {
      guard let sum = ratio.adding(addend) else { throw .expressionOverflow(at: position) }
      ratio = sum
      return
    }
    for index in others.indices where others[index].currency == code {
      guard let sum = others[index].ratio.adding(addend) else { throw .expressionOverflow(at: position) }
      others[index].ratio = sum
      return
    }
    // The count includes `currency` itself.
    if others.count + 1 >= ExpressionValue.mostCurrencies {
      throw MoneyFailure(
        .limit, "sum must have at most " + .number(ExpressionValue.mostCurrencies) + " currencies", at: position)
    }
    others.append(Part(currency: code, ratio: addend))
  }

  /// Multiplies every amount by a number.
  mutating func multiply(by factor: ExpressionRatio, at position: Int) throws(MoneyFailure) {
    guard let product = ratio.multiplied(by: factor) else { throw .expressionOverflow(at: position) }
    ratio = product
    for index in others.indices {
      guard let product = others[index].ratio.multiplied(by: factor) else { throw .expressionOverflow(at: position) }
      others[index].ratio = product
    }
  }

  /// Replaces the value by an amount, or by a number if `code` is nil.
  mutating func become(_ code: CurrencyCode?, _ value: ExpressionRatio) {
    currency = code
    ratio = value
    others = []
  }
}

extension MoneyFailure {
  @inline(never)
  static func expressionOverflow(at position: Int) -> MoneyFailure {
    MoneyFailure(.overflow, "exact ratio exceeds 512 bits", at: position)
  }
}
