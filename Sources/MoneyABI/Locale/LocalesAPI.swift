import CMoney
import MoneyCore
import MoneyLocale

@_cdecl("money_locales_from_bytes") @implementation
public func money_locales_from_bytes(
  _ bytes: UnsafePointer<CChar>?, _ length: Int, _ locales: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(locales, "locales", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(bytes, length, "bytes", times: 2)
    return Boundary.pointer(to: try LoadedLocales.read(text))
  }
}

@_cdecl("money_locales_free") @implementation
public func money_locales_free(_ locales: OpaquePointer?) {
  Boundary.release(locales, as: LoadedLocales.self)
}

@_cdecl("money_locales_version") @implementation
public func money_locales_version(
  _ locales: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(Array(try Boundary.loaded(locales).version))
  }
}

@_cdecl("money_locales_count") @implementation
public func money_locales_count(
  _ locales: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.loaded(locales).count
  }
}

@_cdecl("money_locales_at") @implementation
public func money_locales_at(
  _ locales: OpaquePointer?, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let table = try Boundary.loaded(locales)
    guard let locale = MoneyLocale(at: index, in: table) else { throw Boundary.pastEnd(index, of: table.count) }
    return .bytes(locale.identifier)
  }
}

@_cdecl("money_locales_find") @implementation
public func money_locales_find(
  _ locales: OpaquePointer?, _ locale: UnsafePointer<CChar>?, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: locale, error) { () throws(MoneyFailure) in
    let table = try Boundary.loaded(locales)
    return .bytes(try Boundary.locale(locale, in: table).identifier)
  }
}

@_cdecl("money_locales_parse") @implementation
public func money_locales_parse(
  _ locales: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ locale: UnsafePointer<CChar>?,
  _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    let table = try Boundary.loaded(locales)
    return try Boundary.parsed(text, length, locale, table, currency, registry)
  }
}

@_cdecl("money_locales_currency_text") @implementation
public func money_locales_currency_text(
  _ locales: OpaquePointer?, _ code: UnsafePointer<CChar>?, _ locale: UnsafePointer<CChar>?, _ display: Int32,
  _ registry: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: code, and: locale, error) { () throws(MoneyFailure) in
    let table = try Boundary.loaded(locales)
    return try Boundary.currencyText(code, locale, table, display, registry)
  }
}

@_cdecl("money_locales_country_name") @implementation
public func money_locales_country_name(
  _ locales: OpaquePointer?, _ country: UnsafePointer<CChar>?, _ locale: UnsafePointer<CChar>?,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: country, and: locale, error) { () throws(MoneyFailure) in
    let table = try Boundary.loaded(locales)
    let code = try Boundary.text(country, -1, limit: MoneyLocale.longestName, "country")
    return .bytes(try Boundary.locale(locale, in: table).name(ofCountry: code))
  }
}

extension Boundary {
  /// The tables of an object, which the caller keeps during the call.
  static func loaded(_ locales: OpaquePointer?) throws(MoneyFailure) -> LocaleTable {
    try object(locales, as: LoadedLocales.self, "locales").takeUnretainedValue().table
  }
}
