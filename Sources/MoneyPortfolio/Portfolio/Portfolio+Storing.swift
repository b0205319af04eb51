import MoneyCore

// Numbers of ids, for a store that keeps transactions one by one.

extension Portfolio {
  /// The limit that the number of the next id does not reach.
  public static var lastNumber: UInt64 { limit }

  /// Makes sure that a number which a store was given as an id is not given again.
  package mutating func countUp(after id: ShortText) {
    if let number = id.number, number >= next, number < Portfolio.lastNumber { next = number + 1 }
  }
}

extension ShortText {
  /// The number of an id that a portfolio assigned; nil for any other id.
  public var number: UInt64? {
    var number: UInt64 = 0
    for byte in bytes {
      guard ASCII.isDigit(byte) else { return nil }
      let (tens, first) = number.multipliedReportingOverflow(by: 10)
      let (sum, second) = tens.addingReportingOverflow(UInt64(ASCII.digit(byte)))
      if first || second { return nil }
      number = sum
    }
    return !isEmpty && ShortText(number) == self ? number : nil
  }
}
