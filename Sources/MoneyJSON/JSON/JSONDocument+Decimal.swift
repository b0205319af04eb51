import MoneyCore

extension JSONDocument {
  /// Reads a number, or a string with a number, exactly and with its exponent.
  func exact(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> Decimal {
    guard let value, let numeral = numeral(value) else {
      throw .member(name, mustBe: "a number or a string of one", got: value)
    }
    let letter = numeral.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? numeral.count
    do throws(MoneyFailure) {
      let mantissa = try Array(numeral[..<letter]).reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
      if letter == numeral.count { return mantissa }
      guard let exponent = Self.exponent(numeral[(letter + 1)...]), let scaled = mantissa.scaled(by: exponent) else {
        throw MoneyFailure(.overflow, "\"" + Message(name) + "\" must have at most 38 digits, got " + .quoted(numeral))
      }
      return scaled
    } catch { throw error.unplaced }
  }

  private static func exponent(_ text: ArraySlice<UInt8>) -> Int? {
    var digits = text
    let sign = digits.first
    if sign == ASCII.minus || sign == ASCII.plus { digits.removeFirst() }
    guard !digits.isEmpty, digits.count <= 4, digits.allSatisfy(ASCII.isDigit) else { return nil }
    var value = 0
    for digit in digits { value = value * 10 + Int(ASCII.digit(digit)) }
    return sign == ASCII.minus ? -value : value
  }
}

extension Decimal {
  /// The value times 10 to a power, exactly; nil if it does not fit.
  fileprivate func scaled(by exponent: Int) -> Decimal? {
    let scale = Int(self.scale) - exponent
    if scale >= 0 { return UInt32(exactly: scale).flatMap { Decimal(coefficient: coefficient, scale: $0) } }
    if coefficient == 0 { return .zero }
    var shifted = coefficient
    for _ in 0..<min(-scale, 40) {
      let (product, isTooLarge) = shifted.multipliedReportingOverflow(by: 10)
      if isTooLarge { return nil }
      shifted = product
    }
    return -scale > 40 ? nil : Decimal(coefficient: shifted, scale: 0)
  }
}
