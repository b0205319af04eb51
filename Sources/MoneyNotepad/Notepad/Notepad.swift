import MoneyCore
import MoneyLocale

/// Lines of calculations, which refer to the lines above them, with their answers.
///
///     var notepad = Notepad()
///     try notepad.setText(Array("tip = 15%\n40 EUR + tip".utf8))
///     notepad.line(1).amount  // 46.00 EUR
///
/// A line depends only on the lines above, so references are never circular. After a change, only the lines that depend on it are
/// evaluated.
public struct Notepad: Sendable {
  private(set) var settings = LineSettings(NotepadOptions(), nil)
  var records = [LineRecord([])]
  var names = NameTable()
  var currencies = CurrencyWords(nil)
  /// The answers above the end of the text; nil if the last change did not visit the lines up to it.
  var end: (previous: LineAnswer, totals: BlockTotals)?
  /// The version of the last change.
  public internal(set) var version: UInt64 = 0
  /// The bytes of all lines with their line breaks.
  private var length = 0

  /// The limit on the length of the text, in bytes.
  public static var longestText: Int { 16_777_216 }
  public static var mostLines: Int { 262_144 }

  public init(_ options: NotepadOptions = NotepadOptions()) { setOptions(options) }

  public var options: NotepadOptions { settings.options }

  public mutating func setOptions(_ options: NotepadOptions) {
    settings = LineSettings(options, settings.rates)
    currencies = CurrencyWords(settings.locale)
    names = NameTable()
    evaluateAll()
  }

  /// Sets the rates; nil removes them.
  public mutating func setRates(_ rates: RatesTable?) {
    settings = LineSettings(settings.options, rates)
    evaluateAll()
  }

  // MARK: Changes

  /// Sets all lines. They end with LF or CR LF.
  /// - Parameter text: UTF-8 without a NUL.
  public mutating func setText(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    try Notepad.check(length: text.count)
    let count = Notepad.lineCount(text)
    try Notepad.check(lines: count)
    var records: [LineRecord] = []
    records.reserveCapacity(count)
    var start = 0
    while start <= text.count {
      var end = start
      while end < text.count, text[end] != ASCII.lineFeed { end &+= 1 }
      let hasReturn = end > start && text[end &- 1] == ASCII.carriageReturn
      records.append(LineRecord(Array(text[start..<(hasReturn ? end &- 1 : end)])))
      start = end &+ 1
    }
    self.records = records
    length = text.count
    names = NameTable()
    version &+= 1
    sweep(from: 0, new: records.count)
  }

  /// The number of lines of a text.
  public static func lineCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 1
    var index = 0
    while index < text.count {
      if text[index] == ASCII.lineFeed { count &+= 1 }
      index &+= 1
    }
    return count
  }

  /// Sets the text of a line.
  /// - Parameter index: the index of a line.
  public mutating func setLine(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    guard records.indices.contains(index) else { throw Notepad.noLine(index, of: records.count) }
    try Notepad.check(line: text)
    try Notepad.check(length: length &- records[index].source.count &+ text.count)
    length = length &- records[index].source.count &+ text.count
    let old = records[index]
    records[index] = LineRecord(Array(text))
    version &+= 1
    sweep(from: index, new: 1, replacing: old)
  }

  /// Inserts a line before the line at an index; the number of lines appends it.
  public mutating func insertLine(_ index: Int, _ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    guard index >= 0, index <= records.count else { throw Notepad.noLine(index, of: records.count &+ 1) }
    try Notepad.check(line: text)
    try Notepad.check(length: length &+ text.count &+ 1)
    try Notepad.check(lines: records.count &+ 1)
    length = length &+ text.count &+ 1
    let isAppended = index == records.count
    records.insert(LineRecord(Array(text)), at: index)
    version &+= 1
    sweep(from: index, new: 1, isAppended: isAppended)
  }

  /// Removes a line. Removing the only one leaves an empty line.
  public mutating func removeLine(_ index: Int) throws(MoneyFailure) {
    guard records.indices.contains(index) else { throw Notepad.noLine(index, of: records.count) }
    let old = records[index]
    version &+= 1
    if records.count == 1 {
      length = 0
      records[0] = LineRecord([])
      return sweep(from: 0, new: 1)
    }
    length = length &- old.source.count &- 1
    records.remove(at: index)
    sweep(from: index, new: 0, replacing: old)
  }

  private static func check(length: Int) throws(MoneyFailure) {
    guard length <= longestText else {
      throw MoneyFailure(.limit, "text must be at most " + .number(longestText) + " bytes", at: longestText)
    }
  }

  private static func check(lines count: Int) throws(MoneyFailure) {
    guard count <= mostLines else {
      throw MoneyFailure(.limit, "number of lines must be at most " + .number(mostLines) + ", got " + .number(count))
    }
  }

  private static func check(line text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    if let place = text.firstIndex(where: { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }) {
      throw MoneyFailure(.syntax, "line must not contain a line break", at: place)
    }
  }

  private static func noLine(_ index: Int, of count: Int) -> MoneyFailure {
    MoneyFailure(.notFound, "index must be less than " + .number(count) + ", got " + .number(index))
  }
}
