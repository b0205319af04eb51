import MoneyCore

/// Checks the bytes of a table from outside: that it is complete, and that each number in it is a valid reference.
/// `LocaleTable` then never reads outside the bytes, and no locale inherits from itself.
struct LocaleTableReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let table: LocaleTable
  /// How many words the names have.
  private var wordCount = 0

  /// Entries that a number of two digits can name.
  private static var mostEntries: Int { 92 * 92 }
  /// The maximum number of entries that a list can reference: its start has three digits.
  private static var mostListed: Int { 92 * 92 * 92 + 92 * 92 }
  // Reading an amount compares the names of all currencies. These limits bound the time for any file.
  private static var mostCodes: Int { 1024 }
  private static var longestBlock: Int { 2560 }
  private static var mostWords: Int { 24 }

  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    try checkHeader(bytes)
    guard let base = bytes.baseAddress else { return }
    var reader = LocaleTableReader(bytes: bytes, table: LocaleTable(base: base, size: bytes.count))
    try reader.checkAll()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, table: LocaleTable) {
    self.bytes = bytes
    self.table = table
  }

  @inline(never)
  static func damaged(_ what: StaticString, at position: Int? = nil) -> MoneyFailure {
    MoneyFailure(.document, "locale tables are damaged: " + Message(what), at: position)
  }

  // MARK: Header

  private static func checkHeader(_ bytes: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    let magic = UTF8Bytes(LocaleTable.magic)
    let form = LocaleTable.formPlace
    guard bytes.count > LocaleTable.headerSize, bytes.starts(with: magic.prefix(form)) else {
      throw MoneyFailure(.document, "not a locale table file", at: 0)
    }
    // Form 1 does not contain countries, and form 2 stores all sections in rows.
    guard (1...3).contains(bytes[form] &- ASCII.zero), bytes[form &+ 1] == ASCII.lineFeed else {
      throw MoneyFailure(
        .version, "version of the locale tables must be 1 to 3, got " + .quoted(bytes[form...form]), at: form)
    }
    for index in magic.count..<LocaleTable.bodyPlace where !isDigit(bytes[index]) {
      throw damaged("a number in the header", at: index)
    }
    for index in (LocaleTable.sectionsPlace &- 1)..<LocaleTable.headerSize where !isDigit(bytes[index]) {
      throw damaged("a number in the header", at: index)
    }
    guard let base = bytes.baseAddress, Base92.number(base, magic.count, 4) == bytes.count else {
      throw damaged("the length", at: bytes.count)
    }
    var sum: UInt32 = 0x811C_9DC5
    for index in LocaleTable.bodyPlace..<bytes.count { sum = (sum ^ UInt32(bytes[index])) &* 0x0100_0193 }
    // A 32-bit `Int` wraps, and its lower bits are the sum nevertheless.
    guard UInt32(truncatingIfNeeded: Base92.number(base, LocaleTable.checksumPlace, 5)) == sum else {
      throw damaged("the checksum")
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x23 && byte < 0x7F }

  private mutating func checkAll() throws(MoneyFailure) {
    try checkSections()
    try checkWords()
    try checkCodes()
    try checkLines()
    try checkRecords()
    try checkFormats()
    try checkPatterns()
    try checkCompact()
    try checkSymbols()
    try checkSpeeches()
    try checkNames()
  }

  /// Checks that sections are contiguous, consist of complete entries, and contain only digits where they store
  /// numbers.
  private func checkSections() throws(MoneyFailure) {
    guard table.nameWidth == 3 || table.nameWidth == 4 else { throw LocaleTableReader.damaged("the width of names") }
    var last = LocaleTable.headerSize
    for raw in 0..<LocaleTable.Section.count {
      guard let section = LocaleTable.Section(rawValue: raw) else { continue }
      let (start, end) = (table.start(section), table.end(section))
      guard start == last, end >= start, end <= bytes.count, (end &- start) % section.width(table.nameWidth) == 0 else {
        throw LocaleTableReader.damaged("the place of a section", at: LocaleTable.sectionsPlace &+ 4 &* raw)
      }
      last = end
      switch section {
      case .codes, .identifiers, .words, .texts: continue
      case .nameEntries, .names, .compactRows, .wordIndex: break
      default:
        guard table.count(section) <= LocaleTableReader.mostEntries else {
          throw LocaleTableReader.damaged("too many entries in a section", at: start)
        }
      }
      for index in start..<end where !LocaleTableReader.isDigit(bytes[index]) {
        throw LocaleTableReader.damaged("a number", at: index)
      }
    }
    for section in [LocaleTable.Section.lines, .records, .formats, .patterns, .symbols, .speeches]
    where table.count(section) == 0 {
      throw LocaleTableReader.damaged("an empty section", at: table.start(section))
    }
  }

  @inline(never)
  func check(_ isRight: Bool, _ what: StaticString, _ section: LocaleTable.Section) throws(MoneyFailure) {
    if !isRight { throw LocaleTableReader.damaged(what, at: table.start(section)) }
  }

  /// A number that names an entry of another section.
  @inline(never)
  func checkIndex(
    _ section: LocaleTable.Section, _ row: Int, _ offset: Int, of target: LocaleTable.Section, width: Int = 2
  ) throws(MoneyFailure) {
    try check(table.number(section, row, offset, width) < table.count(target), "a number of an entry", section)
  }

  // MARK: Codes, words, locales

  private func checkCodes() throws(MoneyFailure) {
    let codes = table.bytes(.codes)
    let hasCountries = bytes[LocaleTable.formPlace] != ASCII.zero &+ 1
    for index in codes.indices {
      let isMark = hasCountries && index % 3 == 2 && codes[index] == LocaleTable.countryMark
      try check(index < LocaleTableReader.mostCodes &* 3, "too many codes", .codes)
      try check(isMark || (0x41...0x5A).contains(codes[index]), "a code of a currency", .codes)
    }
    for row in 1..<max(table.count(.codes), 1) {
      let (last, next) = (codes[(row &* 3 &- 3)..<(row &* 3)], codes[(row &* 3)..<(row &* 3 &+ 3)])
      try check(last.lexicographicallyPrecedes(next), "the order of codes", .codes)
    }
  }

  private mutating func checkWords() throws(MoneyFailure) {
    let words = table.bytes(.words)
    var isStart = true
    var block = 0
    for index in words.indices {
      if isStart, wordCount % 32 == 0 {
        let row = wordCount / 32
        let isPlace = row < table.count(.wordIndex) && table.number(.wordIndex, row, 0, 4) == index
        try check(isPlace, "the places of words", .wordIndex)
        block = index
      }
      try check(index &- block < LocaleTableReader.longestBlock, "words that are too long", .words)
      isStart = words[index] == AmountPattern.number
      if isStart { wordCount &+= 1 }
      try check(isStart || words[index] >= 0x20, "a word", .words)
    }
    try check(isStart, "the last word", .words)
  }

  private func checkLines() throws(MoneyFailure) {
    for section in [LocaleTable.Section.lines, .aliases] {
      for row in 0..<table.count(section) {
        let length = table.number(section, row, 2, 1)
        let end = table.number(section, row, 0, 2) &+ length
        try check(length > 0 && length < 16 && end <= table.count(.identifiers), "a name of a locale", section)
        let name = table.identifier(section, row)
        for byte in name {
          let isKnown = ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == ASCII.underscore
          try check(isKnown, "a name of a locale", section)
        }
        let isNext = row == 0 || table.identifier(section, row &- 1).lexicographicallyPrecedes(name)
        try check(isNext, "the order of locales", section)
      }
    }
    for row in 0..<table.count(.aliases) { try checkIndex(.aliases, row, 3, of: .lines) }
    for row in 0..<table.count(.lines) {
      try check(table.number(.lines, row, 3, 2) <= table.count(.lines), "a parent", .lines)
      try checkIndex(.lines, row, 5, of: .records)
    }
    try checkParents()
  }

  /// No locale inherits from itself, and the way to the root is short.
  private func checkParents() throws(MoneyFailure) {
    for row in 0..<table.count(.lines) {
      var steps = 0
      var at = table.number(.lines, row, 3, 2)
      while at > 0 {
        steps &+= 1
        try check(steps <= 16, "a locale that inherits from itself", .lines)
        at = table.number(.lines, at &- 1, 3, 2)
      }
    }
  }

  private func checkRecords() throws(MoneyFailure) {
    for list in 0..<table.count(.lists) {
      let range = table.range(ofList: list)
      // A list is of symbols, of names, or empty.
      let isInside = range.upperBound <= max(table.count(.symbolEntries), table.count(.nameEntries))
      try check(isInside, "the length of a list", .lists)
    }
    let symbols = try disorder(.symbolEntries)
    let names = try disorder(.nameEntries)
    for row in 0..<table.count(.records) {
      try checkIndex(.records, row, 0, of: .formats)
      try checkIndex(.records, row, 2, of: .speeches)
      try checkList(row, 4, .symbolEntries, symbols)
      try checkList(row, 6, .symbolEntries, symbols)
      try checkList(row, 8, .nameEntries, names)
    }
  }

  /// For each entry, the number of entries up to it that do not follow the previous one in order. A list is sorted if
  /// its first and its last entry have the same number; so lists are checked without reading them, and may share
  /// entries.
  private func disorder(_ section: LocaleTable.Section) throws(MoneyFailure) -> [Int32] {
    var found: [Int32] = []
    var count: Int32 = 0
    var last = -1
    try check(table.count(section) <= LocaleTableReader.mostListed, "too many entries", section)
    for entry in 0..<table.count(section) {
      let currency = table.number(section, entry, 0, 2)
      try check(currency < table.count(.codes), "the code of an entry", section)
      if currency <= last { count &+= 1 }
      last = currency
      found.append(count)
    }
    return found
  }

  private func checkList(
    _ row: Int, _ offset: Int, _ entries: LocaleTable.Section, _ disorder: [Int32]
  ) throws(MoneyFailure) {
    try checkIndex(.records, row, offset, of: .lists)
    let range = table.range(ofList: table.number(.records, row, offset, 2))
    try check(range.upperBound <= disorder.count, "the length of a list", .records)
    guard let first = range.first, let last = range.last else { return }
    try check(disorder[first] == disorder[last], "the order of a list", entries)
  }

  // MARK: Names

  private func checkNames() throws(MoneyFailure) {
    let names = table.bytes(.names)
    // A bit for each place where a name starts. Each name is read once, however many entries lead to it.
    var starts = [UInt8](repeating: 0, count: names.count / 8 &+ 1)
    var at = 1
    while at < names.count {
      starts[at / 8] |= 1 << UInt8(truncatingIfNeeded: at % 8)
      var forms = 1
      let mask = Int(names[at] &- 0x23)
      try check(mask < 64, "the forms of a name", .names)
      for bit in 0..<6 where mask & (1 << bit) != 0 { forms &+= 1 }
      at &+= 1
      for _ in 0..<forms { try checkForm(names, &at) }
    }
    for entry in 0..<table.count(.nameEntries) {
      let place = table.number(.nameEntries, entry, 2, table.nameWidth)
      if place == 0 { continue }
      let isStart = place < names.count && starts[place / 8] & (1 << UInt8(truncatingIfNeeded: place % 8)) != 0
      try check(isStart, "the place of a name", .nameEntries)
    }
  }

  private func checkForm(_ names: UnsafeBufferPointer<UInt8>, _ at: inout Int) throws(MoneyFailure) {
    try check(at < names.count, "the end of a name", .names)
    let count = Int(names[at] &- 0x23)
    try check(count <= LocaleTableReader.mostWords, "a name of too many words", .names)
    at &+= 1
    for _ in 0..<count {
      try check(at < names.count, "the end of a name", .names)
      let first = Int(names[at] &- 0x23)
      if first == LocaleName.same {
        at &+= 1
        continue
      }
      let width = first < LocaleName.short ? 2 : 3
      try check(at &+ width <= names.count, "the end of a name", .names)
      let start = table.start(.names) &+ at
      let number = Base92.number(table.base, start, width)
      let base = LocaleName.short &* 92
      let word = width == 2 ? number : number &- base &* 92 &+ base
      try check(word < wordCount, "a word of a name", .names)
      at &+= width
    }
  }
}
