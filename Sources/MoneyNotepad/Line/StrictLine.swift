import MoneyCore
import MoneyLocale

/// A line rewritten as a strict expression, with the place in the line of each part of the expression.
///
///     12,50 € + tip   // `12.50 € + 15%`, where `15%` is from the bytes of `tip`
struct StrictLine {
  private struct Part {
    /// The index of the first byte in the expression.
    var start: Int
    /// The bytes of the line from which the part was made.
    let source: Range<Int>
    /// True if the bytes are those of the line, byte by byte.
    let isCopy: Bool
    /// True if the bytes are the value of a word that a reading shows itself.
    let isValue: Bool
  }

  private(set) var text: [UInt8] = []
  private var parts: [Part] = []

  /// The day of the rates, if the line contains one.
  var day: Day?
  /// The currencies into which the line converts, if there are several, and the length of the expression before them.
  var targets: [CurrencyCode] = []
  var baseEnd = 0
  /// The number of shares into which the line splits an amount.
  var shares: Int?
  /// True if the line had to be interpreted, so that its reading is shown.
  var isInterpreted = false
  var usesPrevious = false
  var usesTotals = false
  /// A total of several currencies: its word, and the currency of its first item.
  var mixedTotal: (word: Range<Int>, first: CurrencyCode)?
  /// True if the line contains a word that a name could be.
  var usesWords = false
  /// The numbers of the names in the line.
  var names: [Int32] = []
  /// The choices that the line requires, in the order of the text.
  var questions: [Question] = []

  /// A place with several readings.
  struct Question {
    enum Subject {
      case number
      case date
      case currency([CurrencyCode])
    }

    let subject: Subject
    let source: Range<Int>
  }

  mutating func clear() {
    text.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    self = StrictLine(text: text, parts: parts)
  }

  init() {}

  /// Reserves memory for a line of a length. Most expressions are hardly longer than their lines.
  init(reserving length: Int) {
    text.reserveCapacity(length &+ 16)
    parts.reserveCapacity(4)
  }

  private init(text: [UInt8], parts: [Part]) {
    self.text = text
    self.parts = parts
  }

  /// Adds bytes of the line as they are.
  @inline(__always)
  mutating func copy(_ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>) {
    if let last = parts.last, last.isCopy, last.source.lowerBound &+ (text.count &- last.start) == range.lowerBound {
      // The part goes on.
    } else {
      parts.append(Part(start: text.count, source: range, isCopy: true, isValue: false))
    }
    text.append(contentsOf: UnsafeBufferPointer(rebasing: source[range]))
  }

  /// Adds bytes that replace a range of the line.
  mutating func write(_ bytes: some Sequence<UInt8>, for source: Range<Int>, isValue: Bool = false) {
    parts.append(Part(start: text.count, source: source, isCopy: false, isValue: isValue))
    text.append(contentsOf: bytes)
  }

  /// Inserts bytes before a place, which is the start of a part or inside a copy.
  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    var index = parts.count
    while index > 0, parts[index &- 1].start >= place {
      index &-= 1
      parts[index].start &+= bytes.count
    }
    let source = sourcePlace(of: place)
    if index > 0, parts[index &- 1].isCopy, place < (index < parts.count ? parts[index].start : text.count) {
      let copied = parts[index &- 1]
      let begin = copied.source.lowerBound &+ (place &- copied.start)
      parts.insert(
        Part(
          start: place &+ bytes.count, source: begin..<max(begin, copied.source.upperBound), isCopy: true,
          isValue: false),
        at: index)
    }
    parts.insert(Part(start: place, source: source..<source, isCopy: false, isValue: false), at: index)
    text.insert(contentsOf: bytes, at: place)
  }

  /// Drops the expression from a place on.
  mutating func truncate(to place: Int) {
    while let last = parts.last, last.start >= place { parts.removeLast() }
    text.removeSubrange(min(place, text.count)...)
    while let last = text.last, last == ASCII.space { text.removeLast() }
  }

  /// The place in the line of a byte of the expression.
  func sourcePlace(of place: Int) -> Int {
    var found: Part?
    for part in parts {
      if part.start > place { break }
      found = part
    }
    guard let found else { return parts.first?.source.lowerBound ?? 0 }
    if found.isCopy { return found.source.lowerBound &+ (place &- found.start) }
    return place >= text.count ? found.source.upperBound : found.source.lowerBound
  }

  /// The expression with the words of the line rather than their values, in the range up to an index.
  @_optimize(size)
  func reading(_ source: UnsafeBufferPointer<UInt8>, upTo end: Int) -> [UInt8] {
    var reading: [UInt8] = []
    for (index, part) in parts.enumerated() where part.start < end {
      let next = min(index &+ 1 < parts.count ? parts[index &+ 1].start : text.count, end)
      if part.isValue {
        reading.append(contentsOf: source[part.source])
      } else {
        reading.append(contentsOf: text[part.start..<next])
      }
    }
    return reading
  }
}
