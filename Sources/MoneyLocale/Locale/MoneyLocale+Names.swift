import MoneyCore

extension MoneyLocale {
  /// The forms of a currency's name: alone, or after a number with a plural category.
  public struct NameForm: Sendable {
    /// The category's place in the tables; nil for the name alone.
    let category: PluralCategory?

    /// The name alone.
    public static var alone: NameForm { NameForm(category: nil) }
  }

  private var speech: Int { table.number(.records, record, 2, 2) }

  /// True if the locale contains names of currencies.
  public var hasNames: Bool { table.number(.speeches, speech, 26, 1) != 0 }

  /// The plural category of a number.
  func category(_ operands: PluralOperands) -> PluralCategory {
    for category in PluralCategory.allCases where category != .other {
      if PluralRule.holds(table.text(.speeches, speech, category.rawValue &* 4), operands) == true { return category }
    }
    return .other
  }

  /// The arrangement of a number and a name: U+0001 represents the number, U+0003 the name.
  func unitPattern(_ category: PluralCategory) -> UnsafeBufferPointer<UInt8> {
    table.text(.signs, table.number(.speeches, speech, 20 &+ category.rawValue, 1), 0)
  }

  /// A currency's name; nil if CLDR has no name in the language.
  public func name(_ currency: CurrencyCode, _ form: NameForm = .alone) -> [UInt8]? {
    guard let place = namePlace(currency) else { return nil }
    return LocaleName(table, place).text(form.category)
  }

  /// The distinct forms of a currency's name if one of them can start with a byte; empty without a name in CLDR.
  func names(_ currency: CurrencyCode, startingWith byte: UInt8) -> [[UInt8]] {
    guard let place = namePlace(currency) else { return [] }
    let name = LocaleName(table, place)
    return name.canStart(with: byte) ? forms(of: name) : []
  }

  /// The distinct forms of a currency's name; empty without a name in CLDR.
  func names(_ currency: CurrencyCode) -> [[UInt8]] {
    guard let place = namePlace(currency) else { return [] }
    return forms(of: LocaleName(table, place))
  }

  private func forms(of name: LocaleName) -> [[UInt8]] {
    var forms = [name.text(nil)]
    for category in PluralCategory.allCases where name.has(category) { forms.append(name.text(category)) }
    return forms
  }

  /// The name of a country by its code of two letters, in either case.
  @_optimize(size)
  public func name(ofCountry country: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> [UInt8] {
    let (first, second) = try CountryTable.letters(of: country)
    guard let code = table.place(ofCode: [first, second, LocaleTable.countryMark]), let place = namePlace(ofCode: code)
    else {
      let words = "no name of country " + Message.quoted(country)
      throw MoneyFailure(.notFound, words + " in locale " + .bytes(identifier))
    }
    return LocaleName(table, place).text(nil)
  }

  /// The name of a country by its code of two capital letters; nil if the tables do not contain it.
  @_optimize(size)
  package func knownName(ofCountry code: some Collection<UInt8>) -> [UInt8]? {
    guard let place = table.place(ofCode: Array(code) + [LocaleTable.countryMark]), let name = namePlace(ofCode: place)
    else { return nil }
    return LocaleName(table, name).text(nil)
  }

  private func namePlace(_ currency: CurrencyCode) -> Int? {
    guard hasNames, let place = table.place(of: currency) else { return nil }
    return namePlace(ofCode: place)
  }

  /// The place of the nearest name, also of the locales from which this one inherits.
  private func namePlace(ofCode code: Int) -> Int? {
    var locale: MoneyLocale? = self
    while let found = locale {
      let range = table.range(ofList: table.number(.records, found.record, 8, 2))
      // An entry of 0 removes an inherited name.
      if let place = table.entry(code, in: .nameEntries, range) { return place == 0 ? nil : place }
      locale = found.parent
    }
    return nil
  }
}

/// A currency's name in the tables: which forms differ from the name alone, and the words of each.
struct LocaleName {
  private let table: LocaleTable
  private let mask: Int
  private let start: Int

  init(_ table: LocaleTable, _ place: Int) {
    self.table = table
    start = table.start(.names) &+ place
    mask = Base92.number(table.base, start, 1)
  }

  func has(_ category: PluralCategory) -> Bool { mask & (1 << category.rawValue) != 0 }

  /// The name alone, or a category's form. A category without a form uses that of `other`, which defaults to the name
  /// alone.
  func text(_ category: PluralCategory?) -> [UInt8] {
    var at = start &+ 1
    let alone = words(&at, [])
    var found = alone
    for one in PluralCategory.allCases where has(one) {
      let form = words(&at, alone)
      if one == category || (category != nil && one == .other && !isOwn(category)) {
        found = form.isEmpty ? alone : form
      }
    }
    return text(of: found)
  }

  private func isOwn(_ category: PluralCategory?) -> Bool {
    guard let category else { return false }
    return has(category)
  }

  private func text(of words: [Int]) -> [UInt8] {
    var text: [UInt8] = []
    for (index, word) in words.enumerated() {
      if index > 0 { text.append(ASCII.space) }
      text.append(contentsOf: LocaleName.word(word, table))
    }
    return text
  }

  /// A word, which a byte 1 ends. The place of every 32nd is known.
  private static func word(_ word: Int, _ table: LocaleTable) -> UnsafeBufferPointer<UInt8> {
    let words = table.bytes(.words)
    var start = table.number(.wordIndex, word / 32, 0, 4)
    for _ in 0..<(word % 32) {
      while words[start] != AmountPattern.number { start &+= 1 }
      start &+= 1
    }
    var end = start
    while words[end] != AmountPattern.number { end &+= 1 }
    return UnsafeBufferPointer(rebasing: words[start..<end])
  }

  /// True if a form starts with a byte, or with a blank or mark that readers skip. Most names are ruled out here.
  func canStart(with byte: UInt8) -> Bool {
    var at = start &+ 1
    var alone = 0
    for form in 0...mask.nonzeroBitCount {
      let count = Base92.number(table.base, at, 1)
      at &+= 1
      for index in 0..<count {
        let word = LocaleName.next(table, &at)
        if form == 0, index == 0 { alone = word ?? 0 }
        if index > 0 { continue }
        guard let first = LocaleName.word(word ?? alone, table).first else { return true }
        if first == byte || LocaleName.skipped.contains(first) { return true }
      }
    }
    return false
  }

  /// The numbers of a form's words: two digits for the most frequent ones, three for others, and one for a word equal
  /// to the one in the same position of the name alone.
  private func words(_ at: inout Int, _ alone: [Int]) -> [Int] {
    let count = Base92.number(table.base, at, 1)
    at &+= 1
    var words: [Int] = []
    for index in 0..<count {
      if let word = LocaleName.next(table, &at) {
        words.append(word)
      } else if index < alone.count {
        words.append(alone[index])
      }
    }
    return words
  }

  /// The number of the word at a place, which moves on; nil for the word of the name alone.
  private static func next(_ table: LocaleTable, _ at: inout Int) -> Int? {
    let first = Base92.number(table.base, at, 1)
    if first == same {
      at &+= 1
      return nil
    }
    if first < short {
      at &+= 2
      return Base92.number(table.base, at &- 2, 2)
    }
    at &+= 3
    return Base92.number(table.base, at &- 3, 3) &- short &* 92 &* 92 &+ short &* 92
  }

  /// The first bytes of blanks and of invisible characters.
  private static var skipped: [UInt8] { [0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3] }

  static var same: Int { 91 }
  static var short: Int { 70 }
}
