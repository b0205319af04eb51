import CMoney
import MoneyCore

@_cdecl("money_date_from_ymd") @implementation
public func money_date_from_ymd(
  _ year: Int32, _ month: Int32, _ day: Int32, _ date: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(date, "date", error) { () throws(MoneyFailure) in
    guard let value = Day(year: year, month: month, day: day) else {
      throw MoneyFailure(
        .date,
        "there is no day " + Message.number(Int(year)) + "-" + .number(Int(month)) + "-"
          + .number(Int(day)))
    }
    return value.number
  }
}

@_cdecl("money_date_parse") @implementation
public func money_date_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ date: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(date, "date", error) { () throws(MoneyFailure) in
    let bytes = try Boundary.text(text, length, limit: Int(MONEY_INPUT_MAX), "text")
    return try Day(parsing: bytes).number
  }
}

@_cdecl("money_date_format") @implementation
public func money_date_format(
  _ date: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.day(date).isoText)
  }
}
