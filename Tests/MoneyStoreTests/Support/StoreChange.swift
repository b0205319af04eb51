@testable import MoneyCore
@testable import MoneyCoreTests
@testable import MoneyDesk
@testable import MoneyLedger
@testable import MoneyLocale
@testable import MoneyPortfolio
@testable import MoneyStore

/// A change, as a store makes it and as its model does.
struct StoreChange {
  let what: String
  let make: (Store) throws(MoneyFailure) -> Void
  let model: (inout StoreModel) throws(MoneyFailure) -> Void

  /// Why a change is refused; nil: it is not.
  static func status(_ body: () throws(MoneyFailure) -> Void) -> MoneyStatus? {
    do throws(MoneyFailure) {
      try body()
      return nil
    } catch { return error.status }
  }

  static func absent() -> MoneyFailure { MoneyFailure(.notFound, "") }

  /// Refuses the names that a store refuses.
  static func check(_ name: String) throws(MoneyFailure) {
    if name.isEmpty { throw MoneyFailure(.argument, "") }
    if name.utf8.count > 63 { throw MoneyFailure(.limit, "") }
    if name.contains("\n") { throw MoneyFailure(.syntax, "") }
  }
}

extension SplitMix64 {
  /// One of few names, so that they collide; sometimes one that every store rejects.
  mutating func name() -> String {
    below(25) > 0 ? pick(["a", "b", "ü'\""]) : pick(["", "a\nb", String(repeating: "n", count: 256)])
  }

  mutating func change(of model: StoreModel) throws -> StoreChange {
    switch below(20) {
    case 0, 1: return settingChange()
    case 2, 3: return quoteChange()
    case 4: return try walletChange()
    case 5, 6: return entryChange()
    case 7: return try portfolioChange()
    case 8, 9: return transactionChange(of: model)
    case 10: return documentChange()
    case 11, 12: return try ratesChange()
    case 13: return try listChange()
    case 14, 15, 16, 17: return movementChange(of: model)
    default: return removal()
    }
  }

  private mutating func settingChange() -> StoreChange {
    let key = name()
    let bytes = Array(key.utf8)
    if below(3) == 0 {
      return StoreChange(what: "remove setting \(key)") { (store) throws(MoneyFailure) in
        try store.removeSetting(bytes)
      } model: { (model) throws(MoneyFailure) in
        try StoreChange.check(key)
        if model.settings.removeValue(forKey: key) == nil { throw StoreChange.absent() }
      }
    }
    let value = Setting(value: Array("v\(below(100))".utf8), instant: flip() ? nil : Int64(below(100)))
    return StoreChange(what: "setting \(key)") { (store) throws(MoneyFailure) in
      try store.put(value, for: bytes)
    } model: { (model) throws(MoneyFailure) in
      try StoreChange.check(key)
      model.settings[key] = value
    }
  }

  private mutating func quoteChange() -> StoreChange {
    let symbols = ["ABC", "X'Y", "ü"]
    if below(3) == 0 {
      let symbol = pick(symbols)
      return StoreChange(what: "remove quote \(symbol)") { (store) throws(MoneyFailure) in
        try store.removeQuote(of: text(symbol))
      } model: { (model) throws(MoneyFailure) in
        if model.quotes.removeValue(forKey: symbol) == nil { throw StoreChange.absent() }
      }
    }
    // All or nothing: one without a symbol is rejected together with those before it.
    let quotes = (0..<(1 + below(3))).compactMap { _ in
      try? PriceQuote(
        symbol: text(below(9) == 0 ? "" : pick(symbols)), price: decimal().absolute,
        currency: flip() ? nil : code("EUR"), instant: flip() ? nil : Int64(below(1000)))
    }
    return StoreChange(what: "quotes \(quotes.map { String($0.symbol.bytes) })") { (store) throws(MoneyFailure) in
      try store.put(quotes)
    } model: { (model) throws(MoneyFailure) in
      for quote in quotes {
        if quote.symbol.isEmpty { throw MoneyFailure(.argument, "") }
        model.quotes[String(quote.symbol.bytes)] = quote
      }
    }
  }

  private mutating func walletChange() throws -> StoreChange {
    let (name, wallet) = (name(), try wallet())
    return StoreChange(what: "wallet \(name)") { (store) throws(MoneyFailure) in
      try store.save(wallet, as: Array(name.utf8))
    } model: { (model) throws(MoneyFailure) in
      try StoreChange.check(name)
      model.wallets[name] = wallet
    }
  }

  private mutating func entryChange() -> StoreChange {
    let name = name()
    let amount = Money(plainDecimal(), code(pick(["EUR", "USD"])))
    return StoreChange(what: "add \(String(amount)) to \(name)") { (store) throws(MoneyFailure) in
      _ = try store.add(amount, .none, to: Array(name.utf8))
    } model: { (model) throws(MoneyFailure) in
      try StoreChange.check(name)
      var wallet = model.wallets[name] ?? Wallet()
      try wallet.post([(amount, .none)], isCovered: true)
      model.wallets[name] = wallet
    }
  }

  private mutating func portfolioChange() throws -> StoreChange {
    let (name, portfolio) = (name(), try portfolio(pick(everyMethod), below(8), pick([.reject, .allow, .record])))
    return StoreChange(what: "portfolio \(name)") { (store) throws(MoneyFailure) in
      try store.save(portfolio, as: Array(name.utf8))
    } model: { (model) throws(MoneyFailure) in
      try StoreChange.check(name)
      model.portfolios[name] = portfolio
    }
  }

  /// Adds or removes one transaction if the portfolio stays valid, which a store does not check.
  private mutating func transactionChange(of model: StoreModel) -> StoreChange {
    let name = name()
    guard let known = model.portfolios[name] else { return removedTransaction("7", name) }
    var one = transaction(for: known)
    if one.id.isEmpty { one.id = text(String(below(12))) }
    if below(3) == 0, let old = known.transaction(at: below(max(1, known.count))) {
      var without = known
      if flip(), (try? without.remove(old.id)) != nil { return removedTransaction(String(old.id.bytes), name) }
      one.id = old.id
    }
    var changed = known
    let isNew = known.transaction(one.id) == nil
    guard (try? isNew ? _ = changed.add(one) : changed.edit(one)) != nil else { return settingChange() }
    changed.countUp(after: one.id)
    return StoreChange(what: "\(String(one.described.bytes)) in \(name)") { [one] (store) throws(MoneyFailure) in
      try store.put(one, in: Array(name.utf8), registry: nil)
    } model: { [changed] (model) throws(MoneyFailure) in
      model.portfolios[name] = changed
    }
  }

  private func removedTransaction(_ id: String, _ name: String) -> StoreChange {
    StoreChange(what: "remove transaction \(id) of \(name)") { (store) throws(MoneyFailure) in
      try store.remove(text(id), from: Array(name.utf8))
    } model: { (model) throws(MoneyFailure) in
      try StoreChange.check(name)
      guard var portfolio = model.portfolios[name] else { throw StoreChange.absent() }
      try portfolio.remove(text(id))
      model.portfolios[name] = portfolio
    }
  }

  private mutating func documentChange() -> StoreChange {
    let (name, document) = (name(), "{\"é\":\(below(100))}")
    let what = flip() ? StoredDocument.catalogue : .basket
    return StoreChange(what: "\(what) \(name)") { (store) throws(MoneyFailure) in
      try store.save(Array(document.utf8), what, as: Array(name.utf8))
    } model: { (model) throws(MoneyFailure) in
      try StoreChange.check(name)
      if what == .catalogue { model.catalogues[name] = document } else { model.baskets[name] = document }
    }
  }

  private mutating func removal() -> StoreChange {
    let (name, kind) = (name(), pick([.wallet, .portfolio, .catalogue, .basket, .rates, .currencies] as [StoredKind]))
    return StoreChange(what: "remove \(kind) \(name)") { (store) throws(MoneyFailure) in
      try store.remove(kind, Array(name.utf8))
    } model: { (model) throws(MoneyFailure) in
      try StoreChange.check(name)
      let isThere =
        switch kind {
        case .wallet: model.wallets.removeValue(forKey: name) != nil
        case .portfolio: model.portfolios.removeValue(forKey: name) != nil
        case .catalogue: model.catalogues.removeValue(forKey: name) != nil
        case .basket: model.baskets.removeValue(forKey: name) != nil
        case .rates: model.rates.removeValue(forKey: name) != nil
        case .currencies: model.lists.removeValue(forKey: name) != nil
        case .key, .ledger: false
        }
      if !isThere { throw StoreChange.absent() }
    }
  }
}
