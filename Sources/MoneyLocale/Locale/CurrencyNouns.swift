import MoneyCore

/// The names and nouns by which people call the current currencies in a language, for searching.
///
///     // in English: "US dollars" and "dollars" denote USD, "dollars" also AUD, CAD and others
///
/// A noun is the last word of a name, or in Spanish, French, Italian and Portuguese the first.
package struct CurrencyNouns: Sendable {
  private struct Entry: Sendable {
    let key: [UInt32]
    let code: CurrencyCode
    let isNoun: Bool
  }

  /// The entries, sorted by their keys.
  private let entries: [Entry]

  @_optimize(size)
  package init(of locale: MoneyLocale) {
    var found: [Entry] = []
    let isFirst = CurrencyNouns.startsWithNoun(locale.identifier)
    for row in 0..<CurrencyTable.count where CurrencyTable.kind(row) == .current {
      guard let code = CurrencyTable.code(row) else { continue }
      for name in locale.names(code) {
        let words = name.split(whereSeparator: { $0 == ASCII.space || $0 == ASCII.minus })
        found.append(Entry(key: TextFolding.searchKey(name), code: code, isNoun: false))
        if words.count > 1, let noun = isFirst ? words.first : words.last {
          found.append(Entry(key: TextFolding.searchKey(Array(noun)), code: code, isNoun: true))
        }
      }
    }
    let order = StableSort.positions(found.count) { found[$0].key.lexicographicallyPrecedes(found[$1].key) }
    entries = order.map { found[Int($0)] }
  }

  private static func startsWithNoun(_ identifier: [UInt8]) -> Bool {
    let language = identifier.prefix(2)
    return language.elementsEqual(UTF8Bytes("es")) || language.elementsEqual(UTF8Bytes("fr"))
      || language.elementsEqual(UTF8Bytes("it")) || language.elementsEqual(UTF8Bytes("pt"))
  }

  /// The currencies with a name or a noun, ignoring case and accents. A complete name comes before nouns.
  @_optimize(size)
  package func codes(_ text: [UInt8]) -> [CurrencyCode] {
    let key = TextFolding.searchKey(text)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low &+ high) / 2
      if entries[middle].key.lexicographicallyPrecedes(key) { low = middle &+ 1 } else { high = middle }
    }
    var names: [CurrencyCode] = []
    var nouns: [CurrencyCode] = []
    while low < entries.count, entries[low].key == key {
      let entry = entries[low]
      if entry.isNoun {
        if !nouns.contains(entry.code) { nouns.append(entry.code) }
      } else if !names.contains(entry.code) {
        names.append(entry.code)
      }
      low &+= 1
    }
    return names.isEmpty ? nouns : names
  }
}

extension MoneyLocale {
  /// The currencies that a symbol may denote in the locale, as the reader of amounts finds them.
  package func currencies(ofSymbol symbol: some Collection<UInt8>) -> [CurrencyCode] {
    CurrencyToken(symbol, self, nil).codes
  }

  /// The currency of the country in the locale's identifier, or nil.
  package var countryCurrency: CurrencyCode? { countryCurrencies.first }

  /// The sign between groups of digits.
  package var groupingSign: UnsafeBufferPointer<UInt8> { groupSign }
}
