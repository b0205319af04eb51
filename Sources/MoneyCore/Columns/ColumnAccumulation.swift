/// Adds the rows of a column to the accumulators of their groups.
public struct ColumnAccumulation {
  private let amounts: Column
  private let codes: [CurrencyCode?]
  private let scales: [ColumnScale]
  private let indices: Column?
  private let groups: Column?

  /// - Parameter groups: the index of each row's accumulator; nil if all rows are added to the first one.
  public init(
    _ amounts: Column, of currencies: ColumnCurrencies, by groups: Column?, in registry: CurrencyRegistry?
  ) {
    self.amounts = amounts
    self.groups = groups
    codes = currencies.codes
    scales = currencies.scales(of: amounts, in: registry)
    indices = currencies.indices
  }

  /// Adds all rows; returns the number of rows that are null.
  public func run(into accumulators: inout [Accumulator], watch: Watch) throws(MoneyFailure) -> Int {
    var nulls = 0
    for row in 0..<amounts.length {
      try watch.step(row, of: amounts.length)
      let isValid = amounts.loadBits(row, 1) & (indices?.loadBits(row, 1) ?? 1) & (groups?.loadBits(row, 1) ?? 1)
      if isValid == 0 {
        nulls &+= 1
        continue
      }
      let group = groups.map { Int($0.small(row)) } ?? 0
      guard group >= 0, group < accumulators.count else { throw outside("group index", group, accumulators.count, row) }
      let code = indices.map { Int($0.small(row)) } ?? 0
      guard code >= 0, code < scales.count else { throw outside("currency index", code, scales.count, row) }
      do throws(MoneyFailure) {
        try accumulators[group].add(try money(row, code))
      } catch {
        throw MoneyFailure(error.status, "row " + .number(row) + ": " + error.message, at: row)
      }
    }
    return nulls
  }

  private func money(_ row: Int, _ code: Int) throws(MoneyFailure) -> Money {
    let scale = try scales[code].value(codes[code])
    guard let currency = codes[code], let amount = Decimal(coefficient: amounts.coefficient(row), scale: scale) else {
      throw MoneyFailure(.argument, "amount must have at most 38 digits")
    }
    return Money(amount, currency)
  }

  private func outside(_ name: StaticString, _ index: Int, _ count: Int, _ row: Int) -> MoneyFailure {
    MoneyFailure(
      .notFound,
      "row " + Message.number(row) + ": " + Message(name) + " must be 0 to " + .number(count - 1) + ", got "
        + .number(index), at: row)
  }
}
