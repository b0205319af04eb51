/// The lengths of the periods whose sums a file keeps. The text of a period is the start of the text of its days.
///
///     day 2024-03-15, month 2024-03, decade 202
///
/// Each unit costs an entry a row in a table, and each unit that is left out costs a balance more rows: at most 30 days,
/// 119 months and the decades are added up.
enum PeriodUnit: CaseIterable {
  case day
  case month
  case decade

  /// The name in a file.
  var name: StaticString {
    switch self {
    case .day: "day"
    case .month: "month"
    case .decade: "decade"
    }
  }

  /// The number of characters that the text of a period shares with those of its days.
  var length: Int {
    switch self {
    case .day: 10
    case .month: 7
    case .decade: 3
    }
  }
}
