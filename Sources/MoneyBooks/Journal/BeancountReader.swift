import MoneyCore
import MoneyLedger

/// Reads journals of Beancount. Source: its documents "Beancount Language Syntax" and "Precision & Tolerances".
struct BeancountReader {
  /// The directive to which indented lines belong.
  enum Owner {
    case nothing
    case transaction
    case account(Int)
    case other
  }

  var journal = Journal()
  var scanner: JournalScanner
  var owner = Owner.nothing
  let symbols: JournalSymbols
  let watch: Watch

  static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ symbols: JournalSymbols, _ watch: Watch
  ) throws(MoneyFailure) -> Journal {
    var reader = BeancountReader(scanner: JournalScanner(text), symbols: symbols, watch: watch)
    while reader.scanner.nextLine() {
      try watch.step(reader.scanner.lineCount)
      let start = reader.scanner.index
      do throws(MoneyFailure) { try reader.readLine() } catch {
        throw JournalScanner.placed(error, in: text, at: error.position ?? start)
      }
    }
    return reader.journal
  }

  private init(scanner: JournalScanner, symbols: JournalSymbols, watch: Watch) {
    self.scanner = scanner
    self.symbols = symbols
    self.watch = watch
  }

  private mutating func readLine() throws(MoneyFailure) {
    let indentation = scanner.skipBlanks()
    if scanner.isAtEnd {
      owner = .nothing
      return
    }
    if indentation > 0 {
      if scanner.byte != ASCII.semicolon { try readDetail() }
      return
    }
    owner = .nothing
    if ASCII.isDigit(scanner.byte) { return try readDated() }
    // A line that begins with one of these is a comment; asterisks are headings of Org mode.
    if UTF8Bytes(";*:#").contains(scanner.byte) { return }
    try readUndated()
  }

  // MARK: Directives

  private mutating func readUndated() throws(MoneyFailure) {
    let start = scanner.index
    let word = scanner.word
    scanner.advance(to: start &+ word.count)
    if ("pushtag poptag" as StaticString).hasWord(word) { return }
    guard ("option" as StaticString).hasWord(word) else { throw BeancountReader.unsupported(word, at: start) }
    scanner.skipBlanks()
    let place = scanner.index
    let option = try scanner.string()
    guard ("title operating_currency documents render_commas booking_method" as StaticString).hasWord(option) else {
      throw MoneyFailure(.document, "option " + .quoted(option) + " is not supported", at: place)
    }
    scanner.skipBlanks()
    _ = try scanner.string()
    try expectEnd()
  }

  static func unsupported(_ directive: [UInt8], at position: Int) -> MoneyFailure {
    MoneyFailure(.document, "directive " + .quoted(directive) + " is not supported", at: position)
  }

  private mutating func readDated() throws(MoneyFailure) {
    let start = scanner.index
    let day = try scanner.day { $0 == ASCII.minus || $0 == ASCII.slash }
    scanner.skipBlanks()
    let place = scanner.index
    if BeancountReader.isSign(scanner.byte) {
      scanner.advance()
      return try readTransaction(at: start, on: day)
    }
    let word = scanner.take(while: ASCII.isLetter)
    if word.count == 1 && BeancountReader.isFlagLetter(word[0]) || ("txn" as StaticString).hasWord(word) {
      return try readTransaction(at: start, on: day)
    }
    owner = .other
    if ("open" as StaticString).hasWord(word) { return try readOpen(on: day) }
    if ("close" as StaticString).hasWord(word) { return try readClose(on: day) }
    if ("balance" as StaticString).hasWord(word) { return try readBalance(on: day) }
    if ("custom" as StaticString).hasWord(word) { return try readCustom(on: day) }
    // These directives change no balance.
    guard ("commodity price note event document query" as StaticString).hasWord(word) else {
      if word.isEmpty { throw scanner.expected("a directive", at: place) }
      throw BeancountReader.unsupported(word, at: place)
    }
    try scanner.skipDirective()
  }

  /// True for the signs that mark a transaction or a posting.
  static func isSign(_ byte: UInt8) -> Bool { byte != 0 && UTF8Bytes("*!&#?%").contains(byte) }

  /// True for the letters that mark a transaction or a posting.
  static func isFlagLetter(_ byte: UInt8) -> Bool { UTF8Bytes("PSTCURM").contains(byte) }

  private mutating func readOpen(on day: Day) throws(MoneyFailure) {
    let (account, place) = try readAccount()
    guard journal.accounts[account].opened == nil else {
      throw MoneyFailure(.account, "duplicate account " + .quoted(journal.accounts[account].name), at: place)
    }
    journal.accounts[account].opened = day
    owner = .account(account)
    scanner.skipBlanks()
    if ASCII.isUppercase(scanner.byte) {
      journal.accounts[account].currency = try readCode()
      scanner.skipBlanks()
      if scanner.byte == ASCII.comma {
        throw JournalScanner.unsupported("accounts with several currencies", at: scanner.index)
      }
    }
    // The method by which lots are booked.
    if scanner.byte == ASCII.quote { _ = try scanner.string() }
    try expectEnd()
  }

  private mutating func readClose(on day: Day) throws(MoneyFailure) {
    let (account, place) = try readAccount()
    guard journal.accounts[account].closed == nil else {
      throw MoneyFailure(
        .account, "account " + .quoted(journal.accounts[account].name) + " is closed already", at: place)
    }
    journal.accounts[account].closed = day
    try expectEnd()
  }

  private mutating func readBalance(on day: Day) throws(MoneyFailure) {
    let (account, place) = try readAccount()
    scanner.skipBlanks()
    let balance = try scanner.number(in: .beancount)
    // Without a tolerance, a difference of one unit of the last digit is allowed.
    var tolerance = Decimal.zero
    if balance.scale > 0 { tolerance = Decimal(coefficient: 1, scale: balance.scale) ?? .zero }
    scanner.skipBlanks()
    if scanner.take(0x7E) {
      scanner.skipBlanks()
      tolerance = try scanner.number(in: .beancount).absolute
      scanner.skipBlanks()
    }
    let currency = try readCode()
    try expectEnd()
    try journal.add(
      JournalAssertion(
        position: place, account: account, balance: Money(balance, currency), tolerance: tolerance,
        moment: .day(day)), watch)
  }

  private mutating func readCustom(on day: Day) throws(MoneyFailure) {
    scanner.skipBlanks()
    if scanner.byte == ASCII.quote, JournalWords.closed.isEqual(to: try scanner.string()) { journal.closed = day }
    try scanner.skipDirective()
  }
}
