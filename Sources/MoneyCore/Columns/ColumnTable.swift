/// The ratios of a column's rows: one per code, or a line per code with a ratio for each day.
package struct ColumnTable {
  package let codeCount: Int
  /// A line per code, if rows have dates.
  let lines: [ColumnLine]
  /// Two ratios without a code, one for rows on the general path and one for nulls; then those of the codes, if rows have
  /// no dates.
  private let steps: ColumnSteps
  /// The memory of lines that exist for this call only.
  private let ownLines: ColumnSteps?
  /// True if rows compute their own ratios, because the line of their code is empty.
  let isOpen: Bool

  private static var extra: Int { 2 }

  /// - Parameter steps: a ratio per code.
  package init(_ steps: [ColumnStep]) {
    self.init(steps, codeCount: steps.count, lines: [], ownLines: nil)
  }

  /// - Parameters:
  ///   - lines: one per code; nil if rows of the code compute their own ratios.
  ///   - ownLines: the owner of lines that no cache owns.
  init(_ lines: [ColumnLine?], ownLines: ColumnSteps?) {
    self.init([], codeCount: lines.count, lines: lines, ownLines: ownLines)
  }

  /// A table of ratios per code. If all rows have the same one, it is not looked up.
  init(of ratios: [ColumnRatio], _ indices: Column?) {
    let steps = indices == nil && ratios.count == 1 ? [] : ratios.map { ColumnStep($0) }
    self.init(steps, codeCount: ratios.count, lines: [], ownLines: nil)
  }

  private init(_ own: [ColumnStep], codeCount: Int, lines: [ColumnLine?], ownLines: ColumnSteps?) {
    steps = ColumnSteps(count: ColumnTable.extra &+ own.count)
    steps.first[0] = .general
    steps.first[1] = .zero
    for (code, step) in own.enumerated() { steps.first[ColumnTable.extra &+ code] = step }
    self.codeCount = codeCount
    let general = UnsafePointer(steps.first)
    self.lines = lines.map { $0 ?? ColumnLine(steps: general, firstDay: 0, count: 0) }
    self.ownLines = ownLines
    isOpen = lines.contains { $0 == nil }
  }

  package var general: UnsafePointer<ColumnStep> { UnsafePointer(steps.first) }
  package var null: UnsafePointer<ColumnStep> { UnsafePointer(steps.first + 1) }
  package var first: UnsafePointer<ColumnStep> { UnsafePointer(steps.first + ColumnTable.extra) }

  /// The status with which every row of a code and a day fails; nil if not in the table.
  package func status(code: Int, day: Int32) -> MoneyStatus? {
    code < lines.count ? lines[code].step(on: day)?.pointee.status : nil
  }

  /// Stores the address of the ratio for each row of a block. Rows with another code or day use the general path.
  func choose(_ indices: Column?, _ dates: Column?, _ row: Int, _ count: Int, _ block: ColumnBlock) {
    let (slots, general, first) = (block.slots, self.general, self.first)
    let codes = UInt32(truncatingIfNeeded: codeCount)
    if let dates {
      choose(indices, on: dates.smalls(row, count, block.days), row, count, block)
    } else if let indices {
      let index = indices.smalls(row, count, block.indices)
      for place in 0..<count {
        slots[place] = UInt32(bitPattern: index[place]) < codes ? first + Int(index[place]) : general
      }
    } else {
      for place in 0..<count { slots[place] = first }
    }
  }

  private func choose(
    _ indices: Column?, on days: UnsafePointer<Int32>, _ row: Int, _ count: Int, _ block: ColumnBlock
  ) {
    let (slots, general) = (block.slots, self.general)
    let codes = UInt32(truncatingIfNeeded: codeCount)
    lines.withUnsafeBufferPointer { lines in
      guard let lines = lines.baseAddress, codes > 0 else { return }
      if let indices {
        let index = indices.smalls(row, count, block.indices)
        for place in 0..<count {
          let code = UInt32(bitPattern: index[place])
          slots[place] = code < codes ? lines[Int(code)].step(on: days[place]) ?? general : general
        }
      } else {
        let line = lines[0]
        for place in 0..<count { slots[place] = line.step(on: days[place]) ?? general }
      }
    }
  }
}
