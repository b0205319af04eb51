import CMoney
import MoneyCore
import MoneyLocale

@_cdecl("money_locale_options_init") @implementation
public func money_locale_options_init(_ options: UnsafeMutablePointer<money_locale_options_t>?) {
  options?.pointee = Boundary.localeDefaults
}

@_cdecl("money_locale_count") @implementation
public func money_locale_count() -> Int { LocaleTable.builtIn.count }

@_cdecl("money_locale_at") @implementation
public func money_locale_at(
  _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    guard let locale = MoneyLocale(at: index) else {
      throw Boundary.pastEnd(index, of: LocaleTable.builtIn.count)
    }
    return .bytes(locale.identifier)
  }
}

@_cdecl("money_locale_find") @implementation
public func money_locale_find(
  _ locale: UnsafePointer<CChar>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: locale, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.locale(locale).identifier)
  }
}

@_cdecl("money_format_locale") @implementation
public func money_format_locale(
  _ amount: UnsafePointer<money_t>?, _ locale: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_locale_options_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  var isRounded = false
  let status = Boundary.callText(buffer, capacity, length, keeping: locale, error) { () throws(MoneyFailure) in
    let money = try Boundary.money(amount, "amount")
    let (given, registry, table) = try Boundary.localeOptions(options)
    let found = try Boundary.locale(locale, in: table)
    let text = try money.text(in: found, given, registry)
    isRounded = text.isRounded
    return .bytes(text.value)
  }
  flags?.pointee = status == MONEY_OK && isRounded ? ConversionFlags.rounded.rawValue : 0
  return status
}

@_cdecl("money_parse_locale") @implementation
public func money_parse_locale(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ locale: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?,
  _ registry: OpaquePointer?, _ result: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    try Boundary.parsed(text, length, locale, .builtIn, currency, registry)
  }
}

@_cdecl("money_decimal_parse_locale") @implementation
public func money_decimal_parse_locale(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ locale: UnsafePointer<CChar>?, _ reading: Int32,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDecimal(result, error) { () throws(MoneyFailure) in
    let bytes = try Boundary.text(text, length, limit: Int(MONEY_INPUT_MAX), "text")
    guard reading == MONEY_READING_STRICT || reading == MONEY_READING_LENIENT else {
      throw Boundary.notOne(of: "MONEY_READING_", "reading", reading)
    }
    return try Decimal(
      parsing: bytes, in: try Boundary.locale(locale), isLenient: reading == MONEY_READING_LENIENT)
  }
}

@_cdecl("money_currency_text") @implementation
public func money_currency_text(
  _ code: UnsafePointer<CChar>?, _ locale: UnsafePointer<CChar>?, _ display: Int32, _ registry: OpaquePointer?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: code, and: locale, error) { () throws(MoneyFailure) in
    try Boundary.currencyText(code, locale, .builtIn, display, registry)
  }
}

extension Boundary {
  static func locale(
    _ name: UnsafePointer<CChar>?, in table: LocaleTable = .builtIn
  ) throws(MoneyFailure) -> MoneyLocale {
    try MoneyLocale(parsing: try text(name, -1, limit: MoneyLocale.longestName, "locale"), in: table)
  }

  static var localeDefaults: money_locale_options_t {
    money_locale_options_t(
      struct_size: UInt32(MemoryLayout<money_locale_options_t>.size), style: MONEY_STYLE_STANDARD,
      display: MONEY_DISPLAY_SYMBOL, digits: MONEY_DIGITS_CURRENCY, rounding: MONEY_ROUND_HALF_EVEN,
      numerals: MONEY_NUMERALS_LOCALE, registry: nil, locales: nil)
  }

  static func localeOptions(
    _ pointer: UnsafePointer<money_locale_options_t>?
  ) throws(MoneyFailure) -> (LocaleOptions, CurrencyRegistry?, LocaleTable) {
    var options = LocaleOptions()
    guard let pointer else { return (options, nil, .builtIn) }
    let given = try self.options(pointer, "MONEY_LOCALE_OPTIONS_INIT")
    guard let style = LocaleOptions.Style(rawValue: given.style) else {
      throw notOne(of: "MONEY_STYLE_", "options.style", given.style)
    }
    guard let display = LocaleOptions.Display(rawValue: given.display) else {
      throw notOne(of: "MONEY_DISPLAY_", "options.display", given.display)
    }
    guard let numerals = LocaleOptions.Numerals(rawValue: given.numerals) else {
      throw notOne(of: "MONEY_NUMERALS_", "options.numerals", given.numerals)
    }
    options.style = style
    options.display = display
    options.numerals = numerals
    options.digits = try digits(given.digits)
    options.rounding = try rounding(given.rounding)
    return (options, registry(given.registry), locales(given.locales))
  }

  /// Reads tables; null selects the built-in ones.
  static func locales(_ pointer: OpaquePointer?) -> LocaleTable { keptLocales(pointer)?.table ?? .builtIn }

  /// Tables that an object may keep after the call; null is nil.
  static func keptLocales(_ pointer: OpaquePointer?) -> LoadedLocales? {
    guard let pointer else { return nil }
    return Unmanaged<LoadedLocales>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  static func parsed(
    _ text: UnsafePointer<CChar>?, _ length: Int, _ locale: UnsafePointer<CChar>?, _ table: LocaleTable,
    _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?
  ) throws(MoneyFailure) -> Money {
    let bytes = try self.text(text, length, limit: Int(MONEY_INPUT_MAX), "text")
    let found = try self.locale(locale, in: table)
    let code = try optionalCode(currency, "currency")
    let known = self.registry(registry)
    if let code { try CurrencyRegistry.check(code, in: known) }
    return try Money(parsing: bytes, in: found, currency: code, known)
  }

  static func currencyText(
    _ code: UnsafePointer<CChar>?, _ locale: UnsafePointer<CChar>?, _ table: LocaleTable, _ display: Int32,
    _ registry: OpaquePointer?
  ) throws(MoneyFailure) -> Text {
    let code = try self.code(code, "code")
    let found = try self.locale(locale, in: table)
    guard let display = LocaleOptions.Display(rawValue: display), display != .none else {
      throw notOne(of: "MONEY_DISPLAY_", "display", display)
    }
    return .bytes(try found.text(of: code, display, in: self.registry(registry)))
  }
}
