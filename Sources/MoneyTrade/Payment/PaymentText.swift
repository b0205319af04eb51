import MoneyCore

/// The rules for texts and check digits that payment codes share.
enum PaymentText {
  /// The text without spaces, in upper case.
  static func compact(_ text: [UInt8]) -> [UInt8] {
    var compact: [UInt8] = []
    for byte in text where byte != ASCII.space {
      compact.append(ASCII.isLetter(byte) ? byte & 0xDF : byte)
    }
    return compact
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool { ASCII.isLetter(byte) || ASCII.isDigit(byte) }

  /// True if a list of two-letter codes contains a code.
  static func contains(_ codes: StaticString, _ first: UInt8, _ second: UInt8) -> Bool {
    let table = UTF8Bytes(codes)
    for start in stride(from: 0, to: table.count, by: 2) where table[start] == first && table[start + 1] == second {
      return true
    }
    return false
  }

  /// True if the third and fourth characters are the check digits of the others.
  static func isChecked(_ text: [UInt8]) -> Bool { text[2..<4].elementsEqual(checkDigits(text)) }

  /// The check digits of ISO 7064 modulo 97-10, with the first two characters at the end and letters as 10 to 35. The
  /// text consists of at least four letters or digits, of which the third and fourth are ignored.
  static func checkDigits(_ text: [UInt8]) -> [UInt8] {
    var remainder = 0
    for byte in text[4...] + text[..<2] {
      let value = ASCII.isDigit(byte) ? Int(ASCII.digit(byte)) : Int(byte &- 0x41) + 10
      remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
    }
    let check = 98 - remainder * 100 % 97
    return [check / 10, check % 10].map { ASCII.zero &+ UInt8(truncatingIfNeeded: $0) }
  }

  /// Throws unless a text is one line of at most `longest` characters.
  static func check(_ text: [UInt8], _ name: StaticString, atMost longest: Int) throws(MoneyFailure) {
    try OneLine.check(text, name)
    let count = length(text)
    if count > longest {
      throw MoneyFailure(
        .limit, Message(name) + " must be at most " + .number(longest) + " characters, got " + .number(count))
    }
  }

  /// The number of characters.
  static func length(_ text: [UInt8]) -> Int {
    text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 &+ 1 }
  }

  /// Throws `argument` if a text is missing.
  static func require(_ text: [UInt8], _ name: StaticString) throws(MoneyFailure) {
    if text.isEmpty { throw MoneyFailure(.argument, Message(name) + " must be set") }
  }

  /// Throws `argument` if a text is set that the format does not contain.
  static func exclude(_ text: [UInt8], _ name: StaticString) throws(MoneyFailure) {
    if !text.isEmpty {
      throw MoneyFailure(.argument, Message(name) + " must not be set for this format, got " + .quoted(text))
    }
  }
}
