import Testing

/// Runs a law over random cases, each with a generator of its own, until one fails. The failure reports the seed and the
/// case: `SplitMix64(seed: seed, case: index)` reproduces that case alone.
///
/// A law states its conditions with `try #require`, so that a case that fails ends the run.
func forEachCase(
  seed: UInt64, _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
  _ law: (inout SplitMix64) throws -> Void
) {
  for index in 0..<count {
    var random = SplitMix64(seed: seed, case: index)
    do { try law(&random) } catch {
      // Failures of `#require` are already reported.
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
