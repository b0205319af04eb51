extension Message {
  public static func date(_ day: Day) -> Message {
    .bytes(day.isoText)
  }
}

extension Message {
  /// An instant in UTC: `2024-03-01 12:00:00 UTC`; the number of seconds if it is outside the calendar.
  @_optimize(size)
  public static func instant(_ instant: Int64) -> Message {
    guard let day = Day(instant: instant) else { return .integer(instant) }
    let seconds = instant &- day.instant
    return .date(day) + " " + pair(seconds / 3600) + ":" + pair(seconds / 60 % 60) + ":" + pair(seconds % 60) + " UTC"
  }

  private static func pair(_ value: Int64) -> Message {
    (value < 10 ? "0" : "") + .integer(value)
  }
}
