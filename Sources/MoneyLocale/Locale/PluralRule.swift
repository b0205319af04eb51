import MoneyCore

/// CLDR's plural categories, in the order of the tables.
enum PluralCategory: Int, CaseIterable {
  case zero = 0
  case one = 1
  case two = 2
  case few = 3
  case many = 4
  case other = 5
}

/// The properties of a number that CLDR's plural rules use (UTS #35, operands).
struct PluralOperands {
  private var whole: UInt64 = 0
  private var fractionCount: UInt64 = 0
  private var significantCount: UInt64 = 0
  private var fraction: UInt64 = 0
  private var significant: UInt64 = 0
  private var exponent: UInt64 = 0

  /// - Parameters:
  ///   - digits: the digits that are written.
  ///   - shift: the power of ten that the short form leaves out.
  init(_ digits: DecimalDigits, shift: Int = 0) {
    var fractionDigits = digits.fraction
    for digit in digits.whole { PluralOperands.append(digit, to: &whole) }
    for _ in 0..<shift {
      PluralOperands.append(fractionDigits.isEmpty ? ASCII.zero : fractionDigits.removeFirst(), to: &whole)
    }
    for digit in fractionDigits { PluralOperands.append(digit, to: &fraction) }
    fractionCount = UInt64(fractionDigits.count)
    while fractionDigits.last == ASCII.zero { fractionDigits.removeLast() }
    for digit in fractionDigits { PluralOperands.append(digit, to: &significant) }
    significantCount = UInt64(fractionDigits.count)
    exponent = UInt64(max(0, shift))
  }

  /// Rules compare numbers below a million, and remainders by powers of ten up to a million. So the digits above the
  /// twelfth only have to keep the number from being small.
  private static func append(_ digit: UInt8, to value: inout UInt64) {
    let large: UInt64 = 1_000_000_000_000
    value = value &* 10 &+ UInt64(ASCII.digit(digit))
    if value >= large { value = value % large &+ large }
  }

  /// The value of an operand; nil for an unknown operand.
  fileprivate func value(_ operand: UInt8) -> UInt64? {
    switch operand {
    case UInt8(ascii: "n"), UInt8(ascii: "i"): whole
    case UInt8(ascii: "v"): fractionCount
    case UInt8(ascii: "w"): significantCount
    case UInt8(ascii: "f"): fraction
    case UInt8(ascii: "t"): significant
    case UInt8(ascii: "e"), UInt8(ascii: "c"): exponent
    default: nil
    }
  }

  fileprivate var isWhole: Bool { significantCount == 0 }
}

/// A rule of CLDR for one plural category, without blanks: `v=0&i%10=2..4&i%100!=12..14|f=1`.
struct PluralRule {
  private let text: UnsafeBufferPointer<UInt8>
  private var at = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// True if a number has the category of the rule; nil if the text is not a rule. An empty rule matches no number.
  static func holds(_ text: UnsafeBufferPointer<UInt8>, _ operands: PluralOperands) -> Bool? {
    if text.isEmpty { return false }
    var rule = PluralRule(text)
    return rule.conditions(operands)
  }

  private mutating func conditions(_ operands: PluralOperands) -> Bool? {
    var isAny = false
    while true {
      var areAll = true
      repeat {
        guard let holds = relation(operands) else { return nil }
        areAll = areAll && holds
      } while take("&")
      isAny = isAny || areAll
      if at == text.count { return isAny }
      guard take("|") else { return nil }
    }
  }

  private mutating func relation(_ operands: PluralOperands) -> Bool? {
    guard at < text.count, var value = operands.value(text[at]) else { return nil }
    let isComparable = text[at] != UInt8(ascii: "n") || operands.isWhole
    at &+= 1
    if take("%") {
      guard let divisor = number(), divisor > 0 else { return nil }
      value %= divisor
    }
    let isEqual = !take("!")
    guard take("=") else { return nil }
    var isIn = false
    repeat {
      guard let first = number() else { return nil }
      var last = first
      if take(".") {
        guard take("."), let end = number() else { return nil }
        last = end
      }
      isIn = isIn || (first <= value && value <= last)
    } while take(",")
    return (isComparable && isIn) == isEqual
  }

  private mutating func number() -> UInt64? {
    let start = at
    var value: UInt64 = 0
    while at < text.count, ASCII.isDigit(text[at]) {
      guard at &- start < 9 else { return nil }
      value = value &* 10 &+ UInt64(ASCII.digit(text[at]))
      at &+= 1
    }
    return at > start ? value : nil
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard at < text.count, text[at] == UInt8(ascii: sign) else { return false }
    at &+= 1
    return true
  }
}
