/// Ratios whose addresses do not change. The owner sets each of them before it is read.
final class ColumnSteps {
  let first: UnsafeMutablePointer<ColumnStep>

  init(count: Int) { first = .allocate(capacity: count) }

  deinit { first.deallocate() }
}
