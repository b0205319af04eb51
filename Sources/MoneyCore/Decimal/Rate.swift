/// An exchange rate as quoted: 1 of one currency = numerator/denominator of another. It is not reduced: 1.10 is
/// 110/100.
///
/// Both integers are more than 0 in every rate except `absent`, which marks a gap inside a table and never leaves it.
/// The inverse is as exact as the rate: that of 1.10 is 100/110, while a decimal would be 0.909….
///
/// `==` compares the quoted form, so 1.10 differs from 1.1; `order(to:)` compares values. A table writes back the
/// digits that its provider sent, and lowest terms would lose them.
public struct Rate: Sendable, Equatable {
  public let numerator: UInt64
  public let denominator: UInt64

  /// Nil unless both integers are more than 0.
  public init?(numerator: UInt64, denominator: UInt64) {
    guard numerator > 0, denominator > 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  package init(unchecked numerator: UInt64, over denominator: UInt64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The mark for "not quoted" inside a table.
  static var absent: Rate { Rate(unchecked: 0, over: 0) }
  var isAbsent: Bool { denominator == 0 }

  public var isOne: Bool { numerator == denominator }

  /// The exact rate in the other direction.
  public var inverse: Rate { Rate(unchecked: denominator, over: numerator) }
}
