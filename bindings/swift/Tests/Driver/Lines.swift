import Foundation
import LibMoney

private let parts: [(String, NotepadLine.Part)] = [
  ("value", .value), ("reading", .reading), ("label", .label), ("name", .name), ("message", .message),
  ("caret", .caret),
]

func notepad(_ vector: Vector) throws -> Vector {
  var options = NotepadOptions()
  options.reading = vector.optional("reading") == "strict" ? .strict : .lenient
  options.locale = try vector.optional("locale").map { try MoneyLocale($0) }
  options.home = try vector.optional("home").map { try CurrencyCode($0) }
  options.today = try vector.optional("today").map { try Day($0) }
  options.maximumGap = Int32(vector["gap"] as? Int ?? 0)
  var pad = try Notepad(vector.text("text"), options, rates: vector.table())
  let version = pad.version
  for edit in vector["edits"] as? [[Any]] ?? [] {
    try pad.setLine(edit[0] as? Int ?? 0, edit[1] as? String ?? "")
  }
  let lines: [Vector] = pad.lines.map { line in
    var told: Vector = [:]
    for (name, part) in parts { told[name] = pad.string(part, of: line.index) }
    told["readings"] = (0..<line.readingCount).map { String(pad.reading($0, of: line.index)) }
    return told
  }
  return ["lines": lines, "changed": pad.changes(since: version)]
}

func localeNumbers(_ vector: Vector) throws -> Vector {
  let style = MoneyStyle.locale(try vector.text("locale"))
  let isLenient = vector.optional("reading") == "lenient"
  return ["value": try style.parseNumber(vector.text("text"), isLenient: isLenient).description]
}

private func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

private func bytes(_ text: String) -> [UInt8] {
  let digits = Array(text)
  return stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
}

func packed(_ vector: Vector) throws -> Vector {
  if let damaged = vector.optional("damaged") {
    let read = try Money(packed: bytes(damaged))
    return ["amount": read.amount.description, "currency": read.currency.description]
  }
  let amount = try Money(vector.text("amount"), vector.text("currency"))
  let found = try Money(packed: amount.packed)
  return [
    "packed": hex(amount.packed), "key": hex(amount.sortKey), "amount": found.amount.description,
    "currency": found.currency.description,
  ]
}

func merging(_ vector: Vector) throws -> Vector {
  let rule = vector.optional("rule") == "days" ? MergeRule.days : .pairs
  let merged = try vector.table().merged(
    with: vector.table("added"), rule, undatedOn: vector.optional("undated"))
  let amount = try Money(vector.text("amount"), vector.text("from"))
  let day = try vector.optional("on").map { try Day($0) }
  let found = try merged.explain(amount, to: vector.text("to"), on: day)
  let path = [try vector.text("from")] + found.legs.map(\.to.description)
  return ["result": found.money.amount.description, "path": path, "days": merged.days.count]
}
