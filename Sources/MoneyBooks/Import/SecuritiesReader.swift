import MoneyCore
import MoneyPortfolio

/// Reads a journal line by line, and collects the rows of its transactions.
struct SecuritiesReader {
  var scanner: JournalScanner
  let text: UnsafeBufferPointer<UInt8>
  let format: JournalFormat
  let symbols: JournalSymbols
  let registry: CurrencyRegistry?
  let watch: Watch
  private(set) var rows = ImportedRows()
  private var place: ImportPlace
  private var entry: SecuritiesEntry?
  /// The postings of the transaction so far.
  private var postings: [SecuritiesPosting] = []
  private var events = SecuritiesEvents()
  /// True if a text in quotes does not end, which leaves no line to go on with.
  private var isCutOff = false

  init(
    _ text: UnsafeBufferPointer<UInt8>, _ format: JournalFormat, _ symbols: JournalSymbols,
    _ registry: CurrencyRegistry?, _ watch: Watch
  ) {
    scanner = JournalScanner(text)
    self.text = text
    self.format = format
    self.symbols = symbols
    self.registry = registry
    self.watch = watch
    place = ImportPlace(startingAt: JournalScanner.start(of: text))
  }

  mutating func read() throws(MoneyFailure) {
    while scanner.nextLine() {
      let start = scanner.index
      let indentation = scanner.skipBlanks()
      if scanner.isAtEnd {
        try finish()
      } else if indentation > 0 {
        if entry?.failure == nil { try noting { (reader) throws(MoneyFailure) in try reader.readDetail() } }
      } else {
        try finish()
        place.move(to: start, in: text)
        do throws(MoneyFailure) { try readLine() } catch {
          if isCutOff { throw place.failure(error.unplaced) }
          try refuse(error)
        }
      }
    }
    try finish()
  }

  private mutating func refuse(_ failure: MoneyFailure) throws(MoneyFailure) {
    let fault = failure.position.map { place.moved(to: $0, in: text) } ?? place
    try rows.refuse(failure.unplaced, at: fault, watch)
  }

  /// Notes a failure in a line of a transaction as that of the transaction.
  private mutating func noting(
    _ read: (inout SecuritiesReader) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    do throws(MoneyFailure) { try read(&self) } catch {
      if error.status == .outOfMemory || error.status == .cancelled { throw error }
      entry?.failure = error
    }
  }

  /// Ends the transaction before a line.
  private mutating func finish() throws(MoneyFailure) {
    guard var entry else { return }
    self.entry = nil
    entry.postings = postings
    postings = []
    if let failure = entry.failure { return try refuse(failure) }
    do throws(MoneyFailure) {
      switch try events.event(of: entry) {
      case .transaction(let transaction): try rows.accept(transaction, at: entry.place, watch)
      case .ignored(let reason): try rows.ignore(reason, at: entry.place, watch)
      }
    } catch {
      if error.status == .limit, rows.count >= ImportedRows.most { throw error }
      try refuse(error.unplaced)
    }
  }

  // MARK: Lines

  private mutating func readLine() throws(MoneyFailure) {
    if ASCII.isDigit(scanner.byte) { return try readDated() }
    let byte = scanner.byte
    if UTF8Bytes(";#*").contains(byte) || (format == .ledger && UTF8Bytes("%|").contains(byte)) { return }
    let word = scanner.word
    if ("comment test" as StaticString).hasWord(word), format != .beancount { return skipBlock(word) }
    let harmless: StaticString =
      format == .beancount
      ? "option pushtag poptag pushmeta popmeta" : "P D Y N account commodity payee tag decimal-mark year"
    guard harmless.hasWord(word) else { throw BeancountReader.unsupported(word, at: scanner.index) }
    if format == .beancount { try skipDirective() }
  }

  private mutating func skipDirective() throws(MoneyFailure) {
    do throws(MoneyFailure) { try scanner.skipDirective() } catch {
      isCutOff = true
      throw error
    }
  }

  /// Skips the lines up to the end of a block of comments, or of the journal.
  private mutating func skipBlock(_ word: [UInt8]) {
    var last = Array(UTF8Bytes("end "))
    last.append(contentsOf: word)
    while scanner.nextLine() {
      if scanner.takeRest() == last { return }
    }
  }

  /// Reads a line that begins with a date.
  private mutating func readDated() throws(MoneyFailure) {
    let day = try scanner.day {
      $0 == ASCII.minus || $0 == ASCII.slash || (format != .beancount && $0 == ASCII.point)
    }
    if format == .beancount { return try readDirective(on: day) }
    if scanner.byte == ASCII.equals { throw JournalScanner.unsupported("secondary dates", at: scanner.index) }
    scanner.skipBlanks()
    skipMark()
    var entry = SecuritiesEntry(place: place, day: day, description: [])
    if scanner.byte == 0x28 {
      let start = scanner.index
      scanner.advance()
      let code = scanner.take { $0 != 0x29 }
      guard scanner.take(0x29) else {
        throw MoneyFailure(.syntax, "expected a closing parenthesis, got the end of the line", at: start)
      }
      let id = JournalNames.decoded(code[...])
      entry.id = id.flatMap { JournalNames.hexadecimal($0) == code ? $0 : nil } ?? code
      scanner.skipBlanks()
    }
    entry.description = scanner.takeRest()
    self.entry = entry
  }

  /// Reads a directive of Beancount after its date: a transaction, or one that moves no shares.
  private mutating func readDirective(on day: Day) throws(MoneyFailure) {
    scanner.skipBlanks()
    let start = scanner.index
    let word = scanner.word
    guard ("* ! txn" as StaticString).hasWord(word) else {
      let harmless: StaticString = "open close commodity balance price note document event query custom"
      guard harmless.hasWord(word) else { throw BeancountReader.unsupported(word, at: start) }
      return try skipDirective()
    }
    scanner.advance(to: start &+ word.count)
    scanner.skipBlanks()
    var entry = SecuritiesEntry(place: place, day: day, description: [])
    while scanner.byte == ASCII.quote {
      entry.description = try scanner.string()
      scanner.skipBlanks()
    }
    self.entry = entry
  }

  /// Skips the mark of a cleared or pending transaction or posting.
  private mutating func skipMark() {
    if scanner.byte == 0x2A || scanner.byte == 0x21 { scanner.advance() }
    scanner.skipBlanks()
  }

  /// Reads an indented line of a transaction: a comment, metadata, or a posting.
  private mutating func readDetail() throws(MoneyFailure) {
    guard entry != nil, scanner.byte != ASCII.semicolon else { return }
    if format == .beancount, scanner.byte >= 0x61, scanner.byte <= 0x7A || UTF8Bytes("#^").contains(scanner.byte) {
      let key = scanner.take { $0 != ASCII.colon && !JournalScanner.isBlank($0) }
      guard scanner.take(ASCII.colon) else { return }
      scanner.skipBlanks()
      if ("id" as StaticString).isEqual(to: key), scanner.byte == ASCII.quote { entry?.id = try scanner.string() }
      return
    }
    skipMark()
    let posting = try readPosting()
    try watch.ask(postings.growth)
    postings.append(posting)
  }
}
