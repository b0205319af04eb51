/// A sum of amounts in several currencies, exact, to be reduced to one later. Parts of value 0 do not count.
public struct MoneyBag: Sendable {
  /// One a currency, in the order they came; some may be 0.
  private var parts: [Money] = []
  private var index = CurrencyIndex()

  public init() {}

  /// The parts other than 0.
  public var moneys: [Money] { parts.filter { !$0.amount.isZero } }

  /// The part of a currency, 0 where there is none.
  public func amount(of currency: CurrencyCode) -> Money {
    position(of: currency).map { parts[$0] } ?? Money(.zero, currency)
  }

  /// Whether an amount of a currency was added, be the part 0 by now.
  func contains(_ currency: CurrencyCode) -> Bool { position(of: currency) != nil }

  @inline(__always)
  private func position(of currency: CurrencyCode) -> Int? {
    index.find(currency, among: parts.count) { parts[$0].currency }
  }

  public mutating func add(_ money: Money) throws(MoneyFailure) {
    if let position = position(of: money.currency) {
      parts[position] = try parts[position].adding(money)
      return
    }
    parts.append(money)
    let parts = parts
    index.insertLast(of: parts.count) { parts[$0].currency }
  }

  public mutating func add(_ other: MoneyBag) throws(MoneyFailure) {
    var sum = self
    for part in other.parts { try sum.add(part) }
    self = sum
  }

  public mutating func multiply(by factor: Decimal) throws(MoneyFailure) {
    var products: [Money] = []
    products.reserveCapacity(parts.count)
    for part in parts { products.append(try part.multiplied(by: factor)) }
    parts = products
  }
}

extension MoneyBag: Equatable {
  public static func == (left: MoneyBag, right: MoneyBag) -> Bool {
    let parts = left.moneys
    return parts.count == right.moneys.count
      && parts.allSatisfy { right.amount(of: $0.currency) == $0 }
  }

  public var hash: UInt64 {
    // A sum does not depend on the order.
    Mixer.mixed(moneys.reduce(0) { $0 &+ $1.hash })
  }
}

extension MoneyBag {
  /// The sum of all parts in one currency: exact conversions, an exact sum, rounded once.
  public func reduced(
    to target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions,
    in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> RatesTable.Converted {
    let wanted = RatesTable.wantedDay(in: table, options)
    let own = amount(of: target).amount
    var flags: ConversionFlags = []
    var sum = ExactRatio(own)
    var isConverted = false
    for part in moneys where part.currency != target {
      let route = try RatesTable.route(in: table, from: part.currency, to: target, options)
      flags.formUnion(route.flags)
      sum = sum + ExactRatio(part.amount, along: route)
      isConverted = true
    }
    var digits = try options.digits.count(of: target, on: wanted, in: registry)
    // As in a conversion, an amount that is in the target already is rounded only where digits are asked for.
    if !isConverted, case .currency = options.digits { digits = max(digits, own.scale) }
    let rounded = try sum.rounded(digits: digits, options.rounding, name: "the sum")
    if rounded.isRounded { flags.insert(.rounded) }
    return RatesTable.Converted(money: Money(rounded.value, target), flags: flags)
  }
}
