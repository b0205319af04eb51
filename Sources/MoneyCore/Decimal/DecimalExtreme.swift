/// The smallest or the largest of several decimals; of equal ones the first.
public struct DecimalExtreme: Sendable {
  public enum Side: Sendable {
    case minimum
    case maximum
  }

  package let side: Side
  private var found: Decimal?
  private var count = 0
  /// The position of the extreme among the decimals that were added.
  public private(set) var index = 0

  public init(_ side: Side) {
    self.side = side
  }

  public mutating func add(_ value: Decimal) {
    if let best = found, !side.prefers(value.order(to: best)) {
      count &+= 1
      return
    }
    found = value
    index = count
    count &+= 1
  }

  public func value() throws(MoneyFailure) -> Decimal {
    guard let found else { throw side.ofNothing() }
    return found
  }
}

extension DecimalExtreme.Side {
  /// True if a value is better than the best so far, given their order.
  @inline(__always)
  func prefers(_ order: Int32) -> Bool { self == .minimum ? order < 0 : order > 0 }

  func ofNothing() -> MoneyFailure {
    MoneyFailure(
      .argument,
      self == .minimum
        ? "number of values for a minimum must be at least 1, got 0"
        : "number of values for a maximum must be at least 1, got 0")
  }
}
