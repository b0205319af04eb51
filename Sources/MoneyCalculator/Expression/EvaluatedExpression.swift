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
  /// True if the result is a percentage, whose number is 15 for `15%`. Only a line of a notepad keeps one.
  package let isPercentage: Bool
  /// True if the result was a sum of several currencies, which was converted to the home currency.
  package let isAtHome: Bool
  /// The result before it was rounded, not necessarily in lowest terms.
  private let ratio: ExpressionRatio
  let rates: ExpressionRates

  /// The longest expression, in bytes.
  public static var longestText: Int { 16384 }

  /// - Parameter text: UTF-8 without a NUL.
  public init(
    _ text: UnsafeBufferPointer<UInt8>, with table: RatesTable?, _ options: ConversionOptions,
    in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    try self.init(text, with: table, options, in: registry, keepsPercentages: false, home: nil)
  }

  /// - Parameters:
  ///   - keepsPercentages: whether `15%` is a percentage, whose number is 15, rather than 0.15.
  ///   - home: the currency of a sum of several currencies; nil if the text must contain it.
  package init(
    _ text: UnsafeBufferPointer<UInt8>, with table: RatesTable?, _ options: ConversionOptions,
    in registry: CurrencyRegistry?, keepsPercentages: Bool, home: CurrencyCode?
  ) throws(MoneyFailure) {
    var evaluator = ExpressionEvaluator(text, ExpressionRates(table, options), registry)
    var value = try evaluator.evaluate()
    isAtHome = value.isMixed
    if value.isMixed {
      guard let home else {
        throw MoneyFailure(.currencyMismatch, "expected 'in' and a code after " + value.described, at: text.count)
      }
      value.become(home, try evaluator.convert(value, to: home, at: text.count))
    }
    isPercentage = keepsPercentages && value.isPercentage
    if isPercentage {
      guard let hundredfold = value.ratio.multiplied(by: ExpressionRatio(Decimal(unchecked: 100, scale: 0))) else {
        throw .expressionOverflow(at: text.count)
      }
      value.become(nil, hundredfold)
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

  /// The number of pairs of currencies that were converted.
  package var conversionCount: Int { rates.count }

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
