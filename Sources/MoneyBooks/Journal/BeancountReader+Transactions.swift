import MoneyCore
import MoneyLedger
import MoneyPortfolio

extension BeancountReader {
  // MARK: Transactions

  /// Reads the rest of the first line of a transaction: up to two texts, tags and links.
  mutating func readTransaction(at position: Int, on day: Day) throws(MoneyFailure) {
    var payee: [UInt8]?
    var narration: [UInt8]?
    while true {
      scanner.skipBlanks()
      if scanner.isAtEnd || scanner.byte == ASCII.semicolon { break }
      if isAtTag {
        scanner.advance(to: scanner.index &+ scanner.word.count)
        continue
      }
      guard scanner.byte == ASCII.quote, payee == nil else { throw scanner.expected("the end of the line") }
      payee = narration
      narration = try scanner.string()
    }
    var description = payee ?? []
    if let narration, !narration.isEmpty {
      if !description.isEmpty { description.append(contentsOf: UTF8Bytes(" | ")) }
      description.append(contentsOf: narration)
    }
    try journal.startTransaction(at: position, on: day, description: description, watch)
    owner = .transaction
  }

  /// True at a tag or a link.
  private var isAtTag: Bool {
    (scanner.byte == 0x23 || scanner.byte == 0x5E) && !JournalScanner.isBlank(scanner.byte(after: 1))
  }

  /// Reads an indented line.
  mutating func readDetail() throws(MoneyFailure) {
    if case .nothing = owner { throw MoneyFailure(.syntax, "indented line must follow a directive", at: scanner.index) }
    // Metadata begins with a small letter.
    if ASCII.isLetter(scanner.byte), !ASCII.isUppercase(scanner.byte) { return try readMetadata() }
    guard case .transaction = owner else { throw scanner.expected("metadata") }
    if isAtTag { return }
    try readPosting()
  }

  private mutating func readMetadata() throws(MoneyFailure) {
    let start = scanner.index
    let key = scanner.take { ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.minus || $0 == ASCII.underscore }
    guard key.count >= 2, scanner.take(ASCII.colon) else { throw scanner.expected("metadata", at: start) }
    scanner.skipBlanks()
    let place = scanner.index
    switch owner {
    case .transaction where journal.isBeforePostings && JournalWords.kind.isEqual(to: key):
      let word = try scanner.string()
      guard let kind = JournalWords.transactionKind(word) else { throw JournalWords.notAKind(word, at: place) }
      journal.changeLast { $0.kind = kind }
    case .transaction where journal.isBeforePostings && JournalWords.reverses.isEqual(to: key):
      let id = try JournalWords.id(try scanner.number(in: .beancount), at: place)
      journal.changeLast { $0.reverses = id }
    case .account(let account) where JournalWords.kind.isEqual(to: key):
      let word = try scanner.string()
      guard let kind = AccountKind.allCases.first(where: { $0.name.isEqual(to: word) }) else {
        throw JournalWords.notAKind(word, at: place)
      }
      journal.accounts[account].kind = kind
    default: return try scanner.skipDirective()
    }
    try expectEnd()
  }

  // MARK: Postings

  private mutating func readPosting() throws(MoneyFailure) {
    let isFlagged =
      BeancountReader.isSign(scanner.byte)
      || (BeancountReader.isFlagLetter(scanner.byte) && JournalScanner.isBlank(scanner.byte(after: 1)))
    if isFlagged { scanner.advance() }
    let (account, place) = try readAccount()
    scanner.skipBlanks()
    if scanner.isAtEnd || scanner.byte == ASCII.semicolon {
      return try journal.add(JournalPosting(position: place, account: account, amount: nil, price: nil), watch)
    }
    let amount = try readAmount()
    scanner.skipBlanks()
    if scanner.byte == ASCII.openBrace { throw JournalScanner.unsupported("lots", at: scanner.index) }
    var price: JournalPosting.Price?
    if scanner.take(0x40) {
      let isTotal = scanner.take(0x40)
      scanner.skipBlanks()
      let start = scanner.index
      price = JournalPosting.Price(money: try readAmount(), isTotal: isTotal)
      try JournalWords.check(price, of: amount, at: start)
    }
    try expectEnd()
    try journal.add(JournalPosting(position: place, account: account, amount: amount, price: price), watch)
  }

  private mutating func readAmount() throws(MoneyFailure) -> Money {
    let number = try scanner.number(in: .beancount)
    scanner.skipBlanks()
    return Money(number, try readCode())
  }

  mutating func readCode() throws(MoneyFailure) -> CurrencyCode {
    let start = scanner.index
    let name = scanner.take {
      ASCII.isUppercase($0) || ASCII.isDigit($0) || $0 == ASCII.point || $0 == ASCII.minus || $0 == ASCII.underscore
        || $0 == 0x27
    }
    if let code = symbols.code(of: name) { return code }
    guard let last = name.last, ASCII.isUppercase(last) || ASCII.isDigit(last),
      let code = JournalNames.code(named: name)
    else { throw scanner.expected("a currency code such as EUR", at: start) }
    return code
  }

  /// Reads the name of an account; returns its position in the journal, and its place.
  mutating func readAccount() throws(MoneyFailure) -> (account: Int, place: Int) {
    scanner.skipBlanks()
    let place = scanner.index
    let name = scanner.take { !JournalScanner.isBlank($0) && $0 != ASCII.semicolon && $0 != ASCII.quote }
    guard BeancountName.section(of: name) != nil else {
      throw scanner.expected("an account such as Assets:Bank", at: place)
    }
    return (try journal.account(name, at: place, watch), place)
  }

  mutating func expectEnd() throws(MoneyFailure) {
    scanner.skipBlanks()
    guard scanner.isAtEnd || scanner.byte == ASCII.semicolon else { throw scanner.expected("the end of the line") }
  }
}
