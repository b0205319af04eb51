import CMoney
import MoneyCore
import MoneyDesk
import MoneyLocale

@_cdecl("money_converter_options_init") @implementation
public func money_converter_options_init(_ options: UnsafeMutablePointer<money_converter_options_t>?) {
  options?.pointee = Boundary.converterDefaults
}

@_cdecl("money_converter_new") @implementation
public func money_converter_new(
  _ source: UnsafePointer<CChar>?, _ target: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_converter_options_t>?, _ converter: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(converter, "converter", error) { () throws(MoneyFailure) in
    Boundary.pointer(
      to: WatchedHandle(
        Converter(
          from: try Boundary.code(source, "source"), to: try Boundary.code(target, "target"),
          try Boundary.converterSettings(options))))
  }
}

@_cdecl("money_converter_free") @implementation
public func money_converter_free(_ converter: OpaquePointer?) { CallbackHandle.free(converter) }

@_cdecl("money_converter_set_amount") @implementation
public func money_converter_set_amount(
  _ converter: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    converter.setAmount(try Boundary.optionalText(text, length, limit: Converter.longestAmount, "text"))
  }
}

@_cdecl("money_converter_set_pair") @implementation
public func money_converter_set_pair(
  _ converter: OpaquePointer?, _ source: UnsafePointer<CChar>?, _ target: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    let source = try Boundary.optionalCode(source, "source") ?? converter.source
    let target = try Boundary.optionalCode(target, "target") ?? converter.target
    converter.setPair(from: source, to: target)
  }
}

@_cdecl("money_converter_swap") @implementation
public func money_converter_swap(
  _ converter: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in converter.swap() }
}

@_cdecl("money_converter_set_locale") @implementation
public func money_converter_set_locale(
  _ converter: OpaquePointer?, _ locale: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    let isNone = locale == nil || locale?.pointee == 0
    converter.setLocale(isNone ? nil : try Boundary.locale(locale, in: converter.table))
  }
}

@_cdecl("money_converter_set_locales") @implementation
public func money_converter_set_locales(
  _ converter: OpaquePointer?, _ locales: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    try converter.setLocales(Boundary.keptLocales(locales))
  }
}

@_cdecl("money_converter_set_options") @implementation
public func money_converter_set_options(
  _ converter: OpaquePointer?, _ options: UnsafePointer<money_converter_options_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    converter.setSettings(try Boundary.converterSettings(options))
  }
}

@_cdecl("money_converter_refresh") @implementation
public func money_converter_refresh(
  _ converter: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    converter.refresh()
  }
}

@_cdecl("money_converter_set_loading") @implementation
public func money_converter_set_loading(
  _ converter: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    converter.setLoading()
  }
}

@_cdecl("money_converter_set_rates") @implementation
public func money_converter_set_rates(
  _ converter: OpaquePointer?, _ rates: OpaquePointer?, _ origin: Int32, _ received: Int64,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    let table = try Boundary.table(rates)
    guard let origin = Converter.Origin(rawValue: origin), origin != .none else {
      throw Boundary.notOne(of: "MONEY_ORIGIN_", "origin", origin)
    }
    converter.setRates(table, origin, received: Boundary.optionalInstant(received))
  }
}

@_cdecl("money_converter_set_rates_failure") @implementation
public func money_converter_set_rates_failure(
  _ converter: OpaquePointer?, _ failure: money_status_t, _ reason: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    guard failure > 0 else { throw Boundary.tooSmall("failure", Int64(failure), least: 1) }
    converter.setFault(Converter.Fault(status: failure, reason: try Boundary.reason(reason, length)))
  }
}

@_cdecl("money_converter_take_feed") @implementation
public func money_converter_take_feed(
  _ converter: OpaquePointer?, _ feed: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(converter, error) { (converter: inout Converter) throws(MoneyFailure) in
    try converter.take(try Boundary.feed(feed).value)
  }
}

@_cdecl("money_converter_revision") @implementation
public func money_converter_revision(
  _ converter: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.revision(of: converter, as: Converter.self, revision, error)
}

@_cdecl("money_converter_on_change") @implementation
public func money_converter_on_change(
  _ converter: OpaquePointer?, _ callback: money_change_callback_t?, _ user_data: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.listen(to: converter, as: Converter.self, callback, user_data, error)
}

extension Converter: Watched {
  static var parameter: StaticString { "converter" }
}

extension Boundary {
  static func converter(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Converter {
    try watched(pointer, of: Converter.self).value
  }

  static var converterDefaults: money_converter_options_t {
    money_converter_options_t(
      struct_size: UInt32(MemoryLayout<money_converter_options_t>.size), digits: MONEY_DIGITS_CURRENCY,
      other_digits: 8, rounding: MONEY_ROUND_HALF_EVEN, display: MONEY_DISPLAY_NONE, reserved: 0, fresh_for: 3600,
      registry: nil)
  }

  static func converterSettings(
    _ pointer: UnsafePointer<money_converter_options_t>?
  ) throws(MoneyFailure) -> ConverterSettings {
    var settings = ConverterSettings()
    guard let pointer else { return settings }
    let given = try options(pointer, "MONEY_CONVERTER_OPTIONS_INIT")
    if given.reserved != 0 { throw reserved() }
    settings.digits = try digits(given.digits)
    settings.otherDigits = try digitCount(given.other_digits)
    settings.rounding = try rounding(given.rounding)
    guard let display = LocaleOptions.Display(rawValue: given.display) else {
      throw notOne(of: "MONEY_DISPLAY_", "options.display", given.display)
    }
    settings.display = display
    settings.freshFor = optionalInstant(given.fresh_for)
    if let freshFor = settings.freshFor, freshFor < 0 {
      throw tooSmall("options.fresh_for", freshFor, least: 0)
    }
    settings.registry = registry(given.registry)
    return settings
  }
}
