import MoneyCore
import MoneyLedger

extension LedgerReader {
  // MARK: Transactions

  /// Reads the first line of a transaction: its date, mark, code, description and comment.
  mutating func readTransaction() throws(MoneyFailure) {
    let start = scanner.index
    let day = try self.day()
    if scanner.byte == ASCII.equals { throw JournalScanner.unsupported("secondary dates", at: scanner.index) }
    guard scanner.isAtBlank else { throw scanner.expected("a date such as 2024-02-29", at: start) }
    scanner.skipBlanks()
    skipMark()
    if scanner.byte == 0x28 {
      let place = scanner.index
      _ = scanner.take { $0 != 0x29 }
      guard scanner.take(0x29) else {
        throw MoneyFailure(.syntax, "expected a closing parenthesis, got the end of the line", at: place)
      }
      scanner.skipBlanks()
    }
    let description = description()
    try journal.startTransaction(at: start, on: day, description: description, watch)
    owner = .transaction
    try expectEnd()
  }

  /// Skips the mark of a cleared or pending transaction or posting.
  private mutating func skipMark() {
    if scanner.byte == 0x2A || scanner.byte == 0x21 { scanner.advance() }
    scanner.skipBlanks()
  }

  /// Reads a description. A semicolon begins a comment; in Ledger, only after two blanks or a tab.
  private mutating func description() -> [UInt8] {
    let start = scanner.index
    var end = start
    var count = 0
    while scanner.byte(after: count) != 0 {
      let byte = scanner.byte(after: count)
      if byte == ASCII.semicolon {
        let isAfterBlanks =
          count == 0 || scanner.text[start &+ count &- 1] == ASCII.tab
          || (count >= 2 && JournalScanner.isBlank(scanner.text[start &+ count &- 1])
            && JournalScanner.isBlank(scanner.text[start &+ count &- 2]))
        if format == .hledger || isAfterBlanks { break }
      }
      count &+= 1
      if !JournalScanner.isBlank(byte) { end = start &+ count }
    }
    scanner.advance(to: start &+ count)
    return Array(scanner.text[start..<end])
  }

  /// Reads an indented line.
  mutating func readDetail() throws(MoneyFailure) {
    let isComment = scanner.byte == ASCII.semicolon
    switch owner {
    case .nothing:
      if isComment { return }
      throw MoneyFailure(.syntax, "indented line must follow a transaction or a directive", at: scanner.index)
    case .transaction: return try isComment ? readTransactionComment() : readPosting()
    case .account(let account):
      if isComment { return try readTags(of: account) }
      guard ("note" as StaticString).hasWord(scanner.word) else {
        throw BeancountReader.unsupported(scanner.word, at: scanner.index)
      }
    case .commodity:
      if isComment { return }
      let word = scanner.word
      if ("format" as StaticString).hasWord(word) {
        scanner.advance(to: scanner.index &+ word.count)
        return try checkSample()
      }
      guard ("note nomarket default" as StaticString).hasWord(word) else {
        throw BeancountReader.unsupported(word, at: scanner.index)
      }
    case .other: return
    }
  }

  /// Reads a comment in a line of its own. Before the first posting, it may be a tag of the library.
  private mutating func readTransactionComment() throws(MoneyFailure) {
    scanner.advance()
    scanner.skipBlanks()
    let place = scanner.index
    guard journal.isBeforePostings, scanner.word.starts(with: UTF8Bytes("libmoney-")) else { return try checkComment() }
    if isAtTag(JournalWords.kind) {
      let word = scanner.takeRest()
      guard let kind = JournalWords.transactionKind(word) else { throw JournalWords.notAKind(word, at: place) }
      journal.changeLast { $0.kind = kind }
    } else if isAtTag(JournalWords.reverses) {
      let id = try JournalWords.id(try scanner.number(in: format), at: place)
      journal.changeLast { $0.reverses = id }
      try expectEnd()
    } else if isAtTag(JournalWords.description) {
      guard let text = PercentText.decoded(scanner.takeRest()) else {
        throw MoneyFailure(.syntax, "expected two hexadecimal digits after a percent sign", at: place)
      }
      journal.changeLast { $0.description = text }
    }
  }

  // MARK: Postings

  private mutating func readPosting() throws(MoneyFailure) {
    skipMark()
    if UTF8Bytes("([<").contains(scanner.byte) {
      throw JournalScanner.unsupported("virtual postings", at: scanner.index)
    }
    let place = scanner.index
    let name = accountName()
    guard !name.isEmpty else { throw scanner.expected("the name of an account", at: place) }
    let account = try journal.account(name, at: place, watch)
    scanner.skipBlanks()
    if scanner.isAtEnd || scanner.byte == ASCII.semicolon {
      try journal.add(JournalPosting(position: place, account: account, amount: nil, price: nil), watch)
      return try expectEnd()
    }
    if scanner.byte == ASCII.equals { throw JournalScanner.unsupported("balance assignments", at: scanner.index) }
    let amount = try readAmount()
    let price = try readPrice(of: amount)
    try journal.add(JournalPosting(position: place, account: account, amount: amount, price: price), watch)
    if scanner.byte == ASCII.equals { try readAssertion(of: account) }
    try expectEnd()
  }

  private mutating func readPrice(of amount: Money) throws(MoneyFailure) -> JournalPosting.Price? {
    scanner.skipBlanks()
    if scanner.byte == ASCII.openBrace || scanner.byte == ASCII.openBracket {
      throw JournalScanner.unsupported("lots", at: scanner.index)
    }
    if scanner.byte == 0x28 { throw JournalScanner.unsupported("virtual prices and notes of lots", at: scanner.index) }
    guard scanner.take(0x40) else { return nil }
    let isTotal = scanner.take(0x40)
    scanner.skipBlanks()
    let start = scanner.index
    let price = JournalPosting.Price(money: try readAmount(), isTotal: isTotal)
    try JournalWords.check(price, of: amount, at: start)
    scanner.skipBlanks()
    return price
  }

  /// Reads the balance that an account must have after its last posting.
  private mutating func readAssertion(of account: Int) throws(MoneyFailure) {
    let start = scanner.index
    scanner.advance()
    guard scanner.byte != ASCII.equals, scanner.byte != 0x2A else {
      throw JournalScanner.unsupported("assertions of all currencies or of subaccounts", at: start)
    }
    scanner.skipBlanks()
    let balance = try readAmount()
    try journal.add(
      JournalAssertion(
        position: start, account: account, balance: balance, tolerance: .zero,
        moment: .posting(journal.postings.count &- 1)), watch)
  }

  /// Reads a number with its currency before or after it.
  private mutating func readAmount() throws(MoneyFailure) -> Money {
    var isNegative = false
    if scanner.byte == ASCII.minus, !ASCII.isDigit(scanner.byte(after: 1)) {
      isNegative = true
      scanner.advance()
    }
    var code: CurrencyCode?
    if scanner.byte == ASCII.quote || LedgerReader.isSymbol(scanner.byte) {
      code = try readCode()
      scanner.skipBlanks()
    }
    let number = try scanner.number(in: format)
    let amount = isNegative ? number.negated : number
    if let code { return Money(amount, code) }
    scanner.skipBlanks()
    return Money(amount, try readCode())
  }

  /// True for a byte of a symbol without quotes.
  private static func isSymbol(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ASCII.isLetter(byte) || (byte != 0 && UTF8Bytes("$%#_'`~\\").contains(byte))
  }

  /// Reads a currency: a symbol, or a code of letters, or any code in quotes.
  private mutating func readCode() throws(MoneyFailure) -> CurrencyCode {
    let start = scanner.index
    let name: [UInt8]
    let isQuoted = scanner.byte == ASCII.quote
    if scanner.take(ASCII.quote) {
      name = scanner.take { $0 != ASCII.quote }
      guard scanner.take(ASCII.quote) else {
        throw MoneyFailure(.syntax, "text in quotes must end on its line", at: start)
      }
    } else {
      name = scanner.take(while: LedgerReader.isSymbol)
    }
    if let code = symbols.code(of: name) { return code }
    guard isQuoted || name.allSatisfy(ASCII.isLetter), let code = CurrencyCode(bytes: name) else {
      throw scanner.expected("a currency code such as EUR", at: start)
    }
    return code
  }
}
