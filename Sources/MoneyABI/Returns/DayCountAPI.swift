import CMoney
import MoneyCore

@_cdecl("money_day_count_options_init") @implementation
public func money_day_count_options_init(_ options: UnsafeMutablePointer<money_day_count_options_t>?) {
  options?.pointee = Boundary.dayCountDefaults
}

@_cdecl("money_day_count") @implementation
public func money_day_count(
  _ from: money_date_t, _ to: money_date_t, _ convention: money_day_count_t,
  _ options: UnsafePointer<money_day_count_options_t>?, _ years: UnsafeMutablePointer<money_ratio_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRatio(years, "years", error) { () throws(MoneyFailure) in
    guard let dayCount = DayCount(rawValue: convention) else {
      throw Boundary.notOne(of: "MONEY_DAY_COUNT_", "convention", convention)
    }
    let (start, end) = (try Boundary.day(from), try Boundary.day(to))
    var given = Boundary.dayCountDefaults
    if let options { given = try Boundary.options(options, "MONEY_DAY_COUNT_OPTIONS_INIT") }
    let first = try Boundary.optionalDay(given.period_start)
    let last = try Boundary.optionalDay(given.period_end)
    guard (first == nil) == (last == nil) else {
      throw MoneyFailure(.argument, "options.period_start and options.period_end must both be dates, got one")
    }
    let period: CouponPeriod? =
      if let first, let last { try CouponPeriod(start: first, end: last) } else { nil }
    return try dayCount.years(
      from: start, to: end, period: period, termination: try Boundary.optionalDay(given.termination))
  }
}

extension Boundary {
  fileprivate static var dayCountDefaults: money_day_count_options_t {
    money_day_count_options_t(
      struct_size: UInt32(MemoryLayout<money_day_count_options_t>.size), period_start: Int32.min,
      period_end: Int32.min, termination: Int32.min)
  }
}
