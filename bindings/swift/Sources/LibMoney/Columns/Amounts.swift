/// A column of amounts: 64-bit integers that count minor units, or coefficients of one scale. Calls on the column compute
/// each row as the same call on a `Money` does, many times as fast, in the thread of the caller.
///
///     let prices = try Amounts([1050, 250, 99], "EUR")
///     let dollars = try prices.converted(with: rates, to: "USD")
///     dollars.values                       // [1173, 279, 111]
///
/// A row is null where the column has no amount.
public struct Amounts: Equatable, Sendable {
  public let values: [Int64]
  /// The currencies of the column.
  public let codes: [CurrencyCode]
  /// The place of each row's currency in `codes`; nil if there is one currency.
  public let indices: [Int32]?
  /// The fraction digits of the values; nil if they count minor units.
  public let scale: UInt32?
  /// One bit for each row in the layout of Apache Arrow, the lowest bit of a byte first. A row is null where its bit is
  /// 0. Nil if no row is null.
  public let validity: [UInt8]?
  /// The status of each row, if the call continued after failures; 0 for a row with a result.
  public let statuses: [Int32]?

  init(
    values: [Int64], codes: [CurrencyCode], indices: [Int32]?, scale: UInt32?, validity: [UInt8]?,
    statuses: [Int32]?
  ) {
    self.values = values
    self.codes = codes
    self.indices = indices
    self.scale = scale
    self.validity = validity
    self.statuses = statuses
  }

  /// A column of one currency.
  ///
  /// - Parameters:
  ///   - scale: the fraction digits of the values, 0 to 38; nil if they count minor units.
  ///   - validity: a bit for each row; nil if no row is null.
  public init(
    _ values: [Int64], _ currency: String, scale: UInt32? = nil, validity: [UInt8]? = nil
  ) throws(MoneyFailure) {
    let code = try CurrencyCode(currency)
    try Amounts.check(values.count, nil, scale, validity)
    self.init(values: values, codes: [code], indices: nil, scale: scale, validity: validity, statuses: nil)
  }

  /// A column of several currencies. Each index is the place of its row's currency in `codes`; a row whose index has no
  /// currency fails when a call comes to it.
  public init(
    _ values: [Int64], _ codes: [String], _ indices: [Int32], scale: UInt32? = nil, validity: [UInt8]? = nil
  ) throws(MoneyFailure) {
    var currencies: [CurrencyCode] = []
    for code in codes { currencies.append(try CurrencyCode(code)) }
    guard codes.count <= ColumnCurrencies.mostCodes else {
      throw MoneyFailure(
        .limit,
        "number of currencies must be at most " + .number(ColumnCurrencies.mostCodes) + ", got " + .number(codes.count))
    }
    try Amounts.check(values.count, indices.count, scale, validity)
    self.init(values: values, codes: currencies, indices: indices, scale: scale, validity: validity, statuses: nil)
  }

  /// The column of amounts of any currencies, where nil is a row without an amount. All values get the scale of the
  /// finest amount.
  ///
  /// - Throws: `overflow` if a value does not fit 64 bits at that scale.
  public init(_ amounts: some Sequence<Money?>) throws(MoneyFailure) {
    let rows = Array(amounts)
    let scale = rows.reduce(0) { Swift.max($0, $1?.amount.scale ?? 0) }
    var (codes, places) = ([CurrencyCode](), [CurrencyCode: Int32]())
    var values = [Int64](repeating: 0, count: rows.count)
    var indices = [Int32](repeating: 0, count: rows.count)
    var validity = [UInt8](repeating: 0, count: Amounts.bytes(for: rows.count))
    for (row, money) in rows.enumerated() {
      guard let money else { continue }
      let amount = try money.amount.quantized(digits: scale, rounding: .unnecessary).value
      guard let value = Int64(exactly: amount.coefficient) else {
        throw MoneyFailure(.overflow, "amount of row " + .number(row) + " must fit 64 bits", at: row)
      }
      if places[money.currency] == nil {
        places[money.currency] = Int32(truncatingIfNeeded: codes.count)
        codes.append(money.currency)
      }
      values[row] = value
      indices[row] = places[money.currency] ?? 0
      validity[row / 8] |= 1 << UInt8(row % 8)
    }
    guard codes.count <= ColumnCurrencies.mostCodes else {
      throw MoneyFailure(
        .limit,
        "number of currencies must be at most " + .number(ColumnCurrencies.mostCodes) + ", got " + .number(codes.count))
    }
    self.init(
      values: values, codes: codes, indices: codes.count == 1 ? nil : indices, scale: scale,
      validity: rows.contains { $0 == nil } ? validity : nil, statuses: nil)
  }

  private static func check(
    _ count: Int, _ indices: Int?, _ scale: UInt32?, _ validity: [UInt8]?
  ) throws(MoneyFailure) {
    if let scale { try Decimal.check(digits: scale) }
    if let indices, indices != count {
      throw MoneyFailure(.argument, "number of indices must be " + .number(count) + ", got " + .number(indices))
    }
    if let validity, validity.count < bytes(for: count) {
      throw MoneyFailure(
        .argument, "validity must be at least " + .number(bytes(for: count)) + " bytes, got " + .number(validity.count))
    }
  }

  /// The number of bytes of a bitmap for `rows` rows.
  static func bytes(for rows: Int) -> Int { rows / 8 + (rows % 8 == 0 ? 0 : 1) }
}

// MARK: - Rows

extension Amounts: Sequence {
  public var count: Int { values.count }

  /// Returns whether a row contains an amount.
  public func hasAmount(at row: Int) -> Bool {
    guard values.indices.contains(row) else { return false }
    return validity.map { $0[row / 8] >> UInt8(row % 8) & 1 == 1 } ?? true
  }

  /// Returns the amount of a row; nil if the row is null or out of range, or if its currency has no minor unit.
  public func amount(at row: Int) -> Money? {
    guard hasAmount(at: row) else { return nil }
    let place = indices.map { Int($0[row]) } ?? 0
    guard codes.indices.contains(place) else { return nil }
    guard let scale else { return try? Money(minor: values[row], codes[place], in: nil) }
    return Decimal(coefficient: Int128(values[row]), scale: scale).map { Money($0, codes[place]) }
  }

  /// The amounts of the rows in their order; nil for each row that is null.
  public func makeIterator() -> AnyIterator<Money?> {
    var row = 0
    return AnyIterator {
      guard row < values.count else { return nil }
      defer { row += 1 }
      return .some(amount(at: row))
    }
  }
}
