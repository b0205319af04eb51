extension MoneyBag {
  /// The amounts other than 0, in the order of their codes.
  public var sorted: [Money] { amounts.ordered { $0.currency < $1.currency } }

  /// The text `12.50 EUR + 3.00 USD`: the amounts in the order of their codes, each with its own sign; `0` for an empty
  /// bag.
  @_optimize(size)
  public var plainText: [UInt8] {
    var text: [UInt8] = []
    for part in sorted {
      if !text.isEmpty { text.append(contentsOf: MoneyBag.separator) }
      text.append(contentsOf: part.plainText)
    }
    return text.isEmpty ? [ASCII.zero] : text
  }

  private static var separator: UnsafeBufferPointer<UInt8> { UTF8Bytes(" + ") }

  /// Reads amounts with ` + ` between them, in any order, each currency at most once; `0` is the empty bag.
  @_optimize(size)
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

  /// Adds an amount; throws if the bag already contains its currency.
  @_optimize(size)
  public mutating func addNew(_ amount: Money) throws(MoneyFailure) {
    if contains(amount.currency) {
      throw MoneyFailure(.syntax, "duplicate currency " + .code(amount.currency) + " in the bag")
    }
    try add(amount)
  }
}
