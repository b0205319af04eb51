import CMachine
import MoneyCore

/// The rows of a column, cut into slices. Each slice runs on a thread of its own that ends with the call.
enum ColumnSlices {
  /// The least number of rows that are worth a thread.
  private static var leastRows: Int { 8192 }

  /// The number of rows between two checks of a watched call for cancellation. It is a multiple of a block of rows, so
  /// that the blocks are the same as in an unwatched call.
  private static var partRows: Int { 65536 }

  /// The minimum number of rows in a part, whose bits fill entire bytes.
  private static var leastPartRows: Int { 64 }

  private struct Job {
    let slices: [Range<Int>]
    let rows: Int
    let work: (Int, Range<Int>) -> Bool

    /// Does a slice, part by part.
    func run(_ slice: Int, _ crew: OpaquePointer?) {
      var row = slices[slice].lowerBound
      let end = slices[slice].upperBound
      while true {
        let count = min(rows, end &- row)
        guard work(slice, row..<(row &+ count)) else { return }
        row &+= count
        guard row < end, money_crew_goes_on(crew, UInt64(truncatingIfNeeded: count)) != 0 else { return }
      }
    }
  }

  /// The largest number of slices.
  static func count(_ length: Int, threads: Int) -> Int { max(1, min(threads, length / leastRows)) }

  /// The rows of each slice, cut at the end of a byte in the results' bitmaps. If the bitmaps' bytes end at different
  /// rows, there is one slice.
  static func cut(_ length: Int, threads: Int, _ results: [Column]) -> [Range<Int>] {
    let most = count(length, threads: threads)
    if most < 2 { return [0..<length] }
    var offset: Int?
    for column in results {
      guard let own = column.bitOffset else { continue }
      if let offset, offset != own { return [0..<length] }
      offset = own
    }
    // These bits of the first byte do not belong to the column.
    let lead = (8 &- (offset ?? 0)) % 8
    var slices: [Range<Int>] = []
    var start = 0
    for index in 1...most {
      // A slice ends after a whole number of blocks, counted from the end of the first byte's own rows.
      let end = index == most ? length : lead &+ length / most &* index / 512 &* 512
      slices.append(start..<end)
      start = end
    }
    return slices
  }

  /// The number of rows in a part.
  private static func partRows(_ cells: Int) -> Int {
    max(partRows / max(cells, 1) / leastPartRows, 1) &* leastPartRows
  }

  /// True if all rows are one slice.
  private static func isWhole(_ length: Int, threads: Int, cells: Int) -> Bool {
    count(length, threads: threads) < 2 && (length <= partRows(cells) || money_watch_is_set() == 0)
  }

  /// Runs the work for each slice. In a watched call, each slice is processed in parts, and the watch is notified of
  /// each.
  ///
  /// - Parameters:
  ///   - cells: the number of values that a row yields; with many of them, parts are shorter.
  ///   - work: processes rows of the slice at an index; returns whether the slice continues.
  static func run(
    _ slices: [Range<Int>], cells: Int = 1, _ work: (_ slice: Int, _ rows: Range<Int>) -> Bool
  ) throws(MoneyFailure) {
    let length = slices.last?.upperBound ?? 0
    let part = partRows(cells)
    let isWatched = length > part && money_watch_is_set() != 0
    let rows = isWatched ? part : Int.max
    if isWatched { try Boundary.watch.report(0, of: length) }
    if slices.count == 1, !isWatched {
      _ = work(0, slices[0])
      return
    }
    let goesOn = withoutActuallyEscaping(work) { work in
      var job = Job(slices: slices, rows: rows, work: work)
      return withUnsafeMutablePointer(to: &job) { job in
        money_crew_run(
          Int32(truncatingIfNeeded: slices.count), UInt64(truncatingIfNeeded: length),
          { context, index, crew in
            context?.assumingMemoryBound(to: Job.self).pointee.run(Int(index), crew)
          }, UnsafeMutableRawPointer(job))
      }
    }
    if goesOn == 0 { throw .cancelled() }
  }

  /// Runs a call on all slices, and returns the outcome of all rows.
  ///
  /// - Parameters:
  ///   - goesOnAfterFailure: whether a slice goes on after a row that failed.
  ///   - run: processes rows of the slice at an index.
  static func outcome(
    _ length: Int, threads: Int, _ results: [Column], goesOnAfterFailure: Bool, cells: Int = 1,
    _ run: (_ slice: Int, _ rows: Range<Int>) -> ColumnOutcome
  ) throws(MoneyFailure) -> ColumnOutcome {
    if isWhole(length, threads: threads, cells: cells) { return run(0, 0..<length) }
    let slices = cut(length, threads: threads, results)
    let outcomes = UnsafeMutablePointer<ColumnOutcome>.allocate(capacity: slices.count)
    defer { outcomes.deallocate() }
    outcomes.initialize(repeating: ColumnOutcome(), count: slices.count)
    try self.run(slices, cells: cells) { slice, rows in
      outcomes[slice].add(run(slice, rows))
      return goesOnAfterFailure || outcomes[slice].failedCount == 0
    }
    var whole = ColumnOutcome()
    for index in slices.indices { whole.add(outcomes[index]) }
    return whole
  }
}
