import CMoney
import MoneyCore
import MoneyLocale

@_cdecl("money_country_currencies") @implementation
public func money_country_currencies(
  _ country: UnsafePointer<CChar>?, _ date: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: country, error) { () throws(MoneyFailure) in
    let name = try Boundary.text(country, -1, limit: MoneyLocale.longestName, "country")
    return .bytes(Boundary.listed(try CountryTable.currencies(of: name, on: try Boundary.optionalDay(date))))
  }
}

@_cdecl("money_locale_currency") @implementation
public func money_locale_currency(
  _ locale: UnsafePointer<CChar>?, _ date: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, keeping: locale, error) { () throws(MoneyFailure) in
    let name = try Boundary.text(locale, -1, limit: MoneyLocale.longestName, "locale")
    return .bytes(try MoneyLocale.currency(ofName: name, on: try Boundary.optionalDay(date)).bytes)
  }
}

extension Boundary {
  /// Writes codes with a space between them.
  static func listed(_ codes: [CurrencyCode]) -> [UInt8] {
    var text: [UInt8] = []
    for code in codes {
      if !text.isEmpty { text.append(ASCII.space) }
      text.append(contentsOf: code.bytes)
    }
    return text
  }
}
