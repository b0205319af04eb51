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
        "invalid date " + Message.number(Int(year)) + "-" + .number(Int(month)) + "-"
          + .number(Int(day)))
    }
    return value.number
  }
}

@_cdecl("money_date_to_ymd") @implementation
public func money_date_to_ymd(
  _ date: Int32, _ year: UnsafeMutablePointer<Int32>?, _ month: UnsafeMutablePointer<Int32>?,
  _ day: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(year)
      Boundary.zero(month)
      Boundary.zero(day)
    }
  ) { () throws(MoneyFailure) in
    let (years, months) = (try Boundary.required(year, "year"), try Boundary.required(month, "month"))
    let days = try Boundary.required(day, "day")
    (years.pointee, months.pointee, days.pointee) = try Boundary.day(date).civil
  }
}

@_cdecl("money_date_weekday") @implementation
public func money_date_weekday(
  _ date: Int32, _ weekday: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(weekday, "weekday", error) { () throws(MoneyFailure) in try Boundary.day(date).weekday }
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
