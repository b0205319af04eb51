/// A number inside a line: two integers of 128 bits while they hold it, in any terms; else of 512 bits in lowest terms.
enum LineRatio: Sendable {
  /// A reference, so that the short ones, which nearly all are, are copied as they lie.
  final class Long: Sendable {
    let exact: ExactRatio

    init(_ exact: ExactRatio) {
      self.exact = exact
    }
  }

  case short(ShortRatio)
  case long(Long)

  init(_ value: Decimal) {
    self = .short(
      ShortRatio(
        isNegative: value.isNegative, value.magnitude, over: PowerOfTen.wide(Int(truncatingIfNeeded: value.scale))))
  }

  /// Nil when it takes more than 512 bits.
  init?(_ exact: ExactRatio) {
    let reduced = exact.reduced
    self.init(lowest: reduced)
  }

  /// Of a ratio in lowest terms.
  private init?(lowest: ExactRatio) {
    if let numerator = lowest.numerator.word128, let denominator = lowest.denominator.word128 {
      self = .short(ShortRatio(isNegative: lowest.isNegative, numerator, over: denominator))
    } else if lowest.fits {
      self = .long(Long(lowest))
    } else {
      return nil
    }
  }

  /// In lowest terms.
  var exact: ExactRatio {
    switch self {
    case .short(let ratio):
      let ratio = ratio.reduced
      return ExactRatio(
        isNegative: ratio.isNegative, BigUnsigned(ratio.numerator), over: BigUnsigned(ratio.denominator))
    case .long(let ratio): return ratio.exact
    }
  }

  var isZero: Bool {
    switch self {
    case .short(let ratio): ratio.numerator == 0
    case .long(let ratio): ratio.exact.isZero
    }
  }

  var negated: LineRatio {
    switch self {
    case .short(let ratio): .short(ratio.negated)
    case .long(let ratio): .long(Long(ratio.exact.negated))
    }
  }
}

// Each is nil where the result takes more than 512 bits.
extension LineRatio {
  @inline(__always)
  func adding(_ other: LineRatio) -> LineRatio? {
    if case .short(let left) = self, case .short(let right) = other, let sum = left.adding(right) {
      return .short(sum)
    }
    return LineRatio(lowest: exact.addingInLowestTerms(other.exact))
  }

  @inline(__always)
  func subtracting(_ other: LineRatio) -> LineRatio? { adding(other.negated) }

  @inline(__always)
  func multiplied(by other: LineRatio) -> LineRatio? {
    if case .short(let left) = self, case .short(let right) = other, let product = left.multiplied(by: right) {
      return .short(product)
    }
    return LineRatio(lowest: exact.multipliedInLowestTerms(by: other.exact))
  }

  /// 1 ÷ the ratio; nil for 0.
  var inverse: LineRatio? {
    switch self {
    case .short(let ratio): ratio.inverse.map { .short($0) }
    case .long(let ratio): ratio.exact.inverse.flatMap { LineRatio(lowest: $0) }
    }
  }

  /// The hundredth of a percentage.
  var hundredth: LineRatio? { multiplied(by: .short(ShortRatio(isNegative: false, 1, over: 100))) }

  static var one: LineRatio { .short(ShortRatio(isNegative: false, 1, over: 1)) }
}
