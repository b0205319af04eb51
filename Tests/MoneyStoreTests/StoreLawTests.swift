import Foundation
import MoneyCore
import Testing
@testable import MoneyCoreTests
@testable import MoneyStore

/// Laws of every store, for any changes in any order: it behaves like a few dictionaries in a file.
struct StoreLawTests {
  private func open(_ path: String = ":memory:") throws -> Store {
    try Store.open(Array(path.utf8), StoreOptions(busyMilliseconds: 0))
  }

  /// Passes the path of a file that does not exist, and removes the file afterwards.
  private func withFile(_ body: (String) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appending(path: "money-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "store").path)
  }

  /// Makes a random change in a store and in its model, which both accept or both reject; returns whether they accepted.
  private func change(_ store: Store, _ model: inout StoreModel, _ random: inout SplitMix64) throws -> Bool {
    let change = try random.change(of: model)
    var changed = model
    let wanted = StoreChange.status { () throws(MoneyFailure) in try change.model(&changed) }
    let found = StoreChange.status { () throws(MoneyFailure) in try change.make(store) }
    try #require(found == wanted, "\(change.what)")
    if wanted == nil { model = changed }
    return wanted == nil
  }

  private func require(
    _ store: Store, holds model: StoreModel, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (found, wanted) = (try StoreModel(store).lines, model.lines)
    try #require(found == wanted, sourceLocation: sourceLocation)
  }

  @Test func aStoreIsItsDictionaries() {
    forEachCase(seed: 800, 15) { random in
      let store = try open()
      var (model, revision) = (StoreModel(), UInt64(0))
      for _ in 0..<40 {
        let isTaken = try change(store, &model, &random)
        revision += isTaken ? 1 : 0
        try #require(try store.revision == revision)
        if random.below(4) == 0 { try require(store, holds: model) }
      }
      try require(store, holds: model)
      // Every document is returned; the store does not inspect its content.
      var documents = 0
      try store.check { (_, text) throws(MoneyFailure) in documents += text.isEmpty ? 0 : 1 }
      try #require(documents == model.catalogues.count + model.baskets.count)
      for (kind, count) in [
        (StoredKind.wallet, model.wallets.count), (.portfolio, model.portfolios.count),
        (.catalogue, model.catalogues.count), (.basket, model.baskets.count), (.rates, model.rates.count),
        (.currencies, model.lists.count),
      ] { try #require(try store.count(of: kind) == count) }
      try #require(try store.quoteCount() == model.quotes.count)
    }
  }

  /// A transaction that is rolled back has changed nothing, not the revision either; one that is committed, all at once.
  @Test func aTransactionIsWholeOrNothing() {
    forEachCase(seed: 801, 12) { random in
      let store = try open()
      var (model, revision) = (StoreModel(), UInt64(0))
      for _ in 0..<6 {
        try store.begin()
        var changed = model
        var isChanged = false
        for _ in 0..<random.below(8) { isChanged = try change(store, &changed, &random) || isChanged }
        // It sees its own changes, and counts them when they are committed.
        try require(store, holds: changed)
        try #require(try store.revision == revision && store.isInTransaction)
        if random.flip() {
          try store.rollback()
        } else {
          try #require(try store.commit() == isChanged)
          model = changed
          revision += isChanged ? 1 : 0
        }
        try require(store, holds: model)
        try #require(try store.revision == revision && !store.isInTransaction)
      }
    }
  }

  /// Two stores of one file see each other's committed changes, and no others.
  @Test func twoStoresOfAFileAgree() {
    forEachCase(seed: 802, 4) { random in
      try withFile { path in
        let stores = [try open(path), try open(path)]
        var (model, revision) = (StoreModel(), UInt64(0))
        for _ in 0..<10 {
          let own = random.below(2)
          let (writer, reader) = (stores[own], stores[1 - own])
          if random.flip() {
            revision += try change(writer, &model, &random) ? 1 : 0
          } else {
            try writer.begin()
            var changed = model
            var isChanged = false
            for _ in 0..<3 { isChanged = try change(writer, &changed, &random) || isChanged }
            try require(reader, holds: model)
            try #require(try reader.revision == revision)
            // While one writes, the other is busy.
            #expect(throws: MoneyFailure.self) { try reader.put(Setting(value: [], instant: nil), for: [0x61]) }
            if random.flip() {
              try writer.rollback()
            } else {
              _ = try writer.commit()
              model = changed
              revision += isChanged ? 1 : 0
            }
          }
          for store in stores {
            try require(store, holds: model)
            try #require(try store.revision == revision)
          }
        }
        for store in stores { try store.close() }
        let again = try open(path)
        try require(again, holds: model)
        try again.close()
      }
    }
  }

  /// A save that replaces an object leaves nothing of the old one.
  @Test func whatIsSavedTakesThePlaceOfWhatWas() {
    forEachCase(seed: 803, 20) { random in
      let (store, fresh) = (try open(), try open())
      let name = Array("a".utf8)
      for _ in 0..<3 { try store.save(try random.portfolio(random.pick(everyMethod), random.below(9)), as: name) }
      for _ in 0..<3 { try store.save(try random.wallet(), as: name) }
      let (portfolio, wallet) = (try random.portfolio(.specific, random.below(9)), try random.wallet())
      for store in [store, fresh] {
        try store.save(portfolio, as: name)
        try store.save(wallet, as: name)
      }
      try require(store, holds: try StoreModel(fresh))
      try #require(try store.loadPortfolio(name, registry: nil).sketch == portfolio.sketch)
      try #require(try store.loadWallet(name).sketch == wallet.sketch)
      try #require(try store.balances(ofWallet: name) == wallet.sheet)
    }
  }
}
