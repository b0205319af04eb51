extension Day {
  /// The day before 1500-01-01, because tables count days from 1.
  private static var zero: Int32 { -171_665 }

  /// The day that three base-92 digits in a table encode; nil if they are 0.
  @inline(never)
  package init?(base92 table: StaticString, at place: Int) {
    let number = Base92.number(table, place, 3)
    if number == 0 { return nil }
    self.init(number: Self.zero &+ Int32(truncatingIfNeeded: number))
  }
}
