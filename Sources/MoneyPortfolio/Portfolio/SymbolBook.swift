import MoneyCore

/// A symbol's transactions, and the results that have been worked out from them.
struct SymbolBook: Sendable {
  let symbol: ShortText
  /// The rows by date, then entry.
  private(set) var order = RowOrder()
  /// The check after all rows.
  private(set) var check = HoldingCheck()
  /// The lots after the first `done` rows; nil if they have to be worked out again.
  private(set) var lots: LotBook?
  private(set) var done = 0
  /// True if an action moves shares between this symbol and another one, so that both are worked out together.
  private(set) var isLinked = false
  /// The state of all linked symbols for which `lots` were worked out.
  private(set) var linkedState: UInt64 = 0

  init(_ symbol: ShortText) {
    self.symbol = symbol
  }

  mutating func append(_ row: Int32) {
    order.append(row)
  }

  mutating func append(_ row: Int32, _ check: HoldingCheck) {
    order.append(row)
    self.check = check
  }

  mutating func replace(_ order: [Int32], _ check: HoldingCheck) {
    self.order = RowOrder(order)
    settle(check)
  }

  mutating func insert(_ row: Int32, at position: Int, _ check: HoldingCheck) {
    order.insert(row, at: position)
    settle(check)
  }

  /// Removes a row. The caller settles the check afterwards, as after a change of the transaction at a position.
  mutating func remove(at position: Int) {
    order.remove(at: position)
  }

  mutating func forget(at position: Int) {
    order.note(nil, ofBlock: order.block(of: position))
  }

  mutating func note(_ change: HoldingChange, ofBlock block: Int) {
    order.note(change, ofBlock: block)
  }

  mutating func settle(_ check: HoldingCheck) {
    self.check = check
    forget()
  }

  mutating func renumber(_ number: (Int32) -> Int32) {
    order.renumber(number)
    forget()
  }

  mutating func forget() {
    lots = nil
    done = 0
  }

  mutating func link() { isLinked = true }

  mutating func keep(_ lots: LotBook, linkedState: UInt64) {
    keep(lots, done: order.count)
    self.linkedState = linkedState
  }

  mutating func releaseMemory() {
    forget()
    order.releaseMemory()
  }

  mutating func keep(_ lots: LotBook, done: Int) {
    self.lots = lots
    self.done = done
  }
}
