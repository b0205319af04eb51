import MoneyCore

/// The ids of transactions whose source states no id.
///
/// An id consists of 30 hexadecimal digits of the SHA-256 of the transaction's contents, a hyphen, and the number of the
/// occurrence among equal rows of the text. It therefore depends on the source alone, and not on the order of its rows.
struct ImportIdentity {
  private let hash = SHA256()
  /// The first ids of contents, and how often the contents occurred.
  private var firsts: [ShortText] = []
  private var counts: [Int] = []
  private var index = HashIndex(capacity: 0)

  private static var digits: Int { 30 }

  /// The id of the next occurrence of a transaction's contents.
  mutating func next(for transaction: Transaction, _ watch: Watch) throws(MoneyFailure) -> ShortText {
    let digest = hash.digest(try ImportIdentity.contents(of: transaction))
    var text: [UInt8] = []
    for byte in digest.prefix(ImportIdentity.digits / 2) {
      text.append(ImportIdentity.digit(byte >> 4))
      text.append(ImportIdentity.digit(byte & 15))
    }
    let key = try ShortText(text, "id")
    var count = 1
    if let place = index.find(key, keyAt: { firsts[$0] }) {
      counts[place] &+= 1
      count = counts[place]
    } else {
      try watch.ask(firsts.growth &+ counts.growth &+ index.growth)
      firsts.append(key)
      counts.append(1)
      let known = firsts
      index.insert(known.count &- 1) { known[$0] }
    }
    text.append(ASCII.minus)
    text.append(contentsOf: Message.number(count).bytes)
    return try ShortText(text, "id")
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? ASCII.zero &+ value : 0x57 &+ value }

  /// The contents of a transaction as lines: the date, action, symbol, quantity, shares before a split, total, fee, rate
  /// and lots. The security received, the cost share and the opening date follow where a transaction uses them. Trailing
  /// zeros and a fee of 0 are omitted.
  private static func contents(of transaction: Transaction) throws(MoneyFailure) -> [UInt8] {
    var text = transaction.day.isoText
    func line(_ bytes: [UInt8]) {
      text.append(ASCII.lineFeed)
      text.append(contentsOf: bytes)
    }
    line(Array(UTF8Bytes(transaction.action.name)))
    line(transaction.symbol.bytes)
    line(try transaction.quantity.normalized(atLeast: 0).plainText)
    line(try transaction.per.normalized(atLeast: 0).plainText)
    line(try amount(transaction.total))
    line(try amount(transaction.fee.flatMap { $0.amount.isZero ? nil : $0 }))
    line(transaction.rate?.plainText ?? [])
    for lot in transaction.lots {
      line(lot.id.bytes)
      line(try lot.quantity.normalized(atLeast: 0).plainText)
    }
    if let terms = transaction.terms {
      line(terms.into.bytes)
      line(terms.costShare?.ratioText ?? [])
      line(terms.opened?.isoText ?? [])
    }
    return text
  }

  private static func amount(_ money: Money?) throws(MoneyFailure) -> [UInt8] {
    guard let money else { return [] }
    return try money.amount.normalized(atLeast: 0).plainText + [ASCII.space] + money.currency.bytes
  }
}

extension Transaction {
  /// True if another transaction of the same id records the same event: an export may omit rates and lots, and state a
  /// ratio in other terms.
  func isSameEvent(as other: Transaction) -> Bool {
    guard action == other.action, symbol == other.symbol, day == other.day, into == other.into else { return false }
    guard action.isRatio || quantity == other.quantity else { return false }
    return Transaction.isSame(total, other.total) && Transaction.isSame(fee, other.fee)
  }

  /// True for equal amounts; an amount of 0 equals a missing one.
  private static func isSame(_ left: Money?, _ right: Money?) -> Bool {
    let left = left.flatMap { $0.amount.isZero ? nil : $0 }
    let right = right.flatMap { $0.amount.isZero ? nil : $0 }
    guard let left, let right else { return left == nil && right == nil }
    return left.currency == right.currency && left.amount == right.amount
  }
}
