import MoneyCore

/// Reads an amount in the form of a locale: a leading text, a number and a trailing text. Sign and currency can be in
/// either text.
struct LocaleReader {
  let text: UnsafeBufferPointer<UInt8>
  let locale: MoneyLocale
  let registry: CurrencyRegistry?
  /// The currency of the amount; nil if the text has it.
  let expected: CurrencyCode?

  /// The patterns for the leading and the trailing text, in the order in which they are tried.
  private static var forms: [StaticString] {
    [
      "\u{1}", "\u{3}\u{1}", "\u{1}\u{3}", "\u{2}\u{3}\u{1}", "\u{3}\u{2}\u{1}", "\u{2}\u{1}\u{3}", "\u{1}\u{2}\u{3}",
      "\u{1}\u{3}\u{2}", "\u{3}\u{1}\u{2}", "\u{2}\u{1}", "\u{1}\u{2}", "(\u{3}\u{1})", "(\u{1}\u{3})", "(\u{1})",
      "\u{3}(\u{1})", "(\u{1})\u{3}",
    ]
  }

  enum Outcome {
    case no
    case read(CurrencyCode, isNegative: Bool)
  }

  /// Digits other than the locale's may have their own signs, but also use the locale's.
  func money() throws(MoneyFailure) -> Money {
    if let place = text.indices.first(where: { Invisible.isOverride(at: $0, in: text) }) {
      let message: Message = "expected an amount, got " + .quoted(text) + "; marks that reorder digits are not allowed"
      throw MoneyFailure(.syntax, message, at: place)
    }
    let formats = locale.formats(for: text, after: codeLength)
    do throws(MoneyFailure) {
      return try money(formats[0])
    } catch {
      guard formats.count > 1, let money = try? self.money(formats[1]) else { throw error }
      return money
    }
  }

  private func money(_ format: LocaleFormat) throws(MoneyFailure) -> Money {
    do throws(MoneyFailure) {
      return try money(format, after: codeLength)
    } catch {
      for start in laterNumbers(format) {
        if let money = try? money(format, after: start) { return money }
      }
      throw error
    }
  }

  /// The places behind digits that may be of a name before the number: `afghani (1927–2002) 5.00`. No name has many.
  private func laterNumbers(_ format: LocaleFormat) -> [Int] {
    var places: [Int] = []
    var index = codeLength
    while index < text.count, places.count < LocaleReader.mostNumbersInNames {
      var end = index
      while let (_, length) = Numerals.digit(text, end, format.zero) { end &+= length }
      if end > index { places.append(end) }
      index = max(end, index &+ 1)
    }
    return places
  }

  private static var mostNumbersInNames: Int { 4 }

  private func money(_ format: LocaleFormat, after start: Int) throws(MoneyFailure) -> Money {
    let number = try LocaleNumber(text, format, after: start)
    var failure: MoneyFailure?
    for form in LocaleReader.forms.map({ Array(UTF8Bytes($0)) }) + unitForms {
      let isNegative = form.contains(AmountPattern.minus) || form.contains(UInt8(ascii: "("))
      do throws(MoneyFailure) {
        if case .read(let code, let isNegative) = try match(form, isNegative, number.range) {
          return Money(try number.value(isNegative: isNegative, exponent: 0), code)
        }
      } catch {
        failure = LocaleReader.worse(failure, error)
      }
    }
    do throws(MoneyFailure) {
      if let money = try short(number, format) { return money }
    } catch {
      failure = LocaleReader.worse(failure, error)
    }
    throw failure ?? syntax(number.range, format)
  }

  /// The distinct arrangements of numbers and names.
  var units: [[UInt8]] {
    guard locale.hasNames else { return [[AmountPattern.number, AmountPattern.currency]] }
    var units: [[UInt8]] = []
    for category in PluralCategory.allCases {
      let unit = Array(locale.unitPattern(category))
      if !units.contains(unit) { units.append(unit) }
    }
    return units
  }

  /// The places of names that have words of their own, such as "de" in Romanian, for both signs.
  private var unitForms: [[UInt8]] {
    var forms: [[UInt8]] = []
    for unit in units where unit.contains(where: ASCII.isLetter) {
      guard let place = unit.firstIndex(of: AmountPattern.number) else { continue }
      forms.append(unit)
      forms.append(unit[..<place] + [AmountPattern.minus] + unit[place...])
    }
    return forms
  }

  /// The failure that explains more. An ambiguous or wrong currency comes before a misplaced sign, and that before an
  /// unknown currency. Of two misplaced signs the later one is reported, because the form that led to it matched more
  /// of the text.
  static func worse(_ first: MoneyFailure?, _ second: MoneyFailure) -> MoneyFailure {
    guard let first, first.status != .unknownCurrency else { return second }
    guard first.status == .syntax else { return first }
    if second.status == .unknownCurrency { return first }
    return second.status == .syntax && second.position ?? 0 <= first.position ?? 0 ? first : second
  }

  // MARK: Affixes

  /// Matches the leading and the trailing text with a form.
  /// - Parameter short: the short form to which the form belongs. A negative amount has a leading minus sign if the
  /// form
  ///   does not contain one.
  func match(
    _ form: [UInt8], _ isNegative: Bool, _ number: Range<Int>, short: ShortForm? = nil
  ) throws(MoneyFailure) -> Outcome {
    guard let middle = form.firstIndex(of: AmountPattern.number) else { return .no }
    var head = Array(form[..<middle])
    if short != nil, isNegative, !form.contains(AmountPattern.minus), !head.contains(UInt8(ascii: "(")) {
      head.insert(AmountPattern.minus, at: 0)
    }
    let tail = Array(form[(middle &+ 1)...])
    guard let before = slot(head, 0..<number.lowerBound), let behind = slot(tail, number.upperBound..<text.count)
    else { return .no }
    let wanted = before.isEmpty ? behind : before
    if !before.isEmpty, !behind.isEmpty { return .no }
    if wanted.isEmpty {
      guard let expected else {
        throw MoneyFailure(.syntax, "expected a currency in " + .quoted(text), at: text.count)
      }
      return .read(expected, isNegative: isNegative)
    }
    if let short, !isApart(wanted, short, number) { return .no }
    return .read(try currency(wanted), isNegative: isNegative)
  }

  /// The range of the text at the place of the currency in the form, empty without a currency; nil if another part does
  /// not match.
  private func slot(_ form: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    let place = form.firstIndex(of: AmountPattern.currency) ?? form.count
    var from = range.lowerBound
    var to = range.upperBound
    var index = 0
    skip(&from, to)
    while index < place {
      guard take(form, &index, &from, to) else { return nil }
      skip(&from, to)
    }
    guard place < form.count else { return from == to ? from..<from : nil }
    // The rest is matched from the first place that fits to the end.
    var start = from
    while start <= to {
      var at = start
      var rest = place &+ 1
      skip(&at, to)
      while rest < form.count, take(form, &rest, &at, to) { skip(&at, to) }
      if rest >= form.count, at == to {
        to = start
        return from..<to
      }
      start &+= 1
    }
    return nil
  }

  private func skip(_ at: inout Int, _ end: Int) {
    while at < end, let length = Blank.length(at: at, in: text) ?? Invisible.length(at: at, in: text) { at &+= length }
  }

  /// Matches the next character of a form with the text. Blanks and marks of direction in the form are optional.
  private func take(_ form: [UInt8], _ index: inout Int, _ at: inout Int, _ end: Int) -> Bool {
    let blank = form.withUnsafeBufferPointer {
      Blank.length(at: index, in: $0) ?? Invisible.length(at: index, in: $0)
    }
    if let blank {
      index &+= blank
      return true
    }
    guard at < end else { return false }
    if form[index] == AmountPattern.minus {
      index &+= 1
      if text[at] == ASCII.minus {
        at &+= 1
        return true
      }
      // The character U+2212, the minus sign.
      guard at &+ 2 < end, text[at] == 0xE2, text[at &+ 1] == 0x88, text[at &+ 2] == 0x92 else { return false }
      at &+= 3
      return true
    }
    guard text[at] == form[index] else { return false }
    index &+= 1
    at &+= 1
    return true
  }

  // MARK: Currencies

  /// The index after a registered code at the start of the text, or 0. Such a code may contain digits.
  private var codeLength: Int {
    guard let registry else { return 0 }
    var at = 0
    skip(&at, text.count)
    let length = CurrencyCode.length(at: text[at...])
    guard let code = CurrencyCode(bytes: text[at..<(at &+ length)]), registry.find(code) != nil else { return 0 }
    return at &+ length
  }

  private func currency(_ range: Range<Int>) throws(MoneyFailure) -> CurrencyCode {
    let found = CurrencyToken(text[range], locale, registry)
    if let expected, found.canMean(expected) { return expected }
    if !found.isKnown, let place = misplacedSign(range) { throw misplaced(at: place) }
    if let expected {
      throw MoneyFailure(
        found.isKnown ? .currencyMismatch : .unknownCurrency,
        "currency must be " + .code(expected) + ", got " + .quoted(text[range]), at: range.lowerBound)
    }
    let codes = found.codes
    if codes.count == 1, let code = codes.first { return code }
    if codes.isEmpty {
      throw MoneyFailure(.unknownCurrency, "unknown currency " + .quoted(text[range]), at: range.lowerBound)
    }
    throw .ambiguousCurrency(text[range], codes, at: range.lowerBound)
  }

  /// The position of a sign that belongs to no currency, such as the point of `$.99`; nil if the text may be an unknown
  /// name or symbol of a currency.
  private func misplacedSign(_ range: Range<Int>) -> Int? {
    func isSign(_ byte: UInt8) -> Bool { byte < 0x80 && !ASCII.isLetter(byte) && byte != UInt8(ascii: "$") }
    var (start, end) = (range.lowerBound, range.upperBound)
    skip(&start, end)
    let first = start
    while start < end, isSign(text[start]) { start &+= 1 }
    if start == end { return first }
    while end > start, isSign(text[end &- 1]) { end &-= 1 }
    guard start..<end != range, CurrencyToken(text[start..<end], locale, registry).isKnown else { return nil }
    return start > first ? first : end
  }

  private func misplaced(at place: Int) -> MoneyFailure {
    let message: Message = "expected an amount, got " + .quoted(text) + "; "
    let sign = Message.quoted(CollectionOfOne(text[place]))
    guard locale.decimalSign.elementsEqual(CollectionOfOne(text[place])) else {
      let isPoint = text[place] == ASCII.point || text[place] == ASCII.comma
      let wayOut = isPoint ? "; decimal sign must be " + Message.quoted(locale.decimalSign) : ""
      return MoneyFailure(.syntax, message + "unexpected " + sign + wayOut, at: place)
    }
    let isLast = place &+ 1 == text.count
    return MoneyFailure(
      .syntax, message + "expected a digit " + (isLast ? "after " : "before ") + sign, at: place)
  }

  private func syntax(_ number: Range<Int>, _ format: LocaleFormat) -> MoneyFailure {
    var at = 0
    skip(&at, number.lowerBound)
    return MoneyFailure(
      .syntax, "expected an amount, got " + .quoted(text), at: at < number.lowerBound ? at : number.upperBound)
  }
}

extension MoneyFailure {
  static func ambiguousCurrency(
    _ text: some Collection<UInt8>, _ codes: [CurrencyCode], at position: Int
  ) -> MoneyFailure {
    var message = "ambiguous currency " + Message.quoted(text) + ": expected one of the codes"
    for code in codes { message = message + " " + .code(code) }
    return MoneyFailure(.ambiguousCurrency, message, at: position)
  }
}

extension Money {
  /// The limit on the length of a text, in bytes.
  public static var longestLocaleText: Int { 1024 }

  /// Reads an amount in the form of a locale.
  /// - Parameter currency: the currency of the amount; nil if the text has it.
  public init(
    parsing text: UnsafeBufferPointer<UInt8>, in locale: MoneyLocale, currency: CurrencyCode?,
    _ registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) {
    self = try LocaleReader(text: text, locale: locale, registry: registry, expected: currency).money()
  }
}
