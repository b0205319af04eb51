import MoneyCore

/// A text that may denote a currency: a code, the locale's symbol, a symbol used elsewhere, or a name.
struct CurrencyToken {
  private let token: [UInt8]
  private let locale: MoneyLocale
  private let registry: CurrencyRegistry?

  init(_ text: some Collection<UInt8>, _ locale: MoneyLocale, _ registry: CurrencyRegistry?) {
    token = CurrencyToken.normal(Array(text))
    self.locale = locale
    self.registry = registry
  }

  /// The text without marks of direction, and without blanks at its ends. Blanks inside become one space. The wide yen
  /// sign ￥ becomes the narrow one, because CLDR's lenient reading treats them as equal.
  static func normal(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { bytes in
      var plain: [UInt8] = []
      var index = 0
      while index < bytes.count {
        if let length = Blank.length(at: index, in: bytes) {
          if plain.last != ASCII.space, !plain.isEmpty { plain.append(ASCII.space) }
          index &+= length
        } else if let length = Invisible.length(at: index, in: bytes) {
          index &+= length
        } else if CurrencyToken.isWideYen(at: index, in: bytes) {
          plain.append(contentsOf: [0xC2, 0xA5])
          index &+= 3
        } else {
          plain.append(bytes[index])
          index &+= 1
        }
      }
      if plain.last == ASCII.space { plain.removeLast() }
      return plain
    }
  }

  /// True if the character at an index is U+FFE5.
  private static func isWideYen(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    index &+ 2 < text.count && text[index] == 0xEF && text[index &+ 1] == 0xBF && text[index &+ 2] == 0xA5
  }

  private func isToken(_ text: [UInt8]) -> Bool { !token.isEmpty && CurrencyToken.normal(text) == token }

  /// True if a symbol differs from the text only in case and in its final point: `kr` of `kr.`. The case of a single
  /// letter matters, since `k` may be a thousand.
  private func isAlmostToken(_ text: [UInt8]) -> Bool {
    let symbol = CurrencyToken.pointless(CurrencyToken.normal(text))
    let typed = CurrencyToken.pointless(token)
    if typed.isEmpty || symbol.isEmpty { return false }
    return symbol == typed || typed.count > 1 && TextFolding.isSameWord(symbol, typed)
  }

  /// The text without its final point, which ends an abbreviation: after `$` it is the separator of a number.
  private static func pointless(_ text: [UInt8]) -> [UInt8] {
    text.last == ASCII.point && text.withUnsafeBufferPointer(LocaleReader.hasLetters) ? text.dropLast() : text
  }

  /// The currency whose code the text is.
  private var code: CurrencyCode? {
    guard let code = CurrencyCode(bytes: token), CurrencyTable.contains(code) || registry?.find(code) != nil
    else { return nil }
    return code
  }

  /// All currencies that the text may denote. The first interpretation with a result applies: a code, the locale's
  /// symbol, a symbol used elsewhere, a narrow symbol, a name.
  var codes: [CurrencyCode] {
    if token.isEmpty { return [] }
    if let code { return [code] }
    if isSigned { return [] }
    var found = locale.currencies(withSymbol: isToken)
    if found.isEmpty { found = almostOwn }
    if found.isEmpty { found = elsewhere }
    if found.isEmpty { found = narrow }
    return found.isEmpty ? named : withPresent(found)
  }

  /// The currencies with the text as their narrow symbol. Letters such as `L` and `р.` are too ambiguous outside the
  /// currency's own country.
  private var narrow: [CurrencyCode] {
    let found = locale.currencies(withNarrowSymbol: isToken)
    if found.isEmpty || !token.withUnsafeBufferPointer(LocaleReader.hasLetters) { return found }
    let own = locale.countryCurrencies
    return found.filter(own.contains)
  }

  /// The locale's symbols apart from case and the final point, together with the text's meanings elsewhere.
  private var almostOwn: [CurrencyCode] {
    let own = locale.currencies(withSymbol: isAlmostToken)
    let others = own.isEmpty ? [] : elsewhere
    if others.isEmpty || own.count == 1 && own.allSatisfy(others.contains) { return own }
    return own + others.filter { !own.contains($0) }
  }

  /// The currencies and, if all of them are withdrawn, those that may be meant: their successors, and the current
  /// currency of the locale's country.
  private func withPresent(_ found: [CurrencyCode]) -> [CurrencyCode] {
    guard found.allSatisfy(CurrencyTable.isWithdrawn) else { return found }
    let present = found.compactMap(CurrencyTable.presentSuccessor)
    var codes = found
    for code in present + (present.isEmpty ? [] : locale.countryCurrencies) + elsewhere where !codes.contains(code) {
      codes.append(code)
    }
    return codes
  }

  /// True if the text starts or ends with a sign, unlike any currency.
  private var isSigned: Bool {
    token.first == ASCII.minus || token.last == ASCII.minus || token.first == UInt8(ascii: "(")
  }

  var isKnown: Bool { !codes.isEmpty }

  /// True if the text is a code or a name rather than a symbol.
  var isSpelledOut: Bool { code != nil || !named.isEmpty }

  /// True if the locale writes a currency this way.
  var isOwnSymbol: Bool { !locale.currencies(withSymbol: isToken).isEmpty }

  func canMean(_ currency: CurrencyCode) -> Bool {
    if let code { return code == currency }
    if isSigned { return false }
    for symbol in [locale.symbol(currency).text, locale.narrowSymbol(currency).text] where isAlmostToken(symbol) {
      return true
    }
    return elsewhere.contains(currency) || isName(currency)
  }

  private func isName(_ code: CurrencyCode) -> Bool {
    if let own = registry?.find(code) { return isToken(own.name) }
    return locale.names(code, startingWith: token.first ?? 0).contains { isToken($0) }
  }

  private var named: [CurrencyCode] {
    var found: [CurrencyCode] = []
    if token.isEmpty { return found }
    if locale.hasNames {
      for place in 0..<locale.table.count(.codes) {
        if let code = locale.table.code(place), isName(code) { found.append(code) }
      }
    }
    for currency in registry?.currencies ?? [] where isToken(currency.name) { found.append(currency.code) }
    return found
  }

  private var elsewhere: [CurrencyCode] {
    token.withUnsafeBufferPointer { bytes in
      guard let match = CurrencySymbols.match(bytes, at: 0), match.length == bytes.count else { return [] }
      var found: [CurrencyCode] = []
      for index in 0..<match.codeCount {
        if let code = match.code(index) { found.append(code) }
      }
      // The word of a unit means one currency where that one is at home: its usual symbol is the narrow one there.
      guard match.isWord, let first = found.first else { return found }
      let symbol = locale.symbol(first).text
      return symbol == locale.narrowSymbol(first).text && symbol != first.bytes ? [first] : found
    }
  }
}
