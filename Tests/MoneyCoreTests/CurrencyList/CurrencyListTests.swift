import Testing
@testable import MoneyCore
@testable import MoneyDesk
@testable import MoneyLocale

struct CurrencyListTests {
  private static func list(_ language: String) throws -> CurrencyList {
    try CurrencyList(
      language: try reading(language) { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) })
  }

  private static func codes(_ list: CurrencyList) -> [String] {
    (0..<list.count).compactMap { list.item(at: $0).map { String($0.code) } }
  }

  @Test func favouritesComeFirstInTheSameOrder() throws {
    var list = try CurrencyListTests.list("en")
    #expect(list.state == .empty && list.revision == 0)
    for code in ["USD", "SEK", "ISK", "EUR"] { try list.add(CurrencyCode(reading: code), name: []) }
    try list.setFavourite(CurrencyCode(reading: "USD"), true)
    #expect(CurrencyListTests.codes(list) == ["USD", "EUR", "ISK", "SEK"])
    try list.setFavourite(CurrencyCode(reading: "SEK"), true)
    #expect(CurrencyListTests.codes(list) == ["SEK", "USD", "EUR", "ISK"])
    list.setSort(.codeDescending)
    #expect(CurrencyListTests.codes(list) == ["USD", "SEK", "ISK", "EUR"])
    list.setSearch(Array("KRÓNA".utf8))
    #expect(CurrencyListTests.codes(list) == ["SEK", "ISK"])
    list.setFavouritesOnly(true)
    #expect(CurrencyListTests.codes(list) == ["SEK"])
    list.setSearch(Array("zzz".utf8))
    #expect(list.state == .nothingFound)
    #expect(list.revision == 10)
  }

  /// After any calls in any order, the visible order is that of the settings.
  @Test func theOrderIsThatOfTheSettings() throws {
    var random = SplitMix64(seed: 23)
    for language in ["de", "es", "ja"] {
      var list = try CurrencyListTests.list(language)
      try list.addCurrent()
      for _ in 0..<40 {
        let sort = try #require(CurrencyList.Sort(rawValue: Int32(random.below(4))))
        list.setSort(sort)
        let item = try #require(list.item(at: random.below(list.count)))
        try list.setFavourite(item.code, random.flip())
        let items = (0..<list.count).compactMap { list.item(at: $0) }
        let firstOther = items.firstIndex { !$0.isFavourite } ?? items.count
        try #require(!items[firstOther...].contains { $0.isFavourite })
        for part in [items[..<firstOther], items[firstOther...]] {
          for (left, right) in zip(part, part.dropFirst()) {
            switch sort {
            case .codeAscending: try #require(left.code < right.code)
            case .codeDescending: try #require(right.code < left.code)
            case .nameAscending: try #require(!right.sortKey.lexicographicallyPrecedes(left.sortKey))
            case .nameDescending: try #require(!left.sortKey.lexicographicallyPrecedes(right.sortKey))
            }
          }
        }
      }
    }
  }

  @Test func failuresChangeNothing() throws {
    var list = try CurrencyListTests.list("en")
    try list.add(.euro, name: [])
    let revision = list.revision
    expectFailure(.duplicateCurrency, saying: "duplicate currency EUR in the list") { try list.add(.euro, name: []) }
    expectFailure(.notFound, saying: "unknown currency USD in the list") {
      try list.setFavourite(CurrencyCode(reading: "USD"), true)
    }
    expectFailure(.notFound, saying: "no currency names in language sv") { try CurrencyListTests.list("sv") }
    #expect(list.revision == revision && list.count == 1)
  }
}
