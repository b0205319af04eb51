import CMoney
import MoneyCore
import MoneyPortfolio
import MoneyReturns

@_cdecl("money_track_options_init") @implementation
public func money_track_options_init(_ options: UnsafeMutablePointer<money_track_options_t>?) {
  options?.pointee = money_track_options_t(
    struct_size: UInt32(MemoryLayout<money_track_options_t>.size), flow_time: MONEY_FLOW_START_IN_END_OUT,
    sample: MONEY_SAMPLE_DAY, digits: 8, rounding: MONEY_ROUND_HALF_EVEN, first: Int32.min, last: Int32.min,
    price_gap: 7, reserved: 0)
}

@_cdecl("money_points_track_record") @implementation
public func money_points_track_record(
  _ points: UnsafePointer<money_value_point_t>?, _ count: Int, _ options: UnsafePointer<money_track_options_t>?,
  _ record: UnsafeMutablePointer<money_track_record_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(record, "record", error) {
    (output: UnsafeMutablePointer<money_track_record_t>) throws(MoneyFailure) in
    let (options, _) = try Boundary.trackOptions(options)
    let (given, currency) = try Boundary.valuePoints(points, count)
    guard let currency else { throw MoneyFailure(.argument, "number of points must be at least 2, got 0") }
    try Boundary.write(try TrackRecord(given, options, watch: Boundary.watch), currency, to: output)
  }
}

@_cdecl("money_portfolio_track_record") @implementation
public func money_portfolio_track_record(
  _ portfolio: OpaquePointer?, _ quotes: UnsafePointer<money_price_quote_t>?, _ count: Int, _ rates: OpaquePointer?,
  _ valuation: UnsafePointer<money_valuation_options_t>?, _ options: UnsafePointer<money_track_options_t>?,
  _ record: UnsafeMutablePointer<money_track_record_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(record, "record", error) {
    (output: UnsafeMutablePointer<money_track_record_t>) throws(MoneyFailure) in
    let portfolio = try Boundary.wholePortfolio(portfolio)
    guard options != nil else { throw Boundary.null("options") }
    let (track, gap) = try Boundary.trackOptions(options)
    let prices = try Boundary.quotes(quotes, count)
    let table = try Boundary.optionalTable(rates)
    let found = try portfolio.trackRecord(
      track, prices, table, try Boundary.valuationOptions(valuation), maximumPriceGap: gap, watch: Boundary.watch)
    try Boundary.write(found, portfolio.settings.currency, to: output)
  }
}

@_cdecl("money_real_return") @implementation
public func money_real_return(
  _ nominal: UnsafePointer<money_decimal_t>?, _ index_start: UnsafePointer<money_decimal_t>?,
  _ index_end: UnsafePointer<money_decimal_t>?, _ digits: Int32, _ rounding: money_rounding_t,
  _ result: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(result, keeping: nominal, count: 1, and: index_start, index_end)
      Boundary.zero(flags)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(result, "result")
    let found = try RealReturn.rounded(
      try Boundary.decimal(nominal, "nominal"), index: try Boundary.decimal(index_start, "index_start"),
      to: try Boundary.decimal(index_end, "index_end"), digits: try Boundary.digitCount(digits),
      try Boundary.rounding(rounding))
    Boundary.write(found.value, to: output)
    flags?.pointee = found.isRounded ? MONEY_FLAG_ROUNDED : 0
  }
}

@_cdecl("money_window_start") @implementation
public func money_window_start(
  _ window: money_window_t, _ last: Int32, _ earliest: Int32, _ first: UnsafeMutablePointer<Int32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(first, "first", error) { () throws(MoneyFailure) in
    guard let chosen = ReturnWindow(rawValue: window) else {
      throw Boundary.notOne(of: "MONEY_WINDOW_", "window", window)
    }
    return try chosen.start(last: try Boundary.day(last), earliest: try Boundary.optionalDay(earliest)).number
  }
}

extension Boundary {
  /// The options, and the greatest gap of prices.
  fileprivate static func trackOptions(
    _ pointer: UnsafePointer<money_track_options_t>?
  ) throws(MoneyFailure) -> (TrackRecord.Options, Int32) {
    guard let pointer else { return (TrackRecord.Options(time: .startInEndOut), 7) }
    let given = try options(pointer, "MONEY_TRACK_OPTIONS_INIT")
    if given.reserved != 0 { throw reserved() }
    guard let time = FlowTime(rawValue: given.flow_time) else {
      throw notOne(of: "MONEY_FLOW_", "options.flow_time", given.flow_time)
    }
    guard let sample = SamplePeriod(rawValue: given.sample) else {
      throw notOne(of: "MONEY_SAMPLE_", "options.sample", given.sample)
    }
    guard given.price_gap >= 0 else { throw tooSmall("options.price_gap", Int64(given.price_gap), least: 0) }
    return (
      TrackRecord.Options(
        time: time, sample: sample, digits: try digitCount(given.digits), rounding: try rounding(given.rounding),
        first: try optionalDay(given.first), last: try optionalDay(given.last)),
      given.price_gap
    )
  }

  fileprivate static func write(
    _ record: TrackRecord, _ currency: CurrencyCode, to output: UnsafeMutablePointer<money_track_record_t>
  ) throws(MoneyFailure) {
    output.pointee.first = record.first.number
    output.pointee.last = record.last.number
    write(Money(record.startValue, currency), to: &output.pointee.start_value)
    write(Money(record.endValue, currency), to: &output.pointee.end_value)
    write(Money(record.flows, currency), to: &output.pointee.flows)
    write(Money(record.gain, currency), to: &output.pointee.gain)
    write(record.timeWeighted.value, to: &output.pointee.time_weighted)
    write(record.depth.value, to: &output.pointee.drawdown)
    var isRounded = record.timeWeighted.isRounded || record.depth.isRounded
    if let dietz = record.modifiedDietz {
      write(dietz.value, to: &output.pointee.modified_dietz)
      output.pointee.figures |= MONEY_TRACK_MODIFIED_DIETZ
      isRounded = isRounded || dietz.isRounded
    }
    if let yearly = record.annualised {
      output.pointee.annualised = yearly
      output.pointee.figures |= MONEY_TRACK_ANNUALISED
    }
    if let volatility = record.volatility {
      output.pointee.volatility = volatility.deviation
      output.pointee.semi_deviation = volatility.semiDeviation
      output.pointee.year_factor = volatility.yearFactor
      output.pointee.sample_count = UInt64(volatility.count)
      output.pointee.figures |= MONEY_TRACK_VOLATILITY
    }
    output.pointee.peak = date(record.drawdown.peak)
    output.pointee.trough = date(record.drawdown.trough)
    output.pointee.recovery = date(record.drawdown.recovery)
    output.pointee.longest_start = date(record.drawdown.longestStart)
    output.pointee.longest_days = record.drawdown.longestDays
    output.pointee.flags = isRounded ? MONEY_FLAG_ROUNDED : 0
    try write(record.moneyWeighted, to: &output.pointee.money_weighted)
  }
}
