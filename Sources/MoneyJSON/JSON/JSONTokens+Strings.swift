import MoneyCore

extension JSONTokens {
  /// Consumes a string. If it is malformed, jansson receives the fault and little of the text before it.
  mutating func takeString(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + 1
    while index < source.count, source[index] != ASCII.quote {
      let length = JSONTokens.unitLength(source, at: index)
      if length == 0 { break }
      index += length
    }
    guard index < source.count, source[index] == ASCII.quote else {
      // The longest character or escape consists of 6 bytes.
      if index - start > JSONTokens.longest - 6 { replace(start..<index, with: [ASCII.quote]) }
      return source.count
    }
    let token = start..<(index + 1)
    guard token.count > JSONTokens.longest else { return token.upperBound }
    let (content, broken) = JSONTokens.content(source, (start + 1)..<index)
    if let broken {
      replace(token, with: [ASCII.quote] + source[broken] + [ASCII.quote])
    } else {
      strings.append(token)
      replace(token, with: [ASCII.quote] + standIn(for: content) + [ASCII.quote])
    }
    return token.upperBound
  }

  /// The stand-in for a content. Equal contents share a stand-in, so that jansson finds duplicate keys.
  private mutating func standIn(for content: [UInt8]) -> [UInt8] {
    let position = positions.find(content, bytesAt: { contents[$0] }) ?? contents.count
    if position == contents.count {
      contents.append(content)
      positions.insert(position, bytesAt: { contents[$0] })
    }
    var digits = [UInt8](repeating: ASCII.zero, count: JSONTokens.standInLength)
    var rest = position
    for index in digits.indices.reversed() {
      digits[index] += UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return digits
  }

  /// The number of bytes of a character of a string, or of its escape; 0 if it is neither. RFC 8259, section 7.
  private static func unitLength(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard source[index] == ASCII.backslash else { return source[index] < ASCII.space ? 0 : 1 }
    guard index + 1 < source.count else { return 0 }
    if source[index + 1] == UInt8(ascii: "u") { return codeUnit(source, at: index) == nil ? 0 : 6 }
    return escaped(source[index + 1]) == nil ? 0 : 2
  }

  private static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case ASCII.quote, ASCII.backslash, ASCII.slash: letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): ASCII.lineFeed
    case UInt8(ascii: "r"): ASCII.carriageReturn
    case UInt8(ascii: "t"): ASCII.tab
    default: nil
    }
  }

  /// The value of the four hexadecimal digits after `\u`.
  private static func codeUnit(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32? {
    guard source.count - index >= 6, source[index] == ASCII.backslash, source[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt32 = 0
    for byte in source[(index + 2)..<(index + 6)] {
      let letter = (byte | 0x20) &- UInt8(ascii: "a")
      guard ASCII.isDigit(byte) || letter < 6 else { return nil }
      unit = unit << 4 | UInt32(ASCII.isDigit(byte) ? ASCII.digit(byte) : letter + 10)
    }
    return unit
  }

  /// The content of a string with its escapes resolved, or the first invalid escape.
  static func content(
    _ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (bytes: [UInt8], broken: Range<Int>?) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let length = unitLength(source, at: index)
      if length == 1 {
        bytes.append(source[index])
      } else if length == 2 {
        bytes.append(escaped(source[index + 1]) ?? 0)
      } else if let first = codeUnit(source, at: index) {
        let second = codeUnit(source, at: index + 6)
        let escape = index..<(index + (first >> 10 == 0x36 && second != nil ? 12 : 6))
        var value = first
        if first >> 10 == 0x36, let second, second >> 10 == 0x37 {
          value = 0x1_0000 + (first & 0x3FF) << 10 + second & 0x3FF
        }
        guard value != 0, let scalar = Unicode.Scalar(value) else { return ([], escape) }
        if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
        index = escape.upperBound
        continue
      }
      index += max(1, length)
    }
    return (bytes, nil)
  }
}
