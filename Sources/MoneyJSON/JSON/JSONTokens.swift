import CJansson
import MoneyCore

/// The form of a JSON text for jansson. Every number and every long token is replaced by spaces and a short stand-in,
/// which ends at the same position as the token. So jansson checks the structure, and its error positions are right.
///
/// Numbers are replaced because jansson converts a number with a point or an exponent to a double. The k-th number is
/// read from the k-th span of the original text instead. Long tokens are replaced because of a bug in jansson 2.14,
/// which does not notice when the text of a token cannot grow past its first 16 bytes, and reads past its end.
struct JSONTokens {
  /// The text that jansson reads.
  var text: [UInt8]
  /// The spans of the numbers, in order.
  var numbers: [Range<Int>] = []
  /// The spans of the replaced strings, in order.
  var strings: [Range<Int>] = []
  /// The distinct contents of those strings. A stand-in is an index of this list.
  var contents: [[UInt8]] = []
  var positions = BytesIndex()

  /// The length of the longest token that is passed on unchanged; jansson inspects one byte more.
  static var longest: Int { 14 }
  /// The number of bytes in a string's stand-in, which differs from the length of any unreplaced string.
  static var standInLength: Int { 13 }

  /// - Parameter source: UTF-8 without a NUL, which the caller must have checked: a long string is replaced, which
  /// hides
  ///   invalid sequences from jansson.
  init(_ source: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    text = Array(source)
    var depth = 0
    var index = 0
    while index < source.count {
      switch source[index] {
      case ASCII.quote:
        index = takeString(source, from: index)
      case ASCII.openBrace, ASCII.openBracket:
        depth += 1
        if depth > JSONTree.deepest {
          throw MoneyFailure(.limit, "nesting must be at most " + .number(JSONTree.deepest) + " levels", at: index)
        }
        index += 1
      case ASCII.closeBrace, ASCII.closeBracket:
        depth -= 1
        index += 1
      case ASCII.minus, ASCII.zero...ASCII.nine:
        index = takeNumber(source, from: index)
      case let byte where ASCII.isLetter(byte):
        index = takeWord(source, from: index)
      default:
        index += 1
      }
    }
  }

  /// jansson's tree of the text; nil if the text is not JSON, or if memory ran out.
  func load(_ error: inout json_error_t) -> UnsafeMutablePointer<json_t>? {
    text.withUnsafeBytes { bytes in
      json_loadb(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY), &error)
    }
  }

  /// The replaced token that ends at `end`.
  func token(endingAt end: Int) -> Range<Int>? {
    numbers.last { $0.upperBound == end } ?? strings.last { $0.upperBound == end }
  }

  /// Writes a stand-in at the end of a token's range, and spaces before it.
  mutating func replace(_ token: Range<Int>, with standIn: [UInt8]) {
    guard standIn.count <= token.count else { return }
    for index in token { text[index] = ASCII.space }
    text.replaceSubrange((token.upperBound - standIn.count)..<token.upperBound, with: standIn)
  }

  /// Consumes `true`, `false`, `null`, or an invalid word; of a long one jansson receives the end.
  private mutating func takeWord(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < source.count, ASCII.isLetter(source[end]) { end += 1 }
    if end - start > JSONTokens.longest {
      replace(start..<end, with: Array(source[(end - JSONTokens.longest)..<end]))
    }
    return end
  }
}
