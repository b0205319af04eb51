import MoneyCore
import MoneyXML

/// A number of a document, and its element.
struct Stated {
  /// The value; 0 beyond 38 digits.
  var value: Decimal
  /// The number of fraction digits as written, including trailing zeros.
  var fractionDigits: Int
  let element: XMLElement
  /// The failure of a number with more than 38 digits, which only a calculation reports.
  let tooLong: MoneyFailure?

  init(_ value: Decimal, fractionDigits: Int, at element: XMLElement, tooLong: MoneyFailure? = nil) {
    self.value = value
    self.fractionDigits = fractionDigits
    self.element = element
    self.tooLong = tooLong
  }

  /// The value for a calculation.
  func number() throws(MoneyFailure) -> Decimal {
    if let tooLong { throw tooLong }
    return value
  }

  /// The number of fraction digits without trailing zeros.
  var neededDigits: Int {
    if tooLong != nil { return fractionDigits }
    return Int((try? value.normalized(atLeast: 0).scale) ?? value.scale)
  }

  var isNegative: Bool { tooLong == nil ? value.isNegative : element.text.first == ASCII.minus }

  var isZero: Bool { tooLong == nil && value.isZero }
}
