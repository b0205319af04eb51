import MoneyCore
import MoneyPortfolio

extension SecuritiesReader {
  /// Reads a posting: an account, and an amount with its cost and its price.
  mutating func readPosting() throws(MoneyFailure) -> SecuritiesPosting {
    if UTF8Bytes("([<").contains(scanner.byte) {
      throw JournalScanner.unsupported("virtual postings", at: scanner.index)
    }
    var posting = SecuritiesPosting(account: accountName())
    scanner.skipBlanks()
    if scanner.isAtEnd || scanner.byte == ASCII.semicolon { return posting }
    if scanner.byte == ASCII.equals { throw JournalScanner.unsupported("balance assignments", at: scanner.index) }
    let (amount, name) = try readAmount()
    posting.amount = amount
    try readValues(of: &posting)
    if posting.cost == nil, posting.label.isEmpty, let code = currency(name) {
      posting.code = code
    } else {
      posting.security = JournalNames.symbol(named: name)
    }
    return posting
  }

  /// Reads the cost and the price of an amount, up to a comment or the end of the line.
  private mutating func readValues(of posting: inout SecuritiesPosting) throws(MoneyFailure) {
    while true {
      scanner.skipBlanks()
      if scanner.isAtEnd || scanner.byte == ASCII.semicolon { return }
      if scanner.byte == ASCII.openBrace {
        try readCost(of: &posting)
      } else if scanner.take(0x40) {
        let isTotal = scanner.take(0x40)
        scanner.skipBlanks()
        posting.price = try readValue(isTotal: isTotal)
      } else if format != .beancount, scanner.byte == ASCII.openBracket || scanner.byte == 0x28 {
        // The date and the note of a lot in Ledger.
        let last: UInt8 = scanner.byte == 0x28 ? 0x29 : ASCII.closeBracket
        if scanner.byte(after: 1) == 0x40 { throw JournalScanner.unsupported("virtual prices", at: scanner.index) }
        _ = scanner.take { $0 != last }
        guard scanner.take(last) else { throw scanner.expected("a closing bracket") }
      } else if format != .beancount, scanner.byte == ASCII.equals {
        // An assertion changes no balance.
        return
      } else {
        throw scanner.expected("a cost, a price or the end of the line")
      }
    }
  }

  /// Reads the cost of a lot in braces: an amount, a date and a label, in any order, each of which may be missing.
  private mutating func readCost(of posting: inout SecuritiesPosting) throws(MoneyFailure) {
    let start = scanner.index
    scanner.advance()
    let isTotal = scanner.take(ASCII.openBrace)
    _ = format == .beancount ? false : scanner.take(ASCII.equals)
    while true {
      scanner.skipBlanks()
      if scanner.isAtEnd { throw MoneyFailure(.syntax, "expected a closing brace, got the end of the line", at: start) }
      if scanner.take(ASCII.closeBrace) { break }
      if scanner.take(ASCII.comma) { continue }
      if format == .beancount, scanner.byte == ASCII.quote {
        posting.label = try scanner.string()
      } else if isAtDate {
        _ = try scanner.day { $0 == ASCII.minus || $0 == ASCII.slash }
      } else if format == .beancount, ASCII.isUppercase(scanner.byte) {
        _ = try readName()
      } else {
        posting.cost = try readValue(isTotal: isTotal)
      }
    }
    if isTotal, !scanner.take(ASCII.closeBrace) { throw scanner.expected("two closing braces") }
    // A lot that is sold at any cost is a security, too.
    if posting.label.isEmpty, posting.cost == nil { posting.label = Array(UTF8Bytes("*")) }
  }

  /// True before a date: four digits and a separator.
  private var isAtDate: Bool {
    for offset in 0..<4 where !ASCII.isDigit(scanner.byte(after: offset)) { return false }
    let separator = scanner.byte(after: 4)
    return separator == ASCII.minus || separator == ASCII.slash
  }

  private mutating func readValue(isTotal: Bool) throws(MoneyFailure) -> SecuritiesPosting.Value {
    let start = scanner.index
    let (amount, name) = try readAmount()
    guard let code = currency(name) else {
      throw MoneyFailure(.syntax, "expected a currency code such as EUR, got " + .quoted(name), at: start)
    }
    return SecuritiesPosting.Value(amount: amount, code: code, isTotal: isTotal)
  }

  /// Reads a number with its currency or security before or after it.
  private mutating func readAmount() throws(MoneyFailure) -> (amount: Decimal, name: [UInt8]) {
    var isNegative = false
    if format != .beancount, scanner.byte == ASCII.minus, !ASCII.isDigit(scanner.byte(after: 1)) {
      isNegative = true
      scanner.advance()
    }
    var name: [UInt8] = []
    if format != .beancount, scanner.byte == ASCII.quote || SecuritiesReader.isSymbol(scanner.byte, in: format) {
      name = try readName()
      scanner.skipBlanks()
    }
    let number = try scanner.number(in: format)
    if name.isEmpty {
      scanner.skipBlanks()
      name = try readName()
    }
    return (isNegative ? number.negated : number, name)
  }

  /// True for a byte of a name without quotes.
  private static func isSymbol(_ byte: UInt8, in format: JournalFormat) -> Bool {
    if format == .beancount {
      return ASCII.isUppercase(byte) || ASCII.isDigit(byte) || (byte != 0 && UTF8Bytes("'._-/").contains(byte))
    }
    return byte >= 0x80 || ASCII.isLetter(byte) || (byte != 0 && UTF8Bytes("$%#_'`~\\").contains(byte))
  }

  private mutating func readName() throws(MoneyFailure) -> [UInt8] {
    let start = scanner.index
    var name: [UInt8]
    if format != .beancount, scanner.take(ASCII.quote) {
      name = scanner.take { $0 != ASCII.quote }
      guard scanner.take(ASCII.quote) else {
        throw MoneyFailure(.syntax, "text in quotes must end on its line", at: start)
      }
    } else {
      let format = format
      name = scanner.take { SecuritiesReader.isSymbol($0, in: format) }
    }
    guard !name.isEmpty else { throw scanner.expected("a currency or a security", at: start) }
    return name
  }

  /// The currency of a name; nil for a name that is not that of a known currency.
  private func currency(_ name: [UInt8]) -> CurrencyCode? {
    if let code = symbols.code(of: name) { return code }
    guard let code = JournalNames.code(named: name) else { return nil }
    return (try? CurrencyRegistry.check(code, in: registry)) == nil ? nil : code
  }

  /// Reads the name of an account, which a blank ends in Beancount, and two blanks or a tab elsewhere.
  private mutating func accountName() -> [UInt8] {
    var count = 0
    while true {
      let byte = scanner.byte(after: count)
      if byte == 0 || byte == ASCII.tab { break }
      if JournalScanner.isBlank(byte) {
        let next = scanner.byte(after: count &+ 1)
        if format == .beancount || next == 0 || JournalScanner.isBlank(next) { break }
      }
      count &+= 1
    }
    let start = scanner.index
    scanner.advance(to: start &+ count)
    return Array(scanner.text[start..<start &+ count])
  }
}
