import MoneyCore

/// The text of a currency in a locale.
struct CurrencyMark {
  let text: [UInt8]
  /// Whether a digit directly before the text, or directly after it, requires a space (UTS #35, currencySpacing).
  let spaceBefore: Bool
  let spaceBehind: Bool
}

extension MoneyLocale {
  /// The currency's symbol, or its code if the locale has no symbol.
  func symbol(_ currency: CurrencyCode) -> CurrencyMark {
    guard let row = CurrencyTable.row(of: currency) else { return MoneyLocale.code(currency) }
    var locale: MoneyLocale? = self
    while let found = locale {
      let range = LocaleTable.column(found.row, 7, 2)..<LocaleTable.column(found.row &+ 1, 7, 2)
      if let mark = MoneyLocale.mark(row, in: LocaleTable.localeSymbols, range) { return mark }
      locale = found.parent
    }
    return MoneyLocale.mark(row, in: LocaleTable.localeSymbols, 0..<LocaleTable.rootSymbolCount)
      ?? MoneyLocale.code(currency)
  }

  /// The narrow symbol, which is used in text whose country is known; if there is none, the usual symbol.
  func narrowSymbol(_ currency: CurrencyCode) -> CurrencyMark {
    let count = LocaleTable.narrowSymbols.utf8CodeUnitCount / 4
    if let row = CurrencyTable.row(of: currency),
      let mark = MoneyLocale.mark(row, in: LocaleTable.narrowSymbols, 0..<count)
    {
      return mark
    }
    return symbol(currency)
  }

  /// The currencies whose symbol in the locale satisfies a condition, ordered by code.
  func currencies(withSymbol isWanted: ([UInt8]) -> Bool) -> [CurrencyCode] {
    var rows: [Int] = []
    var locale: MoneyLocale? = self
    while let found = locale {
      let range = LocaleTable.column(found.row, 7, 2)..<LocaleTable.column(found.row &+ 1, 7, 2)
      rows += MoneyLocale.rows(in: LocaleTable.localeSymbols, range, where: isWanted)
      locale = found.parent
    }
    rows += MoneyLocale.rows(in: LocaleTable.localeSymbols, 0..<LocaleTable.rootSymbolCount, where: isWanted)
    rows = rows.ordered()
    var codes: [CurrencyCode] = []
    for row in rows {
      // A nearer locale may have another symbol for the currency, or the same one again.
      guard let code = CurrencyTable.code(row), codes.last != code, isWanted(symbol(code).text) else { continue }
      codes.append(code)
    }
    return codes
  }

  /// The currencies whose narrow symbol satisfies a condition, ordered by code.
  static func currencies(withNarrowSymbol isWanted: ([UInt8]) -> Bool) -> [CurrencyCode] {
    let count = LocaleTable.narrowSymbols.utf8CodeUnitCount / 4
    return rows(in: LocaleTable.narrowSymbols, 0..<count, where: isWanted).compactMap { CurrencyTable.code($0) }
  }

  private static func rows(
    in table: StaticString, _ range: Range<Int>, where isWanted: ([UInt8]) -> Bool
  ) -> [Int] {
    var rows: [Int] = []
    for entry in range {
      let symbol = Base92.number(table, entry &* 4 &+ 2, 2) &* 5
      if isWanted(Array(LocaleTable.text(LocaleTable.symbols, symbol))) {
        rows.append(Base92.number(table, entry &* 4, 2))
      }
    }
    return rows
  }

  static func code(_ currency: CurrencyCode) -> CurrencyMark {
    CurrencyMark(text: currency.bytes, spaceBefore: true, spaceBehind: true)
  }

  private static func mark(_ currency: Int, in table: StaticString, _ range: Range<Int>) -> CurrencyMark? {
    guard let at = LocaleTable.entry(currency, in: table, range, width: 4) else { return nil }
    let symbol = Base92.number(table, at, 2) &* 5
    let edges = Base92.number(LocaleTable.symbols, symbol &+ 4, 1)
    return CurrencyMark(
      text: Array(LocaleTable.text(LocaleTable.symbols, symbol)), spaceBefore: edges & 1 != 0,
      spaceBehind: edges & 2 != 0)
  }
}

extension MoneyLocale {
  /// The forms of a currency's name.
  public enum NameForm: Int {
    case alone = 0
    case one = 1
    case many = 2
  }

  /// The rule for amounts that take the singular.
  enum PluralRule: Int {
    /// The locale has no names.
    case none = 0
    /// The singular is for 1 without fraction digits.
    case one = 1
    /// The singular is for the value 1, also as 1.00.
    case valueOne = 2
    /// The singular is for values from 0 to below 2.
    case zeroOrOne = 3
    case never = 4
  }

  private var speech: Int { LocaleTable.column(row, 6, 1) }

  var pluralRule: PluralRule { PluralRule(rawValue: speech / 2) ?? .none }

  /// Whether a name follows its number without a space.
  var joinsNames: Bool { speech % 2 == 1 }

  /// Whether the locale has names of currencies.
  public var hasNames: Bool { pluralRule != .none }

  /// A currency's name; nil if CLDR has none in the language.
  public func name(_ currency: CurrencyCode, _ form: NameForm = .alone) -> [UInt8]? {
    guard hasNames, let row = CurrencyTable.row(of: currency) else { return nil }
    var locale: MoneyLocale? = self
    while let found = locale {
      let range = LocaleTable.column(found.row, 9, 2)..<LocaleTable.column(found.row &+ 1, 9, 2)
      if let at = LocaleTable.entry(row, in: LocaleTable.localeNames, range, width: 5) {
        let name = MoneyLocale.name(Base92.number(LocaleTable.localeNames, at, 3), form)
        return name.isEmpty ? nil : name
      }
      locale = found.parent
    }
    return nil
  }

  private static func name(_ start: Int, _ form: NameForm) -> [UInt8] {
    var at = start
    let alone = words(&at, [])
    let one = words(&at, alone)
    let many = words(&at, alone)
    let found = form == .one ? one : form == .many ? many : alone
    var text: [UInt8] = []
    for word in found.isEmpty ? alone : found {
      if !text.isEmpty { text.append(ASCII.space) }
      var next = LocaleTable.words.utf8Start + word
      while next.pointee != AmountPattern.number {
        text.append(next.pointee)
        next += 1
      }
    }
    return text
  }

  /// The words of a form, as places in `words`.
  private static func words(_ at: inout Int, _ alone: [Int]) -> [Int] {
    let count = Base92.number(LocaleTable.names, at, 1)
    at &+= 1
    var words: [Int] = []
    for index in 0..<count {
      if Base92.number(LocaleTable.names, at, 1) == 91 {
        if index < alone.count { words.append(alone[index]) }
        at &+= 1
      } else {
        words.append(Base92.number(LocaleTable.names, at, 3))
        at &+= 3
      }
    }
    return words
  }
}

extension MoneyLocale {
  /// The text of a currency in the locale, without an amount; empty if the options show no currency.
  public func text(
    of currency: CurrencyCode, _ display: LocaleOptions.Display, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> [UInt8] {
    let known = try CurrencyRegistry.currency(currency, in: registry)
    switch display {
    case .symbol: return symbol(currency).text
    case .narrow: return narrowSymbol(currency).text
    case .code: return currency.bytes
    case .none: return []
    case .name:
      if known.kind == .custom, !known.name.isEmpty { return known.name }
      guard let name = name(currency) else { throw noName(of: currency) }
      return name
    }
  }

  func noName(of currency: CurrencyCode) -> MoneyFailure {
    MoneyFailure(.notFound, "no name of " + .code(currency) + " in the locale " + .bytes(identifier))
  }
}
