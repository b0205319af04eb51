import MoneyCore

/// What jansson is given of a JSON text: every number and every long token behind spaces, as a short stand-in that ends
/// where the token does, so that jansson checks the structure and its error positions are right.
///
/// Numbers, because jansson turns what has a point or an exponent into a double: the k-th number of its tree is the k-th
/// span here, read from the original text. Long tokens, because jansson 2.14 does not notice when the text of a token
/// cannot grow past its first 16 bytes, and reads past the end of what it has.
struct JSONTokens {
  /// What jansson reads.
  var text: [UInt8]
  /// Where the numbers stand, in order.
  var numbers: [Range<Int>] = []
  /// Where the strings stand that have a stand-in, in order.
  var strings: [Range<Int>] = []
  /// What those strings say, each once: a stand-in is a position in this list.
  var contents: [[UInt8]] = []
  var positions = BytesIndex()

  /// The deepest nesting of objects and arrays that is read.
  static var deepest: Int { 128 }
  /// The longest token that jansson gets as it is; it looks at one byte more.
  static var longest: Int { 14 }
  /// The bytes of a string's stand-in: more than a string without one can have.
  static var standInLength: Int { 13 }

  /// - Parameter source: UTF-8 without a NUL. Whoever took the text in has checked it, and it is not checked again: a long
  ///   string gets a stand-in, behind which jansson would not see a broken sequence.
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
        if depth > JSONTokens.deepest {
          throw MoneyFailure(.limit, "nested deeper than " + .number(JSONTokens.deepest) + " levels", at: index)
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

  /// The token with a stand-in that ends there.
  func token(endingAt end: Int) -> Range<Int>? {
    numbers.last { $0.upperBound == end } ?? strings.last { $0.upperBound == end }
  }

  /// Puts a stand-in at the end of a token's place, behind spaces.
  mutating func replace(_ token: Range<Int>, with standIn: [UInt8]) {
    guard standIn.count <= token.count else { return }
    for index in token { text[index] = ASCII.space }
    text.replaceSubrange((token.upperBound - standIn.count)..<token.upperBound, with: standIn)
  }

  /// `true`, `false`, `null`, or a word that JSON does not have, of which jansson sees the end.
  private mutating func takeWord(_ source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var end = start
    while end < source.count, ASCII.isLetter(source[end]) { end += 1 }
    if end - start > JSONTokens.longest {
      replace(start..<end, with: Array(source[(end - JSONTokens.longest)..<end]))
    }
    return end
  }
}
