import MoneyCore

/// The bytes of a URL. Source: RFC 3986.
enum URLText {
  static var longest: Int { 1024 }

  /// True if a byte never needs encoding in a URL: section 2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.minus || byte == ASCII.point
      || byte == ASCII.underscore || byte == UInt8(ascii: "~")
  }

  /// Percent-encodes bytes for a segment of a path or a value of a query.
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var encoded: [UInt8] = []
    for byte in bytes {
      if isUnreserved(byte) {
        encoded.append(byte)
      } else {
        encoded.append(UInt8(ascii: "%"))
        encoded.append(hexDigit(byte >> 4))
        encoded.append(hexDigit(byte & 15))
      }
    }
    return encoded
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? ASCII.zero &+ value : UInt8(ascii: "A") &+ value &- 10
  }

  /// Checks the URL that paths are appended to, and removes a slash from its end. A failure does not show the URL,
  /// because it may hold a secret.
  static func base(_ given: [UInt8]) throws(MoneyFailure) -> [UInt8] {
    if given.count > longest {
      let limit: Message = "base URL must be at most " + .number(longest) + " bytes, got "
      throw MoneyFailure(.limit, limit + .number(given.count), at: longest)
    }
    let scheme = given.prefix(8).map { $0 | 0x20 }
    let start = scheme.elementsEqual(UTF8Bytes("https://")) ? 8 : scheme.starts(with: UTF8Bytes("http:")) ? 7 : 0
    guard start > 0, given.count > start, given[start - 1] == ASCII.slash, given[start - 2] == ASCII.slash else {
      throw MoneyFailure(.syntax, "base URL must start with http:// or https://", at: 0)
    }
    for index in start..<given.count {
      let byte = given[index]
      guard byte > ASCII.space, byte < 0x7F, byte != ASCII.question, byte != UInt8(ascii: "#"),
        byte != UInt8(ascii: "@"), byte != ASCII.backslash, byte != ASCII.quote
      else {
        throw MoneyFailure(.syntax, "base URL must not contain this byte", at: index)
      }
    }
    guard given[start] != ASCII.slash else { throw MoneyFailure(.syntax, "base URL must name a server", at: start) }
    var base = given
    while base.last == ASCII.slash { base.removeLast() }
    return base
  }
}
