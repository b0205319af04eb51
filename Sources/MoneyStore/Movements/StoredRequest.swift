import MoneyCore
import MoneyLedger

/// A request with an idempotency key: the same key with the same request is done once.
public struct StoredRequest {
  let key: [UInt8]
  /// The request in one text. All parts are one line each, so different requests have different texts.
  let text: [UInt8]

  init(_ key: [UInt8], _ action: StaticString, _ parts: [[UInt8]]) throws(MoneyFailure) {
    if key.isEmpty { throw MoneyFailure(.argument, "key must not be empty") }
    try OneLine.check(key, "key", atMost: Store.longestName)
    self.key = key
    var text = Array(UTF8Bytes(action))
    for part in parts {
      text.append(ASCII.lineFeed)
      text += part
    }
    self.text = text
  }

  /// The parts of a request for an amount: 10.5 EUR is the same request as 10.50 EUR.
  static func parts(_ amount: Money) -> [[UInt8]] {
    let shortest = (try? amount.amount.normalized(atLeast: 0)) ?? amount.amount
    return [shortest.plainText, amount.currency.bytes]
  }

  /// The parts of a request for a note. Those of a note without details are the same in all versions of a file.
  static func parts(_ note: WalletNote) -> [[UInt8]] {
    let plain = [note.label, note.day?.isoText ?? []]
    if !note.isDetailed { return plain }
    let details = note.details
    return plain + [
      Array(UTF8Bytes(note.kind.name)), details?.counterpart ?? [], details?.externalID ?? [],
      details?.effective?.isoText ?? [],
    ] + (details?.cost.map(parts) ?? [])
  }
}

/// The result of a movement in a store.
public struct StoredAnswer {
  public let entries: [LegEntries]
  /// True if this is the result of an earlier request with the same key, and nothing was changed.
  public let isRepeated: Bool
}

extension Store {
  /// Does a request, or repeats the answer to it if it was done before.
  ///
  /// - Parameter body: returns the entries, and whether they were there before because of an external id.
  func answer(
    _ request: StoredRequest?, _ body: () throws(MoneyFailure) -> StoredAnswer
  ) throws(MoneyFailure) -> StoredAnswer {
    try change(isChange: { (answer: StoredAnswer) in !answer.isRepeated }) { () throws(MoneyFailure) in
      guard let request else { return try body() }
      if try isDone(request) { return StoredAnswer(entries: try storedEntries(of: request.key), isRepeated: true) }
      let entries = try body().entries
      try write(request, entries)
      return StoredAnswer(entries: entries, isRepeated: false)
    }
  }

  private func isDone(_ request: StoredRequest) throws(MoneyFailure) -> Bool {
    let found = try Statement(connection, "SELECT request FROM requests WHERE key = ?")
    try found.bind(1, request.key)
    guard try found.next() else { return false }
    let isSame = try found.bytes(0).elementsEqual(request.text)
    found.stop()
    guard isSame else {
      throw MoneyFailure(.conflict, "key " + .quoted(request.key) + " belongs to another request")
    }
    return true
  }

  private func write(_ request: StoredRequest, _ entries: [LegEntries]) throws(MoneyFailure) {
    let insertion = try Statement(connection, "INSERT INTO requests (key, request) VALUES (?, ?)")
    try insertion.bind(1, request.key)
    try insertion.bind(2, request.text)
    try insertion.run()
    let rows = try Statement(
      connection,
      "INSERT INTO request_entries (key, number, source, target, amount, currency) VALUES (?, ?, ?, ?, ?, ?)")
    var number: Int64 = 1
    for leg in entries {
      try rows.bind(1, request.key)
      try rows.bind(2, number)
      try rows.bind(3, Int64(clamping: leg.source))
      try rows.bind(4, Int64(clamping: leg.target))
      try rows.bind(5, optional: leg.received?.amount)
      try rows.bind(6, optional: leg.received?.currency)
      try rows.run()
      number &+= 1
    }
  }

  /// The entries that the request with a key made.
  func storedEntries(of key: [UInt8]) throws(MoneyFailure) -> [LegEntries] {
    let rows = try Statement(
      connection,
      "SELECT source, target, amount, currency FROM request_entries WHERE key = ? ORDER BY number LIMIT ?")
    try rows.bind(1, key)
    try rows.bind(2, Int64(Wallet.mostLegs))
    var entries: [LegEntries] = []
    while try rows.next() {
      entries.append(
        LegEntries(source: try rows.natural(0), target: try rows.natural(1), received: try rows.money(2, 3)))
    }
    if entries.isEmpty { throw Statement.damaged("a request lacks its entries") }
    return entries
  }
}
