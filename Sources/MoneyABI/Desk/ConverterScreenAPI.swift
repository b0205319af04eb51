import CMoney
import MoneyCore
import MoneyDesk
import MoneyJSON

@_cdecl("money_converter_amount") @implementation
public func money_converter_amount(
  _ converter: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.converter(converter).amount)
  }
}

@_cdecl("money_converter_info") @implementation
public func money_converter_info(
  _ converter: OpaquePointer?, _ now: Int64, _ info: UnsafeMutablePointer<money_converter_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) { output throws(MoneyFailure) in
    let converter = try Boundary.converter(converter)
    let now = Boundary.optionalInstant(now)
    let outcome = converter.outcome(at: now)
    withUnsafeMutableBytes(of: &output.pointee.source) { Boundary.write(converter.source.bytes, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.target) { Boundary.write(converter.target.bytes, to: $0) }
    output.pointee.state = outcome.state.rawValue
    output.pointee.input_state = outcome.typed.state.rawValue
    output.pointee.origin = converter.origin.rawValue
    output.pointee.is_loading = converter.isLoading ? 1 : 0
    output.pointee.is_stale = converter.isStale(at: now) ? 1 : 0
    output.pointee.wants_rates = converter.wantsRates(at: now) ? 1 : 0
    output.pointee.failure = outcome.fault?.status ?? MONEY_OK
    output.pointee.flags = outcome.conversion?.flags.rawValue ?? 0
    output.pointee.updated = converter.updated ?? Int64.min
    output.pointee.updated_age = Converter.age(of: converter.updated, at: now) ?? Int64.min
    output.pointee.received = converter.received ?? Int64.min
    output.pointee.received_age = Converter.age(of: converter.received, at: now) ?? Int64.min
  }
}

@_cdecl("money_converter_result") @implementation
public func money_converter_result(
  _ converter: OpaquePointer?, _ now: Int64, _ result: UnsafeMutablePointer<money_t>?,
  _ details: UnsafeMutablePointer<money_conversion_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(result)
      Boundary.zero(details)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(result, "result")
    let conversion = try Boundary.converter(converter).result()
    if let details { try Boundary.write(conversion, now: Boundary.optionalInstant(now), to: details) }
    Boundary.write(conversion.money, to: output)
  }
}

@_cdecl("money_converter_text") @implementation
public func money_converter_text(
  _ converter: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.converter(converter).text())
  }
}

@_cdecl("money_converter_rate") @implementation
public func money_converter_rate(
  _ converter: OpaquePointer?, _ now: Int64, _ details: UnsafeMutablePointer<money_conversion_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(details, "details", error) { output throws(MoneyFailure) in
    try Boundary.write(try Boundary.converter(converter).rate(), now: Boundary.optionalInstant(now), to: output)
  }
}

@_cdecl("money_converter_unit_rate") @implementation
public func money_converter_unit_rate(
  _ converter: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.converter(converter).unitRate())
  }
}

@_cdecl("money_converter_reason") @implementation
public func money_converter_reason(
  _ converter: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.converter(converter).outcome(at: nil).fault?.reason ?? [])
  }
}

@_cdecl("money_converter_to_json") @implementation
public func money_converter_to_json(
  _ converter: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try ConverterDocument.write(try Boundary.converter(converter))
  }
}

@_cdecl("money_converter_from_json") @implementation
public func money_converter_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ registry: OpaquePointer?,
  _ converter: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(converter, "converter", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json")
    return Boundary.pointer(to: WatchedHandle(try ConverterDocument.read(text, Boundary.registry(registry))))
  }
}
