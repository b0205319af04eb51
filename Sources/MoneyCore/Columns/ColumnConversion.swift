/// The conversion of a column: one table, one target, the options of all rows.
struct ColumnConversion {
  package let table: RatesTable?
  package let codes: [CurrencyCode?]
  let scales: [ColumnScale]
  package let target: CurrencyCode
  package let digits: UInt32
  package var options: ConversionOptions
  package let registry: CurrencyRegistry?
  package let pad: UInt128
  /// The data for the ratios of each code by day; empty if rows have no dates.
  var dates: [DatedRatio] = []

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
    if let ratio = quotedRatio(source, shift: shift) { return ratio }
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

  /// The ratio of plain currencies that are quoted against the base, without a route; nil for all others.
  private func quotedRatio(_ source: CurrencyCode, shift: Int) -> ColumnRatio? {
    guard options.freshness == nil, let table, table.baseIndex >= 0, let start = table.index(of: source),
      let end = table.index(of: target)
    else { return nil }
    let day = table.wantedDay(options)
    guard !table.currencies[start].isFixed(on: day), !table.currencies[end].isFixed(on: day),
      let steps = table.quotedSteps(from: start, to: end, options)
    else { return nil }
    let first = table.rate(steps.first)
    var numerator = UInt128(first.numerator)
    var denominator = UInt128(first.denominator)
    var flags: ConversionFlags = table.isRounded(steps.first.position) ? .rateRounded : []
    if let step = steps.second {
      let second = table.rate(step)
      numerator = RatesTable.product(first.numerator, second.numerator)
      denominator = RatesTable.product(first.denominator, second.denominator)
      if table.isRounded(step.position) { flags.insert(.rateRounded) }
    }
    if !table.days.isEmpty { flags.formUnion(RatesDating(of: table.days[steps.row], wanted: day).flags) }
    return ColumnRatio(numerator, over: denominator, shift: shift, flags: flags.rawValue)
  }

  /// The data for the ratios of a code by day. The fast path is for plain currencies that are quoted against the base of
  /// a dated table.
  func dated(_ code: Int) -> DatedRatio {
    guard let source = codes[code], case .scale(let scale) = scales[code], source != target, let table,
      table.baseIndex >= 0, !table.days.isEmpty, let start = table.index(of: source), let end = table.index(of: target)
    else { return .same(codes[code] == target || isFailed(code) ? ColumnStep(ratio(code)) : .general) }
    let shift = Int(digits) &- Int(scale)
    if shift < -19 || shift > 19 { return .same(.general) }
    return .quoted(
      DatedRatio.Quoted(
        start: start, end: end, shift: shift, rise: PowerOfTen.word(max(shift, 0)),
        fall: PowerOfTen.word(max(0 &- shift, 0))))
  }

  private func isFailed(_ code: Int) -> Bool {
    if case .failed = scales[code] { return true }
    return false
  }

  /// Sets the ratios of successive days. Each row of the rates table is looked up once, however large the gap is.
  func fill(
    _ steps: UnsafeMutablePointer<ColumnStep>, _ quoted: DatedRatio.Quoted, from firstDay: Int32, count: Int
  ) {
    guard let table else { return steps.initialize(repeating: .general, count: count) }
    var options = options
    var newest: QuotedSteps?
    var searched: Int?
    for offset in 0..<count {
      guard let day = quoted.day(firstDay &+ Int32(truncatingIfNeeded: offset), in: table) else {
        steps[offset] = .general
        continue
      }
      options.day = day
      let row = table.row(onOrBefore: day) ?? -1
      if let done = searched {
        for next in (done &+ 1)..<max(done, row) &+ 1 {
          newest = table.quotedSteps(from: quoted.start, to: quoted.end, row: next) ?? newest
        }
      } else {
        newest = table.quotedSteps(from: quoted.start, to: quoted.end, options)
      }
      searched = row
      guard let newest, day.number &- table.days[newest.row].number <= options.maximumGap else {
        steps[offset] = .failed(.noRate)
        continue
      }
      steps[offset] = step(newest, in: table, rise: quoted.rise, fall: quoted.fall, options)
    }
  }

  /// Sets the ratios of a block's rows whose code has no line.
  @inline(never)
  func fillOpen(
    _ block: ColumnBlock, _ count: Int, _ table: ColumnTable, _ index: UnsafePointer<Int32>?,
    on days: UnsafePointer<Int32>
  ) {
    guard let rates = self.table else { return }
    var options = options
    let codes = UInt32(truncatingIfNeeded: table.codeCount)
    for place in 0..<count where block.slots[place] == table.general {
      let code = index.map { UInt32(bitPattern: $0[place]) } ?? 0
      guard code < codes, table.lines[Int(code)].count == 0, Day.range.contains(days[place]) else { continue }
      switch dates[Int(code)] {
      case .same(let step): block.steps[place] = step
      case .quoted(let quoted): block.steps[place] = step(quoted, on: days[place], in: rates, &options)
      }
      block.slots[place] = UnsafePointer(block.steps + place)
    }
  }

  @inline(__always)
  private func step(
    _ quoted: DatedRatio.Quoted, on number: Int32, in table: RatesTable, _ options: inout ConversionOptions
  ) -> ColumnStep {
    guard let day = quoted.day(number, in: table) else { return .general }
    options.day = day
    guard let route = table.quotedSteps(from: quoted.start, to: quoted.end, options) else { return .failed(.noRate) }
    return step(route, in: table, rise: quoted.rise, fall: quoted.fall, options)
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
