import MoneyCore
import MoneyPortfolio

/// The activities that Ghostfolio exports. Source: the interface of its export, `activities` of an object.
///
/// An activity states a price per unit, so the total is quantity × price, exactly. A fee is an activity of its own, or
/// belongs to the activity that states it, and is in the same currency.
public struct GhostfolioDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  /// Reads the activities. An activity that is malformed is a refused row.
  ///
  /// - Parameter text: UTF-8 without a NUL.
  package static func read(
    _ text: UnsafeBufferPointer<UInt8>, watch: Watch = .none
  ) throws(MoneyFailure) -> ImportedRows {
    let document = GhostfolioDocument(text: text)
    let root = try JSONReader.read(text)
    guard case .object = root else { throw .member("the document", mustBe: "an object", got: root) }
    var rows = ImportedRows()
    var place = ImportPlace()
    for activity in try document.elements(root["activities"], "activities") {
      if case .object(let members) = activity { place.move(to: members.start, in: text) }
      do throws(MoneyFailure) {
        guard case .object = activity else { throw .member("activities", mustBe: "objects", got: activity) }
        try rows.accept(try document.transaction(activity), at: place, watch)
      } catch {
        if error.status == .limit, rows.count >= ImportedRows.most { throw error }
        try rows.refuse(error.unplaced, at: place, watch)
      }
    }
    return rows
  }

  private func transaction(_ activity: JSONValue) throws(MoneyFailure) -> Transaction {
    let type = try string(activity["type"], "type")
    let action = try GhostfolioDocument.action(type)
    let day = try GhostfolioDocument.day(Array(try string(activity["date"], "date").prefix { $0 != 0x54 }))
    let code = try code(activity["currency"], "currency")
    let quantity = try exact(activity["quantity"], "quantity")
    let total = try quantity.multiplied(by: try exact(activity["unitPrice"], "unitPrice"))
    let fee = try exact(activity["fee"], "fee")
    var transaction = Transaction(symbol: .empty, day: day, action: action)
    if case .string(let id) = activity["id"], id.count <= ShortText.longest {
      transaction.id = try ShortText(id, "id")
    }
    if action == .fee {
      // The symbol of a fee is a name that a user has given it, and not that of a security.
      transaction.total = Money(try total.adding(fee), code)
      return transaction
    }
    transaction.total = Money(total, code)
    if !fee.isZero { transaction.fee = Money(fee, code) }
    // The symbol of interest is a name as well.
    if action == .interest { return transaction }
    transaction.symbol = try ShortText(
      try string(activity["symbol"], "symbol"), "symbol", atMost: Transaction.longestSymbol)
    if action == .buy || action == .sell { transaction.quantity = quantity }
    return transaction
  }

  private static func action(_ type: [UInt8]) throws(MoneyFailure) -> Transaction.Action {
    if ("BUY" as StaticString).isEqual(to: type) { return .buy }
    if ("SELL" as StaticString).isEqual(to: type) { return .sell }
    if ("DIVIDEND" as StaticString).isEqual(to: type) { return .dividend }
    if ("FEE" as StaticString).isEqual(to: type) { return .fee }
    if ("INTEREST" as StaticString).isEqual(to: type) { return .interest }
    throw MoneyFailure(.document, "portfolio does not record the activity " + .quoted(type))
  }
}
