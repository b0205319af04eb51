import Testing

/// Runs a law over random cases, each with a generator of its own, until one fails. The failure then tells the seed and the
/// case: `SplitMix64(seed: seed, case: index)` makes that case again, alone.
///
/// A law states what must hold with `try #require`, so that a case that fails ends the run.
func forEachCase(
  seed: UInt64, _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
  _ law: (inout SplitMix64) throws -> Void
) {
  for index in 0..<count {
    var random = SplitMix64(seed: seed, case: index)
    do { try law(&random) } catch {
      // What `#require` did not find to hold is told already.
      let reason = error is ExpectationFailedError ? "" : ": \(error)"
      Issue.record("seed \(seed), case \(index) of \(count)\(reason)", sourceLocation: sourceLocation)
      return
    }
  }
}

extension SplitMix64 {
  /// The generator of one case of a law. Seeds are small, so that no two cases share a generator.
  init(seed: UInt64, case index: Int) {
    self.init(seed: seed << 32 | UInt64(truncatingIfNeeded: index))
  }
}
