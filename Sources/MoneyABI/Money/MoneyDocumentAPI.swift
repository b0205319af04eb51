import CMoney
import MoneyCore
import MoneyJSON

@_cdecl("money_to_json") @implementation
public func money_to_json(
  _ amount: UnsafePointer<money_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(MoneyDocument.write(try Boundary.money(amount, "amount")))
  }
}

@_cdecl("money_from_json") @implementation
public func money_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ registry: OpaquePointer?, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    let text = try Boundary.text(json, length, limit: Int(MONEY_INPUT_MAX), "json")
    return try MoneyDocument.read(text, in: Boundary.registry(registry))
  }
}

@_cdecl("money_bag_format") @implementation
public func money_bag_format(
  _ bag: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.bag(bag, "bag").value.plainText)
  }
}

@_cdecl("money_bag_parse") @implementation
public func money_bag_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ registry: OpaquePointer?,
  _ bag: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(bag, "bag", error) { () throws(MoneyFailure) in
    let bytes = try Boundary.document(text, length, "text")
    return Boundary.pointer(to: Handle(try MoneyBag(parsing: bytes, in: Boundary.registry(registry))))
  }
}

@_cdecl("money_bag_to_json") @implementation
public func money_bag_to_json(
  _ bag: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    MoneyDocument.write(try Boundary.bag(bag, "bag").value)
  }
}

@_cdecl("money_bag_from_json") @implementation
public func money_bag_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ registry: OpaquePointer?,
  _ bag: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(bag, "bag", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json")
    return Boundary.pointer(to: Handle(try MoneyDocument.readBag(text, in: Boundary.registry(registry))))
  }
}
