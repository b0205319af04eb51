/// How an amount is written in a locale. Each method returns a style that differs in one thing:
///
///     try price.formatted(.locale("de"))                       // 1.234,50 €
///     try price.formatted(.locale("de").display(.name))        // 1.234,50 Euro
public struct MoneyStyle: Sendable {
  private var name: String
  private var options = LocaleOptions()
  private var tables = LocaleTable.builtIn

  /// The style of a locale such as "de", "de-CH" or "ar_EG".
  public static func locale(_ name: String) -> MoneyStyle { MoneyStyle(name: name) }

  private init(name: String) { self.name = name }

  /// The sign, the code or the name of the currency beside the number.
  public func display(_ display: LocaleOptions.Display) -> MoneyStyle {
    with { $0.options.display = display }
  }

  /// Plain, as accountants write it, or short.
  public func style(_ style: LocaleOptions.Style) -> MoneyStyle {
    with { $0.options.style = style }
  }

  /// The digits of the locale or those of Latin script.
  public func numerals(_ numerals: LocaleOptions.Numerals) -> MoneyStyle {
    with { $0.options.numerals = numerals }
  }

  /// The number of fraction digits and the rounding mode. Compact style requires a number.
  public func digits(_ digits: Digits, _ rounding: Rounding = .halfEven) -> MoneyStyle {
    with {
      $0.options.digits = digits
      $0.options.rounding = rounding
    }
  }

  /// Returns the style with locale tables that the program has loaded.
  public func tables(_ tables: LoadedLocales) -> MoneyStyle {
    with { $0.tables = tables.table }
  }

  private func with(_ change: (inout MoneyStyle) -> Void) -> MoneyStyle {
    var style = self
    change(&style)
    return style
  }

  /// Writes an amount.
  public func format(_ amount: Money, in registry: CurrencyRegistry? = nil) throws(MoneyFailure) -> String {
    String(try amount.text(in: locale(), options, registry).value)
  }

  /// Reads an amount in the notation of the locale. A number without a currency is an amount of `currency`.
  public func parse(
    _ text: String, currency: CurrencyCode? = nil, in registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) -> Money {
    let locale = try locale()
    return try text.read { (bytes) throws(MoneyFailure) in
      try Money(parsing: bytes, in: locale, currency: currency, registry)
    }
  }

  /// Reads a number without a currency, such as a quantity. Lenient reading also accepts plain decimals, unless the text
  /// is another number in the notation of the locale.
  public func parseNumber(_ text: String, isLenient: Bool = false) throws(MoneyFailure) -> Decimal {
    let locale = try locale()
    return try text.read { (bytes) throws(MoneyFailure) in
      try Decimal(parsing: bytes, in: locale, isLenient: isLenient)
    }
  }

  private func locale() throws(MoneyFailure) -> MoneyLocale {
    let tables = tables
    return try name.read { (bytes) throws(MoneyFailure) in try MoneyLocale(parsing: bytes, in: tables) }
  }
}

extension Money {
  /// Writes the amount in a style.
  public func formatted(_ style: MoneyStyle) throws(MoneyFailure) -> String { try style.format(self) }
}
