import MoneyCore

/// The beginning of an amount in a locale's format, while a person types it or deletes digits from it.
///
///     1,2        // on the way to 1,234.50, without a number yet: the group is incomplete
///     1,234,     // 1234 so far
///     12,50 E    // on the way to 12,50 EUR, and 12.50 so far
///
/// A group separator of the locale is never read as its decimal separator.
public struct AmountBeginning {
  /// The number so far; nil without a digit, or if a group of digits is incomplete.
  public let value: Decimal?
  /// True if further digits at the end cannot complete the groups, as in `1,0000`.
  public let isMisgrouped: Bool

  /// Nil if no amount of the currency begins like this.
  public init?(
    _ text: UnsafeBufferPointer<UInt8>, in locale: MoneyLocale, of currency: CurrencyCode, _ registry: CurrencyRegistry?
  ) {
    // A locale may have other signs beside Latin digits than beside its own.
    let zero = locale.zero(in: text)
    for format in locale.formats(for: text) {
      let scanner = BeginningScanner(
        text: text, locale: locale, format: format, zero: zero, currency: currency, registry: registry)
      for start in scanner.starts {
        guard let value = scanner.value(from: start) else { continue }
        switch value {
        case .none: self.value = nil
        case .misgrouped: self.value = nil
        case .number(let number): self.value = number
        }
        isMisgrouped = if case .misgrouped = value { true } else { false }
        return
      }
    }
    return nil
  }
}

private struct BeginningScanner {
  enum Value {
    case none
    case misgrouped
    case number(Decimal)
  }

  /// The texts before and after a number: a part of the currency's name or symbol, and a sign.
  private struct Affix {
    let token: [UInt8]
    let isNegative: Bool
  }

  let text: UnsafeBufferPointer<UInt8>
  let locale: MoneyLocale
  let format: LocaleFormat
  /// The digit 0 of the text's digits.
  let zero: UnsafeBufferPointer<UInt8>
  let currency: CurrencyCode
  let registry: CurrencyRegistry?

  /// The places where the number may start, the most probable one first. The symbol of a currency may contain a group
  /// separator, like `Afl.`, and so may a number whose first digits were deleted: `Afl. .234,50`, `Afl. ..567,89`.
  var starts: [Int] {
    var (point, firstGroup, lastGroup): (Int?, Int?, Int?) = (nil, nil, nil)
    var index = 0
    var groupEnd = 0
    while index < text.count, digit(at: index) == nil {
      if point == nil, LocaleNumber.length(of: format.decimalSign, text, index) != nil {
        point = index
      } else if Blank.length(at: index, in: text) == nil,
        let length = LocaleNumber.groupLength(format.groupSign, text, index)
      {
        // Signs that follow each other are of one number.
        if firstGroup == nil { firstGroup = index } else if groupEnd != index { lastGroup = index }
        groupEnd = index &+ length
      }
      index &+= 1
    }
    // Without any digit or sign, the text is that before a number.
    let digit = index < text.count ? index : nil
    return [digit, point, lastGroup, firstGroup].compactMap { $0 }.sorted(by: >) + [text.count]
  }

  private func digit(at index: Int) -> (UInt8, Int)? { Numerals.digit(text, index, zero) }

  /// The value of the text if its number starts at an index; nil if no amount begins like this.
  func value(from start: Int) -> Value? {
    var index = start
    var digits: [UInt8] = []
    var groups: [(digits: Int, place: Int)] = []
    var point: Int?
    var isLatin: Bool?
    while index < text.count {
      if let (digit, length) = digit(at: index), ASCII.isDigit(text[index]) == (isLatin ?? ASCII.isDigit(text[index])) {
        isLatin = ASCII.isDigit(text[index])
        digits.append(ASCII.zero &+ digit)
        index &+= length
      } else if point == nil, let length = LocaleNumber.length(of: format.decimalSign, text, index) {
        point = digits.count
        index &+= length
      } else if point == nil, let length = LocaleNumber.groupLength(format.groupSign, text, index) {
        groups.append((digits.count, index))
        index &+= length
      } else {
        break
      }
    }
    guard let head = affix(0..<start, open: UInt8(ascii: "(")),
      let tail = affix(index..<text.count, open: UInt8(ascii: ")")),
      head.token.isEmpty || tail.token.isEmpty
    else { return nil }
    if digits.isEmpty { return Value.none }
    let whole = point ?? digits.count
    if point == nil { while let last = groups.last, last.digits == whole { groups.removeLast() } }
    guard let number = try? number(digits, whole) else { return nil }
    let groupings = [format.standard, format.accounting, format.plain].map { Grouping($0) }
    // The digits before the first separator may have been deleted.
    if groups.first?.digits == 0 { return Value.none }
    guard groupings.contains(where: { $0.misplaced(groups, of: whole) == nil }) else {
      func canGrow(_ grouping: Grouping) -> Bool {
        (1...max(grouping.primary, 1)).contains { grouping.misplaced(groups, of: whole &+ $0) == nil }
      }
      return point == nil && groupings.contains(where: canGrow) ? Value.none : .misgrouped
    }
    return .number(head.isNegative || tail.isNegative ? number.negated : number)
  }

  private func number(_ digits: [UInt8], _ whole: Int) throws(MoneyFailure) -> Decimal {
    var plain = whole == 0 ? [ASCII.zero] : Array(digits[..<whole])
    if whole < digits.count { plain += [ASCII.point] + digits[whole...] }
    return try plain.withUnsafeBufferPointer { (plain) throws(MoneyFailure) in try Decimal(parsing: plain) }
  }

  // MARK: Signs and currencies

  /// Reads the text before or after a number; nil if it belongs to no amount of the currency.
  private func affix(_ range: Range<Int>, open: UInt8) -> Affix? {
    var token = CurrencyToken.normal(Array(text[range]))
    var isNegative = false
    for sign in [[ASCII.minus], CurrencyToken.normal(Array(format.minus)), [0xE2, 0x88, 0x92], [open]] {
      if sign.isEmpty || token.count < sign.count { continue }
      if token.starts(with: sign) {
        token.removeFirst(sign.count)
      } else if token.suffix(sign.count).elementsEqual(sign) {
        token.removeLast(sign.count)
      } else {
        continue
      }
      isNegative = true
      break
    }
    token = CurrencyToken.normal(token)
    while token.first == ASCII.space { token.removeFirst() }
    if token.isEmpty || isBeginning(token) || CurrencyToken(token, locale, registry).canMean(currency) {
      return Affix(token: token, isNegative: isNegative)
    }
    return nil
  }

  /// True if the currency's code, symbol or name starts with a text.
  private func isBeginning(_ token: [UInt8]) -> Bool {
    func begins(_ whole: some Collection<UInt8>) -> Bool { CurrencyToken.normal(Array(whole)).starts(with: token) }
    if begins(currency.bytes) || begins(locale.symbol(currency).text) || begins(locale.narrowSymbol(currency).text) {
      return true
    }
    if let own = registry?.find(currency) { return begins(own.name) }
    return locale.names(currency).contains(where: begins)
  }
}
