import MoneyCore

/// The data of CLDR's locales for amounts: the built-in data, or that of a file in the same format.
///
/// All numbers are in base 92, in sections whose entries have a fixed number of digits. All references between entries
/// were checked before: by the generator, or by `LocaleTableReader` when a program passed the bytes.
public struct LocaleTable: @unchecked Sendable {
  let base: UnsafePointer<UInt8>
  /// The number of all bytes.
  let size: Int

  /// The table inside of the library.
  public static var builtIn: LocaleTable {
    LocaleTable(base: data.utf8Start, size: data.utf8CodeUnitCount)
  }

  /// The parts of the table, in their order.
  enum Section: Int {
    case codes, identifiers, lines, aliases, records, lists, signs, formats, patterns, compactSets, compactRows
    case symbols, symbolEntries, speeches, nameEntries, names, wordIndex, words, texts

    static var count: Int { 19 }

    /// The number of digits of an entry; 1 for texts and for entries of different lengths.
    @inline(never)
    func width(_ nameWidth: Int) -> Int {
      switch self {
      case .codes: 3
      case .lines: 7
      case .aliases, .lists, .symbols: 5
      case .records: 10
      case .signs, .symbolEntries, .wordIndex: 4
      case .formats: 17
      case .patterns: 10
      case .compactSets: 12
      case .speeches: 27
      case .nameEntries: 2 + nameWidth
      case .identifiers, .compactRows, .names, .words, .texts: 1
      }
    }

    /// True if the section is stored in columns, from form 3 on: the first digits of all entries, then all second
    /// digits, and so on. Adjacent entries share high digits, so the tables are smaller when a file is compressed.
    var isInColumns: Bool {
      switch self {
      case .lines, .lists, .symbols, .symbolEntries, .nameEntries: true
      default: false
      }
    }
  }

  /// The form that the generator writes. `LocaleTableReader` determines which other forms are read.
  static var magic: StaticString { "money-locales 3\n" }
  /// The position of the form, a digit.
  static var formPlace: Int { 14 }
  /// The mark after the two letters of a country among the codes of currencies.
  static var countryMark: UInt8 { ASCII.underscore }
  static var versionWidth: Int { 6 }
  /// The position of the checksum, and the start of the bytes that it covers.
  static var checksumPlace: Int { 20 }
  static var bodyPlace: Int { 25 }
  static var sectionsPlace: Int { 32 }
  static var headerSize: Int { sectionsPlace &+ 4 &* Section.count }

  /// The exponents for which a set of short forms has entries.
  static var exponents: Range<Int> { 3..<21 }

  // MARK: Numbers and texts

  private var hasColumns: Bool { base[LocaleTable.formPlace] > ASCII.zero &+ 2 }

  /// The digits of a place in `names`.
  var nameWidth: Int { Base92.number(base, LocaleTable.sectionsPlace &- 1, 1) }

  @inline(never)
  func start(_ section: Section) -> Int {
    Base92.number(base, LocaleTable.sectionsPlace &+ 4 &* section.rawValue, 4)
  }

  @inline(never)
  func end(_ section: Section) -> Int {
    section.rawValue &+ 1 == Section.count
      ? size : Base92.number(base, LocaleTable.sectionsPlace &+ 4 &* (section.rawValue &+ 1), 4)
  }

  @inline(never)
  func bytes(_ section: Section) -> UnsafeBufferPointer<UInt8> {
    let start = start(section)
    return UnsafeBufferPointer(start: base + start, count: end(section) &- start)
  }

  /// The number of entries of a section.
  @inline(never)
  func count(_ section: Section) -> Int {
    (end(section) &- start(section)) / section.width(nameWidth)
  }

  /// A number in an entry of a section.
  @inline(never)
  func number(_ section: Section, _ index: Int, _ offset: Int, _ width: Int) -> Int {
    entries(section).number(index, offset, width)
  }

  @inline(never)
  private func entries(_ section: Section) -> LocaleEntries {
    let first = base + start(section)
    let width = section.width(nameWidth)
    return section.isInColumns && hasColumns
      ? LocaleEntries(columnsAt: first, count: (end(section) &- start(section)) / width)
      : LocaleEntries(rowsAt: first, width: width)
  }

  /// The text that a 4-digit number in an entry refers to.
  @inline(never)
  func text(_ section: Section, _ index: Int, _ offset: Int) -> UnsafeBufferPointer<UInt8> {
    let at = number(section, index, offset, 3)
    return UnsafeBufferPointer(start: base + (start(.texts) &+ at), count: number(section, index, offset &+ 3, 1))
  }

  // MARK: Locales

  /// The number of locales.
  public var count: Int { count(.lines) }

  /// The version of CLDR.
  public var version: UnsafeBufferPointer<UInt8> {
    var count = LocaleTable.versionWidth
    while count > 0, base[LocaleTable.bodyPlace &+ count &- 1] == ASCII.space { count &-= 1 }
    return UnsafeBufferPointer(start: base + LocaleTable.bodyPlace, count: count)
  }

  func identifier(_ row: Int) -> UnsafeBufferPointer<UInt8> { identifier(.lines, row) }

  @inline(never)
  func identifier(_ section: Section, _ row: Int) -> UnsafeBufferPointer<UInt8> {
    identifier(entries(section), row, base + start(.identifiers))
  }

  /// The identifier of an entry, if all identifiers start at `first`.
  @inline(__always)
  private func identifier(
    _ entries: LocaleEntries, _ row: Int, _ first: UnsafePointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: first + entries.number(row, 0, 2), count: entries.number(row, 2, 1))
  }

  func row(of identifier: [UInt8]) -> Int? { find(identifier, in: .lines) }

  /// The row for a language with a region that determines the script.
  func row(ofAlias alias: [UInt8]) -> Int? {
    guard let found = find(alias, in: .aliases) else { return nil }
    return number(.aliases, found, 3, 2)
  }

  private func find(_ wanted: [UInt8], in section: Section) -> Int? {
    let (entries, first) = (entries(section), base + start(.identifiers))
    var low = 0
    var high = count(section)
    while low < high {
      let middle = low &+ (high &- low) / 2
      let found = identifier(entries, middle, first)
      if found.elementsEqual(wanted) { return middle }
      if found.lexicographicallyPrecedes(wanted) { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  // MARK: Currencies

  /// The currency at a place in `codes`; nil for a country.
  func code(_ place: Int) -> CurrencyCode? {
    let at = start(.codes) &+ place &* 3
    if base[at &+ 2] == LocaleTable.countryMark { return nil }
    return CurrencyCode(bytes: UnsafeBufferPointer(start: base + at, count: 3))
  }

  /// The place of a currency in `codes`; nil if the locales have nothing for it.
  func place(of currency: CurrencyCode) -> Int? {
    let wanted = currency.bytes
    return wanted.count == 3 ? place(ofCode: wanted) : nil
  }

  /// The place of a code of three bytes, which is that of a currency or of a country, in `codes`.
  @inline(never)
  func place(ofCode wanted: [UInt8]) -> Int? {
    let codes = base + start(.codes)
    var low = 0
    var high = count(.codes)
    while low < high {
      let middle = low &+ (high &- low) / 2
      let found = UnsafeBufferPointer(start: codes + middle &* 3, count: 3)
      if found.elementsEqual(wanted) { return middle }
      if found.lexicographicallyPrecedes(wanted) { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  /// The entries of a list.
  @inline(never)
  func range(ofList list: Int) -> Range<Int> {
    let start = number(.lists, list, 0, 3)
    return start..<(start &+ number(.lists, list, 3, 2))
  }

  /// The number after the currency's place in a list that is sorted by currency, or nil.
  func entry(_ currency: Int, in section: Section, _ range: Range<Int>) -> Int? {
    let entries = entries(section)
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low &+ (high &- low) / 2
      let found = entries.number(middle, 0, 2)
      if found == currency { return entries.number(middle, 2, section.width(nameWidth) &- 2) }
      if found < currency { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }
}

/// A table that a program passed, whose bytes live as long as this object. A table is a plain pointer, so that locales
/// are copied without reference counting; code that keeps a locale after a call keeps this object too.
public final class LoadedLocales: @unchecked Sendable {
  private let bytes: UnsafeMutablePointer<UInt8>
  public let table: LocaleTable

  /// Reads the tables of a file, such as those in share/locales. It checks them before the object is created: the
  /// Embedded build does not free the memory of an object whose initialiser throws.
  public static func read(_ given: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> LoadedLocales {
    try LocaleTableReader.check(given)
    return LoadedLocales(checked: given)
  }

  private init(checked given: UnsafeBufferPointer<UInt8>) {
    bytes = .allocate(capacity: max(given.count, 1))
    for index in given.indices { bytes[index] = given[index] }
    table = LocaleTable(base: UnsafePointer(bytes), size: given.count)
  }

  deinit { bytes.deallocate() }
}
