import MoneyCore
import MoneyLocale

/// A number as people write it: digits of any script with separators.
///
///     1.234,56   // only a decimal comma is possible
///     1,234      // 1234 or 1.234, which the locale decides
struct WrittenNumber {
  /// The number in ASCII, without separators between groups.
  struct Value {
    let text: [UInt8]
    /// True if another reading of the separators is possible.
    let isAmbiguous: Bool
    /// True if the text differs from the line in more than its script.
    let isInterpreted: Bool
  }

  private enum Separator {
    case point
    case comma
    /// A separator that is only used between groups.
    case group
  }

  let range: Range<Int>
  /// The digits in ASCII.
  private var digits: [UInt8] = []
  private var separators: [(sign: Separator, digits: Int)] = []
  private var isPlain = true
  private var hasMixedGroups = false

  /// Reads the number that starts at an index.
  init(_ text: UnsafeBufferPointer<UInt8>, at start: Int, end: Int, isLenient: Bool) {
    var index = start
    var zero = UTF8Bytes("0")
    if isLenient, text[start] >= 0x80, let own = NativeDigits.zero(ofDigitAt: start, in: text) { zero = own }
    var group: UInt8 = 0
    while index < end {
      if let (digit, length) = NativeDigits.digit(at: index, in: text, zero) {
        digits.append(ASCII.zero &+ digit)
        if length > 1 { isPlain = false }
        index &+= length
        continue
      }
      guard let (sign, length) = WrittenNumber.separator(text, index, isLenient),
        index &+ length < end, NativeDigits.digit(at: index &+ length, in: text, zero) != nil
      else { break }
      if !isLenient, !separators.isEmpty { break }
      if case .group = sign {
        if Blank.length(at: index, in: text) != nil {
          guard WrittenNumber.isGroup(text, index &+ length, end, zero) else { break }
          if digits.count &- (separators.last?.digits ?? 0) > 3 { break }
        }
        if group != 0, group != text[index] { hasMixedGroups = true }
        group = text[index]
      }
      separators.append((sign, digits.count))
      if case .point = sign {} else { isPlain = false }
      index &+= length
    }
    range = start..<index
  }

  /// The separator at an index, and its length.
  private static func separator(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ isLenient: Bool
  ) -> (Separator, Int)? {
    if text[index] == ASCII.point { return (.point, 1) }
    guard isLenient else { return nil }
    switch text[index] {
    case ASCII.comma: return (.comma, 1)
    case UInt8(ascii: "'"), ASCII.underscore: return (.group, 1)
    // The characters U+2019 ’, U+066B ٫ and U+066C ٬.
    case 0xE2 where index &+ 2 < text.count && text[index &+ 1] == 0x80 && text[index &+ 2] == 0x99: return (.group, 3)
    case 0xD9 where index &+ 1 < text.count && text[index &+ 1] == 0xAB: return (.point, 2)
    case 0xD9 where index &+ 1 < text.count && text[index &+ 1] == 0xAC: return (.group, 2)
    default: return Blank.length(at: index, in: text).map { (.group, $0) }
    }
  }

  /// True if exactly three digits follow.
  private static func isGroup(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ zero: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var index = start
    var count = 0
    while index < end, count < 4, let (_, length) = NativeDigits.digit(at: index, in: text, zero) {
      index &+= length
      count &+= 1
    }
    return count == 3
  }

  /// True if the digits are those of a strict expression.
  var isStrict: Bool { isPlain && separators.count <= 1 }

  // MARK: Readings

  /// The number with a decimal sign; nil if the separators do not allow it.
  private func value(_ decimal: ReadingChoices.Decimal) -> [UInt8]? {
    var point: Int?
    var groups: [Int] = []
    for (sign, count) in separators {
      let isDecimal: Bool
      switch sign {
      case .point: isDecimal = decimal == .point
      case .comma: isDecimal = decimal == .comma
      case .group: isDecimal = false
      }
      if point != nil { return nil }
      if isDecimal { point = count } else { groups.append(count) }
    }
    let whole = point ?? digits.count
    guard isGrouped(groups, whole) else { return nil }
    guard let point else { return digits }
    return (point == 0 ? [ASCII.zero] : Array(digits[..<point])) + [ASCII.point] + digits[point...]
  }

  /// True if groups end at places that some language uses: groups of three, or in India groups of two before the last.
  private func isGrouped(_ groups: [Int], _ whole: Int) -> Bool {
    guard let first = groups.first else { return true }
    if hasMixedGroups || first == 0 || digits[0] == ASCII.zero || whole &- (groups.last ?? 0) != 3 { return false }
    var isWestern = first <= 3
    var isIndian = first <= 2
    for index in groups.indices.dropFirst() {
      let length = groups[index] &- groups[index &- 1]
      if length != 3 { isWestern = false }
      if length != 2 { isIndian = false }
    }
    return isWestern || isIndian
  }

  /// The value under the choices and the locale; nil if the separators allow no reading. A number in the form of the
  /// locale, or of a strict expression without a locale, needs no interpretation.
  func value(_ choices: ReadingChoices, _ settings: LineSettings) -> Value? {
    let own = settings.decimal
    let (point, comma) = (value(.point), value(.comma))
    guard let point else { return comma.map { Value(text: $0, isAmbiguous: false, isInterpreted: own != .comma) } }
    guard let comma, comma != point else {
      let isForeign = own == .comma && separators.contains { if case .group = $0.sign { false } else { true } }
      return Value(text: point, isAmbiguous: false, isInterpreted: own == nil ? !isStrict : isForeign)
    }
    if let chosen = choices.decimal ?? decided(settings) {
      return Value(text: chosen == .point ? point : comma, isAmbiguous: false, isInterpreted: true)
    }
    return Value(text: point, isAmbiguous: true, isInterpreted: true)
  }

  /// The decimal sign, if the locale uses the one separator of the number.
  private func decided(_ settings: LineSettings) -> ReadingChoices.Decimal? {
    guard let sign = separators.first?.sign else { return .point }
    let byte: UInt8 = if case .comma = sign { ASCII.comma } else { ASCII.point }
    guard let locale = settings.locale else { return byte == ASCII.point ? .point : nil }
    let own: ReadingChoices.Decimal = byte == ASCII.point ? .point : .comma
    if locale.decimalSign.elementsEqual(CollectionOfOne(byte)) { return own }
    if locale.groupingSign.elementsEqual(CollectionOfOne(byte)) { return own == .point ? .comma : .point }
    return nil
  }

  /// Both readings, for a question.
  var readings: [[UInt8]] { [value(.point), value(.comma)].compactMap { $0 } }
}
