import MoneyCore
import Testing

@testable import MoneyCoreTests
@testable import MoneyJSON

extension JSONTokens {
  /// The content of a string, whose token includes the quotes.
  fileprivate static func content(_ bytes: [UInt8], inside token: Range<Int>) -> [UInt8] {
    bytes.withUnsafeBufferPointer { content($0, (token.lowerBound + 1)..<(token.upperBound - 1)).bytes }
  }
}

struct JSONTokensTests {
  private func tokens(_ bytes: [UInt8]) throws -> JSONTokens {
    try reading(bytes: bytes) { (text) throws(MoneyFailure) in try JSONTokens(text) }
  }

  private func tokens(_ text: String) throws -> JSONTokens { try tokens(Array(text.utf8)) }

  /// A number that was found reads as 1 where it ends, a long string as its place in the list; nothing else is touched.
  @Test func findsEachNumberAndLongString() throws {
    var random = SplitMix64(seed: 200)
    var longStrings = 0
    for _ in 0..<1500 {
      let json = RandomJSON(&random)
      let found = try tokens(json.bytes)
      try #require(found.numbers == json.numbers, "\(String(json.bytes))")
      try #require(found.text.count == json.bytes.count)
      longStrings += found.strings.count
      var restored = found.text
      for token in found.numbers + found.strings {
        let standIn = String(Array(found.text[token].drop { $0 == 0x20 }))
        if json.bytes[token.lowerBound] == 0x22 {
          try #require(token.count > 14 && standIn.utf8.count == 15 && standIn.first == "\"" && standIn.last == "\"")
          let place = try #require(Int(standIn.dropFirst().dropLast()))
          try #require(found.contents[place] == JSONTokens.content(json.bytes, inside: token))
        } else {
          try #require(standIn == "1", "\(standIn) in \(String(json.bytes))")
        }
        restored.replaceSubrange(token, with: json.bytes[token])
      }
      try #require(restored == json.bytes)
    }
    #expect(longStrings > 300)
  }

  /// Invalid tokens that begin like a number: short ones are left for jansson to reject.
  @Test(arguments: [
    "01", "-01", "1.", "-", "--1", "1.2.3", "1e", "1e+", "1e5.5", "1a", "1.5x", "0x10", "1_000", "1e5e5", "1-2", "-.5",
    "00",
    "1{", "1[", "1:", "1/", "1'", "1\u{A0}", "1\u{B}",
  ])
  func takesNoMalformedNumber(_ text: String) throws {
    for (before, behind) in [("", ""), ("[", "]"), ("{\"a\":", "}"), ("[", " ,2")] {
      let found = try tokens(before + text + behind)
      let start = before.utf8.count
      #expect(found.text[start] == text.utf8.first)
      #expect(found.numbers.allSatisfy { !$0.contains(start) })
    }
  }

  /// Long ones keep their fault, and its position.
  @Test(arguments: [
    ("123456789012345.", "              1."), ("[12345678901234.5.7]", "[             1.1.1]"),
    ("-1234567890123456e+", "               -1e+"), ("0.12345678901234567e", "                0.1e"),
    ("[123456789012345x]", "[              1x]"), ("abcdefghijklmnopqrst", "      ghijklmnopqrst"),
    (#"["abcdefghijklmnop"#, #"[                ""#), (#"["abcdefghijkl\x"]"#, #"[            "\x"]"#),
    ("[\"abcdefghijklmnop\n\"]", "[                \"\n\"]"),
    (#"["abcdefghijkl\ud800"]"#, #"[            "\ud800"]"#),
    (#"["abcdefghijkl\ud800\u0041"]"#, #"[            "\ud800\u0041"]"#),
    (#"["abcdefghijkl\u0000"]"#, #"[            "\u0000"]"#),
  ])
  func keepsWhatIsWrong(_ text: String, _ wanted: String) throws {
    #expect(String(try tokens(text).text) == wanted)
  }

  /// Equal strings receive equal placeholders, regardless of their escapes.
  @Test func standsInForContent() throws {
    let found = try tokens(#"["0123456789abcdef","0123456789abcde\u0066","\u00e9\ud83d\ude00\n\/\"0123456","short"]"#)
    #expect(found.strings.count == 3)
    #expect(found.contents.map { String($0) } == ["0123456789abcdef", "é😀\n/\"0123456"])
    let wanted = #"[   "0000000000000",        "0000000000000",                  "0000000000001","short"]"#
    #expect(String(found.text) == wanted)
  }

  @Test(arguments: ["1 ", "1\t", "1\n", "1\r", "1,", "1]", "1}", "1"]) func endsNumbersWhereJSONDoes(_ text: String)
    throws
  {
    #expect(try tokens(text).numbers == [0..<1])
  }

  /// Bytes of a string are not numbers, for any arrangement of quotes and backslashes.
  @Test(arguments: [
    #""1""#, #""\"1""#, #""\\""#, #""\\\"1""#, #""1"#, #""1\"#, #"""#, #""\u0031""#, #""1"2"#,
  ])
  func skipsStrings(_ text: String) throws {
    #expect(try tokens(text).numbers == (text == #""1"2"# ? [3..<4] : []))
    #expect(try tokens(text + ",").text.count == text.utf8.count + 1)
  }

  @Test func limitsDepth() throws {
    let (deep, deeper) = (String(repeating: "[", count: 128), String(repeating: "[", count: 129))
    #expect(try tokens(deep + "1" + String(repeating: "]", count: 128)).numbers.count == 1)
    expectFailure(.limit, at: 128, saying: "nesting must be at most 128 levels") { try tokens(deeper) }
    expectFailure(.limit, at: 640) { try tokens(String(repeating: "{\"a\":", count: 129)) }
    // Closed brackets do not count as nesting, nor do those inside strings.
    #expect(throws: Never.self) { try tokens(String(repeating: "[]", count: 300)) }
    #expect(throws: Never.self) { try tokens("\"" + deeper + "\"") }
  }

  @Test func acceptsEmptyText() throws {
    #expect(try tokens("").numbers.isEmpty && tokens("").text.isEmpty)
  }
}
