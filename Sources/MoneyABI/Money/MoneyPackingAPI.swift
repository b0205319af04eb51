import CMoney
import MoneyCore

@_optimize(speed) @_cdecl("money_pack") @implementation
public func money_pack(
  _ amount: UnsafePointer<money_t>?, _ bytes: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callShortBytes(bytes, capacity, length, longest: PackedMoney.longest, error) {
    (room) throws(MoneyFailure) in PackedMoney.write(try Boundary.money(amount, "amount"), to: room)
  }
}

@_optimize(speed) @_cdecl("money_unpack") @implementation
public func money_unpack(
  _ bytes: UnsafePointer<CChar>?, _ length: Int, _ result: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(result, error) { () throws(MoneyFailure) in
    try PackedMoney.read(try Boundary.bytes(bytes, length, limit: PackedMoney.longest, "bytes"))
  }
}

@_optimize(speed) @_cdecl("money_sort_key") @implementation
public func money_sort_key(
  _ amount: UnsafePointer<money_t>?, _ bytes: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callShortBytes(bytes, capacity, length, longest: MoneySortKey.longest, error) {
    (room) throws(MoneyFailure) in MoneySortKey.write(try Boundary.money(amount, "amount"), to: room)
  }
}
