/// The lengths of the periods whose sums a file keeps. The text of a period is the start of the text of its days.
///
///     day 2024-03-15, month 2024-03, year 2024, decade 202, century 20
enum PeriodUnit: CaseIterable {
  case day
  case month
  case year
  case decade
  case century

  /// The name in a file.
  var name: StaticString {
    switch self {
    case .day: "day"
    case .month: "month"
    case .year: "year"
    case .decade: "decade"
    case .century: "century"
    }
  }

  /// The number of characters that the text of a period shares with those of its days.
  var length: Int {
    switch self {
    case .day: 10
    case .month: 7
    case .year: 4
    case .decade: 3
    case .century: 2
    }
  }
}
