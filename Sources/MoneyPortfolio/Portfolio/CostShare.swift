import MoneyCore

/// The share of a cost basis that moves to another security: an exact ratio from 0 to 1.
public struct CostShare: Sendable, Equatable {
  public let numerator: UInt64
  public let denominator: UInt64

  /// Nil unless the ratio is from 0 to 1.
  public init?(numerator: UInt64, denominator: UInt64) {
    guard denominator > 0, numerator <= denominator else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reads a ratio such as 1/5, or a decimal.
  init(parsing bytes: [UInt8]) throws(MoneyFailure) {
    if bytes == [ASCII.zero] {
      self = .nothing
      return
    }
    let rate = try bytes.reading { (text) throws(MoneyFailure) in try Rate(parsing: text) }
    guard let share = CostShare(numerator: rate.numerator, denominator: rate.denominator) else {
      throw MoneyFailure(.document, "cost share must be from 0 to 1, got " + .quoted(bytes), at: 0)
    }
    self = share
  }

  static var all: CostShare { CostShare(unchecked: 1, over: 1) }
  static var nothing: CostShare { CostShare(unchecked: 0, over: 1) }

  private init(unchecked numerator: UInt64, over denominator: UInt64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The share of an amount, rounded half-even to the amount's own digits.
  func of(_ amount: Decimal) throws(MoneyFailure) -> Decimal {
    if numerator == denominator { return amount }
    if numerator == 0 { return .zero }
    return try Decimal.rounded(
      amount.magnitude, times: UInt128(numerator), over: UInt128(denominator), scale: Int(amount.scale),
      isNegative: amount.isNegative, digits: amount.scale, rounding: .halfEven, name: "cost share"
    ).value
  }

  /// Numerator and denominator, not reduced: `1/5`.
  public var ratioText: [UInt8] { Message.id(numerator).bytes + [ASCII.slash] + Message.id(denominator).bytes }
}
