/// The ratios of one currency on successive days. The memory belongs to a `RatesCache` or to a `ColumnSteps`.
struct ColumnLine {
  let steps: UnsafePointer<ColumnStep>
  let firstDay: Int32
  /// The number of days; 0 if the ratios are computed row by row.
  let count: UInt32

  /// The ratio of a day; nil if the line does not cover the day.
  @inline(__always)
  func step(on day: Int32) -> UnsafePointer<ColumnStep>? {
    let offset = UInt32(bitPattern: day &- firstDay)
    return offset < count ? steps + Int(offset) : nil
  }
}

extension ColumnLine {
  init(_ line: RatesCache.Line) {
    self.init(
      steps: line.ratios.assumingMemoryBound(to: ColumnStep.self), firstDay: line.firstDay, count: line.count)
  }
}
