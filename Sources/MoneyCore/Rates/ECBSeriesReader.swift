/// Reads daily exchange rates as the European Central Bank's data interface sends them in CSV: a line for each
/// observation, and a column for each dimension and attribute of the dataset EXR. `CURRENCY_DENOM` is the base, and one
/// unit of it is `OBS_VALUE` of `CURRENCY`. Cells may be in quotes, as RFC 4180 has them.
///
///     KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE,…
///     EXR.D.PLN.EUR.SP00.A,D,PLN,EUR,SP00,A,2026-08-07,4.2983,…
struct ECBSeriesReader {
  private enum Column: Int, CaseIterable {
    case frequency, currency, base, type, period, value, multiplier

    var title: StaticString {
      switch self {
      case .frequency: "FREQ"
      case .currency: "CURRENCY"
      case .base: "CURRENCY_DENOM"
      case .type: "EXR_TYPE"
      case .period: "TIME_PERIOD"
      case .value: "OBS_VALUE"
      case .multiplier: "UNIT_MULT"
      }
    }

    var isNeeded: Bool { self != .type && self != .multiplier }
  }

  private struct Cell {
    var start = 0
    var bytes: [UInt8] = []
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var index: Int
  private var builder = RatesBuilder()
  /// The columns by their titles; nil for one that the document does not have.
  private var places = [Int?](repeating: nil, count: Column.allCases.count)
  private var width = 0
  /// The cells that count, of the current line.
  private var cells = [Cell](repeating: Cell(), count: Column.allCases.count)
  private var hasSeveralBases = false

  /// The number of bytes in which the title of the dates is searched for; the bank's titles take up 420.
  private static var longestTitles: Int { 4096 }

  /// True if a document's first line contains the titles of such a table.
  static func reads(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    let line = text[start...].prefix(longestTitles).prefix { $0 != ASCII.lineFeed }
    return line.split(separator: ASCII.comma).contains { cell in
      let isQuoted = cell.first == ASCII.quote
      return cell.dropFirst(isQuoted ? 1 : 0).prefix(11).elementsEqual(UTF8Bytes("TIME_PERIOD"))
    }
  }

  static func read(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ watch: Watch
  ) throws(MoneyFailure) -> RatesTable {
    var reader = ECBSeriesReader(text: text, index: start)
    return try reader.read(watch)
  }

  private init(text: UnsafeBufferPointer<UInt8>, index: Int) {
    self.text = text
    self.index = index
  }

  private mutating func read(_ watch: Watch) throws(MoneyFailure) -> RatesTable {
    try builder.setSource(Array(UTF8Bytes(ECBReader.source)))
    try readTitles()
    var lines = 0
    while skipBlankLines() {
      if lines % 64 == 0 { try watch.report(index, of: text.count) }
      lines &+= 1
      try readLine()
    }
    if builder.quotes.isEmpty { throw MoneyFailure(.noRates, "the document contains no rates") }
    if hasSeveralBases { builder.base = nil }
    return builder.build()
  }
}

// MARK: - Lines and cells

extension ECBSeriesReader {
  /// Returns whether there is another line.
  private mutating func skipBlankLines() -> Bool {
    while index < text.count, text[index] <= ASCII.space { index &+= 1 }
    return index < text.count
  }

  /// Reads a cell; returns its bytes if `isWanted`, and whether the line continues.
  private mutating func takeCell(_ isWanted: Bool) throws(MoneyFailure) -> (bytes: [UInt8], goesOn: Bool) {
    var bytes: [UInt8] = []
    if index < text.count, text[index] == ASCII.quote {
      let start = index
      index &+= 1
      while true {
        guard index < text.count else {
          throw MoneyFailure(.document, "expected a closing quote, got the end of the document", at: start)
        }
        let isQuote = text[index] == ASCII.quote
        if isQuote, index &+ 1 == text.count || text[index &+ 1] != ASCII.quote { break }
        if isWanted { bytes.append(text[index]) }
        index &+= isQuote ? 2 : 1
      }
      index &+= 1
    } else {
      while index < text.count, text[index] != ASCII.comma, text[index] != ASCII.lineFeed {
        if isWanted, text[index] != ASCII.carriageReturn { bytes.append(text[index]) }
        index &+= 1
      }
    }
    if index < text.count, text[index] == ASCII.carriageReturn { index &+= 1 }
    if index == text.count { return (bytes, false) }
    guard text[index] == ASCII.comma || text[index] == ASCII.lineFeed else {
      throw MoneyFailure(.document, "expected a comma or the end of the line after a quoted cell", at: index)
    }
    let goesOn = text[index] == ASCII.comma
    index &+= 1
    return (bytes, goesOn)
  }

  private mutating func readTitles() throws(MoneyFailure) {
    var goesOn = true
    while goesOn {
      let start = index
      let cell = try takeCell(true)
      goesOn = cell.goesOn
      for column in Column.allCases where cell.bytes.elementsEqual(UTF8Bytes(column.title)) {
        if places[column.rawValue] != nil {
          throw MoneyFailure(.document, "duplicate column " + Message(column.title), at: start)
        }
        places[column.rawValue] = width
      }
      width &+= 1
    }
    for column in Column.allCases where column.isNeeded && places[column.rawValue] == nil {
      throw MoneyFailure(
        .document, "missing column " + Message(column.title) + " in the observations of the European Central Bank")
    }
  }

  private mutating func readLine() throws(MoneyFailure) {
    let start = index
    var place = 0
    var goesOn = true
    while goesOn {
      guard place < width else {
        throw MoneyFailure(.document, "number of cells in a line must equal the number of titles, got more", at: index)
      }
      let column = places.firstIndex(of: place)
      let cellStart = index
      let cell = try takeCell(column != nil)
      if let column { cells[column] = Cell(start: cellStart, bytes: cell.bytes) }
      goesOn = cell.goesOn
      place &+= 1
    }
    guard place == width else {
      throw MoneyFailure(.document, "number of cells in a line must equal the number of titles, got fewer", at: start)
    }
    try takeObservation()
  }
}

// MARK: - Observations

extension ECBSeriesReader {
  private subscript(column: Column) -> Cell { cells[column.rawValue] }

  private func unexpected(_ column: Column, _ what: StaticString) -> MoneyFailure {
    let cell = self[column]
    return MoneyFailure(
      .document, Message(column.title) + " " + Message(what) + ", got " + .quoted(cell.bytes), at: cell.start)
  }

  private mutating func takeObservation() throws(MoneyFailure) {
    guard self[.frequency].bytes == [UInt8(ascii: "D")] else {
      throw unexpected(.frequency, "must be D, for daily rates")
    }
    if places[Column.type.rawValue] != nil, !self[.type].bytes.elementsEqual(UTF8Bytes("SP00")) {
      throw unexpected(.type, "must be SP00, for spot rates")
    }
    let multiplier = self[.multiplier].bytes
    if places[Column.multiplier.rawValue] != nil, !multiplier.isEmpty, multiplier != [ASCII.zero] {
      throw unexpected(.multiplier, "must be 0")
    }
    let day = try read(.period) { (cell) throws(MoneyFailure) in try Day(parsing: cell) }
    let currency = try code(.currency)
    let base = try code(.base)
    // On days without a rate of a currency, the value is empty or the word NaN.
    let value = self[.value].bytes
    if value.isEmpty || value.elementsEqual(UTF8Bytes("NaN")) { return }
    let (rate, isRounded) = try read(.value) { (cell) throws(MoneyFailure) in try Rate.reading(cell) }
    if let known = builder.base, known != base { hasSeveralBases = true }
    builder.base = base
    do throws(MoneyFailure) {
      try builder.addNew(Quote(from: base, to: currency, rate: rate, day: day, isRounded: isRounded))
    } catch {
      throw error.placed(at: self[.value].start)
    }
  }

  private func code(_ column: Column) throws(MoneyFailure) -> CurrencyCode {
    guard let code = CurrencyCode(bytes: self[column].bytes) else {
      throw unexpected(column, "must be a currency code")
    }
    return code
  }

  private func read<Value>(
    _ column: Column, _ read: (UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Value
  ) throws(MoneyFailure) -> Value {
    do throws(MoneyFailure) {
      return try self[column].bytes.reading(read)
    } catch {
      throw MoneyFailure(error.status, Message(column.title) + ": " + error.message, at: self[column].start)
    }
  }
}
