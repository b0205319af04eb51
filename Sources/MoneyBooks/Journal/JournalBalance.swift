import MoneyCore

/// The sums of the postings of a transaction in each currency: of their amounts, and of their amounts at their prices.
struct JournalBalance {
  struct Entry {
    let currency: CurrencyCode
    var amounts = DecimalSum()
    var weights = DecimalSum()
    /// The smallest and the largest number of fraction digits of the amounts that are not written as integers.
    var coarsest: UInt32 = 0
    var finest: UInt32 = 0
  }

  private(set) var entries: [Entry] = []
  private var index = CurrencyIndex()

  mutating func add(_ amount: Money) {
    let position = position(of: amount.currency)
    entries[position].amounts.add(amount.amount)
    let scale = amount.amount.scale
    if scale == 0 { return }
    entries[position].coarsest = entries[position].coarsest == 0 ? scale : min(entries[position].coarsest, scale)
    entries[position].finest = max(entries[position].finest, scale)
  }

  mutating func add(weight: Money) {
    let position = position(of: weight.currency)
    entries[position].weights.add(weight.amount)
  }

  private mutating func position(of currency: CurrencyCode) -> Int {
    if let position = index.find(currency, among: entries.count, at: { entries[$0].currency }) { return position }
    entries.append(Entry(currency: currency))
    let known = entries
    index.insertLast(of: known.count) { known[$0].currency }
    return known.count &- 1
  }
}

extension JournalBalance.Entry {
  /// True if the weights do not sum to zero. With prices, a difference of half a unit of the last digit of the amounts
  /// is allowed: of the coarsest amount in Beancount, and of the finest one in the other formats.
  func isUnbalanced(hasPrices: Bool, in format: JournalFormat) throws(MoneyFailure) -> Bool {
    if weights.sign == 0 { return false }
    let digits = format == .beancount ? coarsest : finest
    guard hasPrices, digits > 0, let unit = Decimal(coefficient: 1, scale: digits) else { return true }
    let sum = try weights.value().absolute
    let twice = try sum.adding(sum)
    return format == .beancount ? twice > unit : twice >= unit
  }
}
