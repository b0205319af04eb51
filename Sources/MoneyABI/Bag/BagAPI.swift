import CMoney
import MoneyCore

@_cdecl("money_bag_new") @implementation
public func money_bag_new(
  _ bag: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(bag, "bag", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Handle(MoneyBag()))
  }
}

@_cdecl("money_bag_copy") @implementation
public func money_bag_copy(
  _ bag: OpaquePointer?, _ copy: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(copy, "copy", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Handle(try Boundary.bag(bag, "bag").value))
  }
}

@_cdecl("money_bag_free") @implementation
public func money_bag_free(_ bag: OpaquePointer?) {
  Boundary.release(bag, as: Handle<MoneyBag>.self)
}

@_optimize(speed) @_cdecl("money_bag_add") @implementation
public func money_bag_add(
  _ bag: OpaquePointer?, _ amount: UnsafePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func added() throws(MoneyFailure) {
    let handle = try Boundary.bag(bag, "bag")
    try Boundary.checkMemory(handle.value.growth)
    try handle.value.add(try Boundary.Inlined.money(amount, "amount"))
  }
  return Boundary.call(error, zeroing: {}, added)
}

@_cdecl("money_bag_add_bag") @implementation
public func money_bag_add_bag(
  _ bag: OpaquePointer?, _ other: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let addend = try Boundary.bag(other, "other").value
    try Boundary.bag(bag, "bag").value.add(addend)
  }
}

@_cdecl("money_bag_multiply") @implementation
public func money_bag_multiply(
  _ bag: OpaquePointer?, _ factor: UnsafePointer<money_decimal_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    try Boundary.bag(bag, "bag").value.multiply(by: try Boundary.decimal(factor, "factor"))
  }
}

@_cdecl("money_bag_count") @implementation
public func money_bag_count(
  _ bag: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.bag(bag, "bag").value.amounts.count
  }
}

@_cdecl("money_bag_at") @implementation
public func money_bag_at(
  _ bag: OpaquePointer?, _ index: Int, _ amount: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(amount, error) { () throws(MoneyFailure) in
    let amounts = try Boundary.bag(bag, "bag").value.amounts
    let index = try Boundary.index(index, of: amounts.count)
    return amounts[index]
  }
}

@_cdecl("money_bag_amounts") @implementation
public func money_bag_amounts(
  _ bag: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let amounts = try Boundary.bag(bag, "bag").value.amounts
    try page.fill(of: amounts.count) { index, row throws(MoneyFailure) in Boundary.write(amounts[index], to: row) }
  }
}

@_cdecl("money_bag_amount") @implementation
public func money_bag_amount(
  _ bag: OpaquePointer?, _ currency: UnsafePointer<CChar>?,
  _ amount: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(amount, error) { () throws(MoneyFailure) in
    let handle = try Boundary.bag(bag, "bag")
    return handle.value.amount(of: try Boundary.code(currency, "currency"))
  }
}

@_cdecl("money_bag_equal") @implementation
public func money_bag_equal(
  _ a: OpaquePointer?, _ b: OpaquePointer?, _ equal: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(equal, "equal", error) { () throws(MoneyFailure) in
    let left = try Boundary.bag(a, "a").value
    return left == (try Boundary.bag(b, "b").value) ? 1 : 0
  }
}

@_cdecl("money_bag_hash") @implementation
public func money_bag_hash(
  _ bag: OpaquePointer?, _ hash: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(hash, "hash", error) { () throws(MoneyFailure) in
    try Boundary.bag(bag, "bag").value.hash
  }
}

@_cdecl("money_bag_reduce") @implementation
public func money_bag_reduce(
  _ bag: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ result: UnsafeMutablePointer<money_t>?,
  _ flags: UnsafeMutablePointer<UInt32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(result)
      Boundary.zero(flags)
    }
  ) {
    () throws(MoneyFailure) in
    let output = try Boundary.required(result, "result")
    let parts = try Boundary.bag(bag, "bag").value
    let code = try Boundary.code(target, "target")
    let given = try ConvertOptions(options)
    let table = try Boundary.optionalTable(rates)
    let reduced = try parts.reduced(to: code, with: table, given.options, in: given.registry)
    Boundary.write(reduced.money, to: output)
    flags?.pointee = reduced.flags.rawValue
  }
}

extension Boundary {
  static func bag(
    _ pointer: OpaquePointer?, _ name: StaticString
  ) throws(MoneyFailure) -> Handle<MoneyBag> {
    try handle(pointer, of: MoneyBag.self, name)
  }
}
