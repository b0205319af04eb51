extension MoneyBag {
  /// The parts other than 0, in the order of their codes.
  public var sorted: [Money] { moneys.sorted { $0.currency < $1.currency } }

  /// `12.50 EUR + 3.00 USD`: the amounts in the order of their codes, each with its own sign; `0` where there is none.
  public var plainText: [UInt8] {
    var text: [UInt8] = []
    for part in sorted {
      if !text.isEmpty { text.append(contentsOf: MoneyBag.separator) }
      text.append(contentsOf: part.plainText)
    }
    return text.isEmpty ? [ASCII.zero] : text
  }

  private static var separator: UnsafeBufferPointer<UInt8> { UTF8Bytes(" + ") }

  /// Reads amounts with ` + ` between them, each currency once, in any order; `0` is no amount.
  public init(
    parsing text: UnsafeBufferPointer<UInt8>, in registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) {
    self.init()
    if text.elementsEqual(CollectionOfOne(ASCII.zero)) { return }
    var start = 0
    var index = 0
    while index <= text.count {
      let isEnd = index == text.count
      guard isEnd || UnsafeBufferPointer(rebasing: text[index...]).starts(with: MoneyBag.separator) else {
        index &+= 1
        continue
      }
      do throws(MoneyFailure) {
        try addNew(try Money(parsing: UnsafeBufferPointer(rebasing: text[start..<index]), in: registry))
      } catch {
        throw error.placed(at: start &+ (error.position ?? 0))
      }
      if isEnd { return }
      index &+= MoneyBag.separator.count
      start = index
    }
  }

  /// Adds an amount of a currency that is not in the bag yet.
  public mutating func addNew(_ money: Money) throws(MoneyFailure) {
    if contains(money.currency) { throw MoneyFailure(.syntax, "two amounts of " + .code(money.currency)) }
    try add(money)
  }
}
