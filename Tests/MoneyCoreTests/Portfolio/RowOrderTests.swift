import Testing
@testable import MoneyCore
@testable import MoneyPortfolio

struct RowOrderTests {
  private func holds(_ order: RowOrder, _ rows: [Int32]) -> Bool {
    var position = 0
    for block in order.blocks {
      if block.rows.isEmpty || block.rows.count > RowOrder.mostRows || block.start != position { return false }
      position += block.rows.count
    }
    return order.count == rows.count && Array(order) == rows && order.indices.allSatisfy { order[$0] == rows[$0] }
      && order.first == rows.first && order.last == rows.last && order.isEmpty == rows.isEmpty
  }

  @Test func isAnArrayThatChangesInTheMiddle() {
    var random = SplitMix64(seed: 12)
    for bias in [3, 7] {
      var order = RowOrder()
      var rows: [Int32] = []
      for number in 0..<6000 {
        if !rows.isEmpty, random.below(10) >= bias {
          let position = random.below(rows.count)
          order.remove(at: position)
          rows.remove(at: position)
        } else {
          let position = random.below(rows.count + 1)
          order.insert(Int32(number), at: position)
          rows.insert(Int32(number), at: position)
        }
        if number % 97 == 0 {
          let isHeld = holds(order, rows)
          #expect(isHeld)
          let from = random.below(rows.count + 1)
          #expect(Array(order.suffix(from: from)) == Array(rows[from...]))
        }
      }
      order.releaseMemory()
      order.renumber { $0 &+ 1 }
      let isHeld = holds(order, rows.map { $0 &+ 1 })
      #expect(isHeld)
    }
  }

  @Test func appendsAndFinds() {
    var order = RowOrder()
    for row in 0..<2000 { order.append(Int32(row) * 2) }
    for row in 0..<4000 { #expect(order.lowerBound { $0 < Int32(row) } == (row + 1) / 2) }
  }

  @Test func forgetsWhatChanges() throws {
    var order = RowOrder(Array(0..<1000))
    let block = RowOrder.mostRows
    func note() { for block in order.blocks.indices { order.note(HoldingChange(), ofBlock: block) } }
    note()
    order.insert(7, at: 10)
    // The block is split, and neither half is known.
    #expect(order.blocks.map { $0.holding == nil } == [true, true, false, false, false])
    note()
    order.remove(at: block)
    #expect(order.blocks.map { $0.holding == nil } == [false, true, false, false, false])
    note()
    order.append(1)
    #expect(order.blocks.map { $0.holding == nil } == [false, false, false, false, true])
  }
}
