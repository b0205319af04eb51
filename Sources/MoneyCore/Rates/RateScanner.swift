/// Reads a decimal of any length, with or without an exponent, as mantissa × 10^exponent. It keeps 19 significant
/// digits and, of the digits after them, only the information that rounding needs. One pass suffices for any length.
struct RateScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private(set) var mantissa: UInt64 = 0
  private(set) var exponent = 0
  private(set) var isNegative = false
  private var index = 0
  private var significant = 0
  private var firstDropped: UInt8?
  private var hasMoreDropped = false

  package init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  package var isZero: Bool { mantissa == 0 }

  package mutating func scan(allowsExponent: Bool) throws(MoneyFailure) {
    if index < text.count, text[index] == ASCII.minus || text[index] == ASCII.plus {
      isNegative = text[index] == ASCII.minus
      index += 1
    }
    let whole = scanDigits(isFraction: false)
    var fraction = 0
    if index < text.count, text[index] == ASCII.point {
      index += 1
      fraction = scanDigits(isFraction: true)
      if fraction == 0 { throw .notARate(text, at: index) }
    }
    if whole + fraction == 0 { throw .notARate(text, at: index) }
    if allowsExponent, index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      try scanExponent()
    }
    guard index == text.count else { throw .notARate(text, at: index) }
  }

  private mutating func scanDigits(isFraction: Bool) -> Int {
    let start = index
    while index < text.count, ASCII.isDigit(text[index]) {
      let digit = ASCII.digit(text[index])
      index += 1
      if significant < Rate.mostDigits {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        if mantissa > 0 { significant += 1 }
        if isFraction { exponent -= 1 }
        continue
      }
      if !isFraction { exponent += 1 }
      if firstDropped == nil {
        firstDropped = digit
      } else if digit != 0 {
        hasMoreDropped = true
      }
    }
    return index - start
  }

  private mutating func scanExponent() throws(MoneyFailure) {
    var isBelow = false
    if index < text.count, text[index] == ASCII.minus || text[index] == ASCII.plus {
      isBelow = text[index] == ASCII.minus
      index += 1
    }
    guard index < text.count, ASCII.isDigit(text[index]) else { throw .notARate(text, at: index) }
    var value = 0
    while index < text.count, ASCII.isDigit(text[index]) {
      // A rate with such a large exponent never fits, so further digits of the exponent change nothing. The value stays
      // below 10^9, which fits a 32-bit `Int`, too.
      if value < 100_000_000 { value = value * 10 + Int(ASCII.digit(text[index])) }
      index += 1
    }
    exponent += isBelow ? 0 - value : value
  }

  /// The value with at most 19 significant and 19 fraction digits, rounded once, half-even; nil if nothing is left of
  /// it.
  package func rounded() -> (mantissa: UInt64, exponent: Int, isRounded: Bool)? {
    var kept = mantissa
    var power = exponent
    let hasDropped = hasMoreDropped || (firstDropped ?? 0) != 0
    while power < 0 - Rate.mostDigits, !hasDropped, kept % 10 == 0, kept != 0 {
      kept /= 10
      power += 1
    }
    let cut = 0 - Rate.mostDigits - power
    let tail: Tail
    if cut > 0 {
      guard cut <= Rate.mostDigits else { return nil }
      let divisor = PowerOfTen.word(cut)
      let exact = Tail(remainder: kept % divisor, divisor: divisor)
      tail = hasDropped ? exact.withMore : exact
      kept /= divisor
      power += cut
    } else {
      let digit = firstDropped ?? 0
      let exact = Tail(remainder: UInt64(digit), divisor: 10)
      tail = hasMoreDropped ? exact.withMore : exact
    }
    let isUp = (try? Rounding.halfEven.increments(isNegative: false, isOdd: kept & 1 == 1, tail: tail)) ?? false
    kept += isUp ? 1 : 0
    if kept == PowerOfTen.word(Rate.mostDigits) {
      kept /= 10
      power += 1
    }
    return kept == 0 ? nil : (kept, power, tail != .zero)
  }
}

extension Tail {
  /// The tail if there are also digits other than 0 after the part that was measured.
  fileprivate var withMore: Tail {
    // A tail of 0 is then below half, and one of half is above it.
    Tail(rank: rank | 1)
  }
}
