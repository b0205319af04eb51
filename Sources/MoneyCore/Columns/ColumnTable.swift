/// The ratios of a column's rows: one per code, or one per code and day from the first day on. Two ratios without a
/// code follow: one for rows on the general path, and one for nulls.
package struct ColumnTable {
  package let codeCount: Int
  let firstDay: Int32
  package let dayCount: Int
  let steps: [ColumnStep]

  /// - Parameter steps: the ratios of a code's days are adjacent. If there are fewer than codes × days, all rows use
  /// the
  ///   general path.
  package init(_ steps: [ColumnStep], codeCount: Int, firstDay: Int32 = 0, dayCount: Int = 1) {
    let isWhole = steps.count == codeCount &* dayCount
    self.codeCount = codeCount
    self.firstDay = firstDay
    self.dayCount = isWhole ? dayCount : 0
    self.steps = (isWhole ? steps : []) + [.general, .zero]
  }

  /// The positions of the last two ratios. There are at most 2^22 ratios for codes and days.
  package var whole: Int32 { Int32(truncatingIfNeeded: steps.count &- 2) }
  var null: Int32 { Int32(truncatingIfNeeded: steps.count &- 1) }

  /// The status with which every row of a code and a day fails; nil if not in the table.
  package func status(code: Int, day: Int32) -> MoneyStatus? {
    let day = Int(day) &- Int(firstDay)
    guard day >= 0, day < dayCount else { return nil }
    return steps[code &* dayCount &+ day].status
  }

  /// Stores the position of the ratio for each row of a block. Rows with another code or day use the general path.
  func choose(_ indices: Column?, _ dates: Column?, _ row: Int, _ count: Int, _ block: ColumnBlock) {
    let (slots, whole) = (block.slots, self.whole)
    let days = Int32(truncatingIfNeeded: dayCount)
    let codes = UInt32(truncatingIfNeeded: codeCount)
    if let indices, let dates {
      let index = indices.smalls(row, count, block.indices)
      let day = dates.smalls(row, count, block.days)
      for place in 0..<count {
        let (code, offset) = (index[place], day[place] &- firstDay)
        let isKnown = UInt32(bitPattern: code) < codes && UInt32(bitPattern: offset) < UInt32(bitPattern: days)
        slots[place] = isKnown ? code &* days &+ offset : whole
      }
    } else if let indices {
      let index = indices.smalls(row, count, block.indices)
      for place in 0..<count { slots[place] = UInt32(bitPattern: index[place]) < codes ? index[place] : whole }
    } else if let dates {
      let day = dates.smalls(row, count, block.days)
      for place in 0..<count {
        let offset = day[place] &- firstDay
        slots[place] = UInt32(bitPattern: offset) < UInt32(bitPattern: days) ? offset : whole
      }
    } else {
      for place in 0..<count { slots[place] = 0 }
    }
  }
}
