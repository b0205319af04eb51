import MoneyCore
import MoneyLocale

/// The parts of a line as ranges of its bytes: a label, a name, the expression, and a comment.
///
///     lunch: tip = 15% // usual   // label `lunch`, name `tip`, expression `15%`
struct LineSyntax {
  private(set) var label: Range<Int>?
  private(set) var name: Range<Int>?
  private(set) var body: Range<Int>
  /// True if the line consists of blanks only, without a comment.
  private(set) var isEmpty = false

  /// - Parameter hasLabels: whether the text before a colon is a label.
  init(_ text: UnsafeBufferPointer<UInt8>, hasLabels: Bool) {
    body = 0..<text.count
    var colon: Int?
    var equals: Int?
    var index = 0
    var isAfterBlank = true
    scan: while index < text.count {
      switch text[index] {
      case UInt8(ascii: "#") where isAfterBlank: break scan
      case ASCII.slash where isAfterBlank && index &+ 1 < text.count && text[index &+ 1] == ASCII.slash: break scan
      case ASCII.colon where colon == nil && equals == nil: colon = index
      case ASCII.equals where equals == nil: equals = index
      default: break
      }
      let byte = text[index]
      isAfterBlank =
        byte < 0x80
        ? byte == ASCII.space || byte == ASCII.tab
        : Blank.length(at: index, in: text) != nil || byte & 0xC0 == 0x80 && isAfterBlank
      index &+= 1
    }
    let end = index
    let first = LineSyntax.trimmed(0..<end, text)
    isEmpty = first.isEmpty && end == text.count
    var start = 0
    if hasLabels, let colon {
      let range = LineSyntax.trimmed(0..<colon, text)
      if range.contains(where: { ASCII.isLetter(text[$0]) || text[$0] >= 0x80 }) {
        label = range
        start = colon &+ 1
      }
    }
    if let equals, equals >= start {
      let range = LineSyntax.trimmed(start..<equals, text)
      if LineSyntax.isName(range, text) {
        name = range
        start = equals &+ 1
      }
    }
    body = LineSyntax.trimmed(start..<end, text)
  }

  static func trimmed(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, let length = Blank.length(at: start, in: text), start &+ length <= end { start &+= length }
    trim: while end > start {
      for length in 1...3 where end &- length >= start {
        if Blank.length(at: end &- length, in: text) == length {
          end &-= length
          continue trim
        }
      }
      break
    }
    return start..<end
  }

  /// True if a word can contain a byte: letters, digits and `_`, of any script.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || byte >= 0x80 || ASCII.isDigit(byte) || byte == ASCII.underscore
  }

  /// True if the bytes are words that start with a letter.
  private static func isName(_ range: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = range.first, !ASCII.isDigit(text[first]) else { return false }
    return range.allSatisfy { isWord(text[$0]) || text[$0] == ASCII.space }
  }
}
