import MoneyCore

/// How the digits before the point are grouped: `1,234,567` has groups of 3, `12,34,567` a last one of 3 and others of 2.
struct Grouping: Sendable {
  /// Digits of the last group; 0: the digits are not grouped.
  let primary: Int
  /// Digits of the other groups.
  let secondary: Int
  /// The fewest digits before the first separator.
  let least: Int

  /// Whether a number of so many digits before the point has groups.
  func divides(_ count: Int) -> Bool { primary > 0 && count >= primary &+ least }

  /// Whether a group starts where so many digits are left.
  func starts(withLeft left: Int) -> Bool { left >= primary && (left &- primary) % max(secondary, 1) == 0 }

  /// The place of a separator that stands where no group starts; nil where all are right, or there is none.
  /// - Parameters:
  ///   - separators: how many digits come before each, and its place in the text.
  ///   - count: the digits before the point.
  func misplaced(_ separators: [(digits: Int, place: Int)], of count: Int) -> Int? {
    for index in separators.indices {
      let isLast = index &+ 1 == separators.count
      let next = isLast ? count : separators[index &+ 1].digits
      let isWhole = next &- separators[index].digits == (isLast ? primary : secondary)
      let isRight = isWhole && (index > 0 || separators[0].digits <= max(secondary, 1))
      if !isRight { return separators[index].place }
    }
    return nil
  }
}
