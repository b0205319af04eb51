import LibMoney
import LibMoneyJSON

func accounts(_ vector: Vector) throws -> Vector {
  var wallet = Wallet()
  var answers: [String] = []
  for words in vector["steps"] as? [[String]] ?? [] {
    do {
      answers.append(try step(&wallet, words))
    } catch let failure as MoneyFailure {
      answers.append(constant(failure.status))
    }
  }
  return ["answers": answers]
}

/// The date of a text; an absent one is "".
private func day(_ text: String) throws -> Day? { text.isEmpty ? nil : try Day(text) }

private func known(_ amount: Money?) -> String { amount?.description ?? "unknown" }

private func note(_ words: [String]) throws -> WalletNote {
  let kinds: [String: EntryKind] = [
    "deposit": .deposit, "withdrawal": .withdrawal, "transfer": .transfer, "exchange": .exchange, "fee": .fee,
    "interest": .interest, "adjustment": .adjustment, "opening": .opening,
  ]
  let cost: Money? = words[8].isEmpty ? nil : try Money(words[8])
  return try WalletNote(
    text: words[5], on: day(words[3]), kind: kinds[words[2]] ?? .unspecified, counterpart: words[6],
    externalID: words[7], effective: day(words[4]), cost: cost)
}

private func step(_ wallet: inout Wallet, _ words: [String]) throws -> String {
  switch words[0] {
  case "add":
    let id = try wallet.add(Money(words[1]), note: note(words))
    return "\(id)"
  case "hold":
    let id = try wallet.hold(Money(words[1]), note: note(words))
    return "\(id)"
  case "commit":
    let id = try wallet.commit(UInt64(words[1]) ?? 0)
    return "\(id)"
  case "release":
    try wallet.release(UInt64(words[1]) ?? 0)
    return "ok"
  case "find":
    guard let entry = wallet.entry(external: Array(words[1].utf8)) else { return constant(.notFound) }
    return "\(entry.id) \(entry.amount)"
  case "balance":
    let found = try wallet.balance(words[1], on: day(words[2]))
    return "\(found.posted), \(found.held), \(found.pending), \(found.available)"
  case "statement":
    return try wallet.accountStatement(words[1], from: day(words[2]), through: day(words[3])).json()
  case "lots": return try lots(wallet, words)
  case "json":
    let text = try wallet.json()
    wallet = try Wallet(json: text)
    return text
  default: throw Broken(description: "no step is called \(words[0])")
  }
}

private func lots(_ wallet: Wallet, _ words: [String]) throws -> String {
  var table: Rates?
  if words.count > 6 {
    var builder = RatesBuilder()
    try builder.add(words[4], words[5], words[6])
    table = builder.build()
  }
  let lots = try wallet.cashLots(
    words[1], reporting: words[2].isEmpty ? nil : words[2], method: words[3] == "average" ? .average : .fifo, table)
  var now = "unknown"
  if let table { now = try lots.unrealised(with: table, ConversionOptions(), registry: nil).description }
  var lines = ["\(lots.amount) \(lots.cost) \(known(lots.realised)) \(now)"]
  for lot in lots.open { lines.append("lot \(lot.entry) \(lot.opened?.description ?? "-") \(lot.amount) \(lot.cost)") }
  for paid in lots.disposals {
    let amounts = "\(paid.amount) \(paid.cost) \(known(paid.proceeds)) \(known(paid.gain))"
    lines.append("paid \(paid.entry) \(paid.day?.description ?? "-") \(amounts)")
  }
  return lines.joined(separator: "\n")
}
