import MoneyCore

// The library's own shape. Rates without a date are under "rates", and rates with dates under "history"; each is from →
// to → decimal or ratio. "rounded" lists the rates that had more digits in the document they came from.

extension RatesDocument {
  private static var format: StaticString { "libmoney.rates" }
  private static var version: Int64 { 1 }

  public static func write(_ table: RatesTable) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    try writer.set("format", to: Array(format), in: writer.root)
    try writer.set("version", to: version, in: writer.root)
    if let base = table.base { try writer.set("base", to: base.bytes, in: writer.root) }
    if !table.source.isEmpty { try writer.set("source", to: table.source, in: writer.root) }
    if let instant = table.instant { try writer.set("instant", to: instant, in: writer.root) }
    try table.forEachQuote { (quote) throws(MoneyFailure) in
      var place = writer.root
      if let day = quote.day {
        place = try writer.object(Array("history"), in: place)
        place = try writer.object(day.isoText, in: place)
      } else {
        place = try writer.object(Array("rates"), in: place)
      }
      place = try writer.object(quote.from.bytes, in: place)
      try writer.set(quote.to.bytes, to: quote.rate.plainText, in: place)
      if quote.isRounded {
        let note = try writer.appendedObject("rounded", in: writer.root)
        if let day = quote.day { try writer.set("date", to: day.isoText, in: note) }
        try writer.set("from", to: quote.from.bytes, in: note)
        try writer.set("to", to: quote.to.bytes, in: note)
      }
    }
    return try writer.text()
  }

  mutating func readOwn(_ root: JSONValue) throws(MoneyFailure) {
    try check(root, format: RatesDocument.format, version: RatesDocument.version)
    if root["base"] != nil { builder.base = try code(root["base"], "base") }
    if root["source"] != nil {
      let source = try string(root["source"], "source")
      do { try builder.setSource(source) } catch { throw error.unplaced }
    }
    if let instant = root["instant"] { builder.instant = try integer(instant, "instant") }
    let notes = try roundedKeys(root["rounded"])
    if case .object(let members) = root { builder.reserve(members.nodeCount / 2) }
    if let rates = root["rates"] { try readOwnRates(rates, day: nil, notes) }
    guard let history = root["history"] else { return }
    for (key, rates) in try members(history, "history") {
      try readOwnRates(rates, day: try Self.day(key), notes)
    }
  }

  private mutating func readOwnRates(
    _ rates: JSONValue, day: Day?, _ notes: RoundedKeys
  ) throws(MoneyFailure) {
    for (from, targets) in try members(rates, "rates") {
      let from = try Self.code(from)
      guard case .object(let targets) = targets else {
        throw MoneyFailure(.document, "rates from " + Message.code(from) + " must be an object")
      }
      for (to, value) in targets {
        let to = try Self.code(to)
        guard case .string(let text) = value else {
          throw MoneyFailure(.document, Message.code(from) + .code(to) + ": rate must be a string")
        }
        let rate = try Self.rate(text)
        try builder.addNew(
          Quote(
            from: from, to: to, rate: rate, day: day,
            isRounded: notes.contains(from: from, to: to, day: day)))
      }
    }
  }

  private func roundedKeys(_ value: JSONValue?) throws(MoneyFailure) -> RoundedKeys {
    var keys = RoundedKeys()
    guard let value else { return keys }
    for note in try elements(value, "rounded") {
      let day = try day(note["date"], "date")
      keys.add(
        from: try code(note["from"], "from"), to: try code(note["to"], "to"), day: day)
    }
    return keys
  }
}
