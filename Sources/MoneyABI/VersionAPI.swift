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
    case .noAnswer: "MONEY_ERR_NO_ANSWER"
    case .unknownRequest: "MONEY_ERR_UNKNOWN_REQUEST"
    case .http: "MONEY_ERR_HTTP"
    case .unauthorized: "MONEY_ERR_UNAUTHORIZED"
    case .rateLimited: "MONEY_ERR_RATE_LIMITED"
    case .contentType: "MONEY_ERR_CONTENT_TYPE"
    case .truncated: "MONEY_ERR_TRUNCATED"
    case .tooLarge: "MONEY_ERR_TOO_LARGE"
    case .rateJumped: "MONEY_ERR_RATE_JUMPED"
    case .noCurrencies: "MONEY_ERR_NO_CURRENCIES"
    case .retrieval: "MONEY_ERR_RETRIEVAL"
    case .saving: "MONEY_ERR_SAVING"
    case .removal: "MONEY_ERR_REMOVAL"
    case .notAStore: "MONEY_ERR_NOT_A_STORE"
    case .storeLocked: "MONEY_ERR_STORE_LOCKED"
    case .storeReadOnly: "MONEY_ERR_STORE_READ_ONLY"
    case .storeFull: "MONEY_ERR_STORE_FULL"
    case .storeCorrupt: "MONEY_ERR_STORE_CORRUPT"
    case .storePath: "MONEY_ERR_STORE_PATH"
    case .storeIo: "MONEY_ERR_STORE_IO"
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
