/// An exact sum of amounts in several currencies: one amount for each currency. An amount of 0 is not listed.
///
///     var bag = MoneyBag()
///     try bag.add(fortyEuros)
///     try bag.add(twentyFiveDollars)  // 40.00 EUR and 25.00 USD; `reduced` makes one amount of them
///
/// A part that has become 0 keeps its position, but is never listed. A sum over currencies needs rates and a day, so
/// the bag calculates none until a caller requests it.
public struct MoneyBag: Sendable {
  /// One amount for each currency, in the order in which the currencies were added; some may be 0.
  private var parts: [Money] = []
  private var index = CurrencyIndex()

  /// The bytes that the next amount may need at once.
  public var growth: Int { parts.growth &+ index.growth }

  public init() {}

  /// The amounts other than 0.
  public var amounts: [Money] { parts.filter { !$0.amount.isZero } }

  /// The amount of a currency; 0 if the bag does not contain it.
  public func amount(of currency: CurrencyCode) -> Money {
    position(of: currency).map { parts[$0] } ?? Money(.zero, currency)
  }

  /// True if an amount of a currency was ever added. The part may be 0 now.
  package func contains(_ currency: CurrencyCode) -> Bool { position(of: currency) != nil }

  @inline(__always)
  private func position(of currency: CurrencyCode) -> Int? {
    index.find(currency, among: parts.count) { parts[$0].currency }
  }

  public mutating func add(_ amount: Money) throws(MoneyFailure) {
    if let position = position(of: amount.currency) {
      parts[position] = try parts[position].adding(amount)
      return
    }
    parts.append(amount)
    let parts = parts
    index.insertLast(of: parts.count) { parts[$0].currency }
  }

  public mutating func add(_ other: MoneyBag) throws(MoneyFailure) {
    var sum = self
    for part in other.parts { try sum.add(part) }
    self = sum
  }

  @_optimize(size)
  public mutating func multiply(by factor: Decimal) throws(MoneyFailure) {
    var products: [Money] = []
    products.reserveCapacity(parts.count)
    for part in parts { products.append(try part.multiplied(by: factor)) }
    parts = products
  }
}

extension MoneyBag: Equatable {
  @_optimize(size)
  public static func == (left: MoneyBag, right: MoneyBag) -> Bool {
    let parts = left.amounts
    return parts.count == right.amounts.count
      && parts.allSatisfy { right.amount(of: $0.currency) == $0 }
  }

  public var hash: UInt64 {
    // The hash is a sum, because it must not depend on the order of the parts.
    Mixer.mixed(amounts.reduce(0) { $0 &+ $1.hash })
  }
}

extension MoneyBag {
  /// The value of all amounts in one currency: the conversions and the sum are exact, and the result is rounded once.
  @_optimize(size)
  public func reduced(
    to target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions,
    in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> RatesTable.Converted {
    let wanted = RatesTable.wantedDay(in: table, options)
    let own = amount(of: target).amount
    var flags: ConversionFlags = []
    var sum = ExactRatio(own)
    var isConverted = false
    // The sum, if the Regulation on the euro governs all conversions.
    var legalSum: ExactRatio? = sum
    for part in amounts where part.currency != target {
      let route = try RatesTable.route(in: table, from: part.currency, to: target, options)
      flags.formUnion(route.flags)
      sum = sum + ExactRatio(part.amount, along: route)
      if let legal = legalSum, let digits = try? options.digits.count(of: target, on: wanted, in: registry),
        EuroRegulation.governs(route.legs, to: target, digits: digits, on: wanted, options.rounding)
      {
        legalSum = legal + EuroRegulation.product(part.amount, along: route.legs)
      } else {
        legalSum = nil
      }
      isConverted = true
    }
    var digits = try options.digits.count(of: target, on: wanted, in: registry)
    if isConverted, let legalSum {
      let rounded = try legalSum.rounded(digits: digits, .halfUp, name: "sum")
      flags.formUnion(rounded.isRounded ? [.euroRegulation, .rounded] : .euroRegulation)
      return RatesTable.Converted(money: Money(rounded.value, target), flags: flags)
    }
    // As in a conversion, an amount that is already in the target currency is rounded only if digits are asked for.
    if !isConverted, case .currency = options.digits { digits = max(digits, own.scale) }
    let rounded = try sum.rounded(digits: digits, options.rounding, name: "sum")
    if rounded.isRounded { flags.insert(.rounded) }
    return RatesTable.Converted(money: Money(rounded.value, target), flags: flags)
  }
}
