extension Message {
  public static func date(_ day: Day) -> Message {
    .bytes(day.isoText)
  }
}
