import MoneyCore

/// A number of an operation: either as it was typed, or an exact value that the shown digits cannot write in full.
public struct CalculatorNumber: Sendable {
  private enum Content: Sendable {
    /// Digits with at most one point: "0", "12.", "0.50". They do not begin with an unnecessary 0.
    case typed(isNegative: Bool, digits: [UInt8])
    /// A ratio in lowest terms that is no integer.
    case exact(ExactRatio)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Makes a typed number. A 0 alone has no sign.
  private init(isNegative: Bool, _ digits: [UInt8]) {
    let isZero = digits.count == 1 && digits[0] == ASCII.zero
    self.init(.typed(isNegative: isNegative && !isZero, digits: digits))
  }

  static var zero: CalculatorNumber { CalculatorNumber(isNegative: false, [ASCII.zero]) }

  init(digit: UInt8) { self.init(isNegative: false, [ASCII.zero &+ digit]) }

  /// Makes a number of a calculated value. It counts as typed if the shown digits are all of it.
  @_optimize(size)
  init(_ value: ExactRatio, digits: UInt32) throws(MoneyFailure) {
    guard let shown = value.shown(digits: digits) else { throw .overflow("result") }
    if shown.isRounded {
      self.init(.exact(value.reduced))
    } else {
      self.init(text: shown.value.plainText)
    }
  }

  /// Makes a typed number of a decimal's own text.
  private init(text: [UInt8]) {
    let isNegative = text.first == ASCII.minus
    self.init(isNegative: isNegative, Array(isNegative ? text.dropFirst() : text[...]))
  }

  /// The number as it is shown, from which typing goes on.
  @_optimize(size)
  private func typed(digits: UInt32) -> (isNegative: Bool, digits: [UInt8]) {
    switch content {
    case .typed(let isNegative, let digits): return (isNegative, digits)
    case .exact(let value):
      // A value that does not fit cannot have become a number, so this is never nil.
      let shown = value.shown(digits: digits)?.value ?? .zero
      let text = shown.plainText
      return (shown.isNegative, shown.isNegative ? Array(text.dropFirst()) : text)
    }
  }

  /// - Parameter digits: the most fraction digits that a calculated value shows.
  @_optimize(size)
  func text(digits: UInt32) -> [UInt8] {
    let typed = typed(digits: digits)
    return typed.isNegative ? [ASCII.minus] + typed.digits : typed.digits
  }

  @_optimize(size)
  var value: ExactRatio {
    switch content {
    case .exact(let value): return value
    case .typed(let isNegative, let digits):
      var magnitude: UInt128 = 0
      var scale: UInt32 = 0
      var isFraction = false
      for byte in digits {
        if byte == ASCII.point {
          isFraction = true
        } else {
          // There are at most 38 digits, so nothing overflows.
          magnitude = magnitude &* 10 &+ UInt128(ASCII.digit(byte))
          scale &+= isFraction ? 1 : 0
        }
      }
      return Decimal(isNegative: isNegative, magnitude: magnitude, scale: scale).map { ExactRatio($0) } ?? .zero
    }
  }

  /// True if the number is exactly `0`.
  var isStart: Bool {
    if case .typed(_, let digits) = content { return digits.count == 1 && digits[0] == ASCII.zero }
    return false
  }

  var endsWithPoint: Bool {
    if case .typed(_, let digits) = content { return digits.last == ASCII.point }
    return false
  }

  func hasPoint(digits: UInt32) -> Bool { typed(digits: digits).digits.contains(ASCII.point) }
}

// MARK: - Editing

extension CalculatorNumber {
  /// Appends a digit, or replaces a number that is only 0.
  @_optimize(size)
  func adding(digit: UInt8, digits: UInt32) throws(MoneyFailure) -> CalculatorNumber {
    var (isNegative, text) = typed(digits: digits)
    if text.count == 1, text[0] == ASCII.zero { return CalculatorNumber(digit: digit) }
    text.append(ASCII.zero &+ digit)
    guard CalculatorNumber.digitCount(text) <= Int(Decimal.maximumScale) else {
      throw MoneyFailure(.limit, "number must have at most 38 digits")
    }
    return CalculatorNumber(isNegative: isNegative, text)
  }

  /// The number of digits that count; a 0 in front of the point does not.
  private static func digitCount(_ text: [UInt8]) -> Int {
    let point = text.firstIndex(of: ASCII.point)
    let whole = text.first == ASCII.zero ? 0 : point ?? text.count
    return whole + (point.map { text.count - $0 - 1 } ?? 0)
  }

  @_optimize(size)
  func addingPoint(digits: UInt32) -> CalculatorNumber {
    let (isNegative, text) = typed(digits: digits)
    return CalculatorNumber(isNegative: isNegative, text + [ASCII.point])
  }

  /// The number without its last character; nil if nothing but a sign would be left.
  @_optimize(size)
  func droppingLast(digits: UInt32) -> CalculatorNumber? {
    let (isNegative, text) = typed(digits: digits)
    return text.count == 1 ? nil : CalculatorNumber(isNegative: isNegative, Array(text.dropLast()))
  }

  /// The same value with the other sign.
  var negated: CalculatorNumber {
    switch content {
    case .typed(let isNegative, let digits): CalculatorNumber(isNegative: !isNegative, digits)
    case .exact(let value): CalculatorNumber(.exact(value.negated))
    }
  }
}

extension CalculatorNumber: Equatable {
  public static func == (left: CalculatorNumber, right: CalculatorNumber) -> Bool {
    switch (left.content, right.content) {
    case (.typed(let first, let one), .typed(let second, let other)): first == second && one == other
    case (.exact(let one), .exact(let other)): one.isIdentical(to: other)
    default: false
    }
  }
}

// MARK: - Documents

extension CalculatorNumber {
  /// The form of a number in a document: the text of a typed number, or a ratio.
  public enum Stored: Sendable {
    case text([UInt8])
    case ratio(numerator: [UInt8], denominator: [UInt8])
  }

  public var stored: Stored {
    switch content {
    case .typed: return .text(text(digits: 0))
    case .exact(let value):
      let texts = value.texts
      return .ratio(numerator: texts.numerator, denominator: texts.denominator)
    }
  }

  /// Restores a number, if keys can lead to it.
  @_optimize(size)
  public init(restoring stored: Stored) throws(MoneyFailure) {
    switch stored {
    case .text(let text):
      let isNegative = text.first == ASCII.minus
      let digits = isNegative ? Array(text.dropFirst()) : text
      guard CalculatorNumber.isTypable(digits), !isNegative || digits.count > 1 || digits.first != ASCII.zero else {
        throw MoneyFailure(.document, "expected a typed number, got " + .quoted(text))
      }
      self.init(text: text)
    case .ratio(let numerator, let denominator):
      let isNegative = numerator.first == ASCII.minus
      let magnitude = isNegative ? numerator[1...] : numerator[...]
      let longest = CalculatorNumber.longestInteger
      guard let above = BigUnsigned(decimalText: magnitude, longest: longest), above.limbs.count <= 8,
        let below = BigUnsigned(decimalText: denominator, longest: longest), below.limbs.count <= 8
      else {
        throw MoneyFailure(.document, "expected a ratio of two integers of 512 bits, got " + .quoted(numerator))
      }
      let value = ExactRatio(isNegative: isNegative, above, over: below)
      guard !above.isZero, !below.isZero, below != .one, value.reduced.isIdentical(to: value) else {
        throw MoneyFailure(.document, "expected a fraction in lowest terms, got " + .quoted(numerator))
      }
      guard value.shown(digits: 0) != nil else { throw MoneyFailure(.document, "value exceeds 38 digits") }
      self.init(.exact(value))
    }
  }

  /// The number of decimal digits of 2^512.
  private static var longestInteger: Int { 155 }

  private static func isTypable(_ digits: [UInt8]) -> Bool {
    guard let first = digits.first, ASCII.isDigit(first) else { return false }
    var points = 0
    for byte in digits {
      if byte == ASCII.point { points += 1 } else if !ASCII.isDigit(byte) { return false }
    }
    let isShort = digitCount(digits) <= Int(Decimal.maximumScale)
    return points <= 1 && isShort && (first != ASCII.zero || digits.count == 1 || digits[1] == ASCII.point)
  }
}
