/// The conversion of a column: one table, one target, the options of all rows.
struct ColumnConversion {
  package let table: RatesTable?
  package let codes: [CurrencyCode?]
  let scales: [ColumnScale]
  package let target: CurrencyCode
  package let digits: UInt32
  package let options: ConversionOptions
  package let registry: CurrencyRegistry?
  package let pad: UInt128

  package func apply(
    _ value: Int128, code: Int, day: Int32?, explains: Bool
  ) throws(MoneyFailure) -> (Int128, pad: UInt128, flags: UInt32) {
    let scale = try scales[code].value(codes[code])
    guard let source = codes[code] else { throw MoneyFailure(.syntax, "invalid currency code") }
    var options = options
    options.explainsFailure = explains
    options.digits = .count(digits)
    if let day {
      guard let day = Day(number: day) else {
        throw MoneyFailure(.date, "date must be in the years 1 to 9999, got day " + .number(Int(day)))
      }
      options.day = day
    }
    let amount = Money(Decimal(unchecked: value, scale: scale), source)
    if source == target {
      let rounded = try amount.amount.quantized(digits: digits, rounding: options.rounding)
      return (rounded.value.coefficient, pad, rounded.isRounded ? 1 : 0)
    }
    let converted = try RatesTable.convert(amount, to: target, with: table, options, in: registry)
    return (converted.money.amount.coefficient, pad, converted.flags.rawValue)
  }
}

extension ColumnConversion {
  /// The ratio for rows of a code at the rates of the options' day.
  package func ratio(_ code: Int) -> ColumnRatio {
    guard let source = codes[code] else { return .failed(.syntax) }
    var options = options
    options.explainsFailure = false
    let scale: UInt32
    switch scales[code] {
    case .scale(let known): scale = known
    case .failed(let status): return .failed(status)
    }
    let shift = Int(digits) &- Int(scale)
    if source == target { return ColumnRatio(1, over: 1, shift: shift, flags: 0) }
    let route: Route
    do {
      route = try RatesTable.route(in: table, from: source, to: target, options)
    } catch {
      return .failed(error.status)
    }
    let day = RatesTable.wantedDay(in: table, options)
    if EuroRegulation.governs(route.legs, to: target, digits: digits, on: day, options.rounding) { return .general }
    return RouteRate(route.legs).column(shift: shift, flags: route.flags)
  }

  /// Appends the ratio of a code for each of the days. The fast path is for plain currencies that are quoted against
  /// the base.
  func steps(_ code: Int, from firstDay: Int32, count: Int, into steps: inout [ColumnStep]) {
    guard let source = codes[code], case .scale(let scale) = scales[code], source != target, let table,
      table.baseIndex >= 0, let start = table.index(of: source), let end = table.index(of: target)
    else {
      let same: ColumnStep = codes[code] == target || isFailed(code) ? ColumnStep(ratio(code)) : .general
      steps.append(contentsOf: repeatElement(same, count: count))
      return
    }
    let shift = Int(digits) &- Int(scale)
    let rise = PowerOfTen.word(max(shift, 0))
    let fall = PowerOfTen.word(max(0 &- shift, 0))
    let isShort = shift >= -19 && shift <= 19
    var options = options
    for offset in 0..<count {
      guard isShort, let day = Day(number: firstDay &+ Int32(truncatingIfNeeded: offset)),
        !table.currencies[start].isFixed(on: day), !table.currencies[end].isFixed(on: day)
      else {
        steps.append(.general)
        continue
      }
      options.day = day
      guard let route = table.quotedSteps(from: start, to: end, options) else {
        steps.append(.failed(.noRate))
        continue
      }
      steps.append(step(route, in: table, rise: rise, fall: fall, options))
    }
  }

  private func isFailed(_ code: Int) -> Bool {
    if case .failed = scales[code] { return true }
    return false
  }

  @inline(__always)
  private func step(
    _ steps: QuotedSteps, in table: RatesTable, rise: UInt64, fall: UInt64, _ options: ConversionOptions
  ) -> ColumnStep {
    let first = table.rate(steps.first)
    var dating = RatesDating(of: table.days[steps.row], wanted: options.day)
    do throws(MoneyFailure) {
      try dating.noteAge(of: table.days[steps.row], in: table, options)
    } catch {
      return .failed(error.status)
    }
    var flags = dating.flags.rawValue
    if table.isRounded(steps.first.position) { flags |= ConversionFlags.rateRounded.rawValue }
    var (numerator, overflow) = first.numerator.multipliedReportingOverflow(by: rise)
    var (denominator, overflow2) = first.denominator.multipliedReportingOverflow(by: fall)
    if let step = steps.second {
      if table.isRounded(step.position) { flags |= ConversionFlags.rateRounded.rawValue }
      let second = table.rate(step)
      var (up, down) = (second.numerator, second.denominator)
      // The powers of ten of both quotes cancel out, because one divides the other.
      ColumnConversion.cancel(&numerator, &down)
      ColumnConversion.cancel(&up, &denominator)
      let (product, overflow3) = numerator.multipliedReportingOverflow(by: up)
      let (product2, overflow4) = denominator.multipliedReportingOverflow(by: down)
      (numerator, denominator) = (product, product2)
      overflow = overflow || overflow3
      overflow2 = overflow2 || overflow4
    }
    return overflow || overflow2 ? .general : ColumnStep(numerator, over: denominator, flags: flags)
  }

  @inline(__always)
  private static func cancel(_ a: inout UInt64, _ b: inout UInt64) {
    if a == 0 || b == 0 { return }
    if a >= b, a % b == 0 {
      a /= b
      b = 1
    } else if b % a == 0 {
      b /= a
      a = 1
    }
  }
}

extension ColumnScaling {
  /// The limit on the number of ratios that are computed before the first row.
  private static var mostRatios: Int { 1 << 22 }

  /// Prepares a conversion: a ratio per code, or per code and day. All columns must have the same length, and no two
  /// rows of the result may overlap.
  public init(
    converting amounts: Column, of currencies: ColumnCurrencies, on dates: Column?, to target: CurrencyCode,
    with table: RatesTable?, _ options: ConversionOptions, in registry: CurrencyRegistry?, into result: Column,
    statuses: UnsafeMutablePointer<Int32>?, watch: Watch = .none
  ) throws(MoneyFailure) {
    let day = dates == nil ? RatesTable.wantedDay(in: table, options) : nil
    let digits = try options.digits.count(of: target, on: day, in: registry)
    guard let pad = ColumnPad.power(from: digits, to: result.scale) else {
      throw ColumnPad.tooShort(digits, result.scale)
    }
    let conversion = ColumnConversion(
      table: table, codes: currencies.codes, scales: currencies.scales(of: amounts, in: registry), target: target,
      digits: digits, options: options, registry: registry, pad: pad)
    self.amounts = amounts
    self.result = result
    self.dates = dates
    self.statuses = statuses
    indices = currencies.indices
    rounding = options.rounding
    self.pad = ColumnPad.word(pad)
    resultScale = result.scale ?? digits
    work = .convert(conversion)
    guard let dates else {
      var ratios: [ColumnRatio] = []
      ratios.reserveCapacity(currencies.count)
      for code in 0..<currencies.count {
        try watch.step(code &+ 1)
        ratios.append(conversion.ratio(code))
      }
      self.ratios = ratios
      self.table = ColumnTable(ratios.map { ColumnStep($0) }, codeCount: currencies.count)
      return
    }
    ratios = []
    let days = ColumnScaling.days(dates, in: table, options.maximumGap)
    // Computing a ratio in advance is faster than the general path for a single row.
    let (count, overflow) = days.count.multipliedReportingOverflow(by: currencies.count)
    if overflow || count > ColumnScaling.mostRatios || count / 4 > amounts.length {
      self.table = ColumnTable([], codeCount: currencies.count)
      return
    }
    var steps: [ColumnStep] = []
    steps.reserveCapacity(count)
    for code in 0..<currencies.count {
      try watch.step(code &+ 1)
      conversion.steps(code, from: days.lowerBound, count: days.count, into: &steps)
    }
    self.table = ColumnTable(steps, codeCount: currencies.count, firstDay: days.lowerBound, dayCount: days.count)
  }

  /// The days from the first to the last that the column names, as far as the table covers them.
  private static func days(_ dates: Column, in table: RatesTable?, _ gap: Int32) -> Range<Int32> {
    guard let first = table?.days.first?.number, let last = table?.days.last?.number, dates.length > 0 else {
      return 0..<0
    }
    let end = min(last &+ min(gap, 366) &+ 1, Day.range.upperBound &+ 1)
    var least = Int32.max
    var most = Int32.min
    let block = UnsafeMutablePointer<Int32>.allocate(capacity: ColumnBlock.rows)
    defer { block.deallocate() }
    var row = 0
    while row < dates.length {
      let count = min(ColumnBlock.rows, dates.length &- row)
      let days = dates.smalls(row, count, block)
      var (low, high) = (Int32.max, Int32.min)
      for index in 0..<count {
        low = min(low, days[index])
        high = max(high, days[index])
      }
      if low >= first, high < end {
        least = min(least, low)
        most = max(most, high)
      } else {
        for index in 0..<count where days[index] >= first && days[index] < end {
          least = min(least, days[index])
          most = max(most, days[index])
        }
      }
      row &+= count
    }
    return least <= most ? least..<(most &+ 1) : 0..<0
  }
}
