import MoneyCore
import MoneyLocale

extension LineReader {
  /// True if a decimal sign before a digit is here.
  var isFraction: Bool {
    guard source[index] == ASCII.point || source[index] == ASCII.comma && isLenient else { return false }
    return index &+ 1 < end && ASCII.isDigit(source[index &+ 1])
  }

  /// Reads a number, with a suffix such as `k`.
  mutating func number() throws(MoneyFailure) {
    let start = line.text.count
    let number = WrittenNumber(source, at: index, end: end, isLenient: isLenient)
    let zeros = zeros(after: number.range.upperBound)
    if zeros == 0, number.isStrict || !isLenient, settings.decimal != .comma || !hasPoint(number.range) {
      line.copy(number.range, of: source)
      index = number.range.upperBound
      return term(.number, from: start)
    }
    guard let value = number.value(choices, settings) else {
      throw MoneyFailure(.syntax, "expected a number, got " + .quoted(source[number.range]), at: index)
    }
    if value.isAmbiguous { line.questions.append(StrictLine.Question(subject: .number, source: number.range)) }
    if value.isInterpreted || zeros > 0 { line.isInterpreted = true }
    let range = index..<(number.range.upperBound &+ (zeros > 0 ? 1 : 0))
    line.write(zeros > 0 ? LineReader.shifted(value.text, by: zeros) : value.text, for: range)
    index = range.upperBound
    term(.number, from: start)
  }

  private func hasPoint(_ range: Range<Int>) -> Bool { range.contains { source[$0] == ASCII.point } }

  /// The number of zeros of a suffix at an index: `k` or `M`, without a letter after it.
  private func zeros(after place: Int) -> Int {
    guard isLenient, place < end, place &+ 1 >= end || !LineSyntax.isWord(source[place &+ 1]) else { return 0 }
    switch source[place] {
    case UInt8(ascii: "k"), UInt8(ascii: "K"): return 3
    case UInt8(ascii: "M"): return 6
    default: return 0
    }
  }

  /// A decimal times a power of ten.
  private static func shifted(_ text: [UInt8], by zeros: Int) -> [UInt8] {
    let point = text.firstIndex(of: ASCII.point) ?? text.count
    var digits = text.filter { $0 != ASCII.point }
    while digits.count < point &+ zeros { digits.append(ASCII.zero) }
    if digits.count > point &+ zeros { digits.insert(ASCII.point, at: point &+ zeros) }
    return digits
  }
}
