import MoneyCore
import MoneyLocale

/// The meanings of symbols and words of currencies in the locale, which is searched once for each of them.
struct CurrencyWords: Sendable {
  private struct Symbol: Sendable {
    let text: [UInt8]
    let codes: [CurrencyCode]
  }

  private let locale: MoneyLocale?
  private var symbols: [Symbol] = []
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
  mutating func codes(named text: [UInt8]) -> [CurrencyCode] {
    if nouns == nil {
      let english = UTF8Bytes("en")
      guard let spoken = locale?.hasNames == true ? locale : try? MoneyLocale(parsing: english) else { return [] }
      nouns = CurrencyNouns(of: spoken)
    }
    guard let found = nouns?.codes(text), found.count > 1 else { return nouns?.codes(text) ?? [] }
    if let own = locale?.countryCurrency, found.contains(own) { return [own] }
    return found
  }
}
