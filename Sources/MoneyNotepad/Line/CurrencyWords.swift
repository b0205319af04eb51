import MoneyCore
import MoneyLocale

/// A cache of the meanings of currency symbols and words in the locale.
struct CurrencyWords: Sendable {
  private struct Symbol: Sendable {
    let text: [UInt8]
    let codes: [CurrencyCode]
  }

  private let locale: MoneyLocale?
  private var symbols: [Symbol] = []
  /// The most recently searched names.
  private var names: [Symbol] = []
  /// The names in the language of the locale; nil until one is needed.
  private var nouns: CurrencyNouns?

  init(_ locale: MoneyLocale?) { self.locale = locale }

  /// The currencies of a symbol that several currencies share.
  @_optimize(size)
  mutating func codes(of match: CurrencySymbols.Match, _ text: UnsafeBufferPointer<UInt8>) -> [CurrencyCode] {
    for symbol in symbols where symbol.text.elementsEqual(text) { return symbol.codes }
    var codes = locale?.currencies(ofSymbol: text) ?? []
    if codes.isEmpty {
      for index in 0..<match.codeCount {
        if let code = match.code(index) { codes.append(code) }
      }
    }
    symbols.append(Symbol(text: Array(text), codes: codes))
    return codes
  }

  /// The currencies of a name or a noun; without a locale in English.
  @_optimize(size)
  mutating func codes(named text: UnsafeBufferPointer<UInt8>) -> [CurrencyCode] {
    for name in names where name.text.elementsEqual(text) { return name.codes }
    var codes = search(Array(text))
    if codes.count > 1, let own = locale?.countryCurrency, codes.contains(own) { codes = [own] }
    if names.count >= CurrencyWords.mostNames { names.removeAll(keepingCapacity: true) }
    names.append(Symbol(text: Array(text), codes: codes))
    return codes
  }

  private mutating func search(_ text: [UInt8]) -> [CurrencyCode] {
    if let nouns { return nouns.codes(text) }
    let english = UTF8Bytes("en")
    guard let spoken = locale?.hasNames == true ? locale : try? MoneyLocale(parsing: english) else { return [] }
    let nouns = CurrencyNouns(of: spoken)
    self.nouns = nouns
    return nouns.codes(text)
  }

  /// The limit on the number of cached names.
  private static var mostNames: Int { 32 }
  /// The limit on the length of a searched name, in bytes.
  static var longest: Int { 64 }
}
