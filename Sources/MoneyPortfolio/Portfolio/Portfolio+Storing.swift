import MoneyCore

// What a store that keeps transactions one by one needs to know.

extension Portfolio {
  /// What the number of the next id does not reach.
  public static var lastNumber: UInt64 { limit }

  /// A number that a store was given as an id is not given again.
  package mutating func countUp(after id: ShortText) {
    if let number = id.number, number >= next, number < Portfolio.lastNumber { next = number + 1 }
  }
}

extension ShortText {
  /// The number that an id is the id of, as a portfolio gives them; nil of any other.
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
