import CMoney
import MoneyCore

// These calls write the same as the macros MONEY_COLUMN_OF_…, for runtimes that have no macros.

@_cdecl("money_column_of_int64") @implementation
public func money_column_of_int64(
  _ values: UnsafeMutableRawPointer?, _ length: Int, _ column: UnsafeMutablePointer<money_column_t>?
) {
  column?.pointee = Boundary.contiguous(values, length, stride: 8, MONEY_COLUMN_INT64, scale: MONEY_DIGITS_CURRENCY)
}

@_cdecl("money_column_of_decimal128") @implementation
public func money_column_of_decimal128(
  _ values: UnsafeMutableRawPointer?, _ length: Int, _ scale: Int32, _ column: UnsafeMutablePointer<money_column_t>?
) {
  column?.pointee = Boundary.contiguous(values, length, stride: 16, MONEY_COLUMN_DECIMAL128, scale: scale)
}

@_cdecl("money_column_of_date32") @implementation
public func money_column_of_date32(
  _ values: UnsafeMutableRawPointer?, _ length: Int, _ column: UnsafeMutablePointer<money_column_t>?
) {
  column?.pointee = Boundary.contiguous(values, length, stride: 4, MONEY_COLUMN_DATE32, scale: 0)
}

@_cdecl("money_column_of_int8") @implementation
public func money_column_of_int8(
  _ values: UnsafeMutableRawPointer?, _ length: Int, _ column: UnsafeMutablePointer<money_column_t>?
) {
  column?.pointee = Boundary.contiguous(values, length, stride: 1, MONEY_COLUMN_INT8, scale: 0)
}

@_cdecl("money_column_of_int16") @implementation
public func money_column_of_int16(
  _ values: UnsafeMutableRawPointer?, _ length: Int, _ column: UnsafeMutablePointer<money_column_t>?
) {
  column?.pointee = Boundary.contiguous(values, length, stride: 2, MONEY_COLUMN_INT16, scale: 0)
}

@_cdecl("money_column_of_int32") @implementation
public func money_column_of_int32(
  _ values: UnsafeMutableRawPointer?, _ length: Int, _ column: UnsafeMutablePointer<money_column_t>?
) {
  column?.pointee = Boundary.contiguous(values, length, stride: 4, MONEY_COLUMN_INT32, scale: 0)
}

extension Boundary {
  /// A column of adjacent values without nulls.
  fileprivate static func contiguous(
    _ values: UnsafeMutableRawPointer?, _ length: Int, stride: Int64, _ layout: money_column_layout_t, scale: Int32
  ) -> money_column_t {
    money_column_t(
      values: values, length: length, stride: stride, validity: nil, validity_size: 0, validity_offset: 0,
      layout: layout, scale: scale, reserved: 0)
  }
}
