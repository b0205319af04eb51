/// The operation on each row, with the functions for one amount. It is the general path of every row that is too long
/// for words. The enum is boxed, so that its owner stays small and its case is not encoded in the padding between
/// another case's fields, which valgrind reports as uninitialised memory.
indirect enum ColumnWork {
  case convert(ColumnConversion)
  case round(ColumnRounding)

  /// The result's coefficient with the digits of the result, its factor to the scale of the column, and the flags.
  ///
  /// - Parameter explains: whether the caller reads the message of a failure.
  package func apply(
    _ value: Int128, code: Int, day: Int32?, explains: Bool
  ) throws(MoneyFailure) -> (Int128, pad: UInt128, flags: UInt32) {
    switch self {
    case .convert(let conversion): try conversion.apply(value, code: code, day: day, explains: explains)
    case .round(let rounding): try rounding.apply(value, code: code)
    }
  }
}

extension ColumnScale {
  /// - Parameter wayOut: the remedy that the message names for a currency without minor units.
  package func value(
    _ code: CurrencyCode?, _ wayOut: StaticString = "amounts.scale must be set"
  ) throws(MoneyFailure) -> UInt32 {
    switch self {
    case .scale(let scale): return scale
    case .failed(let status):
      guard let code else { throw MoneyFailure(.syntax, "invalid currency code") }
      if status == .unknownCurrency, CurrencyTable.contains(code) { throw .noMinorUnits(code, wayOut) }
      throw status == .unknownCurrency ? .unknownCurrency(code) : MoneyFailure(status, .code(code))
    }
  }
}

enum ColumnPad {
  /// The factor 10^(scale - digits); nil if the result column has fewer fraction digits than the results.
  package static func power(from digits: UInt32, to scale: UInt32?) -> UInt128? {
    guard let scale else { return 1 }
    return scale < digits ? nil : PowerOfTen.wide(Int(scale &- digits))
  }

  /// The power as a word; 0 if it does not fit.
  package static func word(_ power: UInt128) -> UInt64 {
    power < 1 << 62 ? UInt64(truncatingIfNeeded: power) : 0
  }

  static func tooShort(_ digits: UInt32, _ scale: UInt32?) -> MoneyFailure {
    MoneyFailure(
      .argument,
      "result.scale must be at least the " + .number(Int(digits)) + " digits of the results, got "
        + .number(Int(scale ?? 0)))
  }
}
