import MoneyCore

extension JSONTokens {
  /// Consumes the longest prefix that RFC 8259, section 6, allows. jansson rejects any invalid bytes after it.
  mutating func takeNumber(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    // The number with each run of digits replaced by a single 1.
    var shape: [UInt8] = []
    var isWhole = true

    func isNext(_ isWanted: (UInt8) -> Bool) -> Bool { index < source.count && isWanted(source[index]) }
    func take(_ isWanted: (UInt8) -> Bool) -> Bool {
      guard isNext(isWanted) else { return false }
      shape.append(source[index])
      index += 1
      return true
    }
    func takeDigits() {
      guard isNext(ASCII.isDigit) else {
        isWhole = false
        return
      }
      shape.append(UInt8(ascii: "1"))
      while isNext(ASCII.isDigit) { index += 1 }
    }

    _ = take { $0 == ASCII.minus }
    if isNext({ $0 == ASCII.zero }) {
      index += 1
      shape.append(ASCII.zero)
      isWhole = !isNext(ASCII.isDigit)
    } else {
      takeDigits()
    }
    if isWhole, take({ $0 == ASCII.point }) { takeDigits() }
    let hasExponent = isWhole && take { $0 | 0x20 == UInt8(ascii: "e") }
    if hasExponent {
      _ = take { $0 == ASCII.plus || $0 == ASCII.minus }
      takeDigits()
    }
    if isWhole, JSONTokens.isBoundary(source, index) {
      numbers.append(start..<index)
      replace(start..<index, with: [UInt8(ascii: "1")])
    } else if index - start > JSONTokens.longest || hasExponent {
      // jansson must report the text that follows, not the size of an irrelevant double.
      replace(start..<index, with: shape)
    }
    // jansson does not read beyond a number that is cut off.
    return isWhole ? index : source.count
  }

  /// True if a number may end here: before white space, `,`, `]`, `}` or the end.
  private static func isBoundary(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index < source.count else { return true }
    return switch source[index] {
    case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn, ASCII.comma, ASCII.closeBracket,
      ASCII.closeBrace:
      true
    default: false
    }
  }
}
