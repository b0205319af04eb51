import MoneyCore

/// The number in an amount: its digits, and its place in the text.
struct LocaleNumber {
  let range: Range<Int>
  /// The number of digits before the point.
  let wholeDigits: Int
  /// The digits, with at most one point.
  private var digits: [UInt8] = []
  private let text: UnsafeBufferPointer<UInt8>

  /// Finds the first digit of a text, and reads the number from it on.
  init(
    _ text: UnsafeBufferPointer<UInt8>, _ format: LocaleFormat, after start: Int
  ) throws(MoneyFailure) {
    self.text = text
    let decimal = format.decimalSign
    let group = format.groupSign
    var index = start
    var found: UnsafeBufferPointer<UInt8>?
    while index < text.count {
      found = Numerals.zero(ofDigitAt: index, in: text, format.zero)
      if found != nil { break }
      index &+= 1
    }
    // All digits of a number are of the script of the first one.
    guard let zero = found else {
      throw MoneyFailure(.syntax, "expected a number in " + .quoted(text), at: text.count)
    }
    let first = index
    let isLatin = ASCII.isDigit(text[index])
    /// The group separators: the number of digits before each, and its place in the text.
    var groups: [(digits: Int, place: Int)] = []
    var point: Int?
    while index < text.count {
      if let (digit, length) = Numerals.digit(text, index, zero), ASCII.isDigit(text[index]) == isLatin {
        digits.append(ASCII.zero &+ digit)
        index &+= length
        continue
      }
      // A sign belongs to the number only if a digit follows it.
      if let length = LocaleNumber.length(of: decimal, text, index, zero),
        LocaleNumber.isDigit(text, index &+ length, zero)
      {
        guard point == nil else { throw .wrong(text, format, at: index) }
        point = digits.count
        digits.append(ASCII.point)
        index &+= length
        continue
      }
      if let length = LocaleNumber.groupLength(group, text, index, zero),
        LocaleNumber.isDigit(text, index &+ length, zero)
      {
        guard point == nil else { throw .wrong(text, format, at: index) }
        groups.append((digits.count, index))
        index &+= length
        continue
      }
      break
    }
    range = first..<index
    // Rejects a digit of another numeral system, and a sign that is not the locale's but precedes a digit.
    if index < text.count, LocaleNumber.isDigit(text, index, zero) { throw .wrong(text, format, at: index) }
    if index &+ 1 < text.count, text[index] == ASCII.point || text[index] == ASCII.comma,
      LocaleNumber.isDigit(text, index &+ 1, zero)
    {
      throw .wrong(text, format, at: index)
    }
    wholeDigits = point ?? digits.count
    // The accounting pattern and the one beside names may have other groups.
    guard let wrong = Grouping(format.standard).misplaced(groups, of: wholeDigits),
      Grouping(format.accounting).misplaced(groups, of: wholeDigits) != nil,
      Grouping(format.plain).misplaced(groups, of: wholeDigits) != nil
    else { return }
    throw .wrong(text, format, at: wrong)
  }

  /// The value of the number times a power of ten.
  func value(isNegative: Bool, exponent: Int) throws(MoneyFailure) -> Decimal {
    let value: Decimal
    do throws(MoneyFailure) {
      value = try digits.withUnsafeBufferPointer { bytes throws(MoneyFailure) in try Decimal(parsing: bytes) }
    } catch {
      throw error.status == .overflow ? error : .notADecimal(text, at: range.lowerBound)
    }
    let signed = isNegative ? value.negated : value
    if exponent == 0 { return signed }
    if Int(signed.scale) >= exponent {
      return Decimal(unchecked: signed.coefficient, scale: signed.scale &- UInt32(truncatingIfNeeded: exponent))
    }
    let power = Decimal(unchecked: Int128(truncatingIfNeeded: PowerOfTen.wide(exponent &- Int(signed.scale))), scale: 0)
    return try Decimal(unchecked: signed.coefficient, scale: 0).multiplied(by: power)
  }

  // MARK: Signs

  private static func isDigit(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ zero: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    index < text.count && Numerals.zero(ofDigitAt: index, in: text, zero) != nil
  }

  /// The length of a sign at an index, or nil. Next to full-width digits a point or a comma may be full-width too.
  private static func length(
    of sign: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ index: Int,
    _ zero: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    if let length = length(of: sign, text, index) { return length }
    guard zero[0] == 0xEF, sign.count == 1 else { return nil }
    let isComma = sign[0] == ASCII.comma
    guard isComma || sign[0] == ASCII.point else { return nil }
    return length(of: isComma ? UTF8Bytes("\u{FF0C}") : UTF8Bytes("\u{FF0E}"), text, index)
  }

  private static func groupLength(
    _ sign: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ index: Int,
    _ zero: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    groupLength(sign, text, index) ?? length(of: sign, text, index, zero)
  }

  /// The length of a sign at an index, or nil.
  static func length(
    of sign: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int? {
    guard index &+ sign.count <= text.count else { return nil }
    for offset in 0..<sign.count where text[index &+ offset] != sign[offset] { return nil }
    return sign.count
  }

  /// The length of a group separator, as in `length`. All blanks are equivalent, and so are both apostrophes.
  static func groupLength(
    _ sign: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int? {
    if let length = length(of: sign, text, index) { return length }
    if Blank.length(at: 0, in: sign) != nil { return Blank.length(at: index, in: text) }
    let (straight, curly) = (UTF8Bytes("'"), UTF8Bytes("\u{2019}"))
    if sign.elementsEqual(curly) { return length(of: straight, text, index) }
    return sign.elementsEqual(straight) ? length(of: curly, text, index) : nil
  }
}

extension MoneyFailure {
  @inline(never)
  fileprivate static func wrong(
    _ text: UnsafeBufferPointer<UInt8>, _ format: LocaleFormat, at position: Int
  ) -> MoneyFailure {
    .notANumber(text, decimal: format.decimalSign, group: format.groupSign, at: position)
  }
}
