import Testing

@testable import MoneyCore

/// Laws of every conversion, over random tables, amounts and options.
struct ConversionLawsTests {
  /// Codes with a legal factor or a dated number of digits among the others.
  private static let mixedCodes =
    SplitMix64.plainCodes + ["BGN", "DEM", "FRF", "GBX", "HRK", "TRL", "TRY"].map { code($0) }

  private typealias Outcome = Result<RatesTable.Converted, MoneyFailure>

  private func describe(_ outcome: Outcome) -> String {
    switch outcome {
    case .success(let converted): "\(String(converted.money)) \(converted.flags.rawValue)"
    case .failure(let failure): "\(failure.status) \(String(failure.message))"
    }
  }

  private struct Case {
    let made: RandomTable
    let amount: Money
    let target: CurrencyCode
    let options: ConversionOptions

    var what: Comment { "\(String(amount)) to \(String(target)), \(options), in \(made)" }
  }

  private func forEachCase(seed: UInt64, codes: [CurrencyCode], tables: Int, _ body: (Case) throws -> Void) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<tables {
      let made = random.table(codes: codes)
      for _ in 0..<12 {
        let amount = Money(random.plainDecimal(), random.pick(made.codes))
        let (target, options) = (random.pick(made.codes), random.options(for: made.table))
        try body(Case(made: made, amount: amount, target: target, options: options))
      }
    }
  }

  /// The quick way in words and the exact one are one function: same results, same flags, same failures.
  @Test(arguments: [false, true]) func quickIsExact(_ isMixed: Bool) throws {
    let codes = isMixed ? Self.mixedCodes : SplitMix64.plainCodes
    var taken = 0
    try forEachCase(seed: 110, codes: codes, tables: 500) { one in
      if one.amount.currency == one.target { return }
      let exact = Outcome { () throws(MoneyFailure) in
        try RatesTable.convertByRoute(one.amount, to: one.target, with: one.made.table, one.options, in: nil)
      }
      if case .converted(let quick) = one.made.table.convertByQuotes(one.amount, to: one.target, one.options) {
        try #require(describe(.success(quick)) == describe(exact), one.what)
        taken += 1
      }
      let either = Outcome { () throws(MoneyFailure) in
        try RatesTable.convert(one.amount, to: one.target, with: one.made.table, one.options, in: nil)
      }
      try #require(describe(either) == describe(exact), one.what)
    }
    #expect(taken > 250)
  }

  /// Result + remainder is the amount × the rate, exactly; the result is that product rounded once.
  @Test func explainsItselfExactly() throws {
    try forEachCase(seed: 111, codes: Self.mixedCodes, tables: 150) { one in
      let explained = Result { () throws(MoneyFailure) in
        try RatesTable.explain(one.amount, to: one.target, with: one.made.table, one.options, in: nil)
      }
      let converted = Outcome { () throws(MoneyFailure) in
        try RatesTable.convert(one.amount, to: one.target, with: one.made.table, one.options, in: nil)
      }
      guard case .success(let conversion) = explained else {
        guard case .failure(let failure) = explained else { return }
        try #require(describe(.failure(failure)) == describe(converted), one.what)
        return
      }
      let same = RatesTable.Converted(money: conversion.money, flags: conversion.flags)
      try #require(describe(.success(same)) == describe(converted), one.what)
      try #require(Fraction(conversion.rate) == Fraction(conversion.legs), one.what)
      let exact = Fraction(one.amount.amount) * Fraction(conversion.rate)
      try #require(Fraction(conversion.money.amount) + Fraction(conversion.remainder) == exact, one.what)
      if one.amount.currency == one.target { return }
      let amount = conversion.money.amount
      var (product, mode) = (exact, one.options.rounding)
      if conversion.flags.contains(.euroRegulation) {
        // The amount in euro between two national currencies is rounded too, and ties go up.
        product = Fraction(EuroRegulation.product(one.amount.amount, along: conversion.legs))
        mode = .halfUp
      }
      let rounded = Rounded(amount, isRounded: product != Fraction(amount))
      try #require(RoundingLaw.allows(.success(rounded), of: product, digits: amount.scale, mode), one.what)
      try checkFlags(of: conversion, one)
    }
  }

  private func checkFlags(of conversion: Conversion, _ one: Case) throws {
    let kinds = conversion.legs.map(\.kind)
    try #require(conversion.flags.contains(.fixed) == kinds.contains { $0 == .fixed || $0 == .unit }, one.what)
    try #require(conversion.flags.contains(.rateRounded) == conversion.legs.contains { $0.isRounded }, one.what)
    if let freshness = one.options.freshness,
      conversion.legs.contains(where: { $0.kind == .quoted || $0.kind == .inverse })
    {
      let isFresh = conversion.age(at: freshness.now).map { $0 <= freshness.limit } ?? false
      try #require(conversion.flags.contains(.stale) == !isFresh && (isFresh || !freshness.isRequired), one.what)
    } else {
      try #require(!conversion.flags.contains(.stale), one.what)
    }
    try #require(conversion.flags.contains(.earlier) == (conversion.gap > 0), one.what)
    try #require(conversion.gap >= 0 && conversion.gap <= one.options.maximumGap, one.what)
    try #require(conversion.remainder.isZero == !conversion.flags.contains(.rounded), one.what)
    try #require(conversion.legs.first?.from == one.amount.currency && conversion.legs.last?.to == one.target, one.what)
    let isQuoted = kinds.contains { $0 == .quoted || $0 == .inverse }
    try #require((conversion.day != nil) == (isQuoted && !one.made.table.days.isEmpty), one.what)
  }

  /// -amount converts to -result, for modes that ignore the sign.
  @Test func isSymmetric() throws {
    try forEachCase(seed: 112, codes: Self.mixedCodes, tables: 80) { one in
      var options = one.options
      if !options.rounding.isSymmetric { options.rounding = .halfEven }
      guard
        let there = try? RatesTable.convert(one.amount, to: one.target, with: one.made.table, options, in: nil)
      else { return }
      let negated = try RatesTable.convert(one.amount.negated, to: one.target, with: one.made.table, options, in: nil)
      try #require(negated.money == there.money.negated && negated.flags == there.flags, one.what)
    }
  }
}
