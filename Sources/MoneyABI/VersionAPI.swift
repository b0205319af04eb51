import CMoney
import MoneyCore

@_cdecl("money_version") @implementation
public func money_version() -> UnsafePointer<CChar>? { Boundary.cString("0.1.0") }

@_cdecl("money_abi_version") @implementation
public func money_abi_version() -> Int32 { MONEY_ABI_VERSION }

@_cdecl("money_text_max") @implementation
public func money_text_max() -> Int { Int(MONEY_TEXT_MAX) }

@_cdecl("money_document_max") @implementation
public func money_document_max() -> Int { Int(MONEY_DOCUMENT_MAX) }

@_cdecl("money_string_free") @implementation
public func money_string_free(_ string: UnsafeMutablePointer<CChar>?) { string?.deallocate() }

@_cdecl("money_status_name") @implementation
public func money_status_name(_ status: money_status_t) -> UnsafePointer<CChar>? {
  if status == MONEY_OK { return Boundary.cString("MONEY_OK") }
  let name: StaticString =
    switch MoneyStatus(rawValue: status) {
    case .argument: "MONEY_ERR_ARGUMENT"
    case .bufferTooSmall: "MONEY_ERR_BUFFER_TOO_SMALL"
    case .busy: "MONEY_ERR_BUSY"
    case .outOfMemory: "MONEY_ERR_OUT_OF_MEMORY"
    case .limit: "MONEY_ERR_LIMIT"
    case .notFound: "MONEY_ERR_NOT_FOUND"
    case .syntax: "MONEY_ERR_SYNTAX"
    case .encoding: "MONEY_ERR_ENCODING"
    case .overflow: "MONEY_ERR_OVERFLOW"
    case .divisionByZero: "MONEY_ERR_DIVISION_BY_ZERO"
    case .inexact: "MONEY_ERR_INEXACT"
    case .date: "MONEY_ERR_DATE"
    case .unknownCurrency: "MONEY_ERR_UNKNOWN_CURRENCY"
    case .currencyMismatch: "MONEY_ERR_CURRENCY_MISMATCH"
    case .duplicateCurrency: "MONEY_ERR_DUPLICATE_CURRENCY"
    case .ambiguousCurrency: "MONEY_ERR_AMBIGUOUS_CURRENCY"
    case .noCurrencies: "MONEY_ERR_NO_CURRENCIES"
    case .weights: "MONEY_ERR_WEIGHTS"
    case .noRate: "MONEY_ERR_NO_RATE"
    case .invalidRate: "MONEY_ERR_INVALID_RATE"
    case .duplicateRate: "MONEY_ERR_DUPLICATE_RATE"
    case .noRates: "MONEY_ERR_NO_RATES"
    case .provider: "MONEY_ERR_PROVIDER"
    case .json: "MONEY_ERR_JSON"
    case .document: "MONEY_ERR_DOCUMENT"
    case .version: "MONEY_ERR_VERSION"
    case .insufficient: "MONEY_ERR_INSUFFICIENT"
    case .discount: "MONEY_ERR_DISCOUNT"
    case .tax: "MONEY_ERR_TAX"
    case .duplicateSku: "MONEY_ERR_DUPLICATE_SKU"
    case .duplicateId: "MONEY_ERR_DUPLICATE_ID"
    case nil: "MONEY_ERR_?"
    }
  return Boundary.cString(name)
}

extension Boundary {
  /// A literal is NUL-terminated and lives as long as the library.
  static func cString(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
