import MoneyCore

/// A custom format that writes amounts and reads them back: a pattern with its options, checked once.
public struct AmountFormat: Sendable {
  let pattern: NumberPattern
  let options: FormatOptions
  let locale: MoneyLocale?
  let registry: CurrencyRegistry?

  let decimalSeparator: [UInt8]
  let groupSeparator: [UInt8]
  let minus: [UInt8]
  let plus: [UInt8]
  /// The digit 0. The other nine digits differ from it only in the last byte.
  let zero: [UInt8]
  let grouping: Grouping

  /// The limit on the length of a text, in bytes.
  public static var longestText: Int { 511 }

  /// - Parameter locale: the locale whose separators, digits, minus sign and symbols are used by default.
  public init(
    _ pattern: NumberPattern, _ options: FormatOptions = FormatOptions(), in locale: MoneyLocale? = nil,
    _ registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) {
    self.pattern = pattern
    self.options = options
    self.locale = locale
    self.registry = registry
    let format = locale?.format(options.numerals)
    decimalSeparator = options.decimalSeparator ?? format.map { Array($0.decimalSign) } ?? [ASCII.point]
    groupSeparator = options.groupSeparator ?? format.map { Array($0.groupSign) } ?? [ASCII.comma]
    minus = options.minusSign ?? format.map { Array($0.minus) } ?? [ASCII.minus]
    plus = options.plusSign ?? [ASCII.plus]
    zero = format.map { Array($0.zero) } ?? [ASCII.zero]
    let own = pattern.number.grouping
    grouping = Grouping(
      primary: groupSeparator.isEmpty ? 0 : own.primary, secondary: own.secondary,
      least: Int(min(options.minimumGrouping, 38)))
    try checkTexts()
    try checkDigits()
  }

  /// Checks the rules which ensure that a text can be read in only one way.
  private func checkTexts() throws(MoneyFailure) {
    try check(decimalSeparator, "decimal_separator")
    if grouping.primary > 0 { try check(groupSeparator, "group_separator") }
    try check(minus, "minus_sign")
    try check(plus, "plus_sign")
    if let symbol = options.symbol { try check(symbol, "symbol", allowsDigits: true) }
    if grouping.primary > 0,
      decimalSeparator.starts(with: groupSeparator) || groupSeparator.starts(with: decimalSeparator)
    {
      throw MoneyFailure(
        .argument,
        "\"decimal_separator\" and \"group_separator\" must differ, got " + .quoted(decimalSeparator) + " and "
          + .quoted(groupSeparator))
    }
    // An amount without a digit before its decimal separator would begin like one with the sign.
    for (sign, name) in [(minus, "minus_sign"), (plus, "plus_sign")] as [([UInt8], StaticString)]
    where sign == decimalSeparator {
      throw MoneyFailure(
        .argument, "\"" + Message(name) + "\" and \"decimal_separator\" must differ, got " + .quoted(sign))
    }
    if minus == plus {
      throw MoneyFailure(.argument, "\"minus_sign\" and \"plus_sign\" must differ, got " + .quoted(minus))
    }
  }

  private func check(
    _ text: [UInt8], _ name: StaticString, allowsDigits: Bool = false
  ) throws(MoneyFailure) {
    if text.isEmpty { throw MoneyFailure(.argument, "\"" + Message(name) + "\" must not be empty") }
    if text.count > FormatOptions.longestText {
      throw MoneyFailure(
        .limit,
        "\"" + Message(name) + "\" must be at most " + .number(FormatOptions.longestText) + " bytes, got "
          + .number(text.count) + ": " + .quoted(text), at: FormatOptions.longestText)
    }
    for index in text.indices {
      if ASCII.isControl(text[index]) {
        throw MoneyFailure(
          .argument, "\"" + Message(name) + "\" must not contain control characters, got " + .quoted(text))
      }
      if !allowsDigits, Numerals.digit(text, index, zero) != nil {
        throw MoneyFailure(.argument, "\"" + Message(name) + "\" must not contain digits, got " + .quoted(text))
      }
    }
  }

  private func checkDigits() throws(MoneyFailure) {
    let hasFraction = options.minimumFraction != .pattern || options.maximumFraction != .pattern
    let hasSignificant = options.minimumSignificant != nil || options.maximumSignificant != nil
    if hasFraction, hasSignificant {
      throw MoneyFailure(.argument, "fraction digits and significant digits must not both be set")
    }
    if hasFraction, pattern.number.maximumSignificant > 0 {
      throw MoneyFailure(.argument, "options must not set fraction digits for a pattern with significant digits")
    }
    if case .count(let least) = options.minimumFraction, case .count(let most) = options.maximumFraction, least > most {
      throw AmountFormat.crossed("fraction", least, most)
    }
    for count in [options.minimumSignificant, options.maximumSignificant] {
      guard let count, count < 1 || count > 38 else { continue }
      throw MoneyFailure(.argument, "significant digits must be 1 to 38, got " + .id(UInt64(count)))
    }
    if let least = options.minimumSignificant, let most = options.maximumSignificant, least > most {
      throw AmountFormat.crossed("significant", least, most)
    }
    guard (1...38).contains(options.minimumGrouping) else {
      throw MoneyFailure(.argument, "\"minimum_grouping\" must be 1 to 38, got " + .id(UInt64(options.minimumGrouping)))
    }
  }

  private static func crossed(_ kind: StaticString, _ least: UInt32, _ most: UInt32) -> MoneyFailure {
    MoneyFailure(
      .argument,
      "minimum " + Message(kind) + " digits must be at most the maximum, " + .id(UInt64(most)) + ", got "
        + .id(UInt64(least)))
  }
}

// MARK: The forms an amount is written in

extension AmountFormat {
  /// The sign that a form shows.
  enum Shown: Sendable {
    case none
    case plus
    case minus
  }

  /// The text before and after a number with the given sign.
  func affixes(_ shown: Shown) -> NumberPattern.Affixes {
    let positive = pattern.positive
    switch shown {
    case .none: return positive.replacing(.plus, with: nil)
    case .plus:
      if positive.contains(.plus) { return positive }
      // As in ICU, a plus sign replaces the minus sign of the negative half, if present.
      if let negative = pattern.negative, negative.contains(.minus) {
        return negative.replacing(.minus, with: .plus)
      }
      return NumberPattern.Affixes(prefix: [.plus] + positive.prefix, suffix: positive.suffix)
    case .minus:
      if let negative = pattern.negative { return negative }
      if positive.contains(.plus) { return positive.replacing(.plus, with: .minus) }
      return NumberPattern.Affixes(prefix: [.minus] + positive.prefix, suffix: positive.suffix)
    }
  }

  /// The sign that is shown for an amount whose own sign is -1, 0 or 1.
  func shown(_ signum: Int) -> Shown {
    let positive: Shown = pattern.positive.contains(.plus) ? .plus : .none
    switch options.sign {
    case .never: return .none
    case .pattern: return signum < 0 ? .minus : positive
    case .always: return signum < 0 ? .minus : .plus
    case .exceptZero: return signum < 0 ? .minus : signum > 0 ? .plus : .none
    }
  }

  /// The text that replaces `¤` in an amount of a currency.
  func symbol(_ currency: CurrencyCode) -> [UInt8] {
    options.symbol ?? locale?.symbol(currency).text ?? currency.bytes
  }

  /// The bytes of the pieces on one side of the number.
  func text(_ pieces: [NumberPattern.Piece], _ currency: CurrencyCode) -> [UInt8] {
    var text: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let bytes): text.append(contentsOf: bytes)
      case .minus: text.append(contentsOf: minus)
      case .plus: text.append(contentsOf: plus)
      case .symbol: text.append(contentsOf: symbol(currency))
      case .code: text.append(contentsOf: currency.bytes)
      }
    }
    return text
  }
}
