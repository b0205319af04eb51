extension RatesTable {
  /// The failure if there is no rate. It names the remedy: a misspelt code, a day before or after those of the table,
  /// or the last day that had the rate.
  @inline(never)
  @_optimize(size)
  package static func noRate(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions
  ) -> MoneyFailure {
    var message = "no rate from " + Message.code(from) + " to " + .code(to)
    if let day = wantedDay(in: table, options) { message = message + " on " + .date(day) }
    if options.explainsFailure, let reason = reason(in: table, from: from, to: to, options) {
      message = message + ": " + reason
    }
    return MoneyFailure(.noRate, message)
  }

  private static func reason(
    in table: RatesTable?, from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions
  ) -> Message? {
    for code in [from, to] {
      if let meant = code.uppercased, !CurrencyTable.contains(code), table?.index(of: code) == nil,
        CurrencyTable.contains(meant) || table?.index(of: meant) != nil
      {
        return .lowercase(code, meant)
      }
    }
    guard let table else { return "no rates table was passed" }
    if table.codes.isEmpty { return nil }
    for code in [from, to] where !FixedRoute.reaches(table, from: code) {
      return "the table contains no rates of " + .code(code)
    }
    guard let first = table.days.first, let last = table.days.last else {
      return table.baseIndex < 0
        ? "no path of at most " + .integer(Int64(PathSearch.mostLegs)) + " quotes connects them"
        : "the table does not contain this pair"
    }
    let day = options.day ?? last
    if day < first { return "the table starts on " + .date(first) }
    var wider = options
    wider.maximumGap = Int32.max
    let found = undatedRoute(in: table, from: from, to: to, wider)?.day
    if day > last {
      var end = "the table ends on " + Message.date(last)
      if options.maximumGap > 0 {
        let days = Int64(day.number) - Int64(last.number)
        end = end + ", " + .count(days, "day") + " before, and max_gap is " + .number(Int(options.maximumGap))
      }
      guard let found, found < last else { return end }
      return end + ", its last rate for the pair is from " + .date(found)
    }
    guard let found else { return "the table contains no earlier one" }
    let gap = Int64(day.number) - Int64(found.number)
    return "the latest earlier rate is from " + .date(found) + ", " + .count(gap, "day") + " before, and max_gap is "
      + .number(Int(options.maximumGap))
  }
}

extension Message {
  /// The part of a message about an unknown code whose form in capitals is known.
  static func lowercase(_ code: CurrencyCode, _ meant: CurrencyCode) -> Message {
    "unknown currency " + .quoted(code.bytes) + "; did you mean " + .quoted(meant.bytes) + "?"
  }
}
