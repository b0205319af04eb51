import LibMoney
import LibMoneyJSON

func ledger(_ vector: Vector) throws -> Vector {
  var books = Ledger(base: try vector.code("base"))
  var answers: [String] = []
  for words in vector["steps"] as? [[String]] ?? [] {
    do {
      answers.append(try step(&books, words))
    } catch let failure as MoneyFailure {
      answers.append(constant(failure.status))
    }
  }
  return ["answers": answers]
}

/// The date of a text; an absent one is "".
private func day(_ text: String) throws -> Day? { text.isEmpty ? nil : try Day(text) }

private func step(_ books: inout Ledger, _ words: [String]) throws -> String {
  switch words[0] {
  case "account":
    let kinds: [String: AccountKind] = [
      "asset": .asset, "liability": .liability, "equity": .equity, "income": .income, "expense": .expense,
      "exchange": .exchange,
    ]
    try books.addAccount(words[1], kinds[words[2]] ?? .asset, currency: words.count > 3 ? words[3] : nil)
    return "ok"
  case "post": return try post(&books, words)
  case "reverse": return try "\(books.reverse(UInt64(words[1]) ?? 0, on: Day(words[2])))"
  case "close": return try "\(books.close(Day(words[1]), into: words.count > 2 ? words[2] : nil))"
  case "revalue": return try revalue(&books, words)
  case "balance": return try books.balance(of: words[1], in: words[2], on: day(words[3])).description
  case "statement": return try statement(books, words)
  case "report": return try report(books, words)
  case "json":
    let text = try books.json()
    books = try Ledger(json: text)
    return text
  case "read":
    books = try Ledger(json: words[1])
    return "ok"
  default: throw Broken(description: "no step is called \(words[0])")
  }
}

private func post(_ books: inout Ledger, _ words: [String]) throws -> String {
  let postings = try stride(from: 3, to: words.count, by: 2).map { at in
    (account: words[at], amount: try Money(words[at + 1]))
  }
  return try "\(books.post(Day(words[1]), words[2], postings))"
}

private func revalue(_ books: inout Ledger, _ words: [String]) throws -> String {
  var builder = RatesBuilder()
  for at in stride(from: 3, to: words.count, by: 3) { try builder.add(words[at], words[at + 1], words[at + 2]) }
  return try "\(books.revalue(on: Day(words[1]), builder.build(), gain: words[2]))"
}

private func statement(_ books: Ledger, _ words: [String]) throws -> String {
  let found = try books.statement(of: words[1], in: words[2], from: day(words[3]), to: day(words[4]))
  let lines = try found.rows(from: 0, count: found.count).map { row in
    let transaction = books.transactions[row.transaction]
    return "\(row.transaction + 1) \(transaction.day) \(row.amount) \(row.balance) \(transaction.text)"
  }
  return lines.joined(separator: "\n")
}

private func report(_ books: Ledger, _ words: [String]) throws -> String {
  let (start, end) = (try day(words[2]), try day(words[3]))
  switch words[1] {
  case "trial_balance": return try books.trialBalance(on: end).json()
  case "balance_sheet": return try books.balanceSheet(on: end).json()
  default: return try books.incomeStatement(from: start, to: end).json()
  }
}
