import MoneyCore

extension Portfolio {
  /// Imports all rows, or throws the failure of the first refused row. A partial import leaves out the refused rows.
  /// A dry run changes nothing, and refuses the same rows.
  package mutating func add(
    imported: ImportedRows, isDryRun: Bool, isPartial: Bool, watch: Watch = .none
  ) throws(MoneyFailure) -> ImportReport {
    var imported = imported
    try identify(&imported, watch)
    let candidate = try candidate(with: &imported, watch)
    if !isDryRun {
      if !isPartial, let failure = imported.firstFailure { throw failure }
      if let candidate {
        let (next, revision) = (next, revision)
        self = candidate
        self.next = max(next, candidate.next)
        self.revision = revision &+ 1
      }
    }
    return imported.report(isDryRun: isDryRun)
  }

  /// Checks each row by itself, sets its id, and finds the rows that are there already.
  private func identify(_ imported: inout ImportedRows, _ watch: Watch) throws(MoneyFailure) {
    var identity = ImportIdentity()
    var seen = HashIndex(capacity: 0)
    for index in imported.transactions.indices {
      try watch.step(index, of: imported.transactions.count)
      let isOwn = !imported.transactions[index].id.isEmpty
      do throws(MoneyFailure) {
        if !isOwn { imported.setID(try identity.next(for: imported.transactions[index], watch), of: index) }
        try imported.transactions[index].check(for: settings)
      } catch {
        if error.status == .outOfMemory { throw error }
        imported.refuse(transaction: index, error)
        continue
      }
      let transaction = imported.transactions[index]
      let earlier = seen.find(transaction.id, keyAt: { imported.transactions[$0].id }).map { imported.transactions[$0] }
      guard let other = earlier ?? self.transaction(transaction.id) else {
        try watch.ask(seen.growth)
        seen.insert(index) { imported.transactions[$0].id }
        continue
      }
      if !isOwn || transaction.isSameEvent(as: other) {
        imported.setDuplicate(transaction: index)
      } else {
        imported.refuse(
          transaction: index,
          MoneyFailure(.duplicateId, "id " + .quoted(transaction.id.bytes) + " is that of another transaction"))
      }
    }
  }

  /// The portfolio with the accepted rows, of which those that it cannot contain are refused; nil if no row is left.
  private func candidate(
    with imported: inout ImportedRows, _ watch: Watch
  ) throws(MoneyFailure) -> Portfolio? {
    var batch = ImportBatch(imported, after: Array(entered))
    if batch.isEmpty { return nil }
    guard batch.transactions.count < Portfolio.mostNew else { throw MoneyFailure(.limit, "portfolio is full") }
    try watch.ask(2 &* batch.transactions.count &* MemoryLayout<Row>.stride)
    do throws(MoneyFailure) {
      if settings.shortSales != .record { return try batch.portfolio(settings) }
    } catch {
      if error.status == .outOfMemory { throw error }
    }
    batch.putPurchasesFirst(settings)
    do throws(MoneyFailure) { return try batch.portfolio(settings) } catch {
      if error.status == .outOfMemory { throw error }
    }
    for (transaction, failure) in try batch.refuse(settings, watch) {
      imported.refuse(transaction: transaction, failure)
    }
    return batch.isEmpty ? nil : try batch.portfolio(settings)
  }

  private static var mostNew: Int { 1 << 30 }
}
