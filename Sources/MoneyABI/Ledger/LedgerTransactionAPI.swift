import CMoney
import MoneyCore
import MoneyLedger

@_cdecl("money_posting_init") @implementation
public func money_posting_init(_ posting: UnsafeMutablePointer<money_posting_t>?) {
  Boundary.zero(posting)
  posting?.pointee.struct_size = UInt32(MemoryLayout<money_posting_t>.size)
}

@_cdecl("money_ledger_post") @implementation
public func money_ledger_post(
  _ ledger: OpaquePointer?, _ date: money_date_t, _ description: UnsafePointer<CChar>?, _ length: Int,
  _ postings: UnsafePointer<money_posting_t>?, _ count: Int, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeLedger(ledger, id, error) { (ledger: Handle<Ledger>) throws(MoneyFailure) in
    let day = try Boundary.day(date)
    let text = try Boundary.text(description, length, limit: LedgerTransaction.longestDescription, "description")
    let added = try Boundary.postings(postings, count)
    return try ledger.value.post(day, description: Array(text), added, watch: Boundary.watch)
  }
}

@_cdecl("money_ledger_reverse") @implementation
public func money_ledger_reverse(
  _ ledger: OpaquePointer?, _ transaction: UInt64, _ date: money_date_t, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeLedger(ledger, id, error) { (ledger: Handle<Ledger>) throws(MoneyFailure) in
    try ledger.value.reverse(transaction, on: try Boundary.day(date), watch: Boundary.watch)
  }
}

@_cdecl("money_ledger_close_period") @implementation
public func money_ledger_close_period(
  _ ledger: OpaquePointer?, _ date: money_date_t, _ equity: UnsafePointer<CChar>?, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeLedger(ledger, id, error) { (ledger: Handle<Ledger>) throws(MoneyFailure) in
    let day = try Boundary.day(date)
    let equity = try Boundary.optionalAccountName(equity, "equity")
    return try ledger.value.close(day, into: equity, watch: Boundary.watch)
  }
}

@_cdecl("money_ledger_revalue") @implementation
public func money_ledger_revalue(
  _ ledger: OpaquePointer?, _ date: money_date_t, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ exchange: UnsafePointer<CChar>?, _ gain: UnsafePointer<CChar>?,
  _ id: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeLedger(ledger, id, error) { (ledger: Handle<Ledger>) throws(MoneyFailure) in
    let given = try ConvertOptions(options)
    let day = try Boundary.day(date)
    return try ledger.value.revalue(
      day, exchange: try Boundary.optionalAccountName(exchange, "exchange"),
      gain: try Boundary.accountName(gain, "gain"), with: try Boundary.optionalTable(rates), given.options,
      in: given.registry, watch: Boundary.watch)
  }
}

@_cdecl("money_ledger_transactions") @implementation
public func money_ledger_transactions(
  _ ledger: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_ledger_transaction_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let transactions = try Boundary.ledger(ledger).value.transactions
    try page.fill(of: transactions.count) { index, row throws(MoneyFailure) in
      let transaction = transactions[index]
      row.pointee.id = UInt64(index) + 1
      row.pointee.reverses = transaction.reverses
      row.pointee.reversed_by = transaction.reversedBy
      row.pointee.first_posting = UInt64(transaction.postings.lowerBound)
      row.pointee.posting_count = UInt64(transaction.postings.count)
      row.pointee.date = transaction.day.number
      row.pointee.kind = transaction.kind.rawValue
      withUnsafeMutableBytes(of: &row.pointee.description) { Boundary.write(transaction.description, to: $0) }
    }
  }
}

@_cdecl("money_ledger_postings") @implementation
public func money_ledger_postings(
  _ ledger: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_ledger_posting_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let ledger = try Boundary.ledger(ledger).value
    try page.fill(of: ledger.postingCount) { index, row throws(MoneyFailure) in
      let posting = ledger.posting(at: index)
      row.pointee.transaction = UInt64(ledger.transaction(ofPosting: index)) + 1
      Boundary.write(posting.amount, to: &row.pointee.amount)
      withUnsafeMutableBytes(of: &row.pointee.account) { Boundary.write(posting.account, to: $0) }
    }
  }
}

extension Boundary {
  /// Runs a call that changes a ledger, and writes the id of the transaction that it added.
  static func changeLedger(
    _ ledger: OpaquePointer?, _ id: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ body: (Handle<Ledger>) throws(MoneyFailure) -> UInt64
  ) -> money_status_t {
    call(error, zeroing: { zero(id) }) { () throws(MoneyFailure) in
      let handle = try self.ledger(ledger)
      try checkMemory()
      let given = try body(handle)
      id?.pointee = given
    }
  }

  /// Reads the postings of a new transaction.
  static func postings(
    _ postings: UnsafePointer<money_posting_t>?, _ count: Int
  ) throws(MoneyFailure) -> [LedgerPosting] {
    try sizedRows(postings, count, atMost: Ledger.mostPostings, "MONEY_POSTING_INIT", "postings") {
      (raw) throws(MoneyFailure) in
      var posting = raw.loadUnaligned(as: money_posting_t.self)
      if posting.reserved != 0 { throw reserved("posting") }
      return LedgerPosting(
        account: try accountName(posting.account, "posting.account"),
        amount: try money(&posting.amount, "posting.amount"))
    }
  }
}
