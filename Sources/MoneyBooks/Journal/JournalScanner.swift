import MoneyCore

/// Reads a journal line by line, and each line from its start to its end.
struct JournalScanner {
  let text: UnsafeBufferPointer<UInt8>
  /// The next byte.
  private(set) var index = 0
  /// The end of the line, without its line break.
  private(set) var end = 0
  /// The start of the next line.
  private var next = 0
  /// The number of lines that were read.
  private(set) var lineCount = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    next = JournalScanner.start(of: text)
  }

  /// The position after a byte order mark, which editors may write.
  static func start(of text: UnsafeBufferPointer<UInt8>) -> Int {
    text.count >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
  }

  /// Moves to the next line; returns false at the end of the text.
  mutating func nextLine() -> Bool {
    guard next < text.count else {
      (index, end) = (text.count, text.count)
      return false
    }
    startLine(at: next)
    return true
  }

  private mutating func startLine(at start: Int) {
    index = start
    end = start
    while end < text.count, text[end] != ASCII.lineFeed { end &+= 1 }
    next = end &+ 1
    if end > start, text[end &- 1] == ASCII.carriageReturn { end &-= 1 }
    lineCount &+= 1
  }

  // MARK: Bytes

  var isAtEnd: Bool { index >= end }

  /// The next byte of the line; 0 at its end.
  var byte: UInt8 { byte(after: 0) }

  /// A later byte of the line; 0 after its end.
  func byte(after offset: Int) -> UInt8 { index &+ offset < end ? text[index &+ offset] : 0 }

  static func isBlank(_ byte: UInt8) -> Bool { byte == ASCII.space || byte == ASCII.tab }

  /// True at a blank or at the end of the line.
  var isAtBlank: Bool { isAtEnd || JournalScanner.isBlank(byte) }

  mutating func advance() {
    if index < end { index &+= 1 }
  }

  mutating func advance(to place: Int) { index = min(max(place, index), end) }

  mutating func take(_ expected: UInt8) -> Bool {
    guard !isAtEnd, text[index] == expected else { return false }
    index &+= 1
    return true
  }

  /// Skips spaces and tabs; returns their number.
  @discardableResult
  mutating func skipBlanks() -> Int {
    let start = index
    while !isAtEnd, JournalScanner.isBlank(text[index]) { index &+= 1 }
    return index &- start
  }

  /// The next bytes for which a condition holds.
  mutating func take(while isPart: (UInt8) -> Bool) -> [UInt8] {
    let start = index
    while !isAtEnd, isPart(text[index]) { index &+= 1 }
    return Array(text[start..<index])
  }

  /// The bytes up to the next blank, which remain to be read.
  var word: [UInt8] { Array(text[index..<end].prefix { !JournalScanner.isBlank($0) }) }

  /// The rest of the line, without blanks at its end.
  mutating func takeRest() -> [UInt8] {
    var last = end
    while last > index, JournalScanner.isBlank(text[last &- 1]) { last &-= 1 }
    let rest = Array(text[index..<max(last, index)])
    index = end
    return rest
  }

  // MARK: Values

  /// Reads a date: a year of four digits, a month and a day, with the same sign between them.
  mutating func day(isSeparator: (UInt8) -> Bool) throws(MoneyFailure) -> Day {
    let start = index
    let year = digits(atMost: 4)
    let separator = byte
    guard index &- start == 4, isSeparator(separator), take(separator) else { throw notADate(from: start) }
    let month = digits(atMost: 2)
    guard month > 0, take(separator) else { throw notADate(from: start) }
    let number = digits(atMost: 2)
    guard number > 0, !ASCII.isDigit(byte) else { throw notADate(from: start) }
    guard let day = Day(year: year, month: month, day: number) else {
      throw MoneyFailure(.date, "invalid date " + .quoted(text[start..<index]), at: start)
    }
    return day
  }

  private mutating func digits(atMost most: Int) -> Int32 {
    var value: Int32 = 0
    var count = 0
    while count < most, ASCII.isDigit(byte) {
      value = value &* 10 &+ Int32(ASCII.digit(byte))
      count &+= 1
      index &+= 1
    }
    return value
  }

  private func notADate(from start: Int) -> MoneyFailure {
    let word = text[start..<end].prefix { !JournalScanner.isBlank($0) }
    return MoneyFailure(.syntax, "expected a date such as 2024-02-29, got " + .quoted(word), at: start)
  }

  /// Reads a number: digits with an optional sign, and an optional point with digits after it. Commas may group three
  /// digits; a number with commas but no point is ambiguous, because hledger reads a comma as a decimal sign.
  mutating func number(in format: JournalFormat) throws(MoneyFailure) -> Decimal {
    let start = index
    var digits: [UInt8] = []
    if byte == ASCII.minus || (byte == ASCII.plus && format == .beancount) {
      digits.append(byte)
      index &+= 1
    }
    guard ASCII.isDigit(byte) else { throw expected("a number", at: start) }
    var group = 0
    var hasCommas = false
    var hasPoint = false
    while !isAtEnd {
      let byte = text[index]
      if ASCII.isDigit(byte) {
        group &+= 1
        digits.append(byte)
      } else if byte == ASCII.comma, !hasPoint {
        guard hasCommas ? group == 3 : group >= 1 && group <= 3 else { throw badGroups(from: start) }
        hasCommas = true
        group = 0
      } else if byte == ASCII.point, !hasPoint {
        guard !hasCommas || group == 3 else { throw badGroups(from: start) }
        hasPoint = true
        digits.append(byte)
      } else {
        break
      }
      index &+= 1
    }
    if hasCommas, !hasPoint, group != 3 || format != .beancount { throw badGroups(from: start) }
    do throws(MoneyFailure) {
      return try digits.reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
    } catch { throw error.placed(at: start) }
  }

  private func badGroups(from start: Int) -> MoneyFailure {
    let word = text[start..<end].prefix { !JournalScanner.isBlank($0) }
    return MoneyFailure(
      .syntax, "expected a number such as 1000.00 or 1,000.00, got " + .quoted(word), at: start)
  }

  // MARK: Texts in quotes

  /// Reads a text in quotes, in which a backslash precedes a quote or another backslash.
  mutating func string() throws(MoneyFailure) -> [UInt8] {
    let start = index
    guard take(ASCII.quote) else { throw expected("a text in quotes", at: start) }
    var bytes: [UInt8] = []
    while !isAtEnd {
      let byte = text[index]
      index &+= 1
      if byte == ASCII.quote { return bytes }
      if byte != ASCII.backslash {
        bytes.append(byte)
        continue
      }
      let escaped = self.byte
      guard escaped == ASCII.quote || escaped == ASCII.backslash else {
        throw MoneyFailure(.syntax, "backslash in a text must precede a quote or a backslash", at: index &- 1)
      }
      bytes.append(escaped)
      index &+= 1
    }
    throw MoneyFailure(.syntax, "text in quotes must end on its line", at: start)
  }

  /// Skips the rest of a directive, with texts in quotes that may extend over several lines.
  mutating func skipDirective() throws(MoneyFailure) {
    while !isAtEnd, byte != ASCII.semicolon {
      guard take(ASCII.quote) else {
        index &+= 1
        continue
      }
      let start = index &- 1
      var place = index
      while place < text.count, text[place] != ASCII.quote {
        place &+= text[place] == ASCII.backslash ? 2 : 1
      }
      guard place < text.count else {
        throw MoneyFailure(.syntax, "expected a closing quote, got the end of the journal", at: start)
      }
      if place < end { index = place &+ 1 } else { startLine(at: place &+ 1) }
    }
    index = end
  }

  // MARK: Failures

  /// The failure for a word that is not of the expected kind.
  func expected(_ noun: StaticString, at position: Int? = nil) -> MoneyFailure {
    let start = position ?? index
    let word = text[start..<max(start, end)].prefix { !JournalScanner.isBlank($0) }
    guard !word.isEmpty else {
      return MoneyFailure(.syntax, "expected " + Message(noun) + ", got the end of the line", at: start)
    }
    return MoneyFailure(.syntax, "expected " + Message(noun) + ", got " + .quoted(word), at: start)
  }

  /// The failure for a part of a journal that a ledger cannot store.
  static func unsupported(_ noun: StaticString, at position: Int) -> MoneyFailure {
    MoneyFailure(.document, Message(noun) + " are not supported", at: position)
  }

  /// A failure whose text begins with the line and the column of its position.
  static func placed(
    _ failure: MoneyFailure, in text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> MoneyFailure {
    if failure.status == .outOfMemory || failure.status == .cancelled { return failure }
    var line = 1
    var column = 1
    let start = start(of: text)
    for byte in text[start..<max(start, min(position, text.count))] {
      if byte == ASCII.lineFeed {
        line &+= 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column &+= 1
      }
    }
    let place: Message = "line " + .number(line) + ", column " + .number(column) + ": "
    return MoneyFailure(failure.status, place + failure.message, at: position, cause: failure.cause)
  }
}
