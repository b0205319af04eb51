/// Amounts in any currencies, ordered by their values in one target currency. The conversions are exact, and nothing is
/// rounded. Amounts of the same currency are compared directly, without any rate.
///
/// All amounts are compared in the same currency. With inconsistent rates, pairwise comparisons could yield a < b, b <
/// c and c < a.
struct ComparedAmounts {
  private let amounts: [Money]
  private var keys: [Key] = []
  private var rates: [ExactRatio] = []
  private(set) var flags: ConversionFlags = []

  /// The leading bits of an amount's value in the target currency. They decide nearly every comparison.
  private struct Key {
    let mantissa: UInt64
    let exponent: Int32
    let isExact: Bool
    /// The index in `rates` of the rate of the amount's currency.
    let rate: Int32
  }

  @_optimize(size)
  package init(
    _ amounts: [Money], in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions
  ) throws(MoneyFailure) {
    self.amounts = amounts
    guard let first = amounts.first, amounts.contains(where: { $0.currency != first.currency }) else { return }
    var currencies = CurrencyPositions()
    keys.reserveCapacity(amounts.count)
    for amount in amounts {
      let (position, isNew) = currencies.position(of: amount.currency)
      if isNew { try addRate(from: amount.currency, to: target, with: table, options) }
      keys.append(key(of: amount.amount, at: position))
    }
  }

  @_optimize(size)
  private mutating func addRate(
    from currency: CurrencyCode, to target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions
  ) throws(MoneyFailure) {
    if currency == target {
      rates.append(ExactRatio(Route()))
      return
    }
    let route = try RatesTable.route(in: table, from: currency, to: target, options)
    flags.formUnion(route.flags)
    rates.append(ExactRatio(route).reduced)
  }

  private func key(of amount: Decimal, at rate: Int) -> Key {
    let bits = value(of: amount, at: rate).leadingBits()
    return Key(
      mantissa: bits?.mantissa ?? 0, exponent: Int32(truncatingIfNeeded: bits?.exponent ?? 0),
      isExact: bits?.isExact ?? true, rate: Int32(truncatingIfNeeded: rate))
  }

  @_optimize(size)
  private func value(of amount: Decimal, at rate: Int) -> ExactRatio {
    let value = ExactRatio(amount)
    return ExactRatio(
      isNegative: value.isNegative, value.numerator * rates[rate].numerator,
      over: value.denominator * rates[rate].denominator)
  }

  /// The order of the amounts at two positions: -1, 0 or 1.
  package func order(_ first: Int, _ second: Int) -> Int32 {
    let (a, b) = (amounts[first], amounts[second])
    if a.currency == b.currency { return a.amount.order(to: b.amount) }
    let sign = a.amount.sign
    if sign != b.amount.sign { return sign < b.amount.sign ? -1 : 1 }
    if sign == 0 { return 0 }
    let (one, other) = (keys[first], keys[second])
    if one.exponent != other.exponent { return one.exponent < other.exponent ? 0 &- sign : sign }
    if one.mantissa != other.mantissa { return one.mantissa < other.mantissa ? 0 &- sign : sign }
    if one.isExact, other.isExact { return 0 }
    return value(of: a.amount, at: Int(one.rate)).order(to: value(of: b.amount, at: Int(other.rate)))
  }
}

extension RatesTable {
  /// The exact order of two amounts by their values in one target currency: -1, 0 or 1.
  public static func order(
    _ first: Money, _ second: Money, in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions
  ) throws(MoneyFailure) -> (order: Int32, flags: ConversionFlags) {
    let compared = try ComparedAmounts([first, second], in: target, with: table, options)
    return (compared.order(0, 1), compared.flags)
  }

  /// The positions of the amounts in ascending order of their values in the target currency. Equal amounts keep their
  /// order.
  public static func sortedIndices(
    of amounts: [Money], in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions
  ) throws(MoneyFailure) -> (indices: [Int], flags: ConversionFlags) {
    let compared = try ComparedAmounts(amounts, in: target, with: table, options)
    let indices = StableSort.positions(amounts.count) { compared.order($0, $1) < 0 }
    return (indices.map { Int($0) }, compared.flags)
  }

  /// The position of the amount with the smallest, or the largest, value in the target currency; of equal ones the
  /// first.
  public static func extreme(
    _ side: DecimalExtreme.Side, of amounts: [Money], in target: CurrencyCode, with table: RatesTable?,
    _ options: ConversionOptions
  ) throws(MoneyFailure) -> (index: Int, flags: ConversionFlags) {
    if amounts.isEmpty { throw side.ofNothing() }
    let compared = try ComparedAmounts(amounts, in: target, with: table, options)
    var best = 0
    for index in amounts.indices where side.prefers(compared.order(index, best)) { best = index }
    return (best, compared.flags)
  }

  /// The sum of the amounts in one currency: the conversions and the sum are exact, and the result is rounded once.
  public static func sum(
    of amounts: [Money], in target: CurrencyCode, with table: RatesTable?, _ options: ConversionOptions,
    registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Converted {
    var currencies = CurrencyPositions()
    var sums: [DecimalSum] = []
    for amount in amounts {
      let (position, isNew) = currencies.position(of: amount.currency)
      if isNew { sums.append(DecimalSum()) }
      sums[position].add(amount.amount)
    }
    var bag = MoneyBag()
    for (currency, sum) in zip(currencies.codes, sums) { try bag.add(Money(try sum.value(), currency)) }
    return try bag.reduced(to: target, with: table, options, in: registry)
  }
}
