/// A sum whose steps may be wider than a decimal, as long as the result fits one: 38 nines, one more, less one.
struct WideSum {
  private var positive = BigUnsigned.zero
  private var negative = BigUnsigned.zero

  /// As few digits as the value needs.
  static func of(_ values: some Sequence<Decimal>) throws(MoneyFailure) -> Decimal {
    var sum = WideSum()
    for value in values { sum.add(value) }
    return try sum.value()
  }

  private mutating func add(_ value: Decimal) {
    let wide = BigUnsigned(value.coefficient.magnitude)
      .multiplied(byPowerOfTen: Int(Decimal.maximumScale - value.scale))
    if value.isNegative { negative = negative + wide } else { positive = positive + wide }
  }

  private func value() throws(MoneyFailure) -> Decimal {
    let one = BigUnsigned.one.multiplied(byPowerOfTen: Int(Decimal.maximumScale))
    let ratio = ExactRatio(
      isNegative: positive < negative, BigUnsigned.distance(positive, negative), over: one)
    var digits: UInt32 = 0
    while digits <= Decimal.maximumScale {
      do throws(MoneyFailure) {
        return try ratio.rounded(digits: digits, .unnecessary, name: "the sum").value
      } catch {
        guard error.status == .inexact else { throw error }
      }
      digits += 1
    }
    throw .overflow("the sum")
  }
}
