import MoneyCore
import MoneyPortfolio

/// The content of a store of transactions: a map by id, or `null` if it is empty.
///
/// A transaction is an object as in a portfolio's document, or the plain
/// `{"date","type","ticker","quantity","price","sum"}`. Firebase answers with a list if the ids are small numbers.
struct TransactionsDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  /// Reads the transactions in the order of their ids, numbers by value, because a map has no order of its own.
  static func read(
    _ text: UnsafeBufferPointer<UInt8>, currency: CurrencyCode
  ) throws(MoneyFailure) -> [Transaction] {
    let document = TransactionsDocument(text: text)
    let root = try JSONReader.read(text)
    var transactions: [Transaction] = []
    switch root {
    case .null: return []
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if case .null = element { continue }
        transactions.append(try document.transaction(Message.number(index).bytes, element, currency))
      }
    case .object(let members):
      if case .string = root["error"] { try document.throwProviderError(root) }
      for member in members { transactions.append(try document.transaction(member.key, member.value, currency)) }
    default: throw MoneyFailure(.document, "transactions must be an object by id")
    }
    return transactions.ordered { isBefore($0.id, $1.id) }
  }

  private static func isBefore(_ left: ShortText, _ right: ShortText) -> Bool {
    switch (number(left), number(right)) {
    case (let first?, let second?): first == second ? left < right : first < second
    case (nil, nil): left < right
    case (let first, _): first != nil
    }
  }

  private static func number(_ id: ShortText) -> UInt64? {
    let digits = id.bytes
    guard !digits.isEmpty, digits.count <= 18, digits.allSatisfy(ASCII.isDigit) else { return nil }
    return digits.reduce(0) { $0 &* 10 &+ UInt64(ASCII.digit($1)) }
  }

  private func transaction(
    _ key: [UInt8], _ value: JSONValue, _ currency: CurrencyCode
  ) throws(MoneyFailure) -> Transaction {
    do throws(MoneyFailure) {
      let id = try ShortText(key, "id")
      if id.isEmpty { throw MoneyFailure(.document, "id must not be empty") }
      if value["ticker"] != nil { return try plain(id, value, currency) }
      var steps: [JSONStep] = []
      return try PortfolioDocument(text: text).transaction(value, &steps, key: id)
    } catch {
      throw MoneyFailure(error.status, "transaction " + .quoted(key) + ": " + error.message)
    }
  }

  /// Reads a plain transaction. Either the price or the sum may be missing.
  private func plain(
    _ id: ShortText, _ value: JSONValue, _ currency: CurrencyCode
  ) throws(MoneyFailure) -> Transaction {
    guard let day = try day(value["date"], "date") else { throw .member("date", mustBe: "a date", got: nil) }
    let type = try string(value["type"], "type").map { ASCII.isUppercase($0) ? $0 | 0x20 : $0 }
    let isPurchase = Transaction.Action.buy.name.isEqual(to: type)
    guard isPurchase || Transaction.Action.sell.name.isEqual(to: type) else {
      throw MoneyFailure(.document, "unknown \"type\" " + .quoted(type))
    }
    let quantity = try exact(value["quantity"], "quantity")
    let sum: Decimal
    if let given = value["sum"] {
      sum = try exact(given, "sum")
    } else {
      sum = try quantity.multiplied(by: try exact(value["price"], "price"))
    }
    let code = value["currency"] == nil ? currency : try code(value["currency"], "currency")
    return Transaction(
      id: id,
      symbol: try ShortText(try string(value["ticker"], "ticker"), "symbol", atMost: Transaction.longestSymbol),
      day: day, action: isPurchase ? .buy : .sell, quantity: quantity, total: Money(sum, code))
  }

  static func write(_ transaction: Transaction) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    try PortfolioDocument.write(transaction, with: writer, in: writer.root)
    return try writer.text()
  }
}
