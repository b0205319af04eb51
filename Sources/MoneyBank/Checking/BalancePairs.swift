import MoneyCore

/// The opening and the closing balance of each currency.
struct BalancePairs {
  struct Pair {
    let currency: CurrencyCode
    fileprivate var openings: [BankBalance] = []
    fileprivate var previous: [BankBalance] = []
    fileprivate var closings: [BankBalance] = []

    /// The opening balance, or else the closing balance of the previous statement; nil if it is missing or ambiguous.
    var opening: BankBalance? {
      if openings.isEmpty { return previous.count == 1 ? previous.first : nil }
      return openings.count == 1 ? openings.first : nil
    }
    var closing: BankBalance? { closings.count == 1 ? closings.first : nil }
  }

  private(set) var found: [Pair] = []
  private var index = CurrencyIndex()

  mutating func add(_ balance: BankBalance, _ texts: BankTexts) {
    let type = texts[balance.type]
    let isOpening = type.elementsEqual(UTF8Bytes("OPBD"))
    let isPrevious = type.elementsEqual(UTF8Bytes("PRCD"))
    let isClosing = type.elementsEqual(UTF8Bytes("CLBD"))
    guard isOpening || isPrevious || isClosing else { return }
    let place = place(of: balance.amount.currency)
    if isOpening {
      found[place].openings.append(balance)
    } else if isPrevious {
      found[place].previous.append(balance)
    } else {
      found[place].closings.append(balance)
    }
  }

  private mutating func place(of currency: CurrencyCode) -> Int {
    let known = found
    if let place = index.find(currency, among: known.count, at: { known[$0].currency }) { return place }
    found.append(Pair(currency: currency))
    let added = found
    index.insertLast(of: added.count) { added[$0].currency }
    return added.count &- 1
  }
}
