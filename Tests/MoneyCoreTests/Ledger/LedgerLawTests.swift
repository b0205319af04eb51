import MoneyBooks
import MoneyCore
import Testing
@testable import MoneyLedger

/// Laws of every ledger, over random histories, beside sums from scratch.
struct LedgerLawTests {
  private static let accounts: [(name: String, kind: AccountKind, currency: String?)] = [
    ("Assets:Bank", .asset, nil), ("Assets:Bank:Savings", .asset, "EUR"), ("Assets:Cash", .asset, nil),
    ("Liabilities:Card", .liability, nil), ("Equity:Opening", .equity, nil), ("Equity:Retained", .equity, nil),
    ("Equity:Exchange", .exchange, nil), ("Income:Salary", .income, nil), ("Income:Exchange", .income, nil),
    ("Expenses:Rent", .expense, nil), ("Expenses:Food:Out", .expense, "USD"), ("Expenses:Food", .expense, nil),
  ]
  private static let codes = ["EUR", "USD", "JPY"]

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func someDay(_ random: inout SplitMix64) -> Day { day("2024-01-\(10 + random.below(20))") }

  /// Postings of which most sum to zero.
  private func somePostings(_ random: inout SplitMix64) -> [LedgerPosting] {
    var postings: [LedgerPosting] = []
    for _ in 0...random.below(2) {
      let currency = random.pick(Self.codes)
      let parts = (0...random.below(3)).map { _ in random.below(100_000) - 50_000 }
      let rest = -parts.reduce(0, +) + (random.below(12) == 0 ? 1 : 0)
      for part in parts + [rest] {
        let amount = Money(Decimal(coefficient: Int128(part), scale: 2) ?? .zero, code(currency))
        let name = random.below(40) == 0 ? "Assets:Unknown" : random.pick(Self.accounts).name
        postings.append(LedgerPosting(account: bytes(name), amount: amount))
      }
    }
    return random.shuffled(postings)
  }

  private func change(_ ledger: inout Ledger, _ random: inout SplitMix64) throws {
    switch random.below(20) {
    case 0: try ledger.reverse(UInt64(random.below(ledger.transactions.count + 2)), on: someDay(&random))
    case 1:
      guard random.below(6) == 0 else { return }
      try ledger.close(someDay(&random), into: random.flip() ? bytes("Equity:Retained") : nil)
    case 2:
      try ledger.revalue(
        someDay(&random), exchange: nil, gain: bytes("Income:Exchange"),
        with: try table("EUR USD 1.25", "EUR JPY 160.1"), ConversionOptions(), in: nil)
    default:
      try ledger.post(someDay(&random), description: bytes("entry"), somePostings(&random))
    }
  }

  /// All that a ledger can be asked for, as text.
  private func described(_ ledger: Ledger) throws -> [String] {
    var lines = ["\(String(describing: ledger.closed)) \(ledger.postingCount)"]
    for account in ledger.accounts {
      lines.append("\(String(account.name)) \(account.kind) \(account.isGroup)")
      for currency in Self.codes {
        lines.append(
          String(
            try ledger.balance(of: account.name, in: code(currency), on: nil, withChildren: true).plainText))
      }
    }
    for transaction in ledger.transactions {
      lines.append(
        "\(String(transaction.day)) \(transaction.kind) \(transaction.reverses) \(transaction.reversedBy)"
          + " \(transaction.postings) \(String(transaction.description))")
    }
    return lines
  }

  private func newLedger() throws -> Ledger {
    var ledger = Ledger(base: .euro)
    for (name, kind, currency) in Self.accounts {
      try ledger.addAccount(bytes(name), kind, currency: currency.map { code($0) })
    }
    return ledger
  }

  private func requireLaws(of ledger: Ledger, _ random: inout SplitMix64) throws {
    let model = LedgerModel(of: ledger)
    for currency in model.currencies {
      for day in [nil, someDay(&random)] {
        try #require(try model.sum(currency) { day == nil || $0.day <= day! }.isZero)
        for (name, _) in model.kinds {
          for withChildren in [false, true] {
            let found = try ledger.balance(
              of: bytes(name), in: code(currency), on: day, withChildren: withChildren)
            try #require(
              found.amount == (try model.balance(name, currency, on: day, withChildren: withChildren)))
          }
        }
      }
    }
    try requireReports(of: ledger, model, &random)
    try requireStatement(of: ledger, model, &random)
  }

  private func requireReports(of ledger: Ledger, _ model: LedgerModel, _ random: inout SplitMix64) throws {
    let (start, end) = (random.flip() ? someDay(&random) : nil, random.flip() ? someDay(&random) : nil)
    let trial = try LedgerReport(.trialBalance, of: ledger, from: nil, to: end).rows
    let sheet = try LedgerReport(.balanceSheet, of: ledger, from: nil, to: end).rows
    let income = try LedgerReport(.incomeStatement, of: ledger, from: start, to: end).rows
    for currency in model.currencies {
      func sum(
        _ rows: [LedgerReport.Row], _ kind: LedgerReport.RowKind, _ section: AccountKind? = nil
      ) throws -> Decimal {
        try rows.filter {
          $0.kind == kind && String($0.amount.currency) == currency
            && (section == nil || $0.accountKind?.section == section)
        }.reduce(Decimal.zero) { try $0.adding($1.amount.amount) }
      }
      try #require(try sum(trial, .account).isZero)
      try #require(try sum(trial, .debits) == sum(trial, .credits))
      let result = try model.section(.income, currency, to: end).adding(model.section(.expense, currency, to: end))
      try #require(try sum(sheet, .total, .asset) == model.section(.asset, currency, to: end))
      try #require(try sum(sheet, .total, .liability) == model.section(.liability, currency, to: end).negated)
      try #require(try sum(sheet, .total, .equity) == model.section(.equity, currency, to: end).negated)
      try #require(try sum(sheet, .result) == result.negated)
      let sources = try sum(sheet, .total, .liability).adding(sum(sheet, .total, .equity)).adding(sum(sheet, .result))
      try #require(try sum(sheet, .total, .asset) == sources)
      for section in [AccountKind.asset, .liability, .equity] {
        try #require(try sum(sheet, .account, section) == sum(sheet, .total, section))
      }
      let earned = try model.change(.income, currency, from: start, to: end).negated
      let spent = try model.change(.expense, currency, from: start, to: end)
      try #require(try sum(income, .total, .income) == earned)
      try #require(try sum(income, .total, .expense) == spent)
      try #require(try sum(income, .result) == earned.subtracting(spent))
      for row in sheet where row.kind == .subtotal && String(row.amount.currency) == currency {
        let balance = try model.balance(String(row.account), currency, on: end, withChildren: true)
        try #require(row.amount.amount == (row.accountKind == .asset ? balance : balance.negated))
      }
    }
  }

  private func requireStatement(of ledger: Ledger, _ model: LedgerModel, _ random: inout SplitMix64) throws {
    let (name, currency) = (random.pick(Self.accounts).name, random.pick(Self.codes))
    let (start, end) = (random.flip() ? someDay(&random) : nil, random.flip() ? someDay(&random) : nil)
    let statement = try ledger.statement(of: bytes(name), in: code(currency), from: start, to: end)
    let all = model.postings.enumerated().filter { $0.element.account == name && $0.element.currency == currency }
      .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
    var balance = Decimal.zero
    var wanted: [String] = []
    for (_, posting) in all {
      balance = try balance.adding(posting.amount)
      let isInside = (start == nil || posting.day >= start!) && (end == nil || posting.day <= end!)
      if isInside { wanted.append("\(String(posting.amount)) \(String(try balance.normalized(atLeast: 0)))") }
    }
    let first = random.below(wanted.count + 1)
    let most = random.below(wanted.count + 2)
    let found = try statement.rows(from: first, count: most).map {
      "\(String($0.amount.amount)) \(String(try $0.balance.amount.normalized(atLeast: 0)))"
    }
    try #require(statement.count == wanted.count)
    try #require(found == Array(wanted.dropFirst(first).prefix(most)))
  }

  @Test func everyLedgerIsTheSumOfItsPostings() {
    forEachCase(seed: 1802, 30) { random in
      var ledger = try newLedger()
      for step in 0..<random.pick([20, 120]) {
        let before = try described(ledger)
        do { try change(&ledger, &random) } catch is MoneyFailure {
          // A change that fails has changed nothing.
          try #require(try described(ledger) == before)
        }
        if step % 20 == 0 { try requireLaws(of: ledger, &random) }
      }
      try requireLaws(of: ledger, &random)
    }
  }

  @Test func aJournalContainsTheLedger() {
    forEachCase(seed: 1803, 20) { random in
      var ledger = try newLedger()
      for _ in 0..<random.pick([0, 3, 60]) {
        do { try change(&ledger, &random) } catch is MoneyFailure { continue }
      }
      for format in JournalFormat.allCases {
        let text = try LedgerJournal.write(ledger, as: format)
        let again = try reading(bytes: text) { (text) throws(MoneyFailure) in
          try LedgerJournal.read(text, as: format, base: .euro)
        }
        try #require(try described(again) == described(ledger), "\(format)")
        try #require(try LedgerJournal.write(again, as: format) == text)
      }
    }
  }
}
