import MoneyCore
import Testing

@testable import MoneyCoreTests
@testable import MoneyJSON

struct NumberSpansTests {
  private func spans(_ text: String) throws -> NumberSpans {
    try reading(text) { (text) throws(MoneyFailure) in try NumberSpans(text) }
  }

  /// Each number where it was put, a stand-in of the same length for it, and nothing else touched.
  @Test func findsEachNumber() throws {
    var random = SplitMix64(seed: 200)
    for _ in 0..<1500 {
      let json = RandomJSON(&random)
      let found = try reading(bytes: json.bytes) { (text) throws(MoneyFailure) in try NumberSpans(text) }
      try #require(found.spans == json.numbers, "\(String(json.bytes))")
      try #require(found.text.count == json.bytes.count)
      var restored = found.text
      for span in found.spans {
        let standIn = String(Array(found.text[span]))
        try #require(isStandIn(standIn), "\(standIn) in \(String(json.bytes))")
        restored.replaceSubrange(span, with: json.bytes[span])
      }
      try #require(restored == json.bytes)
    }
  }

  /// `1000…`, or `1E000…` where an integer would be too long.
  private func isStandIn(_ text: String) -> Bool {
    let zeros = text.utf8.count <= 18 ? text.dropFirst() : text.dropFirst(2)
    return text.hasPrefix(text.utf8.count <= 18 ? "1" : "1E") && zeros.allSatisfy { $0 == "0" }
  }

  /// Tokens that begin as a number does and are none.
  @Test(arguments: [
    "01", "-01", "1.", "-", "--1", "1.2.3", "1e", "1e+", "1e5.5", "1a", "1.5x", "0x10", "1_000", "1e5e5", "1-2", "-.5",
    "00",
    "1{", "1[", "1:", "1/", "1'", "1\u{A0}", "1\u{B}",
  ])
  func leavesWhatIsMalformed(_ text: String) throws {
    for (before, behind) in [("", ""), ("[", "]"), ("{\"a\":", "}"), ("[", " ,2")] {
      let found = try spans(before + text + behind)
      let range = before.utf8.count..<before.utf8.count + text.utf8.count
      #expect(Array(found.text[range]) == Array(text.utf8))
      #expect(found.spans.allSatisfy { !$0.overlaps(range.lowerBound..<range.lowerBound + 1) })
    }
  }

  @Test(arguments: ["1 ", "1\t", "1\n", "1\r", "1,", "1]", "1}", "1"]) func endsNumbersWhereJSONDoes(_ text: String)
    throws
  {
    #expect(try spans(text).spans == [0..<1])
  }

  /// Bytes of a string are no numbers, wherever its quotes and backslashes stand.
  @Test(arguments: [
    #""1""#, #""\"1""#, #""\\""#, #""\\\"1""#, #""1"#, #""1\"#, #"""#, #""\u0031""#, #""1"2"#,
  ])
  func skipsStrings(_ text: String) throws {
    #expect(try spans(text).spans == (text == #""1"2"# ? [3..<4] : []))
    #expect(try spans(text + ",").text.count == text.utf8.count + 1)
  }

  @Test func limitsDepth() throws {
    let (deep, deeper) = (String(repeating: "[", count: 128), String(repeating: "[", count: 129))
    #expect(try spans(deep + "1" + String(repeating: "]", count: 128)).spans.count == 1)
    expectFailure(.limit, at: 128, saying: "nested deeper than 128 levels") { try spans(deeper) }
    expectFailure(.limit, at: 640) { try spans(String(repeating: "{\"a\":", count: 129)) }
    // What is closed is not nested, and brackets of strings are none.
    #expect(throws: Never.self) { try spans(String(repeating: "[]", count: 300)) }
    #expect(throws: Never.self) { try spans("\"" + deeper + "\"") }
  }

  @Test func acceptsEmptyText() throws {
    #expect(try spans("").spans.isEmpty && spans("").text.isEmpty)
  }
}
