extension Money {
  @inlinable @inline(__always)
  public func adding(_ other: Money) throws(MoneyFailure) -> Money {
    guard currency == other.currency else { throw .mismatch(self, other, "added to") }
    return Money(try amount.adding(other.amount), currency)
  }

  @inlinable @inline(__always)
  public func subtracting(_ other: Money) throws(MoneyFailure) -> Money {
    guard currency == other.currency else { throw .mismatch(self, other, "subtracted from") }
    return Money(try amount.subtracting(other.amount), currency)
  }

  @inlinable @inline(__always)
  public func order(to other: Money) throws(MoneyFailure) -> Int32 {
    guard currency == other.currency else { throw .mismatch(self, other, "compared with") }
    return amount.order(to: other.amount)
  }

  @inlinable
  public var negated: Money { Money(amount.negated, currency) }

  @inlinable
  public var absolute: Money { Money(amount.absolute, currency) }

  public func multiplied(by factor: Decimal) throws(MoneyFailure) -> Money {
    Money(try amount.multiplied(by: factor), currency)
  }

  public func multiplied(
    by factor: Decimal, digits: Digits, rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Money> {
    let digits = try digits.count(of: currency)
    return rounded(try amount.multiplied(by: factor, digits: digits, rounding: rounding))
  }

  public func divided(
    by divisor: Decimal, digits: Digits, rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Money> {
    let digits = try digits.count(of: currency)
    return rounded(try amount.divided(by: divisor, digits: digits, rounding: rounding))
  }

  public func quantized(
    digits: Digits, rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Money> {
    let digits = try digits.count(of: currency)
    return rounded(try amount.quantized(digits: digits, rounding: rounding))
  }

  package func rounded(_ amount: Rounded<Decimal>) -> Rounded<Money> {
    Rounded(Money(amount.value, currency), isRounded: amount.isRounded)
  }
}

extension Money {
  /// The amount rounded to a multiple of a cash step, at the step's scale.
  ///
  /// - Parameter step: nil for the currency's own step, or for its minor unit if it has no step.
  public func roundedToCash(
    step: Decimal?, rounding: Rounding
  ) throws(MoneyFailure) -> Rounded<Money> {
    let step = if let step { step } else { try cashStep() }
    return try rounded(toStep: step, rounding: rounding)
  }

  /// The amount rounded by the rule of a country on a day.
  public func roundedToCash(by rule: CashRule) throws(MoneyFailure) -> Rounded<Money> {
    if rule.smallAmounts != .rounded, !amount.isZero, amount.absolute <= rule.small {
      if rule.smallAmounts == .exact { return Rounded(self, isRounded: false) }
      let paid = amount.isNegative ? rule.step.negated : rule.step
      return Rounded(Money(paid, currency), isRounded: paid != amount)
    }
    return try rounded(toStep: rule.step, rounding: rule.rounding)
  }

  private func cashStep() throws(MoneyFailure) -> Decimal {
    if let step = CashTable.step(of: currency) { return step }
    return Decimal(unchecked: 1, scale: try CurrencyRegistry.minorUnits(currency, in: nil))
  }
}

extension Money: Equatable {
  /// True if both amounts have the same value and the same currency; their scales may differ.
  @inlinable @inline(__always)
  public static func == (left: Money, right: Money) -> Bool {
    left.currency == right.currency && left.amount == right.amount
  }

  public var hash: UInt64 { Mixer.mixed(amount.hash ^ currency.hash) }
}

extension MoneyFailure {
  @usableFromInline @inline(never)
  package static func mismatch(_ left: Money, _ right: Money, _ verb: StaticString) -> MoneyFailure {
    MoneyFailure(
      .currencyMismatch,
      Message.code(right.currency) + " cannot be " + Message(verb) + " " + .code(left.currency))
  }
}
