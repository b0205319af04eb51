import MoneyCore

/// The text of a currency in a locale.
struct CurrencyMark {
  let text: [UInt8]
  /// True if a digit directly before the text, or directly after it, requires a space (UTS #35, currencySpacing).
  let spaceBefore: Bool
  let spaceBehind: Bool
}

extension MoneyLocale {
  /// The lists of currencies that a record has.
  private enum List: Int {
    case symbols = 4
    case narrowSymbols = 6
  }

  /// The currency's symbol, or its code if the locale has no symbol.
  func symbol(_ currency: CurrencyCode) -> CurrencyMark {
    mark(currency, .symbols) ?? MoneyLocale.code(currency)
  }

  /// The narrow symbol for text whose country is known, or else the usual symbol.
  func narrowSymbol(_ currency: CurrencyCode) -> CurrencyMark {
    mark(currency, .narrowSymbols) ?? symbol(currency)
  }

  /// The currencies whose symbol in the locale satisfies a condition, ordered by code.
  func currencies(withSymbol isWanted: ([UInt8]) -> Bool) -> [CurrencyCode] {
    currencies(in: .symbols, where: isWanted)
  }

  /// The currencies whose narrow symbol satisfies a condition, ordered by code.
  func currencies(withNarrowSymbol isWanted: ([UInt8]) -> Bool) -> [CurrencyCode] {
    currencies(in: .narrowSymbols, where: isWanted)
  }

  private func range(_ list: List) -> Range<Int> {
    table.range(ofList: table.number(.records, record, list.rawValue, 2))
  }

  /// The entries of the root, whose record is the first.
  private func rootRange(_ list: List) -> Range<Int> {
    table.range(ofList: table.number(.records, 0, list.rawValue, 2))
  }

  /// The nearest entry for a currency, also of the locales from which this one inherits.
  private func mark(_ currency: CurrencyCode, _ list: List) -> CurrencyMark? {
    guard let place = table.place(of: currency) else { return nil }
    var locale: MoneyLocale? = self
    while let found = locale {
      if let symbol = table.entry(place, in: .symbolEntries, found.range(list)) { return mark(symbol) }
      locale = found.parent
    }
    return table.entry(place, in: .symbolEntries, rootRange(list)).flatMap(mark)
  }

  /// A symbol; nil for an entry that removes an inherited one.
  private func mark(_ symbol: Int) -> CurrencyMark? {
    if symbol == 0 { return nil }
    let edges = table.number(.symbols, symbol, 4, 1)
    return CurrencyMark(
      text: Array(table.text(.symbols, symbol, 0)), spaceBefore: edges & 1 != 0, spaceBehind: edges & 2 != 0)
  }

  private func currencies(in list: List, where isWanted: ([UInt8]) -> Bool) -> [CurrencyCode] {
    var places: [Int] = []
    var locale: MoneyLocale? = self
    while let found = locale {
      places += found.places(found.range(list), where: isWanted)
      locale = found.parent
    }
    places += self.places(rootRange(list), where: isWanted)
    places = places.ordered()
    var codes: [CurrencyCode] = []
    for place in places {
      // A nearer locale may have another symbol for the currency, or the same one again.
      guard let code = table.code(place), codes.last != code, let mark = mark(code, list), isWanted(mark.text)
      else { continue }
      codes.append(code)
    }
    return codes
  }

  private func places(_ range: Range<Int>, where isWanted: ([UInt8]) -> Bool) -> [Int] {
    var places: [Int] = []
    for entry in range where isWanted(Array(table.text(.symbols, table.number(.symbolEntries, entry, 2, 2), 0))) {
      places.append(table.number(.symbolEntries, entry, 0, 2))
    }
    return places
  }

  static func code(_ currency: CurrencyCode) -> CurrencyMark {
    CurrencyMark(text: currency.bytes, spaceBefore: true, spaceBehind: true)
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
    MoneyFailure(.notFound, "no name of " + .code(currency) + " in locale " + .bytes(identifier))
  }
}
