import CMoney
import MoneyCore
import MoneyLocale

@_cdecl("money_format_options_init") @implementation
public func money_format_options_init(_ options: UnsafeMutablePointer<money_format_options_t>?) {
  options?.pointee = Boundary.formatDefaults
}

@_cdecl("money_format_pattern") @implementation
public func money_format_pattern(
  _ amount: UnsafePointer<money_t>?, _ pattern: UnsafePointer<CChar>?, _ pattern_length: Int,
  _ options: UnsafePointer<money_format_options_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ flags: UnsafeMutablePointer<money_flags_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  var isRounded = false
  let status = Boundary.callText(buffer, capacity, length, keeping: pattern, error) { () throws(MoneyFailure) in
    let money = try Boundary.money(amount, "amount")
    let text = try Boundary.format(pattern, pattern_length, options).text(of: money)
    isRounded = text.isRounded
    return .bytes(text.value)
  }
  flags?.pointee = status == MONEY_OK && isRounded ? ConversionFlags.rounded.rawValue : 0
  return status
}

@_cdecl("money_parse_pattern") @implementation
public func money_parse_pattern(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ pattern: UnsafePointer<CChar>?, _ pattern_length: Int,
  _ currency: UnsafePointer<CChar>?, _ options: UnsafePointer<money_format_options_t>?,
  _ result: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    let bytes = try Boundary.text(text, length, limit: Int(MONEY_INPUT_MAX), "text")
    let format = try Boundary.format(pattern, pattern_length, options)
    return try format.money(parsing: bytes, currency: try Boundary.optionalCode(currency, "currency"))
  }
}

extension Boundary {
  static var formatDefaults: money_format_options_t {
    money_format_options_t(
      struct_size: UInt32(MemoryLayout<money_format_options_t>.size), sign: MONEY_SIGN_PATTERN,
      zeros: MONEY_ZEROS_PATTERN, rounding: MONEY_ROUND_HALF_EVEN, numerals: MONEY_NUMERALS_LOCALE,
      minimum_fraction: MONEY_DIGITS_PATTERN, maximum_fraction: MONEY_DIGITS_PATTERN,
      minimum_significant: MONEY_DIGITS_PATTERN, maximum_significant: MONEY_DIGITS_PATTERN, minimum_grouping: 1,
      decimal_separator: nil, group_separator: nil, minus_sign: nil, plus_sign: nil, symbol: nil, locale: nil,
      registry: nil, locales: nil)
  }

  static func format(
    _ pattern: UnsafePointer<CChar>?, _ length: Int, _ options: UnsafePointer<money_format_options_t>?
  ) throws(MoneyFailure) -> AmountFormat {
    let bytes = try text(pattern, length, limit: NumberPattern.longest, "pattern")
    let read = try NumberPattern(parsing: bytes)
    guard let options else { return try AmountFormat(read) }
    let given = try self.options(options, "MONEY_FORMAT_OPTIONS_INIT")
    let found = given.locale == nil ? nil : try locale(given.locale, in: locales(given.locales))
    return try AmountFormat(read, try formatOptions(given), in: found, registry(given.registry))
  }

  private static func formatOptions(_ given: money_format_options_t) throws(MoneyFailure) -> FormatOptions {
    var options = FormatOptions()
    guard let sign = FormatOptions.Sign(rawValue: given.sign) else {
      throw outOfRange("options.sign", Int64(given.sign), 0...3)
    }
    guard let zeros = FormatOptions.Zeros(rawValue: given.zeros) else {
      throw outOfRange("options.zeros", Int64(given.zeros), 0...2)
    }
    guard let numerals = LocaleOptions.Numerals(rawValue: given.numerals) else {
      throw outOfRange("options.numerals", Int64(given.numerals), 0...1)
    }
    options.sign = sign
    options.zeros = zeros
    options.numerals = numerals
    options.rounding = try rounding(given.rounding)
    options.minimumFraction = try fractionDigits(given.minimum_fraction, "options.minimum_fraction")
    options.maximumFraction = try fractionDigits(given.maximum_fraction, "options.maximum_fraction")
    options.minimumSignificant = try significantDigits(given.minimum_significant, "options.minimum_significant")
    options.maximumSignificant = try significantDigits(given.maximum_significant, "options.maximum_significant")
    guard let grouping = UInt32(exactly: given.minimum_grouping) else {
      throw outOfRange("options.minimum_grouping", Int64(given.minimum_grouping), 0...Int64(Int32.max))
    }
    options.minimumGrouping = grouping
    options.decimalSeparator = try ownText(given.decimal_separator, "options.decimal_separator")
    options.groupSeparator = try ownText(given.group_separator, "options.group_separator")
    options.minusSign = try ownText(given.minus_sign, "options.minus_sign")
    options.plusSign = try ownText(given.plus_sign, "options.plus_sign")
    options.symbol = try ownText(given.symbol, "options.symbol")
    return options
  }

  private static func fractionDigits(
    _ value: Int32, _ name: StaticString
  ) throws(MoneyFailure) -> FormatOptions.FractionDigits {
    switch value {
    case MONEY_DIGITS_PATTERN: return .pattern
    case MONEY_DIGITS_CURRENCY: return .currency
    case MONEY_DIGITS_EXACT: return .amount
    default:
      guard let count = UInt32(exactly: value), count <= Decimal.maximumScale else {
        throw outOfRange(name, Int64(value), 0...Int64(Decimal.maximumScale))
      }
      return .count(count)
    }
  }

  private static func significantDigits(_ value: Int32, _ name: StaticString) throws(MoneyFailure) -> UInt32? {
    if value == MONEY_DIGITS_PATTERN { return nil }
    guard let count = UInt32(exactly: value) else {
      throw outOfRange(name, Int64(value), 0...Int64(Decimal.maximumScale))
    }
    return count
  }

  private static func ownText(
    _ text: UnsafePointer<CChar>?, _ name: StaticString
  ) throws(MoneyFailure) -> [UInt8]? {
    guard let text else { return nil }
    return Array(try self.text(text, -1, limit: FormatOptions.longestText, name))
  }
}
