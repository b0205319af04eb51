extension Money {
  /// Reads an amount such as "12.50 EUR" or "EUR 12.50". The currency must be a known one, or one of `registry`.
  public init(_ text: String, in registry: CurrencyRegistry? = nil) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try Money(parsing: bytes, in: registry) }
  }

  /// Makes an amount of texts: `try Money("12.50", "EUR")`.
  public init(
    _ amount: String, _ currency: String, in registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) {
    let code = try CurrencyCode(currency)
    try CurrencyRegistry.check(code, in: registry)
    let number: Decimal = try amount.read { (bytes) throws(MoneyFailure) in try Decimal(parsing: bytes) }
    self.init(number, code)
  }

  /// Makes an amount of minor units: 1050 are 10.50 EUR.
  public init(minor: Int64, _ currency: String, in registry: CurrencyRegistry? = nil) throws(MoneyFailure) {
    try self.init(minor: minor, CurrencyCode(currency), in: registry)
  }

  /// Reads an amount that `packed` of this or an earlier version returned.
  public init(packed bytes: [UInt8]) throws(MoneyFailure) {
    guard bytes.count <= PackedMoney.longest else {
      throw MoneyFailure(
        .limit, "packed amount must be at most " + .number(PackedMoney.longest) + " bytes, got " + .number(bytes.count),
        at: PackedMoney.longest)
    }
    self = try bytes.withUnsafeBufferPointer { (bytes) throws(MoneyFailure) in try PackedMoney.read(bytes) }
  }

  /// The amount as bytes for disks and networks. Their format is frozen.
  public var packed: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: PackedMoney.longest) { $1 = PackedMoney.write(self, to: $0) }
  }

  /// Bytes that sort like amounts: by currency code, then by value. Keys of equal amounts are equal at any scale.
  public var sortKey: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: MoneySortKey.longest) { $1 = MoneySortKey.write(self, to: $0) }
  }

  /// The exact sum of amounts of one currency; nil for no amounts.
  public static func sum(_ amounts: some Sequence<Money>) throws(MoneyFailure) -> Money? {
    var sum: Money?
    for amount in amounts { sum = if let sum { try sum.adding(amount) } else { amount } }
    return sum
  }

  /// Splits the amount into `count` shares that are as equal as possible and add up to it.
  public func split(_ count: Int) throws(MoneyFailure) -> [Money] {
    guard count >= 1, count <= Allocation.mostShares else {
      throw MoneyFailure(
        .limit, "number of shares must be 1 to " + .number(Allocation.mostShares) + ", got " + .number(count))
    }
    return try Allocation(of: self, into: count, method: .largestRemainder, digits: .currency, in: nil).shares
  }

  /// Shares in proportion to weights, which add up to this amount.
  public func allocated(
    by weights: [Decimal], method: AllocationMethod = .largestRemainder
  ) throws(MoneyFailure) -> [Money] {
    try Allocation(of: self, by: weights, method: method, digits: .currency, in: nil).shares
  }

  /// Rounds to a number of fraction digits, by default to those of the currency.
  public func rounded(_ digits: Digits = .currency, _ rounding: Rounding = .halfEven) throws(MoneyFailure) -> Money {
    try quantized(digits: digits, rounding: rounding).value
  }

  /// The minor units, such as 1050 for 10.50 EUR. A fraction of a minor unit throws.
  public func minorUnits() throws(MoneyFailure) -> Int64 { try minorUnits(in: nil) }

  /// The quotient, rounded once.
  public func divided(
    by divisor: Decimal, _ digits: Digits = .currency, _ rounding: Rounding = .halfEven
  ) throws(MoneyFailure) -> Money {
    try divided(by: divisor, digits: digits, rounding: rounding).value
  }

  /// The product, rounded once.
  public func times(
    _ factor: Decimal, _ digits: Digits = .currency, _ rounding: Rounding = .halfEven
  ) throws(MoneyFailure) -> Money {
    try multiplied(by: factor, digits: digits, rounding: rounding).value
  }
}

/// Amounts have no order that holds for two currencies, so `Money` is not `Comparable`: `<` throws where the currencies
/// differ. `try amounts.sorted(by: <)` sorts amounts of one currency.
extension Money {
  @inlinable
  public static func + (left: Money, right: Money) throws(MoneyFailure) -> Money { try left.adding(right) }

  @inlinable
  public static func - (left: Money, right: Money) throws(MoneyFailure) -> Money { try left.subtracting(right) }

  /// The exact product. Multiply with `times` if the product is to be rounded.
  @inlinable
  public static func * (left: Money, right: Decimal) throws(MoneyFailure) -> Money { try left.multiplied(by: right) }

  @inlinable
  public static prefix func - (value: Money) -> Money { value.negated }

  @inlinable
  public static func += (left: inout Money, right: Money) throws(MoneyFailure) { left = try left.adding(right) }

  @inlinable
  public static func -= (left: inout Money, right: Money) throws(MoneyFailure) { left = try left.subtracting(right) }

  @inlinable
  public static func < (left: Money, right: Money) throws(MoneyFailure) -> Bool { try left.order(to: right) < 0 }

  @inlinable
  public static func > (left: Money, right: Money) throws(MoneyFailure) -> Bool { try left.order(to: right) > 0 }

  @inlinable
  public static func <= (left: Money, right: Money) throws(MoneyFailure) -> Bool { try left.order(to: right) <= 0 }

  @inlinable
  public static func >= (left: Money, right: Money) throws(MoneyFailure) -> Bool { try left.order(to: right) >= 0 }
}

extension Money: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Money: CustomStringConvertible {
  /// "12.50 EUR", with all digits of its scale. `Money.init(_:)` reads it back.
  public var description: String { String(plainText) }
}

/// `{"amount": "12.50", "currency": "EUR"}`, as the library's own documents have amounts.
extension Money: Codable {
  private enum CodingKeys: String, CodingKey {
    case amount, currency
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Decimal.self, forKey: .amount), try container.decode(CurrencyCode.self, forKey: .currency))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(amount, forKey: .amount)
    try container.encode(currency, forKey: .currency)
  }
}
