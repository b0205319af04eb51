import MoneyCore

/// Reads JSON exactly as the library writes it, with no white space and no escapes, and without a tree. For any other
/// JSON it returns false or nil, and the general reader accepts or refuses the text.
struct CanonicalScanner {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  var isAtEnd: Bool { index == text.count }

  /// Notes that everything so far is read; throws `cancelled` if the call is to end.
  func noteProgress() throws(MoneyFailure) {
    JSONProgress.note(index, of: text.count)
    try JSONProgress.check()
  }

  mutating func take(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard text.count &- index >= count else { return false }
    for offset in 0..<count where expected.utf8Start[offset] != text[index &+ offset] { return false }
    index &+= count
    return true
  }

  /// Reads the rest of a string and its closing quote.
  mutating func string() -> UnsafeBufferPointer<UInt8>? {
    let start = index
    while index < text.count {
      let byte = text[index]
      if byte == ASCII.quote {
        index &+= 1
        return UnsafeBufferPointer(rebasing: text[start..<(index &- 1)])
      }
      guard byte != ASCII.backslash, byte >= ASCII.space else { return nil }
      index &+= 1
    }
    return nil
  }

  /// Reads a number of at most 18 digits; the general reader handles longer ones.
  mutating func number() -> UInt64? {
    let start = index
    var value: UInt64 = 0
    while index < text.count, ASCII.isDigit(text[index]), index &- start <= 18 {
      value = value &* 10 &+ UInt64(ASCII.digit(text[index]))
      index &+= 1
    }
    let count = index &- start
    return count == 0 || count > 18 || (count > 1 && text[start] == ASCII.zero) ? nil : value
  }

  /// Reads the rest of a string that is a decimal.
  mutating func decimal() -> Decimal? { string().flatMap { try? Decimal(parsing: $0) } }

  /// Reads the rest of a string that is a currency's code.
  mutating func code() -> CurrencyCode? { string().flatMap { code($0) } }

  /// Reads the rest of a string that is a date.
  mutating func day() -> Day? { string().flatMap { try? Day(parsing: $0) } }

  private func code(_ letters: UnsafeBufferPointer<UInt8>) -> CurrencyCode? {
    guard letters.count <= CurrencyCode.longest else { return nil }
    var head: UInt32 = 0
    var tail: UInt64 = 0
    for (position, byte) in letters.enumerated() {
      if position < 4 {
        head |= UInt32(byte) << UInt32(truncatingIfNeeded: position &* 8)
      } else {
        tail |= UInt64(byte) << UInt64(truncatingIfNeeded: (position &- 4) &* 8)
      }
    }
    return CurrencyCode(head: head, rest: tail)
  }
}
