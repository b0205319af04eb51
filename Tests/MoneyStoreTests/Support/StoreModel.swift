import Testing
@testable import MoneyCore
@testable import MoneyCoreTests
@testable import MoneyDesk
@testable import MoneyLedger
@testable import MoneyLocale
@testable import MoneyPortfolio
@testable import MoneyStore

/// The expected contents of a store, in dictionaries.
struct StoreModel {
  /// Rates of one instant: their base, their source, and a line for each quote.
  struct Rates {
    var base: CurrencyCode?
    var source: [UInt8]
    var hasDays: Bool
    var quotes: [String: String] = [:]

    init(_ table: RatesTable) {
      base = table.base
      source = table.source
      hasDays = !table.days.isEmpty
      table.forEachQuote { quote in
        let day = quote.day.map { String($0) } ?? ""
        quotes["\(String(quote.from)) \(String(quote.to)) \(day)"] = quote.line + (quote.isRounded ? " ~" : "")
      }
    }

    var line: String {
      "\(base.map { String($0) } ?? "-") \(String(source)) \(quotes.values.sorted())"
    }
  }

  var settings: [String: Setting] = [:]
  var quotes: [String: PriceQuote] = [:]
  var wallets: [String: Wallet] = [:]
  var portfolios: [String: Portfolio] = [:]
  var catalogues: [String: String] = [:]
  var baskets: [String: String] = [:]
  var rates: [String: [Int64?: Rates]] = [:]
  /// The names of currencies by code.
  var lists: [String: [String: String]] = [:]

  init() {}

  /// All that a store holds.
  init(_ store: Store) throws {
    func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
    for key in try store.settingKeys() { settings[String(key)] = try store.setting(key) }
    for quote in try store.quotes().quotes { quotes[String(quote.symbol.bytes)] = quote }
    for name in try store.names(of: .wallet) { wallets[String(name)] = try store.loadWallet(name) }
    for name in try store.names(of: .portfolio) {
      portfolios[String(name)] = try store.loadPortfolio(name, registry: nil)
    }
    for name in try store.names(of: .catalogue) { catalogues[String(name)] = try store.document(.catalogue, name) }
    for name in try store.names(of: .basket) { baskets[String(name)] = try store.document(.basket, name) }
    for name in try store.names(of: .rates) {
      for instant in try store.instants(ofRates: name) {
        rates[String(name), default: [:]][instant] = Rates(try store.loadRates(name, asOf: instant))
      }
    }
    for name in try store.names(of: .currencies) {
      let list = try store.loadCurrencies(name, language: english())
      lists[String(name)] = StoreModel.names(of: list)
    }
  }

  static func names(of list: CurrencyList) -> [String: String] {
    Dictionary(uniqueKeysWithValues: list.all.map { (String($0.code), String($0.provided)) })
  }

  /// One line for each thing, in order.
  var lines: [String] {
    var lines = settings.map { "setting \($0.key) \(String($0.value.value)) \($0.value.instant ?? -1)" }
    lines += quotes.map { key, quote in
      let currency = quote.currency.map { String($0) } ?? "-"
      return "quote \(key) \(String(quote.price)) \(currency) \(quote.instant ?? -1)"
    }
    lines += wallets.map { "wallet \($0.key) \($0.value.sketch)" }
    lines += portfolios.map { "portfolio \($0.key) \($0.value.sketch)" }
    lines += catalogues.map { "catalogue \($0.key) \($0.value)" } + baskets.map { "basket \($0.key) \($0.value)" }
    lines += lists.map { "list \($0.key) \($0.value.sorted { $0.key < $1.key })" }
    for (name, tables) in rates {
      for (instant, table) in tables {
        // Rates without an instant are read only if they are the only ones.
        let isRead = instant != nil || tables.count == 1
        lines.append("rates \(name) \(instant ?? -1) \(isRead ? table.line : "")")
      }
    }
    return lines.sorted()
  }
}

extension Store {
  fileprivate func document(_ what: StoredDocument, _ name: [UInt8]) throws(MoneyFailure) -> String {
    try load(what, name) { (text) throws(MoneyFailure) in String(decoding: text, as: UTF8.self) }
  }
}

extension Wallet {
  /// Everything that storing has to keep, as one line.
  var sketch: String {
    func line(_ entry: WalletEntry) -> String {
      "\(entry.id) \(String(entry.amount)) \(String(entry.note.label)) \(entry.note.day.map { String($0) } ?? "")"
    }
    let sums = sheet.map { "\(String($0.currency)) \($0.first) \($0.count) \(String($0.sum)) \(String($0.held))" }
    return "\(next) \(revision) \(journal.count) \(entries.map(line)) \(holds.map(line)) \(sums)"
  }
}
