import CJansson
import MoneyCore
import Testing

@testable import MoneyCoreTests
@testable import MoneyJSON

struct JSONReaderTests {
  private func read<Result>(
    _ bytes: [UInt8], _ body: (JSONValue) throws(MoneyFailure) -> Result = { (_: JSONValue) in }
  ) throws(MoneyFailure) -> Result {
    try reading(bytes: bytes) { (text) throws(MoneyFailure) in try body(try JSONReader.read(text)) }
  }

  /// The bytes of a number and of a string that are read.
  private func number(_ text: String) throws(MoneyFailure) -> Range<Int>? {
    try read(Array(text.utf8)) { if case .number(let range) = $0 { range } else { nil } }
  }

  private func string(_ text: String) throws(MoneyFailure) -> [UInt8]? {
    try read(Array(text.utf8)) { if case .string(let bytes) = $0 { bytes } else { nil } }
  }

  /// jansson's own verdict on a text: nil, or its error's code and position.
  private func jansson(_ bytes: [UInt8]) -> (code: json_error_code, position: Int)? {
    var error = json_error_t()
    let root = bytes.withUnsafeBytes {
      json_loadb(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY),
        &error)
    }
    guard let root else { return (json_error_code(&error), Int(error.position)) }
    json_decref(root)
    return nil
  }

  /// Accepts and rejects the same texts at the same positions, except for intended differences: numbers too large for
  /// jansson are accepted, nesting past a limit is not.
  private func expectAgreement(on text: [UInt8]) throws {
    // Invalid UTF-8 is rejected earlier.
    guard (try? text.withUnsafeBufferPointer { try UTF8Text.check($0) }) != nil else { return }
    let wanted = jansson(text)
    if let wanted, wanted.code == json_error_numeric_overflow { return }
    try expectPiecesAgree(on: text, isJSON: wanted == nil)
    do {
      _ = try read(text)
      try #require(wanted == nil, "\(String(text)) was read")
    } catch let failure as MoneyFailure {
      if failure.status == .limit { return }
      let wanted = try #require(wanted, "\(String(text)): \(String(failure.message))")
      try #require(failure.status == .json, "\(String(text)): \(String(failure.message))")
      try #require(failure.position == min(max(wanted.position, 0), text.count), "\(String(text))")
    }
  }

  /// A text passed to jansson in pieces of any length is JSON exactly if the complete text is.
  private func expectPiecesAgree(on text: [UInt8], isJSON: Bool) throws {
    try reading(bytes: text) { (text) throws(MoneyFailure) in
      for most in [0, 1, 4, 9, 20, 64] {
        do throws(MoneyFailure) {
          _ = try JSONReader.read(text, most: most)
          #expect(isJSON, "\(String(Array(text))) was read in pieces of \(most)")
        } catch {
          #expect(!isJSON || error.status == .limit, "\(String(Array(text))) in pieces of \(most)")
        }
      }
    }
  }

  @Test func acceptsWhatJanssonAccepts() throws {
    var random = SplitMix64(seed: 201)
    for _ in 0..<500 {
      let json = RandomJSON(&random)
      try expectAgreement(on: json.bytes)
    }
  }

  /// The same of texts that were damaged: bytes lost, put in, changed, doubled and cut off.
  @Test func refusesWhatJanssonRefusesInTheSamePlace() throws {
    var random = SplitMix64(seed: 202)
    let pieces = Array("0123456789.-+eE\"\\{}[],: \n\tatrunlx/\u{7F}".utf8) + [0x01, 0x80, 0xC3, 0xFF]
    for _ in 0..<6000 {
      var text = RandomJSON(&random).bytes
      for _ in 0..<1 + random.below(3) where !text.isEmpty {
        let position = random.below(text.count)
        switch random.below(6) {
        case 0: text.remove(at: position)
        case 1, 2: text.insert(random.pick(pieces), at: position)
        case 3: text[position] = random.pick(pieces)
        case 4: text.insert(contentsOf: text[position..<min(text.count, position + 1 + random.below(6))], at: position)
        default: text.removeSubrange(position...)
        }
      }
      try expectAgreement(on: text)
    }
  }

  /// Texts of JSON's own bytes alone, in no order.
  @Test func agreesOnNonsense() throws {
    var random = SplitMix64(seed: 203)
    let pieces = [
      "1", "-", ".", "e", "0", "\"", "\\", "{", "}", "[", "]", ",", ":", " ", "true", "null", "\"a\"", "1.5", "12e3",
      "123456789012345678", "-0.123456789012345", "1e12345678901234567", "abcdefghijklmnopq", "\"0123456789abcdef\"",
      "\"0123456789abcde\\u0066\"", "\"0123456789ab\\ud800\"", "\"0123456789abc\\u0000\"", "\"0123456789abc\\x",
    ]
    for _ in 0..<12000 {
      let text = (0..<random.below(9)).map { _ in random.pick(pieces) }.joined()
      try expectAgreement(on: Array(text.utf8))
    }
  }

  @Test(arguments: [
    "{\"a\":1,\"a\":2}", "{1:2}", "[1 2]", "[1,]", "{\"a\" 1}", "tru", "nulL", "\"a", "\"\\x\"", "[1}", "1 2",
    "\"\u{1}\"", "[",
    "{\"a\":}", "'a'", "\u{FEFF}1", "[1]]", "\"\\ud800\"", "NaN", "Infinity", "-", "[\"a\" \"b\"]", "\"a\" \"b\"",
    "{\"a\"\"b\"}",
    "{\"a\":\"b\" \"c\"}", "{\"a\":1,}", "{\"a\":1 2}", "\"\\u0000\"",
  ])
  func agreesOnCommonMistakes(_ text: String) throws {
    #expect(jansson(Array(text.utf8)) != nil)
    try expectAgreement(on: Array(text.utf8))
  }

  /// Errors quote the original text, not the placeholders passed to jansson.
  @Test(arguments: [
    (#"{"a":1 27.5}"#, "invalid JSON: '}' expected near '27.5'"), ("[12 345]", "invalid JSON: ']' expected near '345'"),
    ("12 3e7", "invalid JSON: end of file expected near '3e7'"),
    (#"{27.25:1}"#, "invalid JSON: string or '}' expected near '27.25'"),
    (#"["a" "b"]"#, "invalid JSON: ']' expected near '\"b\"'"),
    (#"[1 "a string of 20 by"]"#, "invalid JSON: ']' expected near '\"a string of 20 by\"'"),
    (#"[1 "a string of more bytes"]"#, "invalid JSON: ']' expected"),
    (#"{"0123456789abcdef":1,"0123456789abcde\u0066":2}"#, "invalid JSON: duplicate object key"),
  ])
  func namesWhatTheTextHas(_ text: String, _ message: String) throws {
    let failure = #expect(throws: MoneyFailure.self) { try read(Array(text.utf8)) }
    #expect(failure.map { String($0.message) } == message)
  }

  /// Numbers as they are written, beyond the range of a double or 64 bits.
  @Test func keepsNumbersAsWritten() throws {
    var random = SplitMix64(seed: 204)
    for _ in 0..<500 {
      let json = RandomJSON(&random)
      var found: [Range<Int>] = []
      try read(json.bytes) { collect($0, to: &found) }
      try #require(found == json.numbers, "\(String(json.bytes))")
    }
    for text in ["1e400", "-1e400", "123456789012345678901234567890", "9223372036854775808"] {
      #expect(jansson(Array(text.utf8))?.code == json_error_numeric_overflow)
      #expect(try number(text) == 0..<text.utf8.count)
    }
  }

  /// Strings of every length, as jansson's own reader has them.
  @Test func readsLongStrings() throws {
    var random = SplitMix64(seed: 206)
    let pieces = ["a", "é", "😀", #"\n"#, #"\""#, #"\u00e9"#, #"\ud83d\uDE00"#, #"\/"#, #"\\"#, " ", "0"]
    for _ in 0..<2000 {
      let token = "\"" + (0..<random.below(30)).map { _ in random.pick(pieces) }.joined() + "\""
      let found = try string(token)
      let wanted = token.utf8CString.withUnsafeBytes { bytes -> [UInt8] in
        guard let base = bytes.bindMemory(to: CChar.self).baseAddress,
          let json = json_loadb(base, bytes.count - 1, Int(JSON_DECODE_ANY), nil)
        else { return [] }
        defer { json_decref(json) }
        return json_string_value(json).map { Array(String(cString: $0).utf8) } ?? []
      }
      try #require(found == wanted, "\(token)")
    }
  }

  private func collect(_ value: JSONValue, to numbers: inout [Range<Int>]) {
    switch value {
    case .number(let range): numbers.append(range)
    case .array(let elements): for element in elements { collect(element, to: &numbers) }
    case .object(let members): for member in members { collect(member.value, to: &numbers) }
    default: break
    }
  }

  @Test func readsEachKindOfValue() throws {
    let text = #"{"s":"a\u00e9\n","n":-1.50,"t":true,"f":false,"z":null,"l":[1,[]],"o":{"":{}}}"#
    try read(Array(text.utf8)) { root in
      guard case .string(let string) = root["s"], case .number(let number) = root["n"], case .bool(true) = root["t"],
        case .bool(false) = root["f"], case .null = root["z"], case .array(let list) = root["l"],
        case .object(let members) = root["o"]
      else {
        Issue.record("\(root)")
        return
      }
      #expect(String(string) == "aé\n" && Array(text.utf8)[number] == Array("-1.50".utf8)[...])
      #expect(list.count == 2 && members.map { String($0.key) } == [""])
      #expect(root["missing"] == nil && JSONValue.null["s"] == nil)
      guard case .object(let all) = root else { return }
      #expect(all.map { String($0.key) } == ["s", "n", "t", "f", "z", "l", "o"])
    }
  }
}
