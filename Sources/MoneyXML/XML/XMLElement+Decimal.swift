import MoneyCore

extension XMLElement {
  /// The text as a number of XML Schema, without an exponent: "12.50", ".5", "5.", "+1".
  ///
  /// - Throws: `document` if the text is no such number, `overflow` beyond 38 digits.
  public func decimal() throws(MoneyFailure) -> Decimal {
    var plain = text
    var (digits, points) = (0, 0)
    for (index, byte) in plain.enumerated() {
      if ASCII.isDigit(byte) {
        digits += 1
      } else if byte == ASCII.point {
        points += 1
      } else if index > 0 || (byte != ASCII.plus && byte != ASCII.minus) {
        points = 2
      }
    }
    guard digits > 0, points < 2 else { throw failure(.document, "expected a number, got " + .quoted(text)) }
    // The engine expects digits on both sides of a point.
    if plain.last == ASCII.point { plain.removeLast() }
    if plain.first == ASCII.plus { plain.removeFirst() }
    let start = plain.first == ASCII.minus ? 1 : 0
    if plain[start] == ASCII.point { plain.insert(ASCII.zero, at: start) }
    do throws(MoneyFailure) {
      return try plain.reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
    } catch {
      throw failure(.overflow, "a number must have at most 38 digits, got " + .quoted(text))
    }
  }
}
