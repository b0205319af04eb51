import MoneyCore

/// The text of a journal, and the names in it.
package struct JournalText {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// - Parameter capacity: the number of bytes for which memory is reserved.
  package init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  package mutating func add(_ text: StaticString) { bytes.append(contentsOf: UTF8Bytes(text)) }
  package mutating func add(_ text: [UInt8]) { bytes.append(contentsOf: text) }
  package mutating func endLine() { bytes.append(ASCII.lineFeed) }

  /// Adds an amount or a quantity, negated if it goes out.
  package mutating func add(_ amount: Decimal, isOut: Bool = false) {
    add((isOut ? amount.negated : amount).plainText)
  }

  /// Adds a text in quotes.
  package mutating func addString(_ text: [UInt8]) {
    bytes.append(ASCII.quote)
    for byte in text {
      if byte == ASCII.quote || byte == ASCII.backslash { bytes.append(ASCII.backslash) }
      bytes.append(byte)
    }
    bytes.append(ASCII.quote)
  }
}

/// The names of securities and currencies in a journal. A text that is a name there stays as it is. Any other text
/// follows `S'` or `C'`, and each of its bytes but capital letters and digits becomes `_` and two hexadecimal digits.
package struct JournalNames {
  private var currencies: [CurrencyCode] = []
  private var index = HashIndex(capacity: 0)

  init(_ portfolio: Portfolio) {
    for transaction in portfolio.entered {
      if let code = transaction.total?.currency { note(code) }
      if let code = transaction.fee?.currency { note(code) }
    }
  }

  private mutating func note(_ code: CurrencyCode) {
    if isCurrency(code) { return }
    currencies.append(code)
    index.insert(currencies.count - 1) { currencies[$0] }
  }

  private func isCurrency(_ code: CurrencyCode) -> Bool { index.find(code, keyAt: { currencies[$0] }) != nil }

  func symbol(_ symbol: ShortText) -> [UInt8] {
    let text = symbol.bytes
    let isCurrency = CurrencyCode(bytes: text[...]).map(isCurrency) ?? false
    return JournalNames.isName(text) && !isCurrency ? text : JournalNames.escaped(text, by: 0x53)
  }

  package static func code(_ code: CurrencyCode) -> [UInt8] {
    isName(code.bytes) ? code.bytes : escaped(code.bytes, by: 0x43)
  }

  /// The code of a name that `code` returns, or of any other name that is a code; nil for other names.
  package static func code(named name: [UInt8]) -> CurrencyCode? {
    guard isEscaped(name, by: 0x43) else { return CurrencyCode(bytes: name) }
    return decoded(name[2...]).flatMap { CurrencyCode(bytes: $0) }
  }

  /// The symbol of a name that `symbol` returns, or any other name as it is.
  package static func symbol(named name: [UInt8]) -> [UInt8] {
    guard isEscaped(name, by: 0x53) else { return name }
    return decoded(name[2...]) ?? name
  }

  private static func isEscaped(_ name: [UInt8], by letter: UInt8) -> Bool {
    name.count > 2 && name[0] == letter && name[1] == 0x27
  }

  /// The bytes of a text that `hexadecimal` returns; nil for a text that it does not.
  package static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] != ASCII.underscore {
        bytes.append(text[index])
        index &+= 1
        continue
      }
      guard index &+ 2 < text.endIndex, let high = digit(text[index &+ 1]), let low = digit(text[index &+ 2]) else {
        return nil
      }
      bytes.append(high << 4 | low)
      index &+= 3
    }
    return bytes
  }

  /// The value of a hexadecimal digit in capitals.
  private static func digit(_ byte: UInt8) -> UInt8? {
    if ASCII.isDigit(byte) { return ASCII.digit(byte) }
    return byte >= 0x41 && byte <= 0x46 ? byte &- 0x37 : nil
  }

  /// True if a text is a name: 2 to 24 capital letters, digits, `.` and `-`. It starts with a letter, ends with a
  /// letter or a digit, and is not a reserved word.
  private static func isName(_ text: [UInt8]) -> Bool {
    guard text.count >= 2, text.count <= 24, let first = text.first, let last = text.last else { return false }
    guard ASCII.isUppercase(first), isPlain(last) else { return false }
    for byte in text where !isPlain(byte) && byte != ASCII.point && byte != ASCII.minus { return false }
    return
      !(UTF8Bytes("TRUE").elementsEqual(text) || UTF8Bytes("FALSE").elementsEqual(text)
      || UTF8Bytes("NULL").elementsEqual(text))
  }

  private static func isPlain(_ byte: UInt8) -> Bool { ASCII.isUppercase(byte) || ASCII.isDigit(byte) }

  private static func escaped(_ text: [UInt8], by letter: UInt8) -> [UInt8] {
    // An array literal is avoided here: an Embedded build can mistake one literal of constants for another.
    var name: [UInt8] = []
    name.append(letter)
    name.append(0x27)
    name.append(contentsOf: hexadecimal(text))
    return name
  }

  /// Writes every byte but capital letters and digits as `_` and two hexadecimal digits.
  package static func hexadecimal(_ text: [UInt8]) -> [UInt8] {
    var name: [UInt8] = []
    for byte in text {
      if isPlain(byte) {
        name.append(byte)
        continue
      }
      name.append(ASCII.underscore)
      for digit in [byte >> 4, byte & 15] { name.append(digit < 10 ? ASCII.zero + digit : 0x37 + digit) }
    }
    return name
  }
}
