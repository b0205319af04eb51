import MoneyCore

/// The result of an expression, rounded and exact, with the conversions that it needed.
///
/// `10 USD ÷ 3 in EUR` at 1.25 yields the exact ratio 8/3, and the number 2.67, which is rounded once.
public struct EvaluatedExpression: Sendable {
  /// The number, or the amount without its currency.
  public let number: Decimal
  /// The currency of an amount; nil for a number.
  public let currency: CurrencyCode?
  public let flags: ConversionFlags
  /// The result before it was rounded, not necessarily in lowest terms.
  private let ratio: ExpressionRatio
  private let rates: ExpressionRates

  /// The longest expression, in bytes.
  public static var longestText: Int { 16384 }

  /// - Parameter text: UTF-8 without a NUL.
  public init(
    _ text: UnsafeBufferPointer<UInt8>, with table: RatesTable?, _ options: ConversionOptions,
    in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    var evaluator = ExpressionEvaluator(text, ExpressionRates(table, options), registry)
    let value = try evaluator.evaluate()
    if value.isMixed {
      throw MoneyFailure(.currencyMismatch, "expected 'in' and a code after " + value.described, at: text.count)
    }
    let rounded: Rounded<Decimal>
    do throws(MoneyFailure) {
      rounded = try EvaluatedExpression.rounded(value, with: table, options, in: registry)
    } catch {
      throw error.placed(at: text.count)
    }
    number = rounded.value
    currency = value.currency
    flags = rounded.isRounded ? evaluator.rates.flags.union(.rounded) : evaluator.rates.flags
    ratio = value.ratio
    rates = evaluator.rates
  }

  /// The result before it was rounded, in lowest terms.
  public var exact: ExactRatio { ratio.exact }

  /// The conversion of each pair of currencies, in the order in which the expression needed them.
  public func conversions() throws(MoneyFailure) -> [Conversion] { try rates.conversions() }

  private static func rounded(
    _ value: ExpressionValue, with table: RatesTable?, _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    if let code = value.currency {
      let day = RatesTable.wantedDay(in: table, options)
      let digits = try options.digits.count(of: code, on: day, in: registry)
      return try value.ratio.rounded(digits: digits, options.rounding)
    }
    if let exact = value.ratio.decimal { return Rounded(exact, isRounded: false) }
    if case .count(let digits) = options.digits { return try value.ratio.rounded(digits: digits, options.rounding) }
    return try value.ratio.roundedToAllDigits(options.rounding)
  }
}
