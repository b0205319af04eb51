import Testing

@testable import MoneyCore

struct CurrencySymbolsTests {
  private func match(_ text: String, at index: Int = 0) throws -> (Int, [String])? {
    try reading(text) { bytes in
      CurrencySymbols.match(bytes, at: index).map { found in
        (found.length, (0..<found.codeCount).compactMap { found.code($0).map { String($0) } })
      }
    }
  }

  @Test func everyLineIsFound() throws {
    let file = try ProjectFiles.text("share/currencies/symbols.csv")
    let rows = file.split(separator: "\n").dropFirst()
    #expect(rows.count == CurrencySymbols.count)
    for row in rows {
      let cells = row.split(separator: ",").map(String.init)
      let found = try #require(try match(cells[0] + " 5"), "\(row)")
      #expect(found.0 == cells[0].utf8.count && found.1 == cells[1].split(separator: " ").map(String.init), "\(row)")
    }
  }

  @Test func takesTheLongestAndWholeWords() throws {
    #expect(try match("5 US$", at: 2)?.1 == ["USD"])
    #expect(try match("kr.5")?.0 == 3)
    #expect(try match("kr5")?.0 == 2)
    #expect(try match("kron") == nil)
    #expect(try match("€uro")?.1 == ["EUR"])
    #expect(try match("") == nil && match("\u{10FFFF}") == nil && match("€", at: 1) == nil)
  }
}
