import MoneyCore

/// Reads a wallet's JSON just as the library writes it, without a tree: members in their order, no white space, no
/// escapes. Whatever differs gives nil, and is for the general reader to take or to refuse.
struct CanonicalWallet {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  static func read(_ text: UnsafeBufferPointer<UInt8>) -> WalletState? {
    var reader = CanonicalWallet(text: text)
    return reader.state()
  }

  private init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  private mutating func state() -> WalletState? {
    guard take("{") else { return nil }
    var entries: [WalletEntry] = []
    if take("\"entries\":[") {
      guard self.entries(into: &entries), take(",") else { return nil }
    }
    guard take("\"format\":\"libmoney.wallet\",") else { return nil }
    var holds: [WalletEntry] = []
    if take("\"holds\":[") {
      guard self.entries(into: &holds), take(",") else { return nil }
    }
    guard take("\"next\":"), let next = number(), take(",\"revision\":"), let revision = number(),
      take(",\"version\":1}"), index == text.count
    else { return nil }
    return WalletState(entries: entries, holds: holds, next: next, revision: revision)
  }

  /// Up to the end of the list; not none, which would not have been written.
  private mutating func entries(into entries: inout [WalletEntry]) -> Bool {
    repeat {
      guard let entry = entry() else { return false }
      entries.append(entry)
    } while take(",")
    return take("]")
  }

  private mutating func entry() -> WalletEntry? {
    guard take("{\"amount\":\""), let digits = string(), let amount = try? Decimal(parsing: digits),
      take(",\"currency\":\""), let letters = string(), let currency = code(letters)
    else { return nil }
    var day: Day?
    if take(",\"date\":\"") {
      guard let date = string(), let read = try? Day(parsing: date) else { return nil }
      day = read
    }
    guard take(",\"id\":"), let id = number() else { return nil }
    var note = WalletNote.none
    var label: [UInt8] = []
    if take(",\"label\":\"") {
      guard let words = string() else { return nil }
      label = Array(words)
    }
    if day != nil || !label.isEmpty {
      guard let given = try? WalletNote(label: label, day: day) else { return nil }
      note = given
    }
    return take("}") ? WalletEntry(id: id, amount: Money(amount, currency), note: note) : nil
  }

  private mutating func take(_ expected: StaticString) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard text.count &- index >= count else { return false }
    for offset in 0..<count where expected.utf8Start[offset] != text[index &+ offset] { return false }
    index &+= count
    return true
  }

  /// What is left of a string, and its closing quote.
  private mutating func string() -> UnsafeBufferPointer<UInt8>? {
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

  /// At most 18 digits; longer ones are for the general reader.
  private mutating func number() -> UInt64? {
    let start = index
    var value: UInt64 = 0
    while index < text.count, ASCII.isDigit(text[index]), index &- start <= 18 {
      value = value &* 10 &+ UInt64(ASCII.digit(text[index]))
      index &+= 1
    }
    let count = index &- start
    return count == 0 || count > 18 || (count > 1 && text[start] == ASCII.zero) ? nil : value
  }

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
