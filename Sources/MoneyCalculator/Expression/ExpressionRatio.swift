import MoneyCore

/// A number inside an expression.
///
/// Nearly all numbers fit two integers of 128 bits, which need no allocation and no lowest terms. A longer number has
/// integers of up to 512 bits in lowest terms.
struct ExpressionRatio: Sendable {
  /// A reference, so that short ratios are copied without counting references.
  private final class Long: Sendable {
    let exact: ExactRatio

    init(_ exact: ExactRatio) {
      self.exact = exact
    }
  }

  /// The value if `long` is nil.
  private let words: ExpressionShortRatio
  private let long: Long?

  @inline(__always)
  init(_ ratio: ExpressionShortRatio) {
    words = ratio
    long = nil
  }

  private init(_ long: Long) {
    words = ExpressionShortRatio(isNegative: long.exact.isNegative, 1, over: 1)
    self.long = long
  }

  @inline(__always)
  init(_ value: Decimal) {
    self.init(
      ExpressionShortRatio(
        isNegative: value.isNegative, value.magnitude, over: PowerOfTen.wide(Int(truncatingIfNeeded: value.scale))))
  }

  /// Makes a number of a ratio; nil if it needs more than 512 bits.
  init?(_ exact: ExactRatio) {
    self.init(lowest: exact.reduced)
  }

  /// Makes a number of a ratio in lowest terms.
  private init?(lowest: ExactRatio) {
    if let numerator = lowest.numerator.word128, let denominator = lowest.denominator.word128 {
      self.init(ExpressionShortRatio(isNegative: lowest.isNegative, numerator, over: denominator))
      return
    }
    guard lowest.fits else { return nil }
    self.init(Long(lowest))
  }

  static var one: ExpressionRatio { ExpressionRatio(ExpressionShortRatio(isNegative: false, 1, over: 1)) }

  /// The ratio, not necessarily in lowest terms; nil if 128 bits do not hold it.
  @inline(__always)
  var short: ExpressionShortRatio? { long == nil ? words : nil }

  /// The ratio in lowest terms.
  var exact: ExactRatio {
    if let long { return long.exact }
    let ratio = words.reduced
    return ExactRatio(
      isNegative: ratio.isNegative, BigUnsigned(ratio.numerator), over: BigUnsigned(ratio.denominator))
  }

  @inline(__always)
  var isZero: Bool { words.numerator == 0 }

  @inline(__always)
  var negated: ExpressionRatio {
    guard let long else { return ExpressionRatio(words.negated) }
    return ExpressionRatio(lowest: long.exact.negated) ?? self
  }
}

// Each of these results is nil if it needs more than 512 bits.
extension ExpressionRatio {
  @inline(__always)
  func adding(_ other: ExpressionRatio) -> ExpressionRatio? {
    if let left = short, let right = other.short, let sum = left.adding(right) { return ExpressionRatio(sum) }
    return addingLong(other)
  }

  @inline(never)
  @_optimize(size)
  private func addingLong(_ other: ExpressionRatio) -> ExpressionRatio? {
    ExpressionRatio(lowest: exact.addingInLowestTerms(other.exact))
  }

  @inline(__always)
  func multiplied(by other: ExpressionRatio) -> ExpressionRatio? {
    if let left = short, let right = other.short, let product = left.multiplied(by: right) {
      return ExpressionRatio(product)
    }
    return multipliedLong(by: other)
  }

  @inline(never)
  @_optimize(size)
  private func multipliedLong(by other: ExpressionRatio) -> ExpressionRatio? {
    ExpressionRatio(lowest: exact.multipliedInLowestTerms(by: other.exact))
  }

  /// The value of 1 ÷ the ratio; nil for 0.
  var inverse: ExpressionRatio? {
    if let long { return long.exact.inverse.flatMap { ExpressionRatio(lowest: $0) } }
    return words.inverse.map { ExpressionRatio($0) }
  }

  /// The value of the ratio ÷ 100, for a percentage.
  var hundredth: ExpressionRatio? {
    multiplied(by: ExpressionRatio(ExpressionShortRatio(isNegative: false, 1, over: 100)))
  }
}
