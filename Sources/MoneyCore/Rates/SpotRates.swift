/// The newest rates of a table in which every pair contains the base. They are prepared for the shortest conversion:
/// source to base, base to target, in at most 64 bits. For values that do not fit, the result here is nil, and the
/// general code computes the same result. `RatesTable+Dated.swift` converts at those of other days.
struct SpotRates: Sendable {
  private struct Spot {
    /// The rate of 1 of the currency in the base, and of 1 of the base in the currency; 0 ÷ 0 if they are not used here.
    var toBase: Rate
    var fromBase: Rate
    /// The fraction digits of the minor unit.
    var digits: UInt32

    static var none: Spot {
      Spot(toBase: Rate(unchecked: 0, over: 0), fromBase: Rate(unchecked: 0, over: 0), digits: 0)
    }
  }

  /// A spot for each currency of the table.
  private var spots: [Spot] = []
  /// An open-addressing table from a code's first four bytes to the position of the currency. The low half of a slot
  /// contains the bytes, the high half the position; 0 is free.
  private var slots: [UInt64]
  private let shift: UInt32

  package static var mostDigits: UInt32 { 19 }

  /// An empty table.
  package init() {
    slots = []
    shift = 0
  }

  package init(_ parts: RatesTableParts, _ currencies: [TableCurrency], baseIndex: Int) {
    var bits: UInt32 = 4
    let count = parts.codes.reduce(0) { $0 + ($1.isThreeUppercaseLetters ? 1 : 0) }
    while 1 << bits < count * 8, bits < 24 { bits += 1 }
    shift = 32 - bits
    slots = [UInt64](repeating: 0, count: 1 << bits)
    spots.reserveCapacity(parts.codes.count)
    for (position, code) in parts.codes.enumerated() {
      spots.append(SpotRates.spot(currencies[position], isBase: position == baseIndex, in: parts) ?? .none)
      if !code.isThreeUppercaseLetters { continue }
      var slot = index(of: code.head)
      while slots[slot] != 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = UInt64(position) << 32 | UInt64(code.head)
    }
  }

  private static func spot(_ currency: TableCurrency, isBase: Bool, in parts: RatesTableParts) -> Spot? {
    let newest = parts.days.last
    guard let digits = currency.digits(on: newest), !currency.isFixed(on: newest) else { return nil }
    if isBase {
      let one = Rate(unchecked: 1, over: 1)
      return Spot(toBase: one, fromBase: one, digits: digits)
    }
    let toBase = newestRate(currency.seriesToBase, in: parts)
    let fromBase = newestRate(currency.seriesFromBase, in: parts)
    guard let first = toBase ?? fromBase?.inverse, let second = fromBase ?? toBase?.inverse else { return nil }
    return Spot(toBase: first.reduced, fromBase: second.reduced, digits: digits)
  }

  private static func newestRate(_ series: Int32, in parts: RatesTableParts) -> Rate? {
    guard series >= 0 else { return nil }
    let row = Swift.max(parts.days.count - 1, 0)
    return parts.series[Int(series)].position(row: row, parts.rates, parts.rows).map { parts.rates[$0] }
  }

  @inline(__always)
  private func index(of head: UInt32) -> Int {
    Int(truncatingIfNeeded: (head &* 0x9E37_79B1) >> shift)
  }

  /// The position of a currency of three letters; nil if it is not in the table.
  @inline(__always)
  func position(of head: UInt32) -> Int? {
    if slots.isEmpty { return nil }
    var slot = index(of: head)
    while true {
      let entry = slots[slot]
      if entry == 0 { return nil }
      if UInt32(truncatingIfNeeded: entry) == head { return Int(truncatingIfNeeded: entry >> 32) }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  /// The coefficient of the result at the target's minor unit, rounded half-even.
  @inline(__always)
  package func convert(_ amount: MoneyWords, to target: UInt32) -> (coefficient: Int64, scale: UInt32)? {
    guard amount.tail == 0, amount.isShort, amount.scale <= SpotRates.mostDigits, amount.head != target,
      let source = position(of: amount.head), let end = position(of: target), spots[end].digits <= SpotRates.mostDigits
    else { return nil }
    let digits = spots[end].digits
    return SpotRates.product(amount, spots[source].toBase, spots[end].fromBase, digits: digits).map { ($0, digits) }
  }

  /// The coefficient of amount × first × second, rounded half-even to a number of digits; nil if it does not fit words.
  /// The amount must be short; its scale and the digits must be at most `mostDigits`.
  @inline(__always)
  static func product(_ amount: MoneyWords, _ first: Rate, _ second: Rate, digits: UInt32) -> Int64? {
    let shift = Int(digits) &- Int(amount.scale)
    let (rise, overflow1) = first.numerator.multipliedReportingOverflow(by: second.numerator)
    let (fall, overflow2) = first.denominator.multipliedReportingOverflow(by: second.denominator)
    let (factor, overflow3) = rise.multipliedReportingOverflow(by: PowerOfTen.word(Swift.max(shift, 0)))
    let (divisor, overflow4) = fall.multipliedReportingOverflow(by: PowerOfTen.word(Swift.max(0 &- shift, 0)))
    let product = amount.short.magnitude.multipliedFullWidth(by: factor)
    // The check also rejects a divisor of 0.
    if overflow1 || overflow2 || overflow3 || overflow4 || product.high >= divisor { return nil }
    let (quotient, rest) = divisor.dividingFullWidth(product)
    let magnitude =
      quotient &+ Rounding.halfEvenIncrement(quotient: quotient, remainder: rest, divisor: divisor)
    // The top bits of both are clear, so the sum did not overflow, and the result fits with its sign.
    guard (quotient | magnitude) >> 63 == 0 else { return nil }
    let sign = amount.short >> 63
    return (Int64(bitPattern: magnitude) ^ sign) &- sign
  }
}

extension Rate {
  /// The rate in lowest terms.
  package var reduced: Rate {
    var divisor = numerator
    var rest = denominator
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return Rate(unchecked: numerator / divisor, over: denominator / divisor)
  }
}
