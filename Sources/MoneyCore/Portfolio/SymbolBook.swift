/// A symbol's transactions, and what has been worked out of them.
struct SymbolBook: Sendable {
  let symbol: ShortText
  /// Rows by date, then entry.
  var order: [Int32] = []
  /// After all of them.
  private(set) var check = HoldingCheck()
  /// After the first `done` of them; nil where it has to be worked out again.
  private(set) var lots: LotBook?
  private(set) var done = 0

  init(_ symbol: ShortText) {
    self.symbol = symbol
  }

  mutating func append(_ row: Int32, _ check: HoldingCheck) {
    order.append(row)
    self.check = check
  }

  mutating func replace(_ order: [Int32], _ check: HoldingCheck) {
    self.order = order
    self.check = check
    forget()
  }

  mutating func forget() {
    lots = nil
    done = 0
  }

  mutating func keep(_ lots: LotBook, done: Int) {
    self.lots = lots
    self.done = done
  }
}
