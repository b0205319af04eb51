import MoneyCore

/// Where the numbers of a JSON text stand, and the text with a stand-in of the same length for each.
///
/// jansson turns every number with a point or an exponent into a double. So it is given `1000…` (or `1E000…`, past what
/// its integers hold) in place of each number, checks the structure, and the k-th number of its tree is the k-th span
/// here, read from the original text. Same lengths keep its error positions right.
struct NumberSpans {
  private(set) var spans: [Range<Int>] = []
  /// What jansson reads.
  private(set) var text: [UInt8]

  /// The deepest nesting of objects and arrays that is read.
  static var deepest: Int { 128 }

  /// The longest stand-in that jansson reads as an integer.
  private static var longestInteger: Int { 18 }

  init(_ source: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    text = Array(source)
    var depth = 0
    var index = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\""):
        index = NumberSpans.stringEnd(source, from: index)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > NumberSpans.deepest {
          throw MoneyFailure(
            .limit, "nested deeper than " + .number(NumberSpans.deepest) + " levels", at: index)
        }
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        let end = NumberSpans.tokenEnd(source, from: index)
        if NumberSpans.isNumber(source, index..<end), NumberSpans.isBoundary(source, end) {
          replace(index..<end)
        }
        index = end
      default:
        index += 1
      }
    }
  }

  /// Behind the closing quote, or the text's end.
  private static func stringEnd(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + 1
    while index < source.count, source[index] != ASCII.quote {
      index += source[index] == ASCII.backslash ? 2 : 1
    }
    return min(index + 1, source.count)
  }

  private static func tokenEnd(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + 1
    while index < source.count, isNumberByte(source[index]) { index += 1 }
    return index
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || byte == ASCII.point || byte == ASCII.plus || byte == ASCII.minus
      || byte | 0x20 == UInt8(ascii: "e")
  }

  /// White space, `,`, `]`, `}` or the end.
  private static func isBoundary(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index < source.count else { return true }
    return switch source[index] {
    case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn, ASCII.comma,
      UInt8(ascii: "]"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// RFC 8259, section 6.
  private static func isNumber(
    _ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var index = range.lowerBound
    func digits() -> Int {
      let start = index
      while index < range.upperBound, ASCII.isDigit(source[index]) { index += 1 }
      return index - start
    }
    if source[index] == ASCII.minus { index += 1 }
    let first = index
    let whole = digits()
    if whole == 0 || (whole > 1 && source[first] == ASCII.zero) { return false }
    if index < range.upperBound, source[index] == ASCII.point {
      index += 1
      if digits() == 0 { return false }
    }
    if index < range.upperBound, source[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < range.upperBound, source[index] == ASCII.plus || source[index] == ASCII.minus {
        index += 1
      }
      if digits() == 0 { return false }
    }
    return index == range.upperBound
  }

  private mutating func replace(_ range: Range<Int>) {
    spans.append(range)
    for index in range { text[index] = ASCII.zero }
    text[range.lowerBound] = UInt8(ascii: "1")
    if range.count > NumberSpans.longestInteger {
      text[range.lowerBound + 1] = UInt8(ascii: "E")
    }
  }
}
