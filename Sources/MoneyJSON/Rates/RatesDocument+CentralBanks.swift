import MoneyCore

// The shapes of central banks' interfaces. Each quotes foreign currencies in its own.

extension RatesDocument {
  /// Reads the tables A and B of Narodowy Bank Polski:
  /// `[{"table":"A","effectiveDate":"2024-03-01","rates":[{"code":"USD","mid":3.98}]}]`. One unit of each is `mid` zlotys.
  mutating func readPolishTables(_ tables: JSONElements) throws(MoneyFailure) {
    let zloty = try Self.code(Array(UTF8Bytes("PLN")))
    builder.base = zloty
    for table in tables {
      let day = try self.day(table["effectiveDate"], "effectiveDate")
      for row in try elements(table["rates"], "rates") {
        try addPolish(try code(row["code"], "code"), to: zloty, row, day: day)
      }
    }
  }

  /// Reads the same bank's series of one currency: `{"code":"USD","rates":[{"effectiveDate":"2024-03-01","mid":3.98}]}`.
  mutating func readPolishSeries(_ root: JSONValue, _ rows: JSONElements) throws(MoneyFailure) {
    let zloty = try Self.code(Array(UTF8Bytes("PLN")))
    builder.base = zloty
    let currency = try code(root["code"], "code")
    for row in rows {
      try addPolish(currency, to: zloty, row, day: try day(row["effectiveDate"], "effectiveDate"))
    }
  }

  private mutating func addPolish(
    _ currency: CurrencyCode, to zloty: CurrencyCode, _ row: JSONValue, day: Day?
  ) throws(MoneyFailure) {
    guard let rate = row["mid"] else {
      throw MoneyFailure(.document, .code(currency) + ": missing \"mid\"; table C, of bids and asks, is not supported")
    }
    try add(currency, zloty, rate, day: day, .code(currency))
  }

  /// Reads daily series of the Bank of Canada: `{"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}`.
  mutating func readValet(_ observations: JSONValue) throws(MoneyFailure) {
    for observation in try elements(observations, "observations") {
      let day = try self.day(observation["d"], "d")
      for (name, cell) in try members(observation, "observations") where !name.elementsEqual(UTF8Bytes("d")) {
        // Averages of months and years have an additional letter: FXMUSDCAD, FXAUSDCAD.
        guard name.count == 8, name.starts(with: UTF8Bytes("FX")), let from = CurrencyCode(bytes: name[2..<5]),
          let to = CurrencyCode(bytes: name[5...])
        else { throw MoneyFailure(.document, "expected a daily series such as FXUSDCAD, got " + .quoted(name)) }
        // A currency without a rate on a day is an object without a value.
        guard let value = cell["v"] else { continue }
        try add(from, to, value, day: day, .printable(name))
      }
    }
  }
}
