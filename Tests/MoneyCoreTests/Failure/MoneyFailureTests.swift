import Testing

@testable import MoneyCore

struct MoneyFailureTests {
  @Test func movesItsPosition() {
    #expect(MoneyFailure(.syntax, "it", at: 3).moved(by: 4).position == 7)
    #expect(MoneyFailure(.syntax, "it").moved(by: 4).position == nil)
    let moved = MoneyFailure(.date, "that", at: 0).moved(by: 1)
    #expect(moved.status == .date && String(moved.message) == "that")
  }

  /// The values are pinned by the C header: every status equals its definition there.
  @Test func hasTheHeadersValues() throws {
    let header = try ProjectFiles.text("include/money/base.h")
    let values = header.split(separator: "\n").compactMap { line -> (String, Int32)? in
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      guard words.count >= 3, words[0] == "#define", words[1].hasPrefix("MONEY_ERR_") else { return nil }
      return Int32(words[2]).map { (String(words[1]), $0) }
    }
    #expect(values.count >= 23)
    for (name, value) in values {
      let status = try #require(MoneyStatus(rawValue: value), "\(name)")
      let spelt = "\(status)".reduce(into: "MONEY_ERR_") { $0 += $1.isUppercase ? "_\($1)" : $1.uppercased() }
      #expect(spelt == name)
    }
  }
}
