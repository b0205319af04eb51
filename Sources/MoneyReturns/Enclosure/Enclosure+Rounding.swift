import MoneyCore

/// The number of digits of a result that has no last digit.
public enum ResultDigits: Sendable {
  case fraction(UInt32)
  /// 34 significant digits, as IEEE 754's decimal128; an exact result has as few as it needs.
  case significant

  static var significantCount: Int { 34 }
}

extension Enclosure {
  /// Computes a number with more and more bits until it can be rounded once. A number that 1,024 bits do not
  /// distinguish from the decimal that decides the rounding counts as that decimal.
  static func rounded(
    _ digits: ResultDigits, _ rounding: Rounding, name: StaticString,
    _ compute: (_ bits: Int) throws(MoneyFailure) -> Enclosure
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    for bits in [256, 512] {
      if let found = try compute(bits).rounded(digits, rounding, isFinal: false, name) { return found }
    }
    guard let found = try compute(1024).rounded(digits, rounding, isFinal: true, name) else { throw .overflow(name) }
    return found
  }

  private func rounded(
    _ digits: ResultDigits, _ rounding: Rounding, isFinal: Bool, _ name: StaticString
  ) throws(MoneyFailure) -> Rounded<Decimal>? {
    let size = Dyadic.greatest(high, low.negated)
    // 10^38 is below 2^127.
    guard size.top <= 127 else { throw .overflow(name) }
    let isNegative = low.sign < 0
    // Bounds of both signs are those of a number that is nearly 0.
    if isNegative, high.sign > 0, !isFinal { return nil }
    let least = isNegative ? high.sign < 0 ? high.negated : .zero : low
    let bracket = RatioBracket(
      low: least.isTiny ? .zero : least.magnitudeRatio,
      high: size.isTiny ? Dyadic.power(Dyadic.leastExponent).magnitudeRatio : size.magnitudeRatio,
      isNegative: isNegative)
    switch digits {
    case .fraction(let count): return try bracket.rounded(digits: count, rounding, isFinal: isFinal, name: name)
    case .significant:
      let count = try bracket.fractionDigits(ofSignificant: ResultDigits.significantCount, name)
      guard let found = try bracket.rounded(digits: count, rounding, isFinal: isFinal, name: name) else { return nil }
      return found.isRounded ? found : Rounded(found.value.trimmed, isRounded: false)
    }
  }
}

extension Dyadic {
  /// Far below the last digit of any decimal.
  fileprivate static var leastExponent: Int { -4096 }
  fileprivate var isTiny: Bool { isZero || top < Dyadic.leastExponent }
}
