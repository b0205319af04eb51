import CMachine
import MoneyCore

/// The rows of a column, cut into slices. Each slice runs on a thread of its own that ends with the call.
enum ColumnSlices {
  /// The least number of rows that are worth a thread.
  private static var leastRows: Int { 8192 }

  private struct Job {
    let work: (Int) -> Void
  }

  /// The rows of each slice, cut at the end of a byte in the results' bitmaps. If the bitmaps' bytes end at different
  /// rows, there is one slice.
  static func cut(_ length: Int, threads: Int, _ results: [Column]) -> [Range<Int>] {
    let most = min(threads, length / leastRows)
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

  /// Runs the work for each slice.
  static func run(_ count: Int, _ work: (Int) -> Void) {
    if count == 1 {
      work(0)
      return
    }
    withoutActuallyEscaping(work) { work in
      var job = Job(work: work)
      withUnsafeMutablePointer(to: &job) { job in
        money_threads_run(
          Int32(truncatingIfNeeded: count),
          { context, index in
            context?.assumingMemoryBound(to: Job.self).pointee.work(Int(index))
          }, UnsafeMutableRawPointer(job))
      }
    }
  }

  /// Runs a call on all slices, and returns the outcome of all rows.
  static func outcome(
    _ length: Int, threads: Int, _ results: [Column], _ run: (Range<Int>) -> ColumnOutcome
  ) -> ColumnOutcome {
    let slices = cut(length, threads: threads, results)
    let outcomes = UnsafeMutablePointer<ColumnOutcome>.allocate(capacity: slices.count)
    defer { outcomes.deallocate() }
    outcomes.initialize(repeating: ColumnOutcome(), count: slices.count)
    self.run(slices.count) { outcomes[$0] = run(slices[$0]) }
    var whole = ColumnOutcome()
    for index in slices.indices { whole.add(outcomes[index]) }
    return whole
  }
}
