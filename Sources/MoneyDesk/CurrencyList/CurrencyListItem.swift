import MoneyCore
import MoneyLocale

/// A currency of a list, as a screen shows it.
public struct CurrencyListItem: Sendable {
  public let code: CurrencyCode
  /// The provider's name of the currency; may be empty.
  public internal(set) var provided: [UInt8]
  /// The name in the list's language from CLDR, otherwise the provider's, otherwise the code.
  public internal(set) var name: [UInt8]
  public internal(set) var isFavourite = false
  /// True if the rates that the list was marked with contain the currency.
  public internal(set) var isQuoted = false
  var sortKey: [UInt32] = []
  /// The name, the code, and the names of the countries that use the currency, folded.
  private var searchKeys: [[UInt32]] = []
  /// The codes of these countries, folded.
  private var countryKeys: [[UInt32]] = []

  init(_ code: CurrencyCode, provided: [UInt8]) {
    self.code = code
    self.provided = provided
    name = provided
  }

  mutating func translate(to language: MoneyLocale) {
    name = language.name(code) ?? (provided.isEmpty ? code.bytes : provided)
    sortKey = TextFolding.sortKey(name, hasEnye: language.hasEnye)
    searchKeys = [TextFolding.searchKey(name), TextFolding.searchKey(code.bytes)]
    countryKeys = []
    guard let row = CurrencyTable.row(of: code), let countries = CurrencyTable.currency(row)?.countries else { return }
    var index = 0
    while index &+ 1 < countries.count {
      let country = countries[index...(index &+ 1)]
      countryKeys.append(TextFolding.searchKey(Array(country)))
      if let name = language.knownName(ofCountry: country) { searchKeys.append(TextFolding.searchKey(name)) }
      index &+= 2
    }
  }

  /// The flag as an emoji of two regional indicators; empty if the currency has no region's flag.
  public var flag: [UInt8] {
    guard let row = CurrencyTable.row(of: code), let region = CurrencyTable.currency(row)?.flag, region.count == 2
    else { return [] }
    // The letter A becomes U+1F1E6.
    var emoji: [UInt8] = []
    for letter in region { emoji.append(contentsOf: [0xF0, 0x9F, 0x87, 0xA6 &+ (letter &- UInt8(ascii: "A"))]) }
    return emoji
  }

  func isFound(by key: [UInt32]) -> Bool {
    for text in searchKeys where CurrencyListItem.contains(text, key) { return true }
    return countryKeys.contains(key)
  }

  private static func contains(_ text: [UInt32], _ part: [UInt32]) -> Bool {
    if part.count > text.count { return false }
    for start in 0...(text.count &- part.count) {
      var offset = 0
      while offset < part.count, text[start &+ offset] == part[offset] { offset &+= 1 }
      if offset == part.count { return true }
    }
    return false
  }
}

extension MoneyLocale {
  /// True if ñ is a separate letter of the language.
  var hasEnye: Bool { identifier.starts(with: UTF8Bytes("es")) }
}
