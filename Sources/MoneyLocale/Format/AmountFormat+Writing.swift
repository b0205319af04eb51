import MoneyCore

extension AmountFormat {
  /// The text of the amount in the format, and whether the amount was rounded.
  /// - Throws: `inexact` if rounding would be needed and is not allowed; `limit` if the text would be longer than
  ///   `longestText`.
  public func text(of money: Money) throws(MoneyFailure) -> Rounded<[UInt8]> {
    let value = try rounded(money)
    let digits = try digits(value.value, of: money)
    let signum = value.value.isZero ? 0 : value.value.isNegative ? -1 : 1
    let affixes = affixes(shown(signum))
    var text = text(affixes.prefix, money.currency)
    write(digits, to: &text)
    text.append(contentsOf: self.text(affixes.suffix, money.currency))
    guard text.count <= AmountFormat.longestText else {
      throw MoneyFailure(
        .limit, "text must be at most " + .number(AmountFormat.longestText) + " bytes, got " + .number(text.count))
    }
    return Rounded(text, isRounded: value.isRounded)
  }

  private func write(_ digits: DecimalDigits, to text: inout [UInt8]) {
    let isGrouped = grouping.divides(digits.whole.count)
    for index in digits.whole.indices {
      if isGrouped, index > 0, grouping.starts(withLeft: digits.whole.count &- index) {
        text.append(contentsOf: groupSeparator)
      }
      write(digit: digits.whole[index], to: &text)
    }
    if digits.fraction.isEmpty { return }
    text.append(contentsOf: decimalSeparator)
    for digit in digits.fraction { write(digit: digit, to: &text) }
  }

  private func write(digit: UInt8, to text: inout [UInt8]) {
    Numerals.append(ASCII.digit(digit), of: zero, to: &text)
  }
}

// MARK: Digits

extension AmountFormat {
  /// The smallest and the largest number of significant digits; nil if fraction digits are counted.
  private var significant: (least: Int, most: Int)? {
    let own = pattern.number
    if options.minimumSignificant == nil, options.maximumSignificant == nil {
      return own.maximumSignificant > 0 ? (own.minimumSignificant, own.maximumSignificant) : nil
    }
    let most = options.maximumSignificant.map { Int($0) } ?? own.maximumSignificant
    let least = options.minimumSignificant.map { Int($0) } ?? max(own.minimumSignificant, 1)
    // A single limit takes precedence over the pattern's other limit.
    if options.maximumSignificant == nil { return (least, most == 0 ? 38 : max(least, most)) }
    return (min(least, most), most)
  }

  /// The smallest and the largest number of fraction digits of an amount.
  private func fraction(_ money: Money) throws(MoneyFailure) -> (least: Int, most: Int) {
    let least = try count(options.minimumFraction, pattern.number.minimumFraction, money)
    let most = try count(options.maximumFraction, pattern.number.maximumFraction, money)
    if options.maximumFraction == .pattern { return (least, max(least, most)) }
    return (min(least, most), most)
  }

  private func count(
    _ digits: FormatOptions.FractionDigits, _ own: Int, _ money: Money
  ) throws(MoneyFailure) -> Int {
    switch digits {
    case .pattern: own
    case .currency: Int(try CurrencyRegistry.minorUnits(money.currency, in: registry))
    case .amount: Int(money.amount.scale)
    case .count(let count): Int(count)
    }
  }

  /// The amount, rounded to the digits that are written.
  private func rounded(_ money: Money) throws(MoneyFailure) -> Rounded<Decimal> {
    let amount = money.amount
    guard let significant else {
      let most = UInt32(truncatingIfNeeded: try fraction(money).most)
      if most >= amount.scale { return Rounded(amount, isRounded: false) }
      return try amount.quantized(digits: most, rounding: options.rounding)
    }
    // The place of the last digit that is kept, counted from the point.
    let place = significant.most &- (amount.digitCount &- Int(amount.scale))
    if place >= Int(amount.scale) { return Rounded(amount, isRounded: false) }
    if place >= 0 {
      return try amount.quantized(digits: UInt32(truncatingIfNeeded: place), rounding: options.rounding)
    }
    let step = Decimal(unchecked: Int128(truncatingIfNeeded: PowerOfTen.wide(0 &- place)), scale: 0)
    return try amount.rounded(toMultipleOf: step, rounding: options.rounding)
  }

  private func digits(_ value: Decimal, of money: Money) throws(MoneyFailure) -> DecimalDigits {
    var digits = DecimalDigits(value)
    if let significant {
      digits.dropZeros(downTo: 0)
      digits.pad(to: significant.least &- digits.significantBeforeFraction)
    } else {
      let least = try fraction(money).least
      digits.dropZeros(downTo: least)
      digits.pad(to: least)
    }
    let isWhole = digits.fraction.allSatisfy { $0 == ASCII.zero }
    switch options.zeros {
    case .pattern: break
    case .strip: digits.dropZeros(downTo: 0)
    case .stripWhole: if isWhole { digits.fraction = [] }
    }
    if pattern.number.wholeDigits == 0, !digits.fraction.isEmpty, digits.whole == [ASCII.zero] { digits.whole = [] }
    let missing = pattern.number.wholeDigits &- digits.whole.count
    if missing > 0 { digits.whole = [UInt8](repeating: ASCII.zero, count: missing) + digits.whole }
    return digits
  }
}

extension DecimalDigits {
  /// The number of significant digits before the fraction: the digits before the point, or, for a number below 1, minus
  /// the number of zeros that its fraction starts with. For 0 it is 1.
  fileprivate var significantBeforeFraction: Int {
    guard whole == [ASCII.zero] else { return whole.count }
    guard let first = fraction.firstIndex(where: { $0 != ASCII.zero }) else { return 1 }
    return 0 &- first
  }
}

extension Decimal {
  /// The number of digits of the coefficient; 0 for a coefficient of 0.
  fileprivate var digitCount: Int {
    var count = 0
    while count < 38, magnitude >= PowerOfTen.wide(count) { count &+= 1 }
    return count
  }
}
