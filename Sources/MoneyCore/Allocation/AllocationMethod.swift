/// What happens to the units that are left when every share has been rounded down.
/// The values are those of `MONEY_ALLOCATE_…` in `money.h`.
public enum AllocationMethod: Int32, Sendable, CaseIterable {
  /// One each to the shares that lost most, ties to the earlier.
  case largestRemainder = 0
  /// One each from the first share on.
  case floorToFirst = 1
  /// One each from the last share back.
  case floorToLast = 2
  /// They stay apart.
  case separateRemainder = 3
}
