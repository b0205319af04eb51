import MoneyCore

/// Writes an amount in the form of a locale.
struct LocaleWriter {
  let locale: MoneyLocale
  let options: LocaleOptions
  let registry: CurrencyRegistry?
  /// The signs and patterns for the digits that are written.
  private let format: LocaleFormat

  init(locale: MoneyLocale, options: LocaleOptions, registry: CurrencyRegistry?) {
    self.locale = locale
    self.options = options
    self.registry = registry
    format = locale.format(options.numerals)
  }

  /// The parts of the number that are written.
  private struct Parts {
    var digits: DecimalDigits
    /// True if the number is written in a short form, and the power of ten that this omits.
    var isShort = false
    var divisor = 0

    init(_ value: Decimal) { digits = DecimalDigits(value) }
  }

  func text(_ money: Money) throws(MoneyFailure) -> Rounded<[UInt8]> {
    let (parts, pattern, isRounded) = try parts(of: money)
    var number: [UInt8] = []
    write(parts, pattern, to: &number)
    let mark = mark(money.currency)
    var text: [UInt8] = []
    write(number, parts.digits.isNegative, pattern, mark, to: &text)
    if options.display == .name { text = try named(text, money.currency, parts) }
    return Rounded(text, isRounded: isRounded)
  }

  // MARK: Digits

  private func parts(of money: Money) throws(MoneyFailure) -> (Parts, AmountPattern, Bool) {
    if options.style == .compact { return try shortParts(of: money) }
    // A currency name follows the number, and the brackets of accounting would separate them.
    let isAccounting = options.style == .accounting && options.display != .name
    let pattern = isAccounting ? format.accounting : options.display == .name ? format.plain : format.standard
    var digits = 0
    var value = Rounded(money.amount, isRounded: false)
    switch options.digits {
    case .currency:
      if let row = CurrencyTable.row(of: money.currency) {
        digits = Int(CurrencyTable.digits(row, on: nil) ?? 0)
      } else {
        digits = Int(registry?.find(money.currency)?.digits ?? 0)
      }
    case .count(let count):
      digits = Int(count)
      if count < money.amount.scale {
        value = try money.amount.quantized(digits: count, rounding: options.rounding)
      }
    }
    var parts = Parts(value.value)
    parts.digits.pad(to: digits)
    return (parts, pattern, value.isRounded)
  }

  /// The number in a short form. The exponent is that of the rounded value, so 999 999 becomes 1M and not 1000K.
  private func shortParts(of money: Money) throws(MoneyFailure) -> (Parts, AmountPattern, Bool) {
    guard case .count(let digits) = options.digits else {
      throw MoneyFailure(.argument, "digits must be set for a compact amount")
    }
    var exponent = DecimalDigits(money.amount).whole.count &- 1
    let isNamed = options.display == .name
    while true {
      let found = format.short(exponent, .other, isNamed: isNamed)
      let divisor = found?.divisor ?? 0
      var value: Rounded<Decimal>
      if divisor > 0 {
        let power = Decimal(unchecked: Int128(truncatingIfNeeded: PowerOfTen.wide(divisor)), scale: 0)
        value = try money.amount.divided(by: power, digits: digits, rounding: options.rounding)
      } else if digits < money.amount.scale {
        value = try money.amount.quantized(digits: digits, rounding: options.rounding)
      } else {
        value = Rounded(money.amount, isRounded: false)
      }
      var parts = Parts(value.value)
      if parts.digits.whole.count &- 1 &+ divisor > exponent {
        exponent = parts.digits.whole.count &- 1 &+ divisor
        continue
      }
      parts.digits.dropZeros(downTo: 0)
      guard let found else { return (parts, isNamed ? format.plain : format.standard, value.isRounded) }
      parts.isShort = true
      parts.divisor = divisor
      let category = locale.category(PluralOperands(parts.digits))
      let pattern = format.short(exponent, category, isNamed: isNamed)?.pattern
      return (parts, pattern ?? found.pattern, value.isRounded)
    }
  }

  // MARK: Texts

  private func write(_ parts: Parts, _ pattern: AmountPattern, to text: inout [UInt8]) {
    // Except for the very largest numbers, short forms have at most thousands.
    let pattern = parts.isShort ? format.standard : pattern
    let least = options.style == .compact ? max(2, format.minimumGrouping) : format.minimumGrouping
    let grouping = Grouping(pattern, least: least)
    let isGrouped = grouping.divides(parts.digits.whole.count)
    for index in parts.digits.whole.indices {
      if isGrouped, index > 0, grouping.starts(withLeft: parts.digits.whole.count &- index) {
        text.append(contentsOf: format.groupSign)
      }
      write(digit: parts.digits.whole[index], to: &text)
    }
    if parts.digits.fraction.isEmpty { return }
    text.append(contentsOf: format.decimalSign)
    for digit in parts.digits.fraction { write(digit: digit, to: &text) }
  }

  private func write(digit: UInt8, to text: inout [UInt8]) {
    Numerals.append(ASCII.digit(digit), of: format.zero, to: &text)
  }

  private func mark(_ currency: CurrencyCode) -> CurrencyMark? {
    switch options.display {
    case .symbol: locale.symbol(currency)
    case .narrow: locale.narrowSymbol(currency)
    case .code: MoneyLocale.code(currency)
    case .name, .none: nil
    }
  }

  private func write(
    _ number: [UInt8], _ isNegative: Bool, _ pattern: AmountPattern, _ mark: CurrencyMark?, to text: inout [UInt8]
  ) {
    let own = isNegative ? pattern.negative : pattern.positive
    if isNegative, own.isEmpty { text.append(contentsOf: format.minus) }
    let form = own.isEmpty ? pattern.positive : own
    var index = 0
    // Beside a name the number has no mark of direction, which is for a symbol.
    if options.display == .name, let length = Invisible.length(at: 0, in: form) { index = length }
    while index < form.count {
      let byte = form[index]
      if byte == AmountPattern.number {
        text.append(contentsOf: number)
      } else if byte == AmountPattern.minus {
        text.append(contentsOf: format.minus)
      } else if byte != AmountPattern.currency {
        text.append(byte)
      } else if let mark {
        let isBehind = index > 0 && form[index &- 1] == AmountPattern.number
        let isBefore = index &+ 1 < form.count && form[index &+ 1] == AmountPattern.number
        if isBehind, mark.spaceBefore { text.append(contentsOf: LocaleWriter.noBreakSpace) }
        text.append(contentsOf: mark.text)
        if isBefore, mark.spaceBehind { text.append(contentsOf: LocaleWriter.noBreakSpace) }
      } else {
        // Without a currency, the blank that separates it from the number is removed too.
        while let length = Blank.length(before: text.count, in: text) { text.removeLast(length) }
        while let length = Blank.length(at: index &+ 1, in: form) { index &+= length }
      }
      index &+= 1
    }
  }

  static var noBreakSpace: UnsafeBufferPointer<UInt8> { UTF8Bytes("\u{A0}") }

  // MARK: Names

  /// A number with the currency's name, in the form and at the place that the number's plural category asks for.
  private func named(
    _ number: [UInt8], _ currency: CurrencyCode, _ parts: Parts
  ) throws(MoneyFailure) -> [UInt8] {
    let category = locale.category(PluralOperands(parts.digits, shift: parts.divisor))
    let name: [UInt8]
    if let found = registry?.find(currency), !found.name.isEmpty {
      name = found.name
    } else if let found = locale.name(currency, MoneyLocale.NameForm(category: category)) {
      name = found
    } else {
      throw locale.noName(of: currency)
    }
    var text: [UInt8] = []
    let form = locale.hasNames ? locale.unitPattern(category) : LocaleWriter.plainUnit
    for byte in form {
      if byte == AmountPattern.number {
        text.append(contentsOf: number)
      } else if byte == AmountPattern.currency {
        text.append(contentsOf: name)
      } else {
        text.append(byte)
      }
    }
    return text
  }

  private static var plainUnit: UnsafeBufferPointer<UInt8> { UTF8Bytes("\u{1} \u{3}") }
}

extension Money {
  /// The text of the amount in the form of the locale.
  public func text(
    in locale: MoneyLocale, _ options: LocaleOptions = LocaleOptions(), _ registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) -> Rounded<[UInt8]> {
    try LocaleWriter(locale: locale, options: options, registry: registry).text(self)
  }
}
