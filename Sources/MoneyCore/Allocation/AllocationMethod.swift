/// The rule for the units that are left after every share has been rounded down.
/// The values are those of `MONEY_ALLOCATE_…` in `money.h`.
public enum AllocationMethod: Int32, Sendable, CaseIterable {
  /// The shares with the largest losses get one unit each; of equal losses the earlier share goes first.
  case largestRemainder = 0
  /// The first shares get one unit each, from the first share on.
  case floorToFirst = 1
  /// The last shares get one unit each, from the last share back.
  case floorToLast = 2
  /// No share gets a unit: the units stay in the remainder.
  case separateRemainder = 3
}
