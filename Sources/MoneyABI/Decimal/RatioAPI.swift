import CMoney
import MoneyCore

@_cdecl("money_ratio_from_decimals") @implementation
public func money_ratio_from_decimals(
  _ dividend: UnsafePointer<money_decimal_t>?, _ divisor: UnsafePointer<money_decimal_t>?,
  _ result: UnsafeMutablePointer<money_ratio_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRatio(result, "result", error) { () throws(MoneyFailure) in
    let number = try Boundary.decimal(dividend, "dividend")
    return try number.ratio(to: try Boundary.decimal(divisor, "divisor"))
  }
}

@_cdecl("money_ratio_from_amounts") @implementation
public func money_ratio_from_amounts(
  _ dividend: UnsafePointer<money_t>?, _ divisor: UnsafePointer<money_t>?,
  _ result: UnsafeMutablePointer<money_ratio_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if result != nil, Boundary.isSilentMismatch(dividend, divisor, error) {
    Boundary.zero(result)
    return MONEY_ERR_CURRENCY_MISMATCH
  }
  return Boundary.callRatio(result, "result", error) { () throws(MoneyFailure) in
    try Boundary.money(dividend, "dividend").ratio(to: try Boundary.money(divisor, "divisor"))
  }
}

@_cdecl("money_rate_to_ratio") @implementation
public func money_rate_to_ratio(
  _ rate: UnsafePointer<money_rate_t>?, _ ratio: UnsafeMutablePointer<money_ratio_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRatio(ratio, "ratio", error) { () throws(MoneyFailure) in
    ExactRatio(try Boundary.quote(rate, "rate").rate)
  }
}

@_cdecl("money_ratio_parse") @implementation
public func money_ratio_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ result: UnsafeMutablePointer<money_ratio_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRatio(result, "result", error) { () throws(MoneyFailure) in
    try ExactRatio(parsing: try Boundary.text(text, length, limit: Int(MONEY_INPUT_MAX), "text"))
  }
}

@_cdecl("money_ratio_format") @implementation
public func money_ratio_format(
  _ ratio: UnsafePointer<money_ratio_t>?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.ratio(ratio, "ratio").plainText)
  }
}

@_cdecl("money_ratio_format_decimal") @implementation
public func money_ratio_format_decimal(
  _ ratio: UnsafePointer<money_ratio_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let text = try Boundary.ratio(ratio, "ratio").decimalText(
      digits: try Boundary.digitCount(digits), rounding: try Boundary.rounding(rounding))
    return .bytes(text.value)
  }
}

@_cdecl("money_ratio_to_decimal") @implementation
public func money_ratio_to_decimal(
  _ ratio: UnsafePointer<money_ratio_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRounded(result, flags, error) { () throws(MoneyFailure) in
    try Boundary.ratio(ratio, "ratio").rounded(
      digits: try Boundary.digitCount(digits), try Boundary.rounding(rounding))
  }
}

@_cdecl("money_ratio_compare") @implementation
public func money_ratio_compare(
  _ a: UnsafePointer<money_ratio_t>?, _ b: UnsafePointer<money_ratio_t>?, _ order: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(order, "order", error) { () throws(MoneyFailure) in
    try Boundary.ratio(a, "a").order(to: try Boundary.ratio(b, "b"))
  }
}

extension Boundary {
  /// Runs a call whose output is a ratio.
  static func callRatio(
    _ result: UnsafeMutablePointer<money_ratio_t>?, _ name: StaticString,
    _ failure: UnsafeMutablePointer<money_error_t>?, _ body: () throws(MoneyFailure) -> ExactRatio
  ) -> money_status_t {
    do {
      let output = try required(result, name)
      let ratio = try body()
      zero(output)
      try write(ratio, to: &output.pointee)
      return MONEY_OK
    } catch {
      zero(result)
      return report(error, failure)
    }
  }

  private static var denominatorOffset: Int { 64 }
  private static var signOffset: Int { 128 }
  private static var ratioReservedOffset: Int { 132 }

  static func ratio(
    _ pointer: UnsafePointer<money_ratio_t>?, _ name: StaticString
  ) throws(MoneyFailure) -> ExactRatio {
    guard let pointer else { throw null(name) }
    let raw = UnsafeRawPointer(pointer)
    guard raw.loadUnaligned(fromByteOffset: ratioReservedOffset, as: UInt32.self) == 0 else {
      throw MoneyFailure(.argument, Message(name) + ".reserved must be 0")
    }
    let sign = raw.loadUnaligned(fromByteOffset: signOffset, as: Int32.self)
    guard
      let ratio = ExactRatio(
        isNegative: sign < 0, numerator: words(raw), denominator: words(raw + denominatorOffset))
    else { throw MoneyFailure(.argument, Message(name) + ".denominator must not be 0") }
    guard ratio.sign == sign else {
      throw MoneyFailure(
        .argument, Message(name) + ".sign must be -1, 0 or 1 as the numerator requires, got " + .number(Int(sign)))
    }
    return ratio
  }

  private static func words(_ raw: UnsafeRawPointer) -> [UInt64] {
    (0..<ExactRatio.mostWords).map { raw.loadUnaligned(fromByteOffset: $0 &* 8, as: UInt64.self) }
  }
}
