import CMoney
import MoneyCore

@_cdecl("money_rates_builder_new") @implementation
public func money_rates_builder_new(
  _ builder: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(builder, "builder", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Handle(RatesBuilder()))
  }
}

@_cdecl("money_rates_builder_free") @implementation
public func money_rates_builder_free(_ builder: OpaquePointer?) {
  Boundary.release(builder, as: Handle<RatesBuilder>.self)
}

@_cdecl("money_rates_builder_add") @implementation
public func money_rates_builder_add(
  _ builder: OpaquePointer?, _ from: UnsafePointer<CChar>?, _ to: UnsafePointer<CChar>?,
  _ rate: UnsafePointer<CChar>?, _ length: Int, _ date: Int32,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callBuilder(builder, error) { (builder: inout RatesBuilder) throws(MoneyFailure) in
    let source = try Boundary.code(from, "from")
    let target = try Boundary.code(to, "to")
    let text = try Boundary.text(rate, length, limit: Int(MONEY_INPUT_MAX), "rate")
    try builder.add(
      Quote(
        from: source, to: target, rate: try Rate(parsing: text),
        day: try Boundary.optionalDay(date)))
  }
}

@_cdecl("money_rates_builder_remove") @implementation
public func money_rates_builder_remove(
  _ builder: OpaquePointer?, _ from: UnsafePointer<CChar>?, _ to: UnsafePointer<CChar>?,
  _ date: Int32, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callBuilder(builder, error) { (builder: inout RatesBuilder) throws(MoneyFailure) in
    try Boundary.checkMemory(builder.removalGrowth)
    try builder.remove(
      from: try Boundary.code(from, "from"), to: try Boundary.code(to, "to"),
      day: try Boundary.optionalDay(date))
  }
}

@_cdecl("money_rates_builder_set_base") @implementation
public func money_rates_builder_set_base(
  _ builder: OpaquePointer?, _ base: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callBuilder(builder, error) { (builder: inout RatesBuilder) throws(MoneyFailure) in
    builder.base = try Boundary.optionalCode(base, "base")
  }
}

@_cdecl("money_rates_builder_set_source") @implementation
public func money_rates_builder_set_source(
  _ builder: OpaquePointer?, _ source: UnsafePointer<CChar>?, _ length: Int,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callBuilder(builder, error) { (builder: inout RatesBuilder) throws(MoneyFailure) in
    try builder.setSource(
      try Boundary.optionalText(source, length, limit: RatesBuilder.longestSource, "source"))
  }
}

@_cdecl("money_rates_builder_set_instant") @implementation
public func money_rates_builder_set_instant(
  _ builder: OpaquePointer?, _ instant: Int64, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callBuilder(builder, error) { (builder: inout RatesBuilder) throws(MoneyFailure) in
    builder.instant = Boundary.optionalInstant(instant)
  }
}

@_cdecl("money_rates_builder_count") @implementation
public func money_rates_builder_count(
  _ builder: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.handle(builder, of: RatesBuilder.self, "builder").value.quotes.count
  }
}

@_cdecl("money_rates_builder_at") @implementation
public func money_rates_builder_at(
  _ builder: OpaquePointer?, _ index: Int, _ rate: UnsafeMutablePointer<money_rate_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(rate) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(rate, "rate")
    let handle = try Boundary.handle(builder, of: RatesBuilder.self, "builder")
    let index = try Boundary.index(index, of: handle.value.quotes.count)
    Boundary.write(handle.value.quotes[index], to: output)
  }
}

@_cdecl("money_rates_builder_build") @implementation
public func money_rates_builder_build(
  _ builder: OpaquePointer?, _ rates: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(rates, "rates", error) { () throws(MoneyFailure) in
    let handle = try Boundary.handle(builder, of: RatesBuilder.self, "builder")
    try Boundary.checkMemory(handle.value.quotes.count, of: Boundary.mostOfElement)
    return Boundary.pointer(to: handle.value.build())
  }
}

extension Boundary {
  /// Runs a call that changes a builder completely or not at all.
  static func callBuilder(
    _ builder: OpaquePointer?, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: (inout RatesBuilder) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    do {
      let handle = try handle(builder, of: RatesBuilder.self, "builder")
      try checkMemory(handle.value.growth)
      try body(&handle.value)
      return MONEY_OK
    } catch {
      return report(error, failure)
    }
  }

  static func write(_ quote: Quote, to output: UnsafeMutablePointer<money_rate_t>) {
    write(quote.from, quote.to, quote.rate, kind: .quoted, quote.isRounded, quote.day, to: output)
  }

  static func write(_ leg: Leg, of day: Day?, to output: UnsafeMutablePointer<money_rate_t>) {
    let isQuoted = leg.kind == .quoted || leg.kind == .inverse
    write(
      leg.from, leg.to, leg.rate, kind: leg.kind, leg.isRounded, isQuoted ? day : nil, to: output)
  }

  private static func write(
    _ from: CurrencyCode, _ to: CurrencyCode, _ rate: Rate, kind: Leg.Kind, _ isRounded: Bool,
    _ day: Day?, to output: UnsafeMutablePointer<money_rate_t>
  ) {
    zero(output)
    let raw = UnsafeMutableRawPointer(output)
    write(from, to: raw)
    write(to, to: raw + MemoryLayout.size(ofValue: output.pointee.from))
    output.pointee.numerator = rate.numerator
    output.pointee.denominator = rate.denominator
    output.pointee.date = date(day)
    output.pointee.kind = kind.rawValue
    output.pointee.flags = isRounded ? ConversionFlags.rateRounded.rawValue : 0
  }
}
