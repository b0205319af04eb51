import MoneyCore
import MoneyLedger

/// Reads journals of Ledger and hledger. Sources: "Ledger: Command-Line Accounting", chapter "Journal Format", and the
/// chapter "Journal" of hledger's manual.
struct LedgerReader {
  /// The directive to which indented lines belong.
  enum Owner {
    case nothing
    case transaction
    case account(Int)
    case commodity
    case other
  }

  var journal = Journal()
  var scanner: JournalScanner
  var owner = Owner.nothing
  let format: JournalFormat
  let symbols: JournalSymbols
  let watch: Watch

  static func read(
    _ text: UnsafeBufferPointer<UInt8>, as format: JournalFormat, _ symbols: JournalSymbols, _ watch: Watch
  ) throws(MoneyFailure) -> Journal {
    var reader = LedgerReader(scanner: JournalScanner(text), format: format, symbols: symbols, watch: watch)
    while reader.scanner.nextLine() {
      try watch.step(reader.scanner.lineCount)
      let start = reader.scanner.index
      do throws(MoneyFailure) { try reader.readLine() } catch {
        throw JournalScanner.placed(error, in: text, at: error.position ?? start)
      }
    }
    return reader.journal
  }

  private init(scanner: JournalScanner, format: JournalFormat, symbols: JournalSymbols, watch: Watch) {
    self.scanner = scanner
    self.format = format
    self.symbols = symbols
    self.watch = watch
  }

  private mutating func readLine() throws(MoneyFailure) {
    let indentation = scanner.skipBlanks()
    if scanner.isAtEnd {
      owner = .nothing
      return
    }
    if indentation > 0 { return try readDetail() }
    owner = .nothing
    let byte = scanner.byte
    if ASCII.isDigit(byte) { return try readTransaction() }
    if UTF8Bytes(";#*").contains(byte) || (format == .ledger && UTF8Bytes("%|").contains(byte)) {
      return try readComment()
    }
    if byte == ASCII.equals { throw JournalScanner.unsupported("automated transactions", at: scanner.index) }
    if byte == 0x7E { throw JournalScanner.unsupported("periodic transactions", at: scanner.index) }
    try readDirective()
  }

  /// Reads a comment at the start of a line, which may state the closed periods.
  private mutating func readComment() throws(MoneyFailure) {
    scanner.advance()
    scanner.skipBlanks()
    guard isAtTag(JournalWords.closed) else { return }
    journal.closed = try day()
    try expectEnd()
  }

  /// True after a tag of the library with its colon and the blanks that follow it, which it skips.
  mutating func isAtTag(_ name: StaticString) -> Bool {
    let start = scanner.index
    let length = name.utf8CodeUnitCount
    guard scanner.byte(after: length) == ASCII.colon,
      name.isEqual(to: scanner.text[start..<start &+ length])
    else { return false }
    scanner.advance(to: start &+ length &+ 1)
    scanner.skipBlanks()
    return true
  }

  mutating func day() throws(MoneyFailure) -> Day {
    try scanner.day { $0 == ASCII.minus || $0 == ASCII.slash || $0 == ASCII.point }
  }

  // MARK: Directives

  private mutating func readDirective() throws(MoneyFailure) {
    let start = scanner.index
    let word = scanner.word
    scanner.advance(to: start &+ word.count)
    scanner.skipBlanks()
    owner = .other
    if ("comment" as StaticString).hasWord(word) || (format == .ledger && ("test" as StaticString).hasWord(word)) {
      return skipBlock(word)
    }
    if ("account" as StaticString).hasWord(word) { return try readAccountDirective() }
    if ("commodity" as StaticString).hasWord(word) {
      owner = .commodity
      return try checkSample()
    }
    if ("decimal-mark" as StaticString).hasWord(word), scanner.byte == ASCII.point { return }
    // These directives change no balance.
    if ("P payee tag" as StaticString).hasWord(word) { return }
    throw BeancountReader.unsupported(word, at: start)
  }

  /// Skips the lines up to the end of a block of comments, or of the journal.
  private mutating func skipBlock(_ word: [UInt8]) {
    var last = Array(UTF8Bytes("end "))
    last.append(contentsOf: word)
    while scanner.nextLine() {
      if scanner.takeRest() == last { return }
    }
  }

  private mutating func readAccountDirective() throws(MoneyFailure) {
    let place = scanner.index
    let name = accountName()
    guard !name.isEmpty else { throw scanner.expected("the name of an account", at: place) }
    let account = try journal.account(name, at: place, watch)
    owner = .account(account)
    scanner.skipBlanks()
    if scanner.byte == ASCII.semicolon { try readTags(of: account) }
  }

  /// Throws if the amount of a directive is written with a decimal comma, because the same number would then have
  /// another value.
  mutating func checkSample() throws(MoneyFailure) {
    let start = scanner.index
    let sample = scanner.takeRest().prefix { $0 != ASCII.semicolon }
    guard let comma = sample.lastIndex(of: ASCII.comma) else { return }
    if let point = sample.lastIndex(of: ASCII.point), point > comma { return }
    throw JournalScanner.unsupported("decimal commas", at: start)
  }

  /// Reads the tags of an account in a comment: its type and its currency.
  mutating func readTags(of account: Int) throws(MoneyFailure) {
    scanner.advance()
    let start = scanner.index
    let tags = scanner.takeRest()
    var first = 0
    for end in 0...tags.count where end == tags.count || tags[end] == ASCII.comma {
      let tag = tags[first..<end]
      first = end &+ 1
      guard let colon = tag.firstIndex(of: ASCII.colon) else { continue }
      let name = Array(tag[..<colon].split(separator: ASCII.space).last ?? [])
      let value = Array(tag[(colon &+ 1)...].drop { JournalScanner.isBlank($0) })
      if ("type" as StaticString).hasWord(name) {
        guard let kind = JournalWords.kind(ofType: value) else {
          throw MoneyFailure(
            .syntax, "type of an account must be A, L, E, R, X, C or V, got " + .quoted(value), at: start &+ colon)
        }
        journal.accounts[account].kind = kind
      } else if JournalWords.currency.isEqual(to: name) {
        guard let code = CurrencyCode(bytes: value) else { throw .notACode(value, at: start &+ colon) }
        journal.accounts[account].currency = code
      }
    }
  }

  // MARK: Parts of lines

  /// Reads the name of an account, which two blanks or, in Ledger, a tab ends.
  mutating func accountName() -> [UInt8] {
    var count = 0
    while true {
      let byte = scanner.byte(after: count)
      if byte == 0 || (byte == ASCII.tab && format == .ledger) { break }
      if JournalScanner.isBlank(byte) {
        let next = scanner.byte(after: count &+ 1)
        if next == 0 || JournalScanner.isBlank(next) { break }
      }
      count &+= 1
    }
    let start = scanner.index
    scanner.advance(to: start &+ count)
    return Array(scanner.text[start..<start &+ count])
  }

  /// Reads the end of a line, which may be a comment.
  mutating func expectEnd() throws(MoneyFailure) {
    scanner.skipBlanks()
    if scanner.isAtEnd { return }
    guard scanner.byte == ASCII.semicolon else { throw scanner.expected("the end of the line") }
    try checkComment()
  }

  /// Throws if a comment of a transaction contains a date that would move a posting to another day.
  mutating func checkComment() throws(MoneyFailure) {
    var last: UInt8 = ASCII.space
    let start = scanner.index
    let comment = scanner.takeRest()
    for (offset, byte) in comment.enumerated() {
      let isStart = JournalScanner.isBlank(last) || last == ASCII.comma || last == ASCII.semicolon
      let next = offset &+ 1 < comment.count ? comment[offset &+ 1] : 0
      let isBracketed = byte == ASCII.openBracket && (ASCII.isDigit(next) || next == ASCII.equals)
      let isTag = isStart && byte == 0x64 && LedgerReader.isDateTag(comment[offset...])
      if isBracketed || isTag { throw JournalScanner.unsupported("dates of postings", at: start &+ offset) }
      last = byte
    }
  }

  private static func isDateTag(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: UTF8Bytes("date:")) || text.starts(with: UTF8Bytes("date2:"))
  }
}
