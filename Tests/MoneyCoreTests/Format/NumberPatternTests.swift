import Testing
@testable import MoneyCore
@testable import MoneyLocale

struct NumberPatternTests {
  static func pattern(_ text: String) throws(MoneyFailure) -> NumberPattern {
    try reading(text) { (text) throws(MoneyFailure) in try NumberPattern(parsing: text) }
  }

  @Test func aPatternSaysAffixesGroupsAndDigits() throws {
    let pattern = try NumberPatternTests.pattern("¤ #,##,#00.00##;(¤¤'#'0)''")
    #expect(pattern.positive == .init(prefix: [.symbol, .text([0x20])], suffix: []))
    #expect(
      pattern.negative == .init(prefix: [.text([0x28]), .code, .text([0x23])], suffix: [.text(Array(")'".utf8))]))
    #expect(pattern.number.grouping.primary == 3 && pattern.number.grouping.secondary == 2)
    #expect(pattern.number.wholeDigits == 2)
    #expect(pattern.number.minimumFraction == 2 && pattern.number.maximumFraction == 4)
    let significant = try NumberPatternTests.pattern("#,@@#").number
    #expect(significant.minimumSignificant == 2 && significant.maximumSignificant == 3)
  }

  @Test(
    arguments: [
      ("", 0), ("¤", 2), ("abc", 3), ("0.0.0", 3), ("0,", 1), (",0", 0), ("#,,##0", 2), ("0#", 1), ("0.#0", 3),
      ("0.", 2), ("0.0,0", 3), ("@0", 1), ("@#@", 2), ("0@", 1), ("@.0", 1), ("0E0", 1), ("-0", 0), ("0;+0", 2),
      ("0;0", 1), ("¤0;¤0", 3), ("0;-0;-0", 4), ("0 0", 2), ("5", 0), ("#,##5", 4), ("0%", 1), ("*x0", 0), ("0‰", 1),
      ("0¤¤¤", 1), ("¤ ¤0", 3), ("0'abc", 1), ("\t0", 0), ("0'\n'", 2), ("0.05", 3),
    ])
  func aWrongByteIsNamed(_ text: String, _ position: Int) {
    expectFailure(.argument, at: position) { try NumberPatternTests.pattern(text) }
  }

  @Test func aPatternIsBounded() throws {
    let longest = String(repeating: "a", count: 127) + "0"
    _ = try NumberPatternTests.pattern(longest)
    expectFailure(.limit, at: 128) { try NumberPatternTests.pattern("a" + longest) }
    _ = try NumberPatternTests.pattern(String(repeating: "0", count: 38))
    expectFailure(.argument, at: 0) { try NumberPatternTests.pattern(String(repeating: "0", count: 39)) }
    expectFailure(.argument, at: 0) { try NumberPatternTests.pattern(String(repeating: "@", count: 39)) }
    expectFailure(.argument, at: 1) { try NumberPatternTests.pattern("0." + String(repeating: "0", count: 39)) }
  }

  @Test func anyBytesAreAPatternOrHaveAPosition() throws {
    var random = SplitMix64(seed: 31)
    let parts = ["0", "#", "@", ",", ".", ";", "'", "¤", "-", "+", "%", "E", "a", " ", "5", "‰", "(", ")"]
    for _ in 0..<20_000 {
      let text = (0..<random.below(12)).map { _ in random.pick(parts) }.joined()
      do throws(MoneyFailure) {
        _ = try NumberPatternTests.pattern(text)
      } catch {
        try #require(error.status == .argument, "seed 31: \(text)")
        try #require((0...text.utf8.count).contains(error.position ?? -1), "seed 31: \(text)")
      }
    }
  }
}
