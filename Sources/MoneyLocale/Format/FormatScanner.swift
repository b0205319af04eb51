import MoneyCore

/// Reads a number in the form in which a format writes it, from a place in a text to the first byte that does not
/// belong to it.
struct FormatScanner {
  /// The index after the number.
  private(set) var end: Int
  /// The digits, with at most one point.
  private var digits: [UInt8] = []
  /// The place of a separator at which no group starts.
  private var misplaced: Int?
  private let start: Int
  private let text: UnsafeBufferPointer<UInt8>
  private let format: AmountFormat

  init(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ format: AmountFormat) {
    self.text = text
    self.format = format
    start = range.lowerBound
    var index = range.lowerBound
    var isLatin: Bool?
    var point: Int?
    /// The group separators: the number of digits before each, and its place.
    var separators: [(digits: Int, place: Int)] = []
    func digit(at index: Int) -> (digit: UInt8, end: Int)? {
      guard let (digit, length) = Numerals.digit(text, index, format.zero), index &+ length <= range.upperBound,
        isLatin ?? ASCII.isDigit(text[index]) == ASCII.isDigit(text[index])
      else { return nil }
      return (digit, index &+ length)
    }
    while index < range.upperBound {
      if let (value, next) = digit(at: index) {
        isLatin = ASCII.isDigit(text[index])
        digits.append(ASCII.zero &+ value)
        index = next
        continue
      }
      // A separator belongs to the number only if a digit follows it.
      if point != nil { break }
      if let next = FormatScanner.end(of: format.decimalSeparator, text, index), digit(at: next) != nil,
        !digits.isEmpty || format.pattern.number.wholeDigits == 0
      {
        point = digits.count
        digits.append(ASCII.point)
        index = next
        continue
      }
      guard format.grouping.primary > 0, !digits.isEmpty,
        let next = FormatScanner.end(of: format.groupSeparator, text, index), digit(at: next) != nil
      else { break }
      separators.append((digits.count, index))
      index = next
    }
    end = index
    misplaced = format.grouping.misplaced(separators, of: point ?? digits.count)
  }

  /// The value of the number.
  func value() throws(MoneyFailure) -> Decimal {
    if digits.isEmpty { throw MoneyFailure(.syntax, "expected a number in " + .quoted(text), at: start) }
    if let misplaced {
      throw .notANumber(text, decimal: format.decimalSeparator, group: format.groupSeparator, at: misplaced)
    }
    do throws(MoneyFailure) {
      return try digits.reading { (bytes) throws(MoneyFailure) in try Decimal(parsing: bytes) }
    } catch {
      throw error.placed(at: start)
    }
  }

  /// The index after a sign at an index of a text; nil if the sign is not there.
  private static func end(of sign: [UInt8], _ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    guard text.count &- index >= sign.count else { return nil }
    for offset in sign.indices where text[index &+ offset] != sign[offset] { return nil }
    return index &+ sign.count
  }
}
