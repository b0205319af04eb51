import MoneyCore
import MoneyPortfolio

/// A portfolio as JSON: its transactions in the order they were entered, canonical.
public struct PortfolioDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  private static var format: StaticString { "libmoney.portfolio" }
  private static var version: Int64 { 1 }

  // MARK: Writing

  public static func write(_ portfolio: Portfolio) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try writer.set("currency", to: portfolio.settings.currency.bytes, in: root)
    try writer.set("method", to: Array(portfolio.settings.method.name), in: root)
    try writer.set("shortage", to: Array(portfolio.settings.shortSales.name), in: root)
    try writer.set("next", to: Int64(truncatingIfNeeded: portfolio.next), in: root)
    try writer.set("revision", to: Int64(truncatingIfNeeded: portfolio.revision), in: root)
    for transaction in portfolio.entered {
      try write(transaction, with: writer, in: try writer.appendedObject("transactions", in: root))
    }
    return try writer.text()
  }

  static func write(
    _ transaction: Transaction, with writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set("id", to: transaction.id.bytes, in: object)
    try writer.set("date", to: transaction.day.isoText, in: object)
    try writer.set("action", to: Array(transaction.action.name), in: object)
    if !transaction.symbol.isEmpty { try writer.set("symbol", to: transaction.symbol.bytes, in: object) }
    if !transaction.quantity.isZero { try writer.set("quantity", to: transaction.quantity.plainText, in: object) }
    if !transaction.per.isZero { try writer.set("per", to: transaction.per.plainText, in: object) }
    if let total = transaction.total {
      try writer.set("total", to: total.amount.plainText, in: object)
      try writer.set("currency", to: total.currency.bytes, in: object)
    }
    if let fee = transaction.fee {
      try writer.set("fee", to: fee.amount.plainText, in: object)
      try writer.set("fee_currency", to: fee.currency.bytes, in: object)
    }
    if let rate = transaction.rate {
      let ratio = Message.id(rate.numerator).bytes + [ASCII.slash] + Message.id(rate.denominator).bytes
      try writer.set("rate", to: ratio, in: object)
    }
    for lot in transaction.lots {
      let entry = try writer.appendedObject("lots", in: object)
      try writer.set("id", to: lot.id.bytes, in: entry)
      try writer.set("quantity", to: lot.quantity.plainText, in: entry)
    }
  }

  // MARK: Reading

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Portfolio {
    try PortfolioDocument(text: text).portfolio(try JSONReader.read(text), registry)
  }

  private func portfolio(_ root: JSONValue, _ registry: CurrencyRegistry?) throws(MoneyFailure) -> Portfolio {
    let settings: PortfolioSettings
    var transactions: [Transaction] = []
    let next: UInt64
    let revision: UInt64
    // The path of the value that is being read, for the position of a failure.
    var steps: [JSONStep] = [.member("format")]
    do throws(MoneyFailure) {
      try check(root, format: PortfolioDocument.format, version: PortfolioDocument.version)
      steps = []
      try checkMembers(of: root, among: "currency format method next revision shortage transactions version")
      steps = [.member("method")]
      let method = try choice(root["method"], "method", LotMethod.allCases) { $0.name }
      steps = [.member("shortage")]
      let shortSales = try choice(root["shortage"], "shortage", ShortSalePolicy.allCases) { $0.name }
      steps = [.member("currency")]
      settings = try PortfolioSettings(
        currency: try code(root["currency"], "currency"), method: method, shortSales: shortSales, registry: registry)
      steps = [.member("transactions")]
      if let list = root["transactions"] {
        let elements = try elements(list, "transactions")
        transactions.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
          steps = [.member("transactions"), .element(index)]
          transactions.append(try transaction(element, &steps))
        }
      }
      steps = [.member("next")]
      next = try natural(root["next"], "next")
      steps = [.member("revision")]
      revision = try natural(root["revision"], "revision")
    } catch {
      throw error.placed(at: JSONPlace.position(of: steps, in: text))
    }
    return try restored(settings, transactions, next: next, revision: revision)
  }

  private func restored(
    _ settings: PortfolioSettings, _ transactions: [Transaction], next: UInt64, revision: UInt64
  ) throws(MoneyFailure) -> Portfolio {
    do throws(MoneyFailure) {
      return try Portfolio(restoring: transactions, settings, next: next, revision: revision)
    } catch {
      guard let index = error.position else { throw error.placed(at: 0) }
      throw error.placed(
        at: JSONPlace.position(of: [.member("transactions"), .element(index)], in: text))
    }
  }

  /// - Parameter key: the id for a transaction without one; an id in the document must be equal to it.
  func transaction(
    _ value: JSONValue, _ steps: inout [JSONStep], key: ShortText? = nil
  ) throws(MoneyFailure) -> Transaction {
    let place = steps
    guard case .object = value else { throw .element("transaction", mustBe: "an object", got: value) }
    try checkMembers(of: value, among: "action currency date fee fee_currency id lots per quantity rate symbol total")
    func enter(_ member: StaticString) { steps = place + [.member(member)] }
    enter("id")
    let id: ShortText
    if let key, value["id"] == nil { id = key } else { id = try ShortText(try string(value["id"], "id"), "id") }
    if let key, key != id {
      throw MoneyFailure(.document, "\"id\" must be the key of the transaction, got " + .quoted(id.bytes))
    }
    if id.isEmpty { throw MoneyFailure(.document, "id must not be empty") }
    enter("date")
    guard let day = try day(value["date"], "date") else { throw .member("date", mustBe: "a date", got: nil) }
    enter("action")
    let action = try choice(
      value["action"], "action", Transaction.Action.allCases, { $0.name })
    enter("symbol")
    let symbol =
      value["symbol"] == nil
      ? ShortText.empty
      : try ShortText(try string(value["symbol"], "symbol"), "symbol", atMost: Transaction.longestSymbol)
    enter("quantity")
    let quantity = try decimal(value["quantity"], "quantity") ?? .zero
    enter("per")
    let per = try decimal(value["per"], "per") ?? .zero
    enter("total")
    let total = try money(value, "total", "currency")
    enter("fee")
    let fee = try money(value, "fee", "fee_currency")
    enter("rate")
    let rate = try rate(value["rate"])
    enter("lots")
    let lots = try lots(value["lots"])
    steps = place
    return Transaction(
      id: id, symbol: symbol, day: day, action: action, quantity: quantity, per: per, total: total, fee: fee,
      rate: rate, lots: lots)
  }

  /// Reads a decimal, or nil.
  private func decimal(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> Decimal? {
    guard let value else { return nil }
    do throws(MoneyFailure) {
      return try string(value, name).reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
    } catch { throw error.unplaced }
  }

  private func money(
    _ value: JSONValue, _ amount: StaticString, _ currency: StaticString
  ) throws(MoneyFailure) -> Money? {
    guard let number = try decimal(value[amount], amount) else {
      guard value[currency] == nil else {
        throw MoneyFailure(.document, "\"" + Message(amount) + "\" must be set if \"" + Message(currency) + "\" is set")
      }
      return nil
    }
    return Money(number, try code(value[currency], currency))
  }

  private func rate(_ value: JSONValue?) throws(MoneyFailure) -> Rate? {
    guard let value else { return nil }
    let ratio = try string(value, "rate")
    let sides = ratio.split(separator: ASCII.slash, omittingEmptySubsequences: false)
    guard sides.count == 2, let numerator = PortfolioDocument.word(sides[0]),
      let denominator = PortfolioDocument.word(sides[1]),
      let rate = Rate(numerator: numerator, denominator: denominator)
    else {
      throw MoneyFailure(
        .document, "\"rate\" must be a ratio of two positive integers of 64 bits, got " + .quoted(ratio))
    }
    return rate
  }

  private static func word(_ digits: ArraySlice<UInt8>) -> UInt64? {
    guard !digits.isEmpty else { return nil }
    var word: UInt64 = 0
    for digit in digits {
      guard ASCII.isDigit(digit) else { return nil }
      let (tens, first) = word.multipliedReportingOverflow(by: 10)
      let (sum, second) = tens.addingReportingOverflow(UInt64(ASCII.digit(digit)))
      if first || second { return nil }
      word = sum
    }
    return word
  }

  private func lots(_ value: JSONValue?) throws(MoneyFailure) -> [LotSelection] {
    guard let value else { return [] }
    var lots: [LotSelection] = []
    for element in try elements(value, "lots") {
      guard case .object = element else { throw .element("lot", mustBe: "an object", got: element) }
      try checkMembers(of: element, among: "id quantity")
      guard let quantity = try decimal(element["quantity"], "quantity") else {
        throw .member("quantity", mustBe: "a decimal", got: nil)
      }
      lots.append(LotSelection(id: try ShortText(try string(element["id"], "id"), "id"), quantity: quantity))
    }
    guard lots.count <= Transaction.mostLots else {
      throw MoneyFailure(
        .limit,
        "number of lots of a sale must be at most " + .number(Transaction.mostLots) + ", got " + .number(lots.count))
    }
    return lots
  }

  /// Reads a whole number that is not negative.
  private func natural(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> UInt64 {
    let number = try integer(value, name)
    guard let natural = UInt64(exactly: number) else {
      throw MoneyFailure(.document, "\"" + Message(name) + "\" must be at least 0, got " + .integer(number))
    }
    return natural
  }
}
