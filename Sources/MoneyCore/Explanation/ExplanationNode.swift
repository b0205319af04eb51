/// One computation of an explanation: a value, the values that it was computed from, and its rounding.
///
///     tax  163.73 EUR
///       = 15 % of 1091.50 EUR = 163.725, rounded half up to 2 digits   (BR-CO-17, +0.005)
///
/// `exact` is the value before the node's own rounding, computed from the values of its children. The exact value of a sum
/// that is not rounded is the sum of its children's exact values. So `moved` is the effect of the node's own rounding, or
/// that of all rounding below a sum.
public struct ExplanationNode: Sendable {
  /// The values are those of `MONEY_EXPLANATION_…` in `money.h`.
  public enum Kind: Int32, Sendable, CaseIterable {
    /// A value that the program passed in.
    case input = 1
    /// A further use of another node, which `target` names.
    case reference = 2
    /// The sum of the children, minus those that are subtracted.
    case sum = 3
    /// The product of the children, divided by those that are divisors.
    case product = 4
    /// The first child in percent of the second.
    case percent = 5
    /// The part of the second child that the first child, a percentage, added to it: p ÷ (100 + p).
    case included = 6
    /// The first child times exchange rates.
    case conversion = 7
    /// The child itself, rounded.
    case rounded = 8
  }

  /// A rounding: the mode, the multiple to which the exact value is rounded, and the level.
  public struct Step: Sendable {
    public let rounding: Rounding
    public let digits: UInt32
    /// The multiple to which cash is rounded; nil for the last of the digits.
    public let cashStep: Decimal?
    /// The number of last digits that a remainder added to the rounded value: 1, 0 or -1.
    public let units: Int32
    /// The number of units, each of which is rounded; nil if the value is rounded at once. The value is the quantity
    /// times the rounded unit, and is rounded, too, since a quantity may be a fraction. The unit is the exact value
    /// divided by the quantity; but for a percentage of a value that is itself rounded per unit, it is that percentage
    /// of the rounded unit.
    public let quantity: Decimal?

    public init(
      _ rounding: Rounding, digits: UInt32, cashStep: Decimal? = nil, units: Int32 = 0, quantity: Decimal? = nil
    ) {
      self.rounding = rounding
      self.digits = digits
      self.cashStep = cashStep
      self.units = units
      self.quantity = quantity
    }
  }

  /// Unique in an explanation, except for references, which repeat the name of their target.
  public let name: [UInt8]
  public let kind: Kind
  /// The value before the node's own rounding.
  public let exact: ExactRatio
  /// The value; nil if no decimal equals it, in which case `exact` does.
  public let value: Decimal?
  /// Nil for a number.
  public let currency: CurrencyCode?
  public let step: Step?
  /// The law, the rule of a standard or the setting that determines the rounding; empty if nothing does.
  public let rule: [UInt8]
  /// True if the sum subtracts the value.
  public internal(set) var isSubtracted = false
  /// True if the product is divided by the value.
  public internal(set) var isDivisor = false
  /// The index of the node that a reference repeats.
  public internal(set) var target: Int?
  /// The index of the node that was computed from this one.
  public internal(set) var parent: Int?
  public internal(set) var depth = 0
  /// The index after the node's last descendant.
  public internal(set) var end = 0

  init(
    name: [UInt8], kind: Kind, exact: ExactRatio, value: Decimal?, currency: CurrencyCode?, step: Step? = nil,
    rule: [UInt8] = []
  ) {
    self.name = name
    self.kind = kind
    self.exact = exact
    self.value = value
    self.currency = currency
    self.step = step
    self.rule = rule
  }

  public static var longestName: Int { 63 }
  public static var longestRule: Int { 95 }

  /// The value with which parents compute.
  public var ratio: ExactRatio { value.map { ExactRatio($0) } ?? exact }

  /// The part of the value that rounding added: value - exact.
  public var moved: ExactRatio { value.map { (ExactRatio($0) + exact.negated).reduced } ?? .zero }
}
