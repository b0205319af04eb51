import CMoney
import MoneyCore

@_cdecl("money_rates_to_bytes") @implementation
public func money_rates_to_bytes(
  _ rates: OpaquePointer?, _ bytes: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(bytes, "bytes", length, error) { () throws(MoneyFailure) in
    let table = try Boundary.table(rates)
    try Boundary.checkMemory(table.rates.count, of: Boundary.mostOfSnapshot)
    return try RatesSnapshot.write(table)
  }
}

@_cdecl("money_rates_from_bytes") @implementation
public func money_rates_from_bytes(
  _ bytes: UnsafePointer<CChar>?, _ length: Int, _ rates: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(rates, "rates", error) { () throws(MoneyFailure) in
    let content = try Boundary.bytes(bytes, length, limit: Int(MONEY_DOCUMENT_MAX), "bytes")
    try Boundary.checkMemory(content.count, of: 8)
    return Boundary.pointer(to: try RatesSnapshot.read(UnsafeRawBufferPointer(content)))
  }
}

extension Boundary {
  /// The memory that a snapshot needs per rate, with the copy that the caller receives.
  fileprivate static var mostOfSnapshot: Int { 64 }
}
