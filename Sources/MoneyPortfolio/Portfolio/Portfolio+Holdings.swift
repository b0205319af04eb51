import MoneyCore

/// Checks of changes in the middle of a symbol's transactions that do not follow all of them again.
///
/// Without splits and named lots, and with quantities of a common size, holdings are sums. The stored sums of each
/// block of transactions then yield the lowest holding after a change. Any other change, and one that is not allowed,
/// is followed from the start, which finds the first wrong transaction.
extension Portfolio {
  /// The check after a change of a symbol's transactions; nil if they have to be followed from the start.
  ///
  /// - Parameters:
  ///   - loss: the quantity by which the holding falls from the transaction on; below 0 if it rises.
  ///   - position: the number of transactions before the first holding that changes.
  mutating func check(
    _ book: Int, after transaction: Transaction, losing loss: Decimal, from position: Int
  ) -> HoldingCheck? {
    let check = books[book].check
    guard check.isPlain, HoldingCheck.isPlain(transaction), settings.shortSales != .record else { return nil }
    if transaction.isTrade, let currency = check.currency, transaction.total?.currency != currency { return nil }
    do throws(MoneyFailure) {
      if settings.shortSales == .reject, !loss.isNegative, !loss.isZero {
        guard loss <= (try lowestHolding(of: book, from: position)) else { return nil }
      }
      let currency = transaction.isTrade ? transaction.total?.currency : check.currency
      return HoldingCheck(try check.holding.quantity.subtracting(loss), currency: currency)
    } catch { return nil }
  }

  /// The lowest holding after the first `position` transactions of a symbol, or after any later transaction.
  private mutating func lowestHolding(of book: Int, from position: Int) throws(MoneyFailure) -> Decimal {
    let first = books[book].order.block(of: position)
    var held = Decimal.zero
    for block in 0..<first { held = try held.adding(try change(of: book, block: block).quantity) }
    var lowest: Decimal?
    if first < books[book].order.blocks.count {
      let block = books[book].order.blocks[first]
      for (offset, row) in block.rows.enumerated() {
        if block.start &+ offset >= position { lowest = min(lowest ?? held, held) }
        held = try held.adding(rows[Int(row)].transaction.held)
      }
    }
    var least = min(lowest ?? held, held)
    for block in (first &+ 1)..<max(first &+ 1, books[book].order.blocks.count) {
      let change = try change(of: book, block: block)
      least = min(least, try held.adding(change.lowest))
      held = try held.adding(change.quantity)
    }
    return least
  }

  private mutating func change(of book: Int, block: Int) throws(MoneyFailure) -> HoldingChange {
    if let known = books[book].order.blocks[block].holding { return known }
    var change = HoldingChange()
    for row in books[book].order.blocks[block].rows { try change.add(rows[Int(row)].transaction) }
    books[book].note(change, ofBlock: block)
    return change
  }

  /// Renews the check of a symbol whose transactions are all plain.
  mutating func settle(_ book: Int, currency: CurrencyCode?) {
    var quantity = Decimal.zero
    var hasTrades = false
    for block in books[book].order.blocks.indices {
      // Sums of plain quantities always fit, so the loop never ends early.
      guard let change = try? change(of: book, block: block), let sum = try? quantity.adding(change.quantity) else {
        break
      }
      quantity = sum
      hasTrades = hasTrades || change.hasTrades
    }
    books[book].settle(HoldingCheck(quantity, currency: hasTrades ? currency : nil))
  }
}

extension Portfolio {
  /// The symbols of which shares are held after all transactions, in the order of their bytes.
  public var heldSymbols: [ShortText] {
    books.filter { !$0.check.holding.quantity.isZero }.map { $0.symbol }.ordered()
  }
}
