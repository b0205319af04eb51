import MoneyCore

/// Reading of short forms, such as `$1.2K`.
extension LocaleReader {
  /// A form of a short pattern.
  struct ShortForm {
    let bytes: [UInt8]
    let isNegative: Bool
    /// True if the currency is at the locale's position of symbols rather than that of names.
    let isOwn: Bool
  }

  /// The amount in a short form of the locale.
  func short(_ number: LocaleNumber, _ format: LocaleFormat) throws(MoneyFailure) -> Money? {
    var failure: MoneyFailure?
    let units = self.units
    for (pattern, divisor) in shortForms(number, format) {
      for form in forms(pattern, units) {
        // A text that is no currency in one form may be one in another.
        do throws(MoneyFailure) {
          if case .read(let code, let isNegative) = try match(form.bytes, form.isNegative, number.range, short: form) {
            return Money(try number.value(isNegative: isNegative, exponent: divisor), code)
          }
        } catch {
          failure = LocaleReader.worse(failure, error)
        }
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// The short patterns, each once with each power of ten that it leaves out. One text can match several exponents;
  /// those whose number of digits before the point agrees with the text come first.
  private func shortForms(
    _ number: LocaleNumber, _ format: LocaleFormat
  ) -> [(pattern: AmountPattern, divisor: Int)] {
    var exact: [(pattern: AmountPattern, divisor: Int)] = []
    var others: [(pattern: AmountPattern, divisor: Int)] = []
    func add(_ exponent: Int, _ category: PluralCategory, isNamed: Bool) {
      guard let found = format.short(exponent, category, isNamed: isNamed) else { return }
      func isFound(_ one: (pattern: AmountPattern, divisor: Int)) -> Bool {
        one.pattern.index == found.pattern.index && one.divisor == found.divisor
      }
      if number.wholeDigits == exponent &- found.divisor &+ 1 {
        if !exact.contains(where: isFound) { exact.append(found) }
      } else if !others.contains(where: isFound) {
        others.append(found)
      }
    }
    for isNamed in [false, true] {
      for exponent in LocaleTable.exponents {
        for category in PluralCategory.allCases { add(exponent, category, isNamed: isNamed) }
      }
    }
    return exact + others
  }

  /// The forms of a short pattern, for both signs, each unchanged and with a currency's name at its place.
  private func forms(_ pattern: AmountPattern, _ units: [[UInt8]]) -> [ShortForm] {
    let positive = Array(pattern.positive)
    let minus = positive.contains(AmountPattern.minus) ? [] : [AmountPattern.minus]
    var forms = [
      ShortForm(bytes: positive, isNegative: false, isOwn: true),
      ShortForm(bytes: positive, isNegative: true, isOwn: true),
    ]
    if !pattern.negative.isEmpty {
      forms.append(ShortForm(bytes: Array(pattern.negative), isNegative: true, isOwn: true))
    }
    for (form, isNegative) in [(positive, false), (minus + positive, true)] {
      let number = form.filter { $0 != AmountPattern.currency }
      for unit in units {
        guard let place = unit.firstIndex(of: AmountPattern.number) else { continue }
        let bytes = Array(unit[..<place] + number + unit[(place &+ 1)...])
        forms.append(ShortForm(bytes: bytes, isNegative: isNegative, isOwn: false))
      }
    }
    return forms
  }

  // MARK: Unit and currency

  /// True if the text at the place of the currency is certainly a currency, and the adjacent text the unit. `100 TL` is
  /// not a trillion of a currency `L`: adjacent letters are one word, and `B$` is one symbol. They are only separated
  /// in a locale that writes them so. At the position of a name, letters are a code or a name, for the same reason.
  func isApart(_ range: Range<Int>, _ form: ShortForm, _ number: Range<Int>) -> Bool {
    let token = CurrencyToken(text[range], locale, registry)
    let scalars = LocaleReader.scalars(text[range])
    let isForeign = expected == nil && !token.isSpelledOut
    if isForeign, !form.isOwn, scalars.contains(where: LocaleReader.isLetter) { return false }
    let side = range.lowerBound >= number.upperBound ? number.upperBound..<text.count : 0..<number.lowerBound
    let before = LocaleReader.scalars(text[side.lowerBound..<range.lowerBound]).last
    let behind = LocaleReader.scalars(text[range.upperBound..<side.upperBound]).first
    for (unit, edge, isBefore) in [(before, scalars.first, true), (behind, scalars.last, false)] {
      guard let unit, let edge, !LocaleReader.separates(unit) else { continue }
      let isWord =
        LocaleReader.isLetter(edge)
        || unit < 0x80 && LocaleReader.isLetter(unit)
          && CurrencySymbols.joinsLetters(Array(text[range]), before: isBefore)
      // A locale without names has no position for them, and so none without a blank.
      let isWritten = form.isOwn ? !isForeign || token.isOwnSymbol : !isForeign && locale.hasNames
      if isWord, !form.isJoined || !isWritten { return false }
    }
    return true
  }

  /// The characters of a text that can be seen; a blank is a space.
  private static func scalars(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt32] {
    scalars(UnsafeBufferPointer(rebasing: text))
  }

  static func hasLetters(_ text: UnsafeBufferPointer<UInt8>) -> Bool { scalars(text).contains(where: isLetter) }

  fileprivate static func scalars(_ bytes: [UInt8]) -> [UInt32] { bytes.withUnsafeBufferPointer { scalars($0) } }

  private static func scalars(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var scalars: [UInt32] = []
    var index = 0
    while index < bytes.count {
      if let length = Blank.length(at: index, in: bytes) {
        scalars.append(UInt32(ASCII.space))
        index &+= length
      } else if let length = Invisible.length(at: index, in: bytes) {
        index &+= length
      } else {
        let wide = UTF8Text.wideScalar(at: index, in: bytes)
        scalars.append(wide?.scalar ?? UInt32(bytes[index]))
        index &+= wide?.length ?? 1
      }
    }
    return scalars
  }

  /// True if a character never belongs to a unit: a blank, a minus sign or a bracket.
  fileprivate static func separates(_ scalar: UInt32) -> Bool { [0x20, 0x28, 0x29, 0x2D, 0x2212].contains(scalar) }

  /// True if a character is a letter, excluding currency signs.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return ASCII.isLetter(UInt8(truncatingIfNeeded: scalar)) }
    switch scalar {
    case 0xA2...0xA5, 0x58F, 0x60B, 0x9F2...0x9F3, 0x9FB, 0xAF1, 0xBF9, 0xE3F, 0x17DB, 0x20A0...0x20CF: return false
    case 0xA838, 0xFDFC, 0xFE69, 0xFF04, 0xFFE0...0xFFE6: return false
    default: return true
    }
  }
}

extension LocaleReader.ShortForm {
  /// True if the form contains no blank between the unit and the currency.
  fileprivate var isJoined: Bool {
    guard let place = bytes.firstIndex(of: AmountPattern.currency) else { return false }
    func isUnit(_ scalar: UInt32?) -> Bool {
      guard let scalar else { return false }
      return scalar >= 0x20 && !LocaleReader.separates(scalar)
    }
    // In Hebrew, directional marks may separate the unit from a blank.
    return isUnit(LocaleReader.scalars(Array(bytes[..<place])).last)
      || isUnit(LocaleReader.scalars(Array(bytes[(place &+ 1)...])).first)
  }
}
