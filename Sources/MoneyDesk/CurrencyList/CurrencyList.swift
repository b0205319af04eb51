import MoneyCore
import MoneyFeeds
import MoneyLocale

/// A list of currencies to choose from: searched, sorted, favourites first.
public struct CurrencyList: Sendable {
  /// The order of a list. The values are those of `MONEY_SORT_…` in `money.h`.
  public enum Sort: Int32, Sendable, CaseIterable {
    case nameAscending = 0
    case nameDescending = 1
    case codeAscending = 2
    case codeDescending = 3
  }

  /// The state of a list. The values are those of `MONEY_LIST_…` in `money.h`.
  public enum State: Int32, Sendable {
    case ready = 0
    case empty = 1
    case nothingFound = 2
    case noFavourites = 3
  }

  /// The longest name of a provider, and the longest text of a search, in bytes.
  public static var longestName: Int { 255 }
  public static var mostCurrencies: Int { 4096 }

  public private(set) var language: MoneyLocale
  /// The tables that `language` is one of; nil: those inside of the library.
  private var tables: LoadedLocales?
  public private(set) var sort = Sort.nameAscending
  public private(set) var revision: UInt64 = 0
  private var search: [UInt32] = []
  public private(set) var isFavouritesOnly = false
  /// The favourites, sorted by code, including those that are not in the list yet.
  public private(set) var favourites: [CurrencyCode] = []
  /// The rates whose currencies the list marks.
  private var rates: RatesTable?
  /// All currencies, in order.
  private(set) var items: [CurrencyListItem] = []
  /// The currencies that the list shows, as indices of `items`.
  private var shown: [Int] = []

  public init(language: MoneyLocale) throws(MoneyFailure) {
    try CurrencyList.check(language)
    self.language = language
  }

  private static func check(_ language: MoneyLocale) throws(MoneyFailure) {
    if !language.hasNames {
      throw MoneyFailure(.notFound, "no currency names in language " + .bytes(language.identifier))
    }
  }

  // MARK: Reading

  public var count: Int { shown.count }

  public func item(at index: Int) -> CurrencyListItem? {
    index >= 0 && index < shown.count ? items[shown[index]] : nil
  }

  public var state: State {
    if items.isEmpty { return .empty }
    if !shown.isEmpty { return .ready }
    if isFavouritesOnly, !items.contains(where: { $0.isFavourite }) { return .noFavourites }
    return .nothingFound
  }

  // MARK: Changes

  /// Adds a currency, with its provider's name.
  public mutating func add(_ code: CurrencyCode, name: [UInt8]) throws(MoneyFailure) {
    if place(of: code) != nil {
      throw MoneyFailure(.duplicateCurrency, "duplicate currency " + .code(code) + " in the list")
    }
    if items.count >= CurrencyList.mostCurrencies { throw CurrencyList.tooMany() }
    insert(code, name: name)
    changed()
  }

  /// Adds a provider's currencies. A currency that the list has already gets its name from the provider.
  public mutating func add(_ listed: [ListedCurrency]) throws(MoneyFailure) {
    var isChanged = false
    var added: [ListedCurrency] = []
    for currency in listed {
      guard let place = place(of: currency.code) else {
        added.append(currency)
        continue
      }
      isChanged = isChanged || items[place].provided != currency.name
    }
    if items.count &+ added.count > CurrencyList.mostCurrencies { throw CurrencyList.tooMany() }
    if !isChanged, added.isEmpty { return }
    for currency in listed {
      guard let place = place(of: currency.code) else { continue }
      items[place].provided = currency.name
      items[place].translate(to: language)
    }
    for currency in added { items.append(made(currency.code, name: currency.name)) }
    arrange()
  }

  /// Adds the currencies that ISO 4217 has today and the list has not.
  public mutating func addCurrent() throws(MoneyFailure) {
    var codes: [CurrencyCode] = []
    for row in 0..<CurrencyTable.count where CurrencyTable.kind(row) == .current {
      if let code = CurrencyTable.code(row), place(of: code) == nil { codes.append(code) }
    }
    if items.count &+ codes.count > CurrencyList.mostCurrencies { throw CurrencyList.tooMany() }
    if codes.isEmpty { return }
    for code in codes { insert(code, name: []) }
    changed()
  }

  public mutating func setLanguage(_ language: MoneyLocale) throws(MoneyFailure) {
    try CurrencyList.check(language)
    if language.row == self.language.row { return }
    translate(to: language)
  }

  /// The table that contains the list's languages.
  public var table: LocaleTable { tables?.table ?? .builtIn }

  /// Sets the tables; nil: those inside of the library. The language stays, as they have it.
  public mutating func setLocales(_ tables: LoadedLocales?) throws(MoneyFailure) {
    if tables === self.tables { return }
    let language = try language.found(in: tables?.table ?? .builtIn)
    try CurrencyList.check(language)
    self.tables = tables
    translate(to: language)
  }

  private mutating func translate(to language: MoneyLocale) {
    self.language = language
    for index in items.indices { items[index].translate(to: language) }
    arrange()
  }

  public mutating func setSort(_ sort: Sort) {
    if sort == self.sort { return }
    self.sort = sort
    arrange()
  }

  /// Shows the currencies whose name or code contains a text. Blanks around it do not count; an empty text shows all.
  public mutating func setSearch(_ text: [UInt8]) {
    var text = text
    while let length = Blank.length(before: text.count, in: text) { text.removeLast(length) }
    while let length = text.withUnsafeBufferPointer({ Blank.length(at: 0, in: $0) }) { text.removeFirst(length) }
    let key = TextFolding.searchKey(text)
    if key == search { return }
    search = key
    changed()
  }

  public mutating func setFavouritesOnly(_ isOnly: Bool) {
    if isOnly == isFavouritesOnly { return }
    isFavouritesOnly = isOnly
    changed()
  }

  public mutating func setFavourite(_ code: CurrencyCode, _ isFavourite: Bool) throws(MoneyFailure) {
    guard let place = place(of: code) else {
      var message = "unknown currency " + Message.code(code) + " in the list"
      if let meant = code.uppercased, self.place(of: meant) != nil {
        message = message + "; did you mean " + .quoted(meant.bytes) + "?"
      }
      throw MoneyFailure(.notFound, message)
    }
    if items[place].isFavourite == isFavourite { return }
    items[place].isFavourite = isFavourite
    let position = favourites.lowerBound(in: 0..<favourites.count) { $0 < code }
    if isFavourite { favourites.insert(code, at: position) } else { favourites.remove(at: position) }
    changed()
  }

  /// Applies saved settings, all or none of them.
  /// - Parameter favourites: sorted by code, without duplicates.
  public mutating func restore(
    _ language: MoneyLocale, _ sort: Sort, _ favourites: [CurrencyCode], isFavouritesOnly: Bool
  ) throws(MoneyFailure) {
    try CurrencyList.check(language)
    if language.row == self.language.row, sort == self.sort, favourites == self.favourites,
      isFavouritesOnly == self.isFavouritesOnly
    {
      return
    }
    self.language = language
    self.sort = sort
    self.favourites = favourites
    self.isFavouritesOnly = isFavouritesOnly
    for index in items.indices {
      items[index].isFavourite = isFavourite(items[index].code)
      items[index].translate(to: language)
    }
    arrange()
  }

  /// Marks the currencies of a rates table, including ones that are added later; nil unmarks all.
  public mutating func markQuoted(by rates: RatesTable?) {
    self.rates = rates
    var isChanged = false
    for index in items.indices {
      let isQuoted = rates?.hasRate(of: items[index].code) ?? false
      if items[index].isQuoted != isQuoted {
        items[index].isQuoted = isQuoted
        isChanged = true
      }
    }
    if isChanged { changed() }
  }

  // MARK: Order

  private func place(of code: CurrencyCode) -> Int? { items.firstIndex { $0.code == code } }

  private func isFavourite(_ code: CurrencyCode) -> Bool {
    let position = favourites.lowerBound(in: 0..<favourites.count) { $0 < code }
    return position < favourites.count && favourites[position] == code
  }

  private func made(_ code: CurrencyCode, name: [UInt8]) -> CurrencyListItem {
    var item = CurrencyListItem(code, provided: name)
    item.translate(to: language)
    item.isFavourite = isFavourite(code)
    item.isQuoted = rates?.hasRate(of: code) ?? false
    return item
  }

  private static func tooMany() -> MoneyFailure {
    MoneyFailure(.limit, "number of currencies must be at most 4096")
  }

  private mutating func insert(_ code: CurrencyCode, name: [UInt8]) {
    let item = made(code, name: name)
    let place = items.lowerBound(in: 0..<items.count) { CurrencyList.isBefore($0, item, sort) }
    items.insert(item, at: place)
  }

  private mutating func arrange() {
    let sort = sort
    items = items.ordered { CurrencyList.isBefore($0, $1, sort) }
    changed()
  }

  private static func isBefore(_ left: CurrencyListItem, _ right: CurrencyListItem, _ sort: Sort) -> Bool {
    switch sort {
    case .nameAscending: isNamedBefore(left, right)
    case .nameDescending: isNamedBefore(right, left)
    case .codeAscending: left.code < right.code
    case .codeDescending: right.code < left.code
    }
  }

  /// Compares by name, and currencies of one name by code.
  private static func isNamedBefore(_ left: CurrencyListItem, _ right: CurrencyListItem) -> Bool {
    left.sortKey == right.sortKey
      ? left.code < right.code : left.sortKey.lexicographicallyPrecedes(right.sortKey)
  }

  private mutating func changed() {
    var favourites: [Int] = []
    var others: [Int] = []
    for index in items.indices where search.isEmpty || items[index].isFound(by: search) {
      if items[index].isFavourite {
        favourites.append(index)
      } else if !isFavouritesOnly {
        others.append(index)
      }
    }
    shown = favourites + others
    revision &+= 1
  }
}
