import MoneyCore

extension Decimal {
  /// Reads a number in the format of a locale.
  /// - Parameter isLenient: also accepts a plain decimal, such as `1.5` in German. A text that is another number in both
  ///   formats, such as `1.234`, is an error.
  public init(
    parsing text: UnsafeBufferPointer<UInt8>, in locale: MoneyLocale, isLenient: Bool
  ) throws(MoneyFailure) {
    let reader = LocaleDecimal(text: text, locale: locale, isLenient: isLenient)
    guard isLenient, let plain = reader.plain() else {
      self = try reader.localized()
      return
    }
    guard let own = try? reader.localized(), own != plain else {
      self = plain
      return
    }
    let message: Message = "ambiguous number " + .quoted(text) + ": expected " + .quoted(own.plainText)
    throw MoneyFailure(
      .syntax, message + " or " + .quoted(plain.plainText) + " in the format of the locale", at: reader.start)
  }
}

/// Reads a number without a currency in the format of a locale: an optional sign, and digits with separators.
struct LocaleDecimal {
  let text: UnsafeBufferPointer<UInt8>
  let locale: MoneyLocale
  let isLenient: Bool

  /// The index of the first visible character.
  var start: Int { skipped(from: 0) }

  /// The number in the format of the locale. Digits other than the locale's may have their own separators, but also use
  /// the locale's.
  func localized() throws(MoneyFailure) -> Decimal {
    let formats = locale.formats(for: text)
    do throws(MoneyFailure) {
      return try number(formats[0])
    } catch {
      guard formats.count > 1, let number = try? number(formats[1]) else { throw error }
      return number
    }
  }

  /// The number as a plain decimal, without separators between groups; nil if the text is not one.
  func plain() -> Decimal? {
    let (isNegative, from) = sign()
    var end = from
    while end < text.count, skipped(from: end) == end { end &+= 1 }
    guard from < end, ASCII.isDigit(text[from]) || text[from] == ASCII.point, skipped(from: end) == text.count,
      let value = try? Decimal(parsing: UnsafeBufferPointer(rebasing: text[from..<end]))
    else { return nil }
    return isNegative ? value.negated : value
  }

  private func number(_ format: LocaleFormat) throws(MoneyFailure) -> Decimal {
    let number = try LocaleNumber(text, format, after: 0)
    let (isNegative, from) = sign()
    guard from == number.range.lowerBound else { throw unexpected(format, at: from) }
    let end = skipped(from: number.range.upperBound)
    guard end == text.count else { throw unexpected(format, at: end) }
    return try number.value(isNegative: isNegative, exponent: 0)
  }

  private func unexpected(_ format: LocaleFormat, at position: Int) -> MoneyFailure {
    .notANumber(text, decimal: format.decimalSign, group: format.groupSign, at: position)
  }

  /// The sign, and the index of the number after it.
  private func sign() -> (isNegative: Bool, from: Int) {
    let start = self.start
    guard start < text.count else { return (false, start) }
    if text[start] == ASCII.plus { return (false, start &+ 1) }
    if text[start] == ASCII.minus { return (true, skipped(from: start &+ 1)) }
    guard let length = LocaleDecimal.minusLength(at: start, in: text, isLenient) else { return (false, start) }
    return (true, skipped(from: start &+ length))
  }

  /// The length of a minus sign outside ASCII: U+2212, and in lenient reading U+2013, U+FE63 and U+FF0D.
  private static func minusLength(at index: Int, in text: UnsafeBufferPointer<UInt8>, _ isLenient: Bool) -> Int? {
    guard let (scalar, length) = UTF8Text.wideScalar(at: index, in: text) else { return nil }
    switch scalar {
    case 0x2212: return length
    case 0x2013, 0xFE63, 0xFF0D: return isLenient ? length : nil
    default: return nil
    }
  }

  private func skipped(from start: Int) -> Int {
    var index = start
    while index < text.count,
      let length = Blank.length(at: index, in: text) ?? Invisible.length(at: index, in: text)
    {
      index &+= length
    }
    return index
  }
}
