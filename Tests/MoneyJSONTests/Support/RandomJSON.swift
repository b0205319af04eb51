@testable import MoneyCore
@testable import MoneyCoreTests

/// A random JSON text, and the positions of its numbers.
struct RandomJSON {
  private(set) var bytes: [UInt8] = []
  private(set) var numbers: [Range<Int>] = []

  private static let numerals = [
    "0", "-0", "1", "12", "-7", "0.5", "1.0813", "-0.0", "1e5", "1E+5", "9.421731e-06", "1e-400", "123456789012345678",
    "1234567890123456789", "123456789012345678901234567890", "0.1234567890123456789012345678901234567890", "1E10",
    "100000000000000000e0", "-1.5E-3", "2e0",
  ]
  /// Strings that look like numbers, and such as a scan for quotes stumbles over.
  private static let strings = [
    "", "a", "1.5", "12", "\\\"", "\\\\", "\\\\\\\"1", "\\u0031", "[1,2", "{", "}]", "é€😀", "rates", "1,2", " -1 ",
    "\\n3", "0123456789ab", "0123456789abc", "0000000000000", "0123456789abcd", "a string of some length, 1.5",
    "\\u00e9\\ud83d\\ude00", "a \\\"quoted\\\" word\\\\", "é€😀é€😀", "\\b\\f\\n\\r\\t\\/\\b\\f",
  ]

  init(_ random: inout SplitMix64) {
    appendValue(depth: random.below(4), &random)
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }

  private mutating func appendSpace(_ random: inout SplitMix64) {
    if random.below(3) == 0 { append(random.pick([" ", "\n", "\t", "\r\n", "  "])) }
  }

  private mutating func appendString(_ text: String) { append("\"\(text)\"") }

  private mutating func appendValue(depth: Int, _ random: inout SplitMix64) {
    appendSpace(&random)
    switch random.below(depth > 0 ? 9 : 5) {
    case 0: append(random.pick(["true", "false", "null"]))
    case 1: appendString(random.pick(Self.strings))
    case 2, 3, 4:
      let numeral = random.pick(Self.numerals)
      numbers.append(bytes.count..<bytes.count + numeral.utf8.count)
      append(numeral)
    case 5, 6: appendList("[", "]", depth: depth, &random) { $0.appendValue(depth: depth - 1, &$1) }
    default:
      var count = 0
      appendList("{", "}", depth: depth, &random) { json, random in
        count += 1
        // No key twice.
        json.appendString("\(count)\(random.pick(Self.strings))")
        json.appendSpace(&random)
        json.append(":")
        json.appendValue(depth: depth - 1, &random)
      }
    }
    appendSpace(&random)
  }

  private mutating func appendList(
    _ opening: String, _ closing: String, depth: Int, _ random: inout SplitMix64,
    _ appendElement: (inout RandomJSON, inout SplitMix64) -> Void
  ) {
    append(opening)
    for index in 0..<random.below(4) {
      if index > 0 { append(",") }
      appendElement(&self, &random)
    }
    append(closing)
  }
}
