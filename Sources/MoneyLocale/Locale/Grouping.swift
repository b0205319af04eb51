import MoneyCore

/// The grouping of the digits before the point. `1,234,567` has groups of 3; `12,34,567` has a last group of 3 and
/// others of 2.
struct Grouping: Sendable {
  /// The number of digits in the last group; 0 if the digits are not grouped.
  let primary: Int
  /// The number of digits in the other groups.
  let secondary: Int
  /// The smallest number of digits before the first separator.
  let least: Int

  /// True if a number with `count` digits before the point is grouped.
  func divides(_ count: Int) -> Bool { primary > 0 && count >= primary &+ least }

  /// True if a group starts before the last `left` digits.
  func starts(withLeft left: Int) -> Bool { left >= primary && (left &- primary) % max(secondary, 1) == 0 }

  /// The first separator that is not at the start of a group; nil if all separators are correct.
  /// - Parameters:
  ///   - separators: for each separator the number of digits before it, and its position in the text.
  ///   - count: the number of digits before the point.
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
