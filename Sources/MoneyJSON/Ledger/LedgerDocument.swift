import MoneyCore
import MoneyLedger

/// A ledger as JSON: its accounts in the order of their creation, and its transactions by id, canonical.
public struct LedgerDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.ledger" }
  private static var version: Int64 { 1 }

  // MARK: - Writing

  public static func write(_ ledger: Ledger) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try writer.set("base", to: ledger.base.bytes, in: root)
    if let closed = ledger.closed { try writer.set("closed", to: closed.isoText, in: root) }
    for account in ledger.accounts {
      let node = try writer.appendedObject("accounts", in: root)
      try writer.set("name", to: account.name, in: node)
      try writer.set("kind", to: Array(account.kind.name), in: node)
      if let currency = account.currency { try writer.set("currency", to: currency.bytes, in: node) }
      if account.isGroup { try writer.set("use", to: Array(group), in: node) }
    }
    for transaction in ledger.transactions {
      try write(transaction, of: ledger, with: writer, in: try writer.appendedObject("transactions", in: root))
    }
    return try writer.text()
  }

  /// The word of an account that only groups others.
  private static var group: StaticString { "group" }

  private static func write(
    _ transaction: LedgerTransaction, of ledger: Ledger, with writer: borrowing JSONWriter, in node: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set("date", to: transaction.day.isoText, in: node)
    if transaction.kind != .entry { try writer.set("kind", to: Array(transaction.kind.name), in: node) }
    if !transaction.description.isEmpty { try writer.set("description", to: transaction.description, in: node) }
    if transaction.reverses != 0 {
      try writer.set("reverses", to: Int64(truncatingIfNeeded: transaction.reverses), in: node)
    }
    for position in transaction.postings {
      let posting = ledger.posting(at: position)
      let node = try writer.appendedObject("postings", in: node)
      try writer.set("account", to: posting.account, in: node)
      try writer.set("amount", to: posting.amount.amount.plainText, in: node)
      try writer.set("currency", to: posting.amount.currency.bytes, in: node)
    }
  }

  // MARK: - Reading

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Ledger {
    try LedgerDocument(text: text).ledger(try JSONReader.read(text))
  }

  private func ledger(_ root: JSONValue) throws(MoneyFailure) -> Ledger {
    try at([]) { () throws(MoneyFailure) in
      try check(root, format: LedgerDocument.format, version: LedgerDocument.version)
      try checkMembers(of: root, among: "accounts base closed format transactions version")
    }
    var ledger = Ledger(
      base: try at([.member("base")]) { () throws(MoneyFailure) in try code(root["base"], "base") })
    try forEach(root["accounts"], "accounts") { (value) throws(MoneyFailure) in
      try addAccount(value, to: &ledger)
    }
    try forEach(root["transactions"], "transactions") { (value) throws(MoneyFailure) in
      try addTransaction(value, to: &ledger)
    }
    let closed = try at([.member("closed")]) { () throws(MoneyFailure) in try day(root["closed"], "closed") }
    if let closed { try ledger.close(closed, into: nil) }
    return ledger
  }

  /// Reads the elements of a member, which may be missing. A failure gets the place of its element.
  private func forEach(
    _ value: JSONValue?, _ name: StaticString, _ read: (JSONValue) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    guard let value else { return }
    let list = try at([.member(name)]) { () throws(MoneyFailure) in try elements(value, name) }
    var index = 0
    for element in list {
      try at([.member(name), .element(index)]) { () throws(MoneyFailure) in
        guard case .object = element else { throw .element("element", mustBe: "an object", got: element) }
        try read(element)
      }
      index += 1
    }
  }

  private func addAccount(_ value: JSONValue, to ledger: inout Ledger) throws(MoneyFailure) {
    try checkMembers(of: value, among: "currency kind name use")
    let name = try string(value["name"], "name")
    let kind = try choice(value["kind"], "kind", AccountKind.allCases) { $0.name }
    let currency = value["currency"] == nil ? nil : try code(value["currency"], "currency")
    if let use = value["use"] {
      let use = try string(use, "use")
      guard LedgerDocument.group.isEqual(to: use) else {
        throw MoneyFailure(.document, "\"use\" must be \"group\", got " + .quoted(use))
      }
      guard currency == nil else { throw MoneyFailure(.document, "currency of a group must be absent") }
    }
    try ledger.restoreAccount(name, kind, currency: currency, isGroup: value["use"] != nil)
  }

  private func addTransaction(_ value: JSONValue, to ledger: inout Ledger) throws(MoneyFailure) {
    try checkMembers(of: value, among: "date description kind postings reverses")
    guard let day = try day(value["date"], "date") else {
      throw .member("date", mustBe: "a string", got: nil)
    }
    let kind: LedgerTransaction.Kind =
      value["kind"] == nil
      ? .entry : try choice(value["kind"], "kind", LedgerTransaction.Kind.allCases) { $0.name }
    let description = value["description"] == nil ? [] : try string(value["description"], "description")
    let postings = try self.postings(value["postings"])
    guard (kind == .reversal) == (value["reverses"] != nil) else {
      throw MoneyFailure(.document, "\"reverses\" must be set for a reversal only")
    }
    guard kind == .reversal else {
      return try ledger.restore(kind, on: day, description: description, postings)
    }
    let id = try integer(value["reverses"], "reverses")
    try ledger.restoreReversal(
      of: UInt64(exactly: id) ?? 0, on: day, description: description, postings)
  }

  private func postings(_ value: JSONValue?) throws(MoneyFailure) -> [LedgerPosting] {
    var postings: [LedgerPosting] = []
    for element in try elements(value, "postings") {
      guard case .object = element else { throw .element("posting", mustBe: "an object", got: element) }
      try checkMembers(of: element, among: "account amount currency")
      let amount: Decimal
      do throws(MoneyFailure) {
        amount = try string(element["amount"], "amount").reading { (text) throws(MoneyFailure) in
          try Decimal(parsing: text)
        }
      } catch { throw error.unplaced }
      postings.append(
        LedgerPosting(
          account: try string(element["account"], "account"),
          amount: Money(amount, try code(element["currency"], "currency"))))
    }
    guard postings.count >= 2 else {
      throw MoneyFailure(.document, "\"postings\" must contain at least 2, got " + .number(postings.count))
    }
    return postings
  }
}
