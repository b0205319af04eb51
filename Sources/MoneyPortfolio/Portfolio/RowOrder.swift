import MoneyCore

/// An order of rows, kept in blocks, so that an insertion or a removal in the middle moves few of them.
struct RowOrder: Sendable {
  struct Block: Sendable {
    var rows: [Int32]
    /// The position of the block's first row.
    var start: Int
    /// The change of the holding by the block's rows; nil if it is not known, or the rows have changed since.
    var holding: HoldingChange?
  }

  private(set) var blocks: [Block] = []
  private(set) var count = 0

  /// The most rows that a block can have.
  static var mostRows: Int { 256 }

  init() {}

  init(_ rows: [Int32]) {
    for row in rows { append(row) }
  }

  var isEmpty: Bool { count == 0 }
  var first: Int32? { blocks.first?.rows.first }
  var last: Int32? { blocks.last?.rows.last }
  var indices: Range<Int> { 0..<count }

  subscript(position: Int) -> Int32 {
    let block = block(of: position)
    return blocks[block].rows[position &- blocks[block].start]
  }

  /// The block of a position; the last block for the end.
  func block(of position: Int) -> Int {
    // All blocks but the last are full if rows were only appended.
    let full = position / RowOrder.mostRows
    if full < blocks.count, blocks[full].start <= position,
      full &+ 1 == blocks.count || position < blocks[full &+ 1].start
    {
      return full
    }
    return Swift.max(0, blocks.lowerBound(in: 0..<blocks.count) { $0.start <= position } &- 1)
  }

  /// The first position whose row is not `before`; the rows that are come first.
  func lowerBound(where isBefore: (Int32) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low &+ (high &- low) / 2
      if isBefore(self[middle]) { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  mutating func append(_ row: Int32) {
    if let last = blocks.indices.last, blocks[last].rows.count < RowOrder.mostRows {
      blocks[last].rows.append(row)
      blocks[last].holding = nil
    } else {
      blocks.append(Block(rows: [row], start: count))
    }
    count &+= 1
  }

  mutating func insert(_ row: Int32, at position: Int) {
    if position >= count { return append(row) }
    var block = block(of: position)
    if blocks[block].rows.count >= RowOrder.mostRows {
      let half = blocks[block].rows.count / 2
      let rest = Block(rows: Array(blocks[block].rows[half...]), start: blocks[block].start &+ half)
      blocks[block].rows.removeSubrange(half...)
      blocks[block].holding = nil
      blocks.insert(rest, at: block &+ 1)
      if position >= rest.start { block &+= 1 }
    }
    blocks[block].rows.insert(row, at: position &- blocks[block].start)
    blocks[block].holding = nil
    move(from: block &+ 1, by: 1)
  }

  mutating func remove(at position: Int) {
    guard position >= 0, position < count else { return }
    let block = block(of: position)
    blocks[block].rows.remove(at: position &- blocks[block].start)
    blocks[block].holding = nil
    move(from: block &+ 1, by: -1)
    if blocks[block].rows.isEmpty {
      blocks.remove(at: block)
    } else if block &+ 1 < blocks.count,
      blocks[block].rows.count &+ blocks[block &+ 1].rows.count <= RowOrder.mostRows / 2
    {
      blocks[block].rows += blocks[block &+ 1].rows
      blocks.remove(at: block &+ 1)
    }
  }

  private mutating func move(from block: Int, by step: Int) {
    count &+= step
    var block = block
    while block < blocks.count {
      blocks[block].start &+= step
      block &+= 1
    }
  }

  mutating func note(_ holding: HoldingChange?, ofBlock block: Int) {
    blocks[block].holding = holding
  }

  /// Renumbers rows and keeps their order.
  mutating func renumber(_ number: (Int32) -> Int32) {
    for block in blocks.indices { blocks[block].rows = blocks[block].rows.map(number) }
  }

  /// Frees memory that is not needed.
  mutating func releaseMemory() {
    self = RowOrder(Array(self))
  }
}

extension RowOrder: Sequence {
  struct Iterator: IteratorProtocol {
    private let blocks: [Block]
    private var rows: [Int32]
    private var block: Int
    private var offset: Int

    init(_ order: RowOrder, from position: Int) {
      blocks = order.blocks
      block = order.block(of: position)
      rows = block < blocks.count ? blocks[block].rows : []
      offset = block < blocks.count ? position &- blocks[block].start : 0
    }

    mutating func next() -> Int32? {
      if offset >= rows.count {
        block &+= 1
        guard block < blocks.count else { return nil }
        rows = blocks[block].rows
        offset = 0
      }
      defer { offset &+= 1 }
      return rows[offset]
    }
  }

  func makeIterator() -> Iterator { Iterator(self, from: 0) }

  /// The rows from a position on.
  func suffix(from position: Int) -> IteratorSequence<Iterator> { IteratorSequence(Iterator(self, from: position)) }
}
