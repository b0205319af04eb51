/// Reads the European Central Bank's reference rates from its XML files: of a day, of 90 days, or of all days.
///
///     <gesmes:Envelope …>
///       <Cube>
///         <Cube time='2026-10-30'>
///           <Cube currency='USD' rate='1.1172'/>
///
/// The reader supports the part of XML that these files use: elements, attributes, comments, and ignored text. Document
/// types, CDATA sections and content after the root element are rejected, so nothing can be declared or nested without
/// a bound.
public struct ECBXMLReader {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var builder = RatesBuilder()
  private let euro: CurrencyCode
  /// The names of the elements that are open, outermost first.
  private var open: [Range<Int>] = []
  private var hasRoot = false
  /// The day of the rates that follow, and how many elements are open while it lasts.
  private var day: Day?
  private var depthOfDay = 0

  private init(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    self.text = text
    euro = try CurrencyCode(parsing: Array(UTF8Bytes(ECBReader.base)))
  }

  /// True if a text is XML rather than the table that `ECBReader` reads.
  public static func reads(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return text.dropFirst(start).first { $0 > ASCII.space } == lessThan
  }

  @_optimize(size)
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, watch: Watch = .none
  ) throws(MoneyFailure) -> RatesTable {
    var reader = try ECBXMLReader(text)
    return try reader.read(watch)
  }

  private mutating func read(_ watch: Watch) throws(MoneyFailure) -> RatesTable {
    builder.base = euro
    try builder.setSource(Array(UTF8Bytes(ECBReader.source)))
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var marks = 0
    while index < text.count {
      if text[index] == ECBXMLReader.lessThan {
        if marks % 256 == 0 { try watch.report(index, of: text.count) }
        marks &+= 1
        try readMarkup()
      } else {
        if open.isEmpty, text[index] > ASCII.space { throw unexpected("an element") }
        index &+= 1
      }
    }
    guard hasRoot else { throw MoneyFailure(.noRates, "the document is empty") }
    if !open.isEmpty { throw cutOff() }
    if builder.quotes.isEmpty { throw MoneyFailure(.noRates, "the document contains no rates") }
    return builder.build()
  }
}

// MARK: - Markup

extension ECBXMLReader {
  private static var lessThan: UInt8 { UInt8(ascii: "<") }
  private static var greaterThan: UInt8 { UInt8(ascii: ">") }
  private static var apostrophe: UInt8 { UInt8(ascii: "'") }
  private static var mostOpen: Int { 16 }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte > ASCII.space && byte != ASCII.equals && byte != ASCII.slash && byte != ASCII.quote && byte != apostrophe
      && byte != lessThan && byte != greaterThan
  }

  @_optimize(size)
  private func cutOff() -> MoneyFailure {
    MoneyFailure(.document, "the document is truncated", at: text.count)
  }

  @_optimize(size)
  private func unexpected(_ what: StaticString) -> MoneyFailure {
    let rest = UnsafeBufferPointer(rebasing: text[index..<min(text.count, index &+ 24)])
    return MoneyFailure(.document, "expected " + Message(what) + ", got " + .quoted(rest), at: index)
  }

  private func isHere(_ word: StaticString) -> Bool { text[index...].starts(with: UTF8Bytes(word)) }

  private mutating func skipSpaces() {
    while index < text.count, text[index] <= ASCII.space { index &+= 1 }
  }

  /// Goes behind the next occurrence of a word.
  @_optimize(size)
  private mutating func skip(past word: StaticString, from start: Int) throws(MoneyFailure) {
    index &+= start
    while index < text.count {
      if isHere(word) {
        index &+= word.utf8CodeUnitCount
        return
      }
      index &+= 1
    }
    throw cutOff()
  }

  @_optimize(size)
  private mutating func readMarkup() throws(MoneyFailure) {
    if isHere("<?") {
      try skip(past: "?>", from: 2)
    } else if isHere("<!--") {
      try skip(past: "-->", from: 4)
    } else if isHere("<!") {
      throw unexpected("an element, not a document type or a section")
    } else if isHere("</") {
      try readEnd()
    } else {
      try readElement()
    }
  }

  /// Reads a name, which is not empty.
  private mutating func readName() throws(MoneyFailure) -> Range<Int> {
    let start = index
    while index < text.count, ECBXMLReader.isInName(text[index]) { index &+= 1 }
    if index == text.count { throw cutOff() }
    if index == start { throw unexpected("a name") }
    return start..<index
  }

  @_optimize(size)
  private mutating func readEnd() throws(MoneyFailure) {
    let start = index
    index &+= 2
    let name = try readName()
    skipSpaces()
    if index == text.count { throw cutOff() }
    guard text[index] == ECBXMLReader.greaterThan, let last = open.last, text[name].elementsEqual(text[last]) else {
      index = start
      throw unexpected("the end tag of the open element")
    }
    index &+= 1
    if open.count == depthOfDay { day = nil }
    open.removeLast()
  }

  private mutating func readElement() throws(MoneyFailure) {
    let start = index
    if hasRoot, open.isEmpty { throw unexpected("the end of the document after the root element") }
    index &+= 1
    let name = try readName()
    if !hasRoot, !isNamed(name, "Envelope") {
      index = start
      throw unexpected("the reference rates of the European Central Bank")
    }
    hasRoot = true
    let isCube = isNamed(name, "Cube")
    var cube = Cube()
    while true {
      let before = index
      skipSpaces()
      if index == text.count { throw cutOff() }
      if text[index] == ECBXMLReader.greaterThan || text[index] == ASCII.slash { break }
      if index == before { throw unexpected("a space before an attribute") }
      let attribute = try readName()
      let value = try readValue()
      if isCube { try cube.take(value, text[attribute], at: attribute.lowerBound) }
    }
    let isEmpty = text[index] == ASCII.slash
    if isEmpty { index &+= 1 }
    if index == text.count { throw cutOff() }
    guard text[index] == ECBXMLReader.greaterThan else { throw unexpected("the end of a tag") }
    index &+= 1
    if !isEmpty {
      if open.count == ECBXMLReader.mostOpen {
        throw MoneyFailure(
          .document, "elements must be nested at most " + .number(ECBXMLReader.mostOpen) + " deep", at: start)
      }
      open.append(name)
    }
    try take(cube, isEmpty: isEmpty, at: start)
  }

  /// True if a name is a word, with any namespace prefix.
  private func isNamed(_ name: Range<Int>, _ word: StaticString) -> Bool {
    let colon = text[name].lastIndex(of: ASCII.colon)
    return text[(colon.map { $0 + 1 } ?? name.lowerBound)..<name.upperBound].elementsEqual(UTF8Bytes(word))
  }

  /// Reads `= 'value'`.
  private mutating func readValue() throws(MoneyFailure) -> Range<Int> {
    skipSpaces()
    guard index < text.count else { throw cutOff() }
    guard text[index] == ASCII.equals else { throw unexpected("\"=\" after the name of an attribute") }
    index &+= 1
    skipSpaces()
    guard index < text.count else { throw cutOff() }
    let quote = text[index]
    guard quote == ECBXMLReader.apostrophe || quote == ASCII.quote else { throw unexpected("a quoted value") }
    index &+= 1
    let start = index
    while index < text.count, text[index] != quote {
      if text[index] == ECBXMLReader.lessThan { throw unexpected("a closing quote") }
      index &+= 1
    }
    if index == text.count { throw cutOff() }
    index &+= 1
    return start..<(index &- 1)
  }
}

// MARK: - Rates

extension ECBXMLReader {
  /// The attributes of a `Cube` that count, as places in the text.
  private struct Cube {
    var time: Range<Int>?
    var currency: Range<Int>?
    var rate: Range<Int>?

    mutating func take(
      _ value: Range<Int>, _ name: Slice<UnsafeBufferPointer<UInt8>>, at position: Int
    ) throws(MoneyFailure) {
      var isSecond = false
      if name.elementsEqual(UTF8Bytes("time")) {
        isSecond = time != nil
        time = value
      } else if name.elementsEqual(UTF8Bytes("currency")) {
        isSecond = currency != nil
        currency = value
      } else if name.elementsEqual(UTF8Bytes("rate")) {
        isSecond = rate != nil
        rate = value
      }
      if isSecond {
        let message: Message = "duplicate attribute " + .quoted(UnsafeBufferPointer(rebasing: name))
        throw MoneyFailure(.document, message, at: position)
      }
    }
  }

  private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[range])
  }

  @_optimize(size)
  private mutating func take(_ cube: Cube, isEmpty: Bool, at position: Int) throws(MoneyFailure) {
    if let time = cube.time {
      if day != nil {
        throw MoneyFailure(.document, "a Cube with a time must not contain another", at: time.lowerBound)
      }
      do {
        day = try Day(parsing: bytes(time))
      } catch {
        if error.status != .syntax { throw error.moved(by: time.lowerBound) }
        throw MoneyFailure(
          .document, "expected a date such as 2024-02-29, got " + .quoted(bytes(time)), at: time.lowerBound)
      }
      depthOfDay = open.count
    }
    if cube.currency != nil || cube.rate != nil { try takeRate(cube, at: position) }
    if cube.time != nil, isEmpty { day = nil }
  }

  @_optimize(size)
  private func missing(_ attribute: StaticString, at position: Int) -> MoneyFailure {
    let message: Message = "missing \"" + Message(attribute) + "\": expected a Cube with a currency and a rate"
    return MoneyFailure(.document, message, at: position)
  }

  private mutating func takeRate(_ cube: Cube, at position: Int) throws(MoneyFailure) {
    guard let currency = cube.currency else { throw missing("currency", at: position) }
    guard let value = cube.rate else { throw missing("rate", at: position) }
    guard let day else { throw MoneyFailure(.document, "a rate must be inside a Cube with a time", at: position) }
    guard let code = CurrencyCode(bytes: bytes(currency)), code != euro else {
      let message: Message = "expected the code of a currency quoted against EUR, got " + .quoted(bytes(currency))
      throw MoneyFailure(.document, message, at: currency.lowerBound)
    }
    do {
      let (rate, isRounded) = try Rate.reading(bytes(value))
      try builder.addNew(Quote(from: euro, to: code, rate: rate, day: day, isRounded: isRounded))
    } catch {
      if error.status == .duplicateRate { throw error }
      if error.status == .syntax {
        throw MoneyFailure(.document, "expected a rate, got " + .quoted(bytes(value)), at: value.lowerBound)
      }
      throw error.moved(by: value.lowerBound)
    }
  }
}
