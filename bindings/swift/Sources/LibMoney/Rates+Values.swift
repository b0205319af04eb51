extension RatesBuilder {
  /// Adds a rate: the units of `to` for one unit of `from`, as a text such as "1.1172" or "2401/2150".
  public mutating func add(
    _ from: String, _ to: String, _ rate: String, on day: String? = nil
  ) throws(MoneyFailure) {
    let value: Rate = try rate.read { (text) throws(MoneyFailure) in try Rate(parsing: text) }
    let day: Day? = if let day { try Day(day) } else { nil }
    try add(Quote(from: CurrencyCode(from), to: CurrencyCode(to), rate: value, day: day))
  }
}

extension RatesTable {
  /// A table of rates without dates: `try Rates.of(["EUR/USD": "1.1172"])`.
  public static func of(
    _ rates: KeyValuePairs<String, String>, source: String = ""
  ) throws(MoneyFailure) -> RatesTable {
    var builder = RatesBuilder()
    for (pair, rate) in rates {
      let pair = try pair.read { (text) throws(MoneyFailure) in try CurrencyPair(parsing: text) }
      try builder.add(pair.from.description, pair.to.description, rate)
    }
    try builder.setSource(source.bytes)
    return builder.build()
  }

  /// The reference rates of the European Central Bank, from its files of values or of XML.
  public static func ecb(_ text: String) throws(MoneyFailure) -> RatesTable {
    try text.read { (bytes) throws(MoneyFailure) in
      try ECBXMLReader.reads(bytes) ? ECBXMLReader.read(bytes) : ECBReader.read(bytes)
    }
  }

  /// Returns a table with the rates of both tables. Those of this table take precedence.
  public func merged(
    with added: RatesTable, _ rule: MergeRule = .pairs, undatedOn day: String? = nil
  ) throws(MoneyFailure) -> RatesTable {
    let day: Day? = if let day { try Day(day) } else { nil }
    return try merged(with: added, rule, undatedOn: day)
  }

  /// Converts an amount, rounded once. If the day has no rate, one from up to `gap` days earlier is used.
  public func convert(
    _ amount: Money, to target: String, on day: Day? = nil, gap: Int32 = 0, digits: Digits = .currency,
    rounding: Rounding = .halfEven
  ) throws(MoneyFailure) -> Money {
    let options = ConversionOptions(day: day, maximumGap: gap, digits: digits, rounding: rounding)
    return try RatesTable.convert(amount, to: CurrencyCode(target), with: self, options, in: nil).money
  }

  /// Converts an amount, and returns the rate, the path, the day, the source and the remainder of the
  /// rounding.
  public func explain(
    _ amount: Money, to target: String, on day: Day? = nil, gap: Int32 = 0, digits: Digits = .currency,
    rounding: Rounding = .halfEven
  ) throws(MoneyFailure) -> Conversion {
    let options = ConversionOptions(day: day, maximumGap: gap, digits: digits, rounding: rounding)
    return try RatesTable.explain(amount, to: CurrencyCode(target), with: self, options, in: nil)
  }
}

extension RatesTable {
  /// Returns the rate between two currencies as an exact ratio, with its provenance.
  public func find(
    _ source: String, to target: String, on day: Day? = nil, gap: Int32 = 0
  ) throws(MoneyFailure) -> Conversion {
    let options = ConversionOptions(day: day, maximumGap: gap)
    return try RatesTable.find(from: CurrencyCode(source), to: CurrencyCode(target), with: self, options)
  }

  /// Sorts amounts in any currencies by their exact values in the target currency, lowest first.
  public func sorted(
    _ amounts: [Money], in target: String, on day: Day? = nil, gap: Int32 = 0
  ) throws(MoneyFailure) -> [Money] {
    let options = ConversionOptions(day: day, maximumGap: gap)
    let indices = try RatesTable.sortedIndices(of: amounts, in: CurrencyCode(target), with: self, options).indices
    return indices.map { amounts[$0] }
  }
}

extension MoneyBag {
  public init(_ amounts: some Sequence<Money>) throws(MoneyFailure) {
    self.init()
    for amount in amounts { try add(amount) }
  }

  /// Returns the sum of all amounts in one currency, at the rates of a day, rounded once. Without a day, the newest
  /// rates of the table apply. If the day has no rate, one from up to `gap` days earlier is used.
  public func total(
    in target: String, _ rates: RatesTable?, on day: Day? = nil, gap: Int32 = 0, digits: Digits = .currency,
    rounding: Rounding = .halfEven
  ) throws(MoneyFailure) -> Money {
    let options = ConversionOptions(day: day, maximumGap: gap, digits: digits, rounding: rounding)
    return try reduced(to: CurrencyCode(target), with: rates, options, in: nil).money
  }
}

extension MoneyBag: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension MoneyBag: CustomStringConvertible {
  public var description: String { amounts.map(\.description).joined(separator: " + ") }
}
