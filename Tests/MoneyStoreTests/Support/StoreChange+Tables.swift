@testable import MoneyCore
@testable import MoneyCoreTests
@testable import MoneyDesk
@testable import MoneyLedger
@testable import MoneyLocale
@testable import MoneyPortfolio
@testable import MoneyStore

// Changes of objects with rows of their own: rates and lists of currencies; and wallets with any history.

extension SplitMix64 {
  mutating func ratesChange() throws -> StoreChange {
    let name = name()
    if below(6) == 0 {
      let instant = Int64(below(100))
      return StoreChange(what: "remove rates \(name) before \(instant)") { (store) throws(MoneyFailure) in
        _ = try store.removeRates(Array(name.utf8), before: instant)
      } model: { (model) throws(MoneyFailure) in
        try StoreChange.check(name)
        model.rates[name] = model.rates[name]?.filter { known, _ in known.map { $0 >= instant } ?? true }
        if model.rates[name]?.isEmpty == true { model.rates[name] = nil }
      }
    }
    let table = try storedTable()
    let instant = table.instant
    if flip() {
      return StoreChange(what: "rates \(name) of \(instant ?? -1)") { (store) throws(MoneyFailure) in
        try store.save(table, as: Array(name.utf8))
      } model: { (model) throws(MoneyFailure) in
        try StoreChange.check(name)
        model.rates[name, default: [:]][instant] = StoreModel.Rates(table)
      }
    }
    return StoreChange(what: "add rates of \(instant ?? -1) to \(name)") { (store) throws(MoneyFailure) in
      try store.add(table, to: Array(name.utf8))
    } model: { (model) throws(MoneyFailure) in
      try StoreChange.check(name)
      if table.days.isEmpty { throw MoneyFailure(.argument, "") }
      let newest = model.rates[name]?.keys.max { ($0 ?? .min) < ($1 ?? .min) }
      guard let newest, var known = model.rates[name]?.removeValue(forKey: newest) else {
        model.rates[name] = [instant: StoreModel.Rates(table)]
        return
      }
      guard known.base == table.base, known.hasDays || known.quotes.isEmpty else { throw MoneyFailure(.argument, "") }
      known.quotes.merge(StoreModel.Rates(table).quotes) { $1 }
      known.hasDays = true
      if !table.source.isEmpty { known.source = table.source }
      model.rates[name]?[[newest, instant].compactMap { $0 }.max()] = known
    }
  }

  private mutating func storedTable() throws -> RatesTable {
    var builder = RatesBuilder()
    if flip() { builder.base = code("EUR") }
    builder.instant = flip() ? nil : Int64(below(100))
    if flip() { try builder.setSource(Array("source \(below(9))".utf8)) }
    let hasDays = below(3) > 0
    for _ in 0..<below(6) {
      let to = code(pick(["USD", "JPY", "QQA"]))
      let day = hasDays ? Day(unchecked: 19_700 + Int32(below(3))) : nil
      try? builder.add(Quote(from: code("EUR"), to: to, rate: rate(), day: day, isRounded: below(4) == 0))
    }
    return builder.build()
  }

  mutating func listChange() throws -> StoreChange {
    let name = name()

    var list = try CurrencyList(language: english())
    for word in ["EUR", "JPY", "QQA", "XAU"] where flip() {
      try list.add(code(word), name: flip() ? [] : Array("\(word) 'n".utf8))
    }
    return StoreChange(what: "list \(name)") { [list] (store) throws(MoneyFailure) in
      try store.saveCurrencies(list, as: Array(name.utf8))
    } model: { [list] (model) throws(MoneyFailure) in
      try StoreChange.check(name)
      model.lists[name] = StoreModel.names(of: list)
    }
  }

  /// A wallet with entries, some of them removed, and holds, some of them settled.
  mutating func wallet() throws -> Wallet {
    var wallet = Wallet()
    for _ in 0..<below(30) {
      let amount = Money(plainDecimal(), code(pick(["EUR", "USD"])))
      _ = try? wallet.post([(amount, .none)], isCovered: false)
      switch below(6) {
      case 0: if let last = wallet.entries.last { try? wallet.remove(last.id) }
      case 1:
        let ten = Money(MoneyCoreTests.decimal("10"), code("JPY"))
        let note = try WalletNote(label: Array("é".utf8), day: day("2024-02-29"))
        _ = try wallet.post([(ten, .none), (ten, note)], isCovered: false)
        let hold = try wallet.hold(ten, note: .none)
        switch below(3) {
        case 0: _ = try wallet.commit(hold)
        case 1: try wallet.release(hold)
        default: break
        }
      default: break
      }
    }
    return wallet
  }
}

/// The language of the lists; which it is does not matter.
func english() throws(MoneyFailure) -> MoneyLocale {
  try reading("en") { (text) throws(MoneyFailure) in try MoneyLocale(parsing: text) }
}
