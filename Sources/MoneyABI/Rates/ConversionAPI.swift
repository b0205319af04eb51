import CMoney
import MoneyCore

@_cdecl("money_convert_options_init") @implementation
public func money_convert_options_init(
  _ options: UnsafeMutablePointer<money_convert_options_t>?
) {
  options?.pointee = Boundary.convertDefaults
}

@_optimize(speed) @_cdecl("money_rates_convert") @implementation
public func money_rates_convert(
  _ rates: OpaquePointer?, _ amount: UnsafePointer<money_t>?, _ target: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_convert_options_t>?, _ result: UnsafeMutablePointer<money_t>?,
  _ details: UnsafeMutablePointer<money_conversion_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  if let rates, let amount, let target, let result, details == nil, let head = Boundary.shortCode(target) {
    if let options {
      if Boundary.convert(amount, to: head, rates, options, result) { return MONEY_OK }
    } else {
      let table = Unmanaged<RatesTable>.fromOpaque(UnsafeRawPointer(rates))
      let words = Boundary.words(amount)
      if let converted = table._withUnsafeGuaranteedRef({ $0.convertAtSpot(words, to: head) }) {
        Boundary.write(converted.coefficient, scale: converted.scale, head: head, to: result)
        return MONEY_OK
      }
    }
  }
  return Boundary.convert(rates, amount, target, options, result, details, error)
}

@_cdecl("money_conversion_rule") @implementation
public func money_conversion_rule(_ flags: UInt32) -> UnsafePointer<CChar>? {
  ConversionFlags(rawValue: flags).rule.flatMap { Boundary.cString($0) }
}

@_cdecl("money_rates_find") @implementation
public func money_rates_find(
  _ rates: OpaquePointer?, _ from: UnsafePointer<CChar>?, _ to: UnsafePointer<CChar>?,
  _ options: UnsafePointer<money_convert_options_t>?,
  _ details: UnsafeMutablePointer<money_conversion_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(details) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(details, "details")
    let source = try Boundary.code(from, "from")
    let target = try Boundary.code(to, "to")
    var given = try ConvertOptions(options)
    given.options.explainsFailure = error != nil
    let table = try Boundary.optionalTable(rates)
    let found = try RatesTable.find(from: source, to: target, with: table, given.options)
    try Boundary.write(found, now: given.now, to: output)
  }
}

extension Boundary {
  /// Writes the result of a dated conversion; false if the general call must compute it. It is not inlined, so that the
  /// conversion at the newest rates stays short.
  @_optimize(speed) @inline(never)
  fileprivate static func convert(
    _ amount: UnsafePointer<money_t>, to head: UInt32, _ rates: OpaquePointer,
    _ options: UnsafePointer<money_convert_options_t>, _ result: UnsafeMutablePointer<money_t>
  ) -> Bool {
    guard let plain = PlainConvertOptions(options) else { return false }
    let table = Unmanaged<RatesTable>.fromOpaque(UnsafeRawPointer(rates))
    let words = words(amount)
    let found = table._withUnsafeGuaranteedRef {
      $0.convert(words, to: head, on: plain.day, gap: plain.gap, digits: plain.digits)
    }
    guard let found else { return false }
    write(found.coefficient, scale: found.scale, head: head, to: result)
    return true
  }
}

/// The options of most dated conversions: a day, a gap and a number of digits.
private struct PlainConvertOptions {
  let day: Int32?
  let gap: Int32
  let digits: UInt32?

  /// Nil if another option is set, or if an option is invalid. An invalid day is not detected here.
  @inline(__always)
  init?(_ pointer: UnsafePointer<money_convert_options_t>) {
    let raw = UnsafeRawPointer(pointer)
    guard raw.loadUnaligned(as: UInt32.self) == UInt32(MemoryLayout<money_convert_options_t>.size) else { return nil }
    let given = raw.loadUnaligned(as: money_convert_options_t.self)
    guard given.max_gap >= 0, given.rounding == MONEY_ROUND_HALF_EVEN, given.stale == MONEY_STALE_FLAG,
      given.fresh_for == Int64.min, given.digits == MONEY_DIGITS_CURRENCY || given.digits >= 0
    else { return nil }
    day = given.date == Int32.min ? nil : given.date
    gap = given.max_gap
    digits = given.digits == MONEY_DIGITS_CURRENCY ? nil : UInt32(bitPattern: given.digits)
  }
}

struct ConvertOptions {
  var options: ConversionOptions
  let registry: CurrencyRegistry?
  let now: Int64?

  init(_ pointer: UnsafePointer<money_convert_options_t>?) throws(MoneyFailure) {
    guard let pointer else {
      options = ConversionOptions()
      registry = nil
      now = nil
      return
    }
    let given = try Boundary.options(pointer, "MONEY_CONVERT_OPTIONS_INIT")
    guard given.max_gap >= 0 else {
      throw Boundary.tooSmall("options.max_gap", Int64(given.max_gap), least: 0)
    }
    now = Boundary.optionalInstant(given.now)
    options = ConversionOptions(
      day: try Boundary.optionalDay(given.date), maximumGap: given.max_gap,
      freshness: try Boundary.freshness(given.fresh_for, now: now, given.stale),
      digits: try Boundary.digits(given.digits), rounding: try Boundary.rounding(given.rounding))
    registry = Boundary.registry(given.registry)
  }
}

extension Boundary {
  static var convertDefaults: money_convert_options_t {
    money_convert_options_t(
      struct_size: UInt32(MemoryLayout<money_convert_options_t>.size), date: Int32.min,
      max_gap: 0, digits: MONEY_DIGITS_CURRENCY, rounding: MONEY_ROUND_HALF_EVEN, stale: MONEY_STALE_FLAG,
      registry: nil, now: Int64.min, fresh_for: Int64.min)
  }

  /// Reads the limit on the age of rates; nil if the age does not matter.
  @inline(always)
  static func freshness(
    _ limit: Int64, now: Int64?, _ stale: money_stale_policy_t
  ) throws(MoneyFailure) -> Freshness? {
    if limit == Int64.min, stale == MONEY_STALE_FLAG { return nil }
    return try checkedFreshness(limit, now: now, stale)
  }

  @inline(never)
  private static func checkedFreshness(
    _ limit: Int64, now: Int64?, _ stale: money_stale_policy_t
  ) throws(MoneyFailure) -> Freshness {
    guard stale == MONEY_STALE_FLAG || stale == MONEY_STALE_REFUSE else {
      throw notOne(of: "MONEY_STALE_", "options.stale", stale)
    }
    guard let limit = optionalInstant(limit) else {
      throw MoneyFailure(.argument, "options.fresh_for must be set if options.stale is set")
    }
    if limit < 0 { throw tooSmall("options.fresh_for", limit, least: 0) }
    guard let now else {
      throw MoneyFailure(.argument, "options.now must be set if options.fresh_for is set")
    }
    return try Freshness(now: now, limit: limit, isRequired: stale == MONEY_STALE_REFUSE)
  }

  /// The cases that the fastest path does not handle.
  @inline(never)
  static func convert(
    _ rates: OpaquePointer?, _ amount: UnsafePointer<money_t>?, _ target: UnsafePointer<CChar>?,
    _ options: UnsafePointer<money_convert_options_t>?, _ result: UnsafeMutablePointer<money_t>?,
    _ details: UnsafeMutablePointer<money_conversion_t>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    Boundary.call(
      error,
      zeroing: {
        Boundary.zero(result, keeping: amount)
        Boundary.zero(details)
      }
    ) {
      () throws(MoneyFailure) in
      let output = try Boundary.required(result, "result")
      let money = try Boundary.money(amount, "amount")
      let code = try Boundary.optionalCode(target, "target") ?? money.currency
      var given = try ConvertOptions(options)
      given.options.explainsFailure = error != nil
      guard let details else {
        let converted = try Boundary.convert(rates, money, code, given)
        Boundary.write(converted.money, to: output)
        return
      }
      let table = try Boundary.optionalTable(rates)
      let conversion = try RatesTable.explain(
        money, to: code, with: table, given.options, in: given.registry)
      try Boundary.write(conversion, now: given.now, to: details)
      Boundary.write(conversion.money, to: output)
    }
  }

  /// Converts an amount. Most calls acquire no reference to the rates table, because the caller holds one meanwhile.
  @inline(always)
  static func convert(
    _ rates: OpaquePointer?, _ money: Money, _ target: CurrencyCode, _ given: ConvertOptions
  ) throws(MoneyFailure) -> RatesTable.Converted {
    if let rates, money.currency != target {
      let table = Unmanaged<RatesTable>.fromOpaque(UnsafeRawPointer(rates))
      let found = table._withUnsafeGuaranteedRef {
        $0.convertByQuotes(money, to: target, given.options)
      }
      if case .converted(let converted) = found { return converted }
      return try RatesTable.convertByRoute(
        money, to: target, with: try optionalTable(rates), given.options, in: given.registry, after: found)
    }
    return try RatesTable.convert(
      money, to: target, with: try optionalTable(rates), given.options,
      in: given.registry)
  }

  static func write(
    _ conversion: Conversion, now: Int64?, to output: UnsafeMutablePointer<money_conversion_t>
  ) throws(MoneyFailure) {
    zero(output)
    try write(conversion.rate, to: &output.pointee.rate)
    try write(conversion.remainder, to: &output.pointee.remainder)
    output.pointee.as_of = date(conversion.day)
    output.pointee.gap_days = conversion.gap
    output.pointee.instant = conversion.instant ?? Int64.min
    output.pointee.age_seconds = now.flatMap(conversion.age) ?? Int64.min
    output.pointee.flags = conversion.flags.rawValue
    output.pointee.leg_count = UInt32(truncatingIfNeeded: conversion.legs.count)
    withUnsafeMutableBytes(of: &output.pointee.legs) { bytes in
      let legs = bytes.bindMemory(to: money_rate_t.self)
      for (index, leg) in conversion.legs.enumerated() where index < legs.count {
        if let place = legs.baseAddress { write(leg, of: conversion.day, to: place + index) }
      }
    }
    withUnsafeMutableBytes(of: &output.pointee.source) { write(conversion.source, to: $0) }
  }

  static func write(
    _ ratio: ExactRatio, to output: inout money_ratio_t
  ) throws(MoneyFailure) {
    let words = try ratio.words()
    withUnsafeMutableBytes(of: &output.numerator) { copy(words.numerator, to: $0) }
    withUnsafeMutableBytes(of: &output.denominator) { copy(words.denominator, to: $0) }
    output.sign = ratio.isZero ? 0 : ratio.isNegative ? -1 : 1
  }

  /// Copies the words to the start of a field; the rest is zeroed already.
  private static func copy(_ words: [UInt64], to bytes: UnsafeMutableRawBufferPointer) {
    for (index, word) in words.enumerated() where (index + 1) * 8 <= bytes.count {
      bytes.storeBytes(of: word, toByteOffset: index * 8, as: UInt64.self)
    }
  }
}
