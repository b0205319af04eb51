import Foundation
import LibMoney
import LibMoneyJSON

private func rates(_ document: String) throws -> Rates {
  try document.read { (text) throws(MoneyFailure) in try RatesDocument.read(text) }
}

private func list(_ vector: Vector, _ document: String) throws -> Vector {
  var list = try CurrencyList(language: vector.text("language"))
  try list.add(document.read { (text) throws(MoneyFailure) in try CurrencyListDocument.read(text) })
  for code in vector.texts("favourites") { try list.setFavourite(CurrencyCode(code), true) }
  let sorts: [String: CurrencyList.Sort] = ["code_ascending": .codeAscending, "code_descending": .codeDescending]
  if let sort = sorts[vector.optional("sort") ?? ""] { list.setSort(sort) }
  if let search = vector.optional("search") { list.setSearch(search) }
  let states: [CurrencyList.State: String] = [
    .ready: "ready", .empty: "empty", .nothingFound: "nothing_found", .noFavourites: "no_favourites",
  ]
  return ["codes": list.items.map(\.code.description), "state": states[list.state] ?? ""]
}

func converter(_ vector: Vector, _ document: String) throws -> Vector {
  if vector["list"] != nil { return try list(vector, document) }
  let rates = try rates(document)
  func typed(_ text: String) throws -> Converter {
    var made = try Converter(from: vector.text("source"), to: vector.text("target"))
    made.setRates(rates, .network, received: nil)
    made.setAmount(text)
    return made
  }
  let made = try typed(vector.text("typed"))
  let outcome = made.outcome(at: nil)
  let states: [Converter.State: String] = [
    .empty: "empty", .loading: "loading", .ready: "ready", .stale: "stale", .failed: "failed",
  ]
  var answer: Vector = [
    "state": states[outcome.state] ?? "", "unfinished": outcome.typed.state == .unfinished,
    "reason": String(outcome.fault?.reason ?? []),
  ]
  if outcome.state == .ready {
    answer["result"] = String(try made.text())
    answer["equivalence"] = String(try made.unitRate())
    answer["through"] = try made.result().legs.dropFirst().map(\.from.description)
    let legs = try made.rate().legs
    if legs.count == 1 { answer["rate"] = [String(legs[0].rate.numerator), String(legs[0].rate.denominator)] }
  }
  if let other = vector.optional("result_of") { answer["other"] = String(try typed(other).text()) }
  return answer
}

func order(_ vector: Vector) throws -> Vector {
  var list = try CurrencyList(language: vector.text("language"))
  for code in vector.texts("codes") { try list.add(CurrencyCode(code), name: []) }
  let up = list.items.map(\.code.description)
  list.setSort(.nameDescending)
  return ["up": up, "down": list.items.map(\.code.description)]
}

func form(_ vector: Vector) throws -> Vector {
  let draft = vector.object("draft") ?? [:]
  var portfolio = try Portfolio("EUR")
  var form = try OrderForm(for: portfolio, rule: draft["rule"] == nil ? .letters : .exchangeSymbol)
  let fields: [(String, OrderField)] = [
    ("date", .date), ("type", .action), ("ticker", .ticker), ("quantity", .quantity), ("price", .price), ("sum", .sum),
  ]
  for (name, field) in fields { if let text = draft.optional(name) { try form.set(field, to: text) } }
  var states = Vector()
  var texts = Vector()
  for (name, field) in fields {
    states[name] = "\(form.state(of: field).name)"
    texts[name] = String(form.text(of: field))
  }
  let isSaved = (try? form.save(in: &portfolio)) != nil
  return ["states": states, "texts": texts, "saved": isSaved, "stored": portfolio.count]
}

private let live = #"{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}"#
private let listed = #"{"success":true,"currencies":{"EUR":"Euro"}}"#

func feed(_ vector: Vector) throws -> Vector {
  let isList = vector.optional("feed") == "currency_list"
  let settings = try FeedSettings(
    isList ? .currencylayerList : .currencylayer, key: "not-a-key".bytes,
    ttl: (vector["ttl_seconds"] as? Int).map { Int64($0) })
  var feed = Feed(settings)
  var id: UInt64 = 0
  var steps: [Any] = []
  for step in vector.objects("steps") {
    let now = Int64(step["at"] as? Int ?? 0)
    if step["expect"] != nil {
      let request = feed.next(at: now)
      id = request?.id ?? id
      steps.append(request == nil ? "nothing" : "fetch")
    } else if let event = step.optional("event") {
      if event == "refresh" { feed.refresh() } else { feed.notifyOnline() }
      steps.append("done")
    } else if let answer = step.optional("answer") {
      try give(&feed, id, answer, isList ? listed : live, now)
      steps.append(feed.lastFailure.map { constant($0.failure.status) } ?? "MONEY_OK")
    } else {
      let info = feed.info(at: now)
      let state = info.state == .stale ? "stale" : "\(info.state)"
      steps.append([state, info.age.map { Int($0) as Any } ?? NSNull(), (try? feed.knownRates()) != nil] as [Any])
    }
  }
  return ["steps": steps]
}

private func give(_ feed: inout Feed, _ id: UInt64, _ answer: String, _ body: String, _ now: Int64) throws {
  if answer == "no connection" { return try feed.failRequest(id, .connection, at: now) }
  let isPage = answer == "html"
  var copy = feed
  try? (isPage ? "<html></html>" : body).read { (bytes) throws(MoneyFailure) in
    let type = isPage ? "text/html" : "application/json"
    let given = FeedResponse(httpStatus: 200, contentType: type.bytes, body: bytes)
    try copy.receiveResponse(id, given, at: now)
  }
  feed = copy
}

private func own(_ vector: Vector) throws -> String {
  try vector.optional("currency") ?? vector.text("security_currency")
}
private func report(_ vector: Vector) throws -> String { try vector.optional("report_currency") ?? own(vector) }

private func cents(_ amounts: Vector, _ code: String) throws -> Int64 {
  try Money(amounts.text(code), code).minorUnits(in: nil)
}

private func portfolio(_ vector: Vector, _ method: LotMethod) throws -> Portfolio {
  var made = try Portfolio(report(vector), method: method)
  var rate: Rate?
  if let amounts = vector.object("rate_at_trade") {
    rate = try Rate(
      numerator: UInt64(cents(amounts, report(vector))), denominator: UInt64(cents(amounts, own(vector))))
  }
  let actions: [String: Transaction.Action] = ["buy": .buy, "sell": .sell]
  for row in vector["transactions"] as? [[String]] ?? [] {
    try made.add(
      actions[row[1]] ?? .buy, row[2], on: Day(row[0]), quantity: number(row[3]), total: Money(row[4], own(vector)),
      rate: rate)
  }
  return made
}

private func valuation(_ vector: Vector, _ made: inout Portfolio, _ rates: Rates?) throws -> Valuation {
  guard let price = vector.optional("price"), let first = made.transaction(at: 0) else {
    return try made.value([:], rates)
  }
  return try made.value([String(first.symbol): number(price)], rates)
}

func portfolio(_ vector: Vector) throws -> Vector {
  var answer = Vector()
  for (name, method) in [("fifo", LotMethod.fifo), ("average", .average)] {
    var made = try portfolio(vector, method)
    guard let position = try valuation(vector, &made, nil).positions.first else { continue }
    answer[name] = [
      "realised": shown(position.realisedGain?.amount), "remaining_quantity": position.quantity.value.description,
      "remaining_cost": shown(position.cost?.amount), "unrealised": shown(position.performance.unrealisedGain),
    ]
  }
  if let now = vector.object("rate_now") {
    let (from, to) = (try own(vector), try report(vector))
    let rates = try Rates.of(["\(from)/\(to)": "\(cents(now, to))/\(cents(now, from))"])
    var made = try portfolio(vector, .fifo)
    let total = try valuation(vector, &made, rates).total
    answer["value_now"] = shown(total.value)
    answer["profit"] = total.profit.description
    answer["currency_effect"] = total.currencyEffect.description
    answer["price_effect"] = total.priceEffect.description
  }
  return answer
}
