/// The smallest or the largest of amounts of one currency: of equal ones the first.
public struct MoneyExtreme: Sendable {
  public enum Side: Sendable {
    case minimum
    case maximum
  }

  private let side: Side
  private var found: Money?
  private var count = 0
  /// Where among those that were added it was.
  public private(set) var index = 0

  public init(_ side: Side) {
    self.side = side
  }

  public mutating func add(_ money: Money) throws(MoneyFailure) {
    guard let best = found else {
      found = money
      count = 1
      return
    }
    guard money.currency == best.currency else {
      let reason = Message.code(money.currency) + " cannot be compared with " + .code(best.currency)
      throw MoneyFailure(.currencyMismatch, "entry " + .number(count) + ": " + reason)
    }
    if side.prefers(money.amount.order(to: best.amount)) {
      found = money
      index = count
    }
    count &+= 1
  }

  public func value() throws(MoneyFailure) -> Money {
    guard let found else { throw side.ofNothing() }
    return found
  }
}

extension MoneyExtreme.Side {
  /// Whether a value of this order to the best one so far is better.
  @inline(__always)
  func prefers(_ order: Int32) -> Bool { self == .minimum ? order < 0 : order > 0 }

  func ofNothing() -> MoneyFailure {
    MoneyFailure(
      .argument, self == .minimum ? "there is no minimum of no amounts" : "there is no maximum of no amounts")
  }
}
