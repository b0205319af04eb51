import MoneyCore

/// A text that may stand for a currency: a code, the locale's symbol, a symbol known elsewhere, or a name.
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
        } else if let length = Blank.markLength(at: index, in: bytes) {
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

  /// Whether the character at an index is U+FFE5.
  private static func isWideYen(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    index &+ 2 < text.count && text[index] == 0xEF && text[index &+ 1] == 0xBF && text[index &+ 2] == 0xA5
  }

  private func isToken(_ text: [UInt8]) -> Bool { CurrencyToken.normal(text) == token }

  /// The currency whose code the text is.
  private var code: CurrencyCode? {
    guard let code = CurrencyCode(bytes: token), CurrencyTable.contains(code) || registry?.find(code) != nil
    else { return nil }
    return code
  }

  /// All currencies that the text may stand for. The first kind of reading with a result counts: a code, the locale's
  /// symbol, a symbol known elsewhere, a narrow symbol, a name.
  var codes: [CurrencyCode] {
    if let code { return [code] }
    if isSigned { return [] }
    var found = locale.currencies(withSymbol: isToken)
    if found.isEmpty { found = elsewhere }
    if found.isEmpty { found = locale.currencies(withNarrowSymbol: isToken) }
    if found.isEmpty { found = named }
    return found
  }

  /// Whether the text starts or ends with a sign, which no currency does.
  private var isSigned: Bool {
    token.first == ASCII.minus || token.last == ASCII.minus || token.first == UInt8(ascii: "(")
  }

  var isKnown: Bool { !codes.isEmpty }

  func canMean(_ currency: CurrencyCode) -> Bool {
    if let code { return code == currency }
    if isSigned { return false }
    if isToken(locale.symbol(currency).text) || isToken(locale.narrowSymbol(currency).text) { return true }
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
      return found
    }
  }
}
