import MoneyCore

/// Texts in comments of Ledger and hledger, which would find dates and tags in them: all signs but letters, digits and
/// single spaces are a percent sign with two hexadecimal digits.
enum PercentText {
  static func encoded(_ text: [UInt8]) -> [UInt8] {
    var encoded: [UInt8] = []
    for (index, byte) in text.enumerated() {
      let isInner = index > 0 && index &+ 1 < text.count && text[index &- 1] != ASCII.space
      if byte >= 0x80 || ASCII.isLetter(byte) || ASCII.isDigit(byte) || (byte == ASCII.space && isInner) {
        encoded.append(byte)
        continue
      }
      encoded.append(0x25)
      encoded.append(digit(byte >> 4))
      encoded.append(digit(byte & 15))
    }
    return encoded
  }

  /// Nil if a percent sign is not followed by two hexadecimal digits.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    var decoded: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] != 0x25 {
        decoded.append(text[index])
        index &+= 1
        continue
      }
      guard index &+ 2 < text.count, let high = value(text[index &+ 1]), let low = value(text[index &+ 2]) else {
        return nil
      }
      decoded.append(high << 4 | low)
      index &+= 3
    }
    return decoded
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? ASCII.zero &+ value : 0x37 &+ value }

  private static func value(_ digit: UInt8) -> UInt8? {
    if ASCII.isDigit(digit) { return ASCII.digit(digit) }
    return digit >= 0x41 && digit <= 0x46 ? digit &- 0x37 : nil
  }
}
