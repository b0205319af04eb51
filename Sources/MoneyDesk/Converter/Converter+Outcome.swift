import MoneyCore
import MoneyLocale

extension Converter {
  /// The state of the screen at a moment.
  public struct Outcome: Sendable {
    public let state: State
    public let typed: TypedAmount
    /// The conversion of the amount; nil without a result.
    public let conversion: Conversion?
    /// The reason for a failure, for an unfinished amount that further digits cannot complete, or for rates that are
    /// missing or could not be refreshed.
    public let fault: Fault?
  }

  public func outcome(at now: Int64?) -> Outcome {
    let typed = TypedAmount(amount, in: locale, of: source, settings.registry)
    if typed.state == .invalid, let failure = typed.failure {
      return Outcome(state: .failed, typed: typed, conversion: nil, fault: Fault(failure))
    }
    // While an answer is on its way, an earlier failure does not matter.
    let fault = isLoading ? nil : fault
    guard let value = typed.value else {
      return Outcome(state: .empty, typed: typed, conversion: nil, fault: typed.failure.map(Fault.init) ?? fault)
    }
    do throws(MoneyFailure) {
      let conversion = try converted(value)
      let isStale = conversion.legs.usesQuotes && isStale(at: now)
      return Outcome(
        state: isStale ? .stale : .ready, typed: typed, conversion: conversion, fault: isStale ? fault : nil)
    } catch {
      // Without rates, a rate for the pair may still come.
      guard rates == nil, error.status == .noRate else {
        return Outcome(state: .failed, typed: typed, conversion: nil, fault: Fault(error))
      }
      return Outcome(state: fault == nil ? .loading : .failed, typed: typed, conversion: nil, fault: fault)
    }
  }

  /// The typed amount in the target's currency.
  public func result() throws(MoneyFailure) -> Conversion {
    let typed = TypedAmount(amount, in: locale, of: source, settings.registry)
    if let failure = typed.failure { throw failure }
    guard let value = typed.value else { throw MoneyFailure(.notFound, "no amount typed") }
    return try converted(value)
  }

  private func converted(_ value: Decimal) throws(MoneyFailure) -> Conversion {
    var options = ConversionOptions(
      digits: settings.digits(of: target, on: rates?.days.last), rounding: settings.rounding)
    // Nothing is converted, and nothing is rounded: the amount keeps all the digits that it was typed with.
    if source == target, case .count(let digits) = options.digits {
      let isTooLong = (try? value.quantized(digits: max(digits, value.scale), rounding: settings.rounding)) == nil
      options.digits = isTooLong ? .currency : .count(max(digits, value.scale))
    }
    return try RatesTable.explain(Money(value, source), to: target, with: rates, options, in: settings.registry)
  }

  /// The rate of one unit of the source, exactly.
  public func rate() throws(MoneyFailure) -> Conversion {
    try RatesTable.find(from: source, to: target, with: rates, ConversionOptions())
  }
}

// MARK: - Texts

extension Converter {
  /// The converted amount as plain digits or in the locale's format; empty without a result.
  public func text() throws(MoneyFailure) -> [UInt8] {
    guard let money = outcome(at: nil).conversion?.money else { return [] }
    return try text(money, settings.display)
  }

  /// The text `1 EUR = 1.1172 USD`; empty without a rate. The rate has four fraction digits, or more if those would be
  /// fewer than four significant ones.
  public func unitRate() throws(MoneyFailure) -> [UInt8] {
    let found: Conversion
    do throws(MoneyFailure) { found = try rate() } catch {
      if error.status == .noRate { return [] }
      throw error
    }
    let one = Message.number(1) + " " + .code(source) + " = "
    let rate = Money(try Converter.shown(found.rate), target)
    return (one + .bytes(try text(rate, .none)) + " " + .code(target)).bytes
  }

  private func text(_ money: Money, _ display: LocaleOptions.Display) throws(MoneyFailure) -> [UInt8] {
    guard let locale else { return money.amount.plainText }
    var options = LocaleOptions()
    options.display = display
    options.digits = .count(money.amount.scale)
    return try money.text(in: locale, options, settings.registry).value
  }

  /// The least coefficient with four digits.
  private static var leastCoefficient: UInt128 { 1000 }

  /// Rounds a rate to four fraction digits, half-even. It has more if four significant digits need them, and fewer if
  /// 38 digits hold no more.
  private static func shown(_ rate: ExactRatio) throws(MoneyFailure) -> Decimal {
    var digits: UInt32 = 4
    var rounded = try? rate.rounded(digits: digits, .halfEven, name: "rate")
    while rounded == nil, digits > 0 {
      digits &-= 1
      rounded = try? rate.rounded(digits: digits, .halfEven, name: "rate")
    }
    while let found = rounded {
      if found.value.magnitude >= leastCoefficient { return found.value }
      digits &+= 1
      rounded =
        digits > Decimal.maximumScale ? nil : try? rate.rounded(digits: digits, .halfEven, name: "rate")
    }
    throw MoneyFailure(.overflow, "rate exceeds 38 digits")
  }
}
