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
  @inlinable @inline(always)
  func prefers(_ order: Int32) -> Bool { self == .minimum ? order < 0 : order > 0 }

  func ofNothing() -> MoneyFailure {
    MoneyFailure(
      .argument,
      self == .minimum
        ? "number of values for a minimum must be at least 1, got 0"
        : "number of values for a maximum must be at least 1, got 0")
  }
}

/// Amounts or decimals as raw memory that can be compared fast.
public protocol OrderedWords {
  /// The order of values of one scale; nil if the general code must compare them.
  func order(_ other: Self) -> Int32?
  /// The order of values whose scales may differ; nil likewise.
  func alignedOrder(_ other: Self) -> Int32?
}

extension RawDecimal: OrderedWords {}

extension DecimalExtreme.Side {
  /// The position of the extreme; nil without values, or if the general code must find it.
  @inlinable @inline(always)
  public func position<Words: OrderedWords>(among count: Int, at words: (Int) -> Words) -> Int? {
    guard count > 0 else { return nil }
    var position = 0
    var best = words(0)
    // The first value is compared with itself, which validates it.
    for index in 0..<count {
      let value = words(index)
      guard let order = value.order(best) ?? value.alignedOrder(best) else { return nil }
      if prefers(order) { (position, best) = (index, value) }
    }
    return position
  }
}
