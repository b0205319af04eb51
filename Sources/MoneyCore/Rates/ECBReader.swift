/// Reads the European Central Bank's reference rates. The first line contains the currency codes, and each day has a
/// line with the rates 1 EUR = x, or `N/A`. The history uses ISO dates; the daily file uses dates such as `30 October
/// 2026`. `ECBSeriesReader` reads the rates of the bank's data interface.
public struct ECBReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var columns: [CurrencyCode] = []
  /// The rates by column, with `capacity` rows for each, oldest day first.
  private var rates: [Rate] = []
  private var roundedRates: [Int] = []
  private var days: [Day] = []
  private var quoteCount = 0
  /// An upper limit on the number of rows.
  private var capacity = 0
  private var isNewestFirst = false
  private var hasDayWithoutRates = false

  package static var base: StaticString { "EUR" }
  package static var source: StaticString { "European Central Bank" }

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, watch: Watch = .none
  ) throws(MoneyFailure) -> RatesTable {
    var reader = ECBReader(text)
    return try reader.read(watch)
  }

  private mutating func read(_ watch: Watch) throws(MoneyFailure) -> RatesTable {
    // Spreadsheets write a byte order mark.
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { index = 3 }
    skipBlankLines()
    if index == text.count { throw MoneyFailure(.noRates, "the document is empty") }
    if ECBSeriesReader.reads(text, from: index) { return try ECBSeriesReader.read(text, from: index, watch) }
    try readHeader()
    try makeRoom()
    while true {
      skipBlankLines()
      if index == text.count { break }
      if days.count % 64 == 0 { try watch.report(index, of: text.count) }
      try readRow()
    }
    if quoteCount == 0 { throw MoneyFailure(.noRates, "the document contains no rates") }
    return try table()
  }
}

// MARK: - Lines and cells

extension ECBReader {
  private mutating func skipSpaces() {
    while index < text.count, text[index] == ASCII.space { index &+= 1 }
  }

  private mutating func skipBlankLines() {
    while index < text.count,
      text[index] == ASCII.lineFeed || text[index] == ASCII.carriageReturn
        || text[index] == ASCII.space
    {
      index &+= 1
    }
  }

  /// True if the line ends here, possibly after a closing comma.
  private mutating func skipLineEnd() -> Bool {
    var end = index
    while end < text.count,
      text[end] == ASCII.space || text[end] == ASCII.comma || text[end] == ASCII.carriageReturn
    {
      if text[end] == ASCII.comma, end != index { return false }
      end &+= 1
    }
    guard end == text.count || text[end] == ASCII.lineFeed else { return false }
    index = end == text.count ? end : end &+ 1
    return true
  }

  /// The cell that starts here, up to the next comma or the end of the line.
  private func cell() -> UnsafeBufferPointer<UInt8> {
    var end = index
    while end < text.count, text[end] != ASCII.comma, text[end] != ASCII.lineFeed,
      text[end] != ASCII.carriageReturn
    {
      end &+= 1
    }
    while end > index, text[end &- 1] == ASCII.space { end &-= 1 }
    return UnsafeBufferPointer(rebasing: text[index..<end])
  }

  @_optimize(size)
  private func unexpected(_ what: StaticString) -> MoneyFailure {
    MoneyFailure(.document, "expected " + Message(what) + ", got " + .quoted(cell()), at: index)
  }

  @_optimize(size)
  private mutating func readHeader() throws(MoneyFailure) {
    let title = cell()
    guard title.elementsEqual([0x44, 0x61, 0x74, 0x65]) else {
      throw unexpected("a table of reference rates that starts with \"Date\"")
    }
    index &+= title.count
    skipSpaces()
    while !skipLineEnd() {
      guard text[index] == ASCII.comma else { throw unexpected("a comma") }
      index &+= 1
      skipSpaces()
      let name = cell()
      guard let code = CurrencyCode(bytes: name), !name.elementsEqual(UTF8Bytes(ECBReader.base))
      else { throw unexpected("the code of a currency quoted against EUR") }
      // There are few columns, so a search through all of them is the simplest way.
      if columns.contains(code) {
        throw MoneyFailure(.duplicateRate, "duplicate column " + .code(code), at: index)
      }
      if columns.count == ECBReader.mostColumns { throw unexpected("the end of the line after 1024 columns") }
      columns.append(code)
      index &+= name.count
      skipSpaces()
    }
    if columns.isEmpty { throw MoneyFailure(.noRates, "the document contains no currencies") }
  }

  private static var mostColumns: Int { 1024 }

  /// Reserves memory for the rates, after checking that the text is long enough to fill it: a cell has at least two
  /// bytes.
  private mutating func makeRoom() throws(MoneyFailure) {
    // Counts the lines that are not empty; the current line is the first.
    var lines = 1
    for position in index..<text.count where text[position] == ASCII.lineFeed && position &+ 1 < text.count {
      if text[position &+ 1] > ASCII.space { lines &+= 1 }
    }
    capacity = lines
    let cells = lines &* columns.count
    guard cells <= text.count &+ 2 &* columns.count else {
      throw MoneyFailure(
        .document, "number of cells in a row must equal the number of currencies, got fewer", at: index)
    }
    rates = [Rate](repeating: .absent, count: cells)
    days.reserveCapacity(lines)
    let start = index
    if let first = try? readDay(), nextLine(), let second = try? readDay() {
      isNewestFirst = second < first
    }
    index = start
  }

  private mutating func nextLine() -> Bool {
    while index < text.count, text[index] != ASCII.lineFeed { index &+= 1 }
    skipBlankLines()
    return index < text.count
  }

  private mutating func readRow() throws(MoneyFailure) {
    let start = index
    let day = try readDay()
    if let last = days.last, last == day {
      throw MoneyFailure(.duplicateRate, "duplicate row " + .date(day), at: start)
    }
    guard days.count < capacity else { throw unexpected("a row of rates") }
    let row = isNewestFirst ? capacity &- 1 &- days.count : days.count
    let before = quoteCount
    days.append(day)
    skipSpaces()
    for column in columns.indices {
      guard index < text.count, text[index] == ASCII.comma else {
        throw MoneyFailure(.document, "row " + Message.date(day) + " is truncated", at: index)
      }
      index &+= 1
      skipSpaces()
      try readRate(to: column &* capacity &+ row)
    }
    guard skipLineEnd() else {
      let subject: Message = "number of cells in row " + .date(day)
      throw MoneyFailure(.document, subject + " must be " + .number(columns.count) + ", got more", at: index)
    }
    if quoteCount == before { hasDayWithoutRates = true }
  }

  /// Reads a rate of up to 18 digits or `N/A`. Nearly every cell is one of these.
  @inline(__always)
  private mutating func readRate(to position: Int) throws(MoneyFailure) {
    var mantissa: UInt64 = 0
    var point = -1
    let start = index
    while index < text.count {
      let byte = text[index]
      let digit = ASCII.digit(byte)
      if digit <= 9 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
      } else if byte == ASCII.point, point < 0 {
        point = index
      } else {
        break
      }
      index &+= 1
    }
    let length = index &- start
    let fraction = point < 0 ? 0 : index &- point &- 1
    if length > 0, length <= 18, mantissa > 0, point < 0 || fraction > 0, isAtCellEnd {
      rates[position] = Rate(unchecked: mantissa, over: PowerOfTen.word(fraction))
      quoteCount &+= 1
      return
    }
    index = start
    if isNotAvailable {
      index &+= 3
      if isAtCellEnd { return }
      index = start
    }
    try readOddCell(to: position)
  }

  @inline(__always)
  private var isNotAvailable: Bool {
    index &+ 3 <= text.count && text[index] == UInt8(ascii: "N") && text[index &+ 1] == ASCII.slash
      && text[index &+ 2] == UInt8(ascii: "A")
  }

  @inline(__always)
  private var isAtCellEnd: Bool {
    index == text.count || text[index] == ASCII.comma || text[index] == ASCII.lineFeed
      || text[index] == ASCII.carriageReturn
  }

  /// Reads a long number or a cell followed by spaces; throws for any other cell.
  @_optimize(size)
  private mutating func readOddCell(to position: Int) throws(MoneyFailure) {
    let cell = cell()
    if cell.isEmpty {
      let row = days.last.map { Message.date($0) } ?? ""
      throw MoneyFailure(.document, "expected a rate or N/A in row " + row + ", got \"\"", at: index)
    }
    if !isNotAvailable || cell.count != 3 {
      do {
        let (rate, isRounded) = try Rate.reading(cell)
        rates[position] = rate
        quoteCount &+= 1
        if isRounded { roundedRates.append(position) }
      } catch {
        if error.status == .syntax { throw unexpected("a rate or N/A") }
        throw error.moved(by: index)
      }
    }
    index &+= cell.count
    skipSpaces()
  }
}

// MARK: - Days

extension ECBReader {
  private mutating func readDay() throws(MoneyFailure) -> Day {
    let cell = cell()
    if cell.count >= 10, cell[4] == ASCII.minus {
      do {
        let day = try Day(parsing: cell)
        index &+= cell.count
        return day
      } catch {
        throw error.moved(by: index)
      }
    }
    guard let day = try ECBReader.day(withMonthName: cell, at: index) else {
      throw unexpected("a date such as 2024-02-29")
    }
    index &+= cell.count
    return day
  }

  /// Reads `30 October 2026`; nil if the text has another form.
  private static func day(
    withMonthName cell: UnsafeBufferPointer<UInt8>, at position: Int
  ) throws(MoneyFailure) -> Day? {
    let words = cell.split(separator: ASCII.space)
    guard words.count == 3, let day = number(words[0], digits: 2),
      let year = number(words[2], digits: 4)
    else { return nil }
    let names: [StaticString] = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    for (month, name) in names.enumerated() where words[1].elementsEqual(UTF8Bytes(name)) {
      guard
        let day = Day(year: year, month: Int32(truncatingIfNeeded: month + 1), day: day)
      else { throw MoneyFailure(.date, "invalid date " + .quoted(cell), at: position) }
      return day
    }
    return nil
  }

  private static func number(_ word: Slice<UnsafeBufferPointer<UInt8>>, digits: Int) -> Int32? {
    guard !word.isEmpty, word.count <= digits, word.allSatisfy(ASCII.isDigit) else { return nil }
    return word.reduce(0) { $0 &* 10 &+ Int32(ASCII.digit($1)) }
  }
}

// MARK: - The table

extension ECBReader {
  private var isInOrder: Bool {
    for row in days.indices.dropFirst() {
      if isNewestFirst ? days[row] >= days[row - 1] : days[row] <= days[row - 1] { return false }
    }
    return true
  }

  @_optimize(size)
  private func table() throws(MoneyFailure) -> RatesTable {
    let euro = try CurrencyCode(parsing: Array(UTF8Bytes(ECBReader.base)))
    guard isInOrder, !hasDayWithoutRates else { return try sortedTable(base: euro) }
    let firstRow = isNewestFirst ? capacity - days.count : 0
    var parts = RatesTableParts(base: euro, source: Array(UTF8Bytes(ECBReader.source)))
    parts.days = isNewestFirst ? days.reversed() : days
    parts.rates = rates
    parts.roundedRates = roundedRates.ordered()
    parts.quoteCount = quoteCount
    let quoted = columns.indices.filter { column in
      let start = column * capacity + firstRow
      return rates[start..<start + days.count].contains { !$0.isAbsent }
    }
    parts.codes = (quoted.map { columns[$0] } + [euro]).ordered()
    for column in quoted.ordered(by: { columns[$0] < columns[$1] }) {
      parts.series.append(
        RatesTable.Series(
          from: parts.number(of: euro), to: parts.number(of: columns[column]), start: column * capacity + firstRow,
          count: days.count, firstRow: 0))
    }
    return RatesTable(parts)
  }

  /// Builds a table from days that are not in order, or of which some have no rate. No file of the Bank is like that.
  @_optimize(size)
  private func sortedTable(base: CurrencyCode) throws(MoneyFailure) -> RatesTable {
    var builder = RatesBuilder()
    builder.base = base
    try builder.setSource(Array(UTF8Bytes(ECBReader.source)))
    let rounded = roundedRates.ordered()
    for (line, day) in days.enumerated() {
      let row = isNewestFirst ? capacity - 1 - line : line
      for column in columns.indices {
        let position = column * capacity + row
        if rates[position].isAbsent { continue }
        try builder.addNew(
          Quote(
            from: base, to: columns[column], rate: rates[position], day: day,
            isRounded: rounded.sortedIndex(of: position) != nil))
      }
    }
    return builder.build()
  }
}
