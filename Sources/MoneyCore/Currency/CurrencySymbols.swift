/// The symbols of currencies, made from `share/currencies/symbols.csv`: fixed-width lines, sorted by their bytes.
package enum CurrencySymbols {
  /// A symbol found in a text: its length in bytes, and the currencies that it may denote.
  package struct Match {
    package let length: Int
    fileprivate let start: Int
    package let codeCount: Int
    /// True if CLDR's locales write only the first currency this way; the others contain the symbol's word in a name.
    package let isWord: Bool

    /// The currency, if the symbol denotes only one.
    package var code: CurrencyCode? { codeCount == 1 ? code(0) : nil }

    package func code(_ index: Int) -> CurrencyCode? {
      let first = CurrencySymbols.codes.utf8Start + (start &+ index &* 3)
      return CurrencyCode(bytes: UnsafeBufferPointer(start: first, count: 3))
    }
  }

  /// The longest symbol at an index of a text. A symbol of letters must not end inside a word.
  package static func match(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Match? {
    guard index < text.count else { return nil }
    let first = text[index]
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) / 2
      if line(middle)[0] < first { low = middle &+ 1 } else { high = middle }
    }
    var found: Match?
    while low < count, line(low)[0] == first {
      // In the order of their bytes, a longer symbol comes after the shorter ones that it starts with.
      let length = self.length(low)
      if isThere(low, length, in: text, at: index) {
        found = Match(
          length: length, start: number(low, symbolWidth, 4), codeCount: number(low, symbolWidth &+ 4, 2),
          isWord: line(low)[symbolWidth &+ 6] == ASCII.plus)
      }
      low &+= 1
    }
    return found
  }

  /// True if a symbol contains letters before or after a sign: `$` in `US$` and in `$US`.
  package static func joinsLetters(_ sign: [UInt8], before isBefore: Bool) -> Bool {
    for row in 0..<count {
      let symbol = UnsafeBufferPointer(start: line(row), count: length(row))
      guard symbol.count > sign.count else { continue }
      let isThere = isBefore ? symbol.suffix(sign.count).elementsEqual(sign) : symbol.starts(with: sign)
      if isThere { return true }
    }
    return false
  }

  private static func line(_ row: Int) -> UnsafePointer<UInt8> { lines.utf8Start + row &* lineWidth }

  private static func length(_ row: Int) -> Int {
    var length = symbolWidth
    while line(row)[length &- 1] == ASCII.space { length &-= 1 }
    return length
  }

  private static func isThere(_ row: Int, _ length: Int, in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let end = index &+ length
    guard end <= text.count else { return false }
    let symbol = line(row)
    for offset in 0..<length where text[index &+ offset] != symbol[offset] { return false }
    return end == text.count || !ASCII.isLetter(text[end]) || !ASCII.isLetter(text[end &- 1])
  }

  private static func number(_ row: Int, _ offset: Int, _ width: Int) -> Int {
    var value = 0
    for place in 0..<width { value = value &* 10 &+ Int(ASCII.digit(line(row)[offset &+ place])) }
    return value
  }
}
