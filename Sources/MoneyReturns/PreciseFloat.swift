import MoneyCore

/// A number above 0 as a mantissa of a fixed number of bits and a power of two. Every product is rounded down, so the
/// error of n products is known: the result is at most n × 2^(1 - precision) of itself too small.
///
/// The conforming types are `WideFloat`, with 128 bits, and `LongFloat`, with as many as needed.
protocol PreciseFloat {
  /// A sum of such numbers of either sign, in units of 2^unit.
  associatedtype Sum: PreciseSum where Sum.Term == Self

  /// The leading bits of a number above 0.
  init(_ integer: BigUnsigned, precision: Int)

  /// The leading bits of a number above 0.
  init(_ integer: UInt128, precision: Int)

  /// A normal number above 0, exactly.
  init(_ value: Double, precision: Int)

  static func * (left: Self, right: Self) -> Self

  func times(powerOfTwo exponent: Int) -> Self

  /// The number times 1 + change, within 2^(3 - precision) of itself. The change is above -2^-4 and below 2^-4.
  func moved(by change: Double) -> Self

  /// The bits of the mantissa, whose highest one is set, and the power of two: mantissa × 2^exponent.
  var parts: (mantissa: BigUnsigned, exponent: Int) { get }
}

/// A sum whose parts are rounded down to units.
protocol PreciseSum {
  associatedtype Term

  init(unit: Int)

  /// Adds a term of at most 2^(precision - 3) units, less than one unit of which is lost.
  mutating func add(_ term: Term, isNegative: Bool)

  /// The nearest double, as a number of units.
  var units: Double { get }
}

extension PreciseFloat {
  func power(_ exponent: Int) -> Self {
    var power = self
    var bit = exponent.bitWidth &- exponent.leadingZeroBitCount &- 1
    while bit > 0 {
      bit &-= 1
      power = power * power
      if exponent >> bit & 1 == 1 { power = power * self }
    }
    return power
  }
}
