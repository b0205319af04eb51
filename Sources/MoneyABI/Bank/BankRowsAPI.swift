import CMoney
import MoneyBank
import MoneyCore

@_cdecl("money_bank_statements_rows") @implementation
public func money_bank_statements_rows(
  _ statements: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_bank_statement_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let bank = try Boundary.bank(statements)
    try page.fill(of: bank.statements.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(bank.statements[index], bank.texts, to: &row.pointee)
    }
  }
}

@_cdecl("money_bank_statements_balances") @implementation
public func money_bank_statements_balances(
  _ statements: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_bank_balance_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let bank = try Boundary.bank(statements)
    try page.fill(of: bank.balances.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(bank.balances[index], bank.texts, to: &row.pointee)
    }
  }
}

@_cdecl("money_bank_statements_entries") @implementation
public func money_bank_statements_entries(
  _ statements: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_bank_entry_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let bank = try Boundary.bank(statements)
    try page.fill(of: bank.entries.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(bank.entries[index], bank.texts, to: &row.pointee)
    }
  }
}

@_cdecl("money_bank_statements_transactions") @implementation
public func money_bank_statements_transactions(
  _ statements: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_bank_transaction_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let bank = try Boundary.bank(statements)
    try page.fill(of: bank.details.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(bank.details[index], bank.texts, to: &row.pointee)
    }
  }
}

@_cdecl("money_bank_statements_charges") @implementation
public func money_bank_statements_charges(
  _ statements: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_bank_charge_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let bank = try Boundary.bank(statements)
    try page.fill(of: bank.charges.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(bank.charges[index], bank.texts, to: &row.pointee)
    }
  }
}

@_cdecl("money_bank_statements_findings") @implementation
public func money_bank_statements_findings(
  _ statements: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_bank_finding_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let bank = try Boundary.bank(statements)
    try page.fill(of: bank.findings.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(bank.findings[index], bank.texts, to: &row.pointee)
    }
  }
}

// The fields of rows are zeroed before, and the reader has refused texts that are too long for them.

extension Boundary {
  private static func write(_ text: BankText, _ texts: BankTexts, to field: UnsafeMutableRawBufferPointer) {
    if !text.isEmpty { write(texts[text], to: field) }
  }

  private static func write(_ code: CurrencyCode?, to field: UnsafeMutableRawBufferPointer) {
    if let code { write(code.bytes, to: field) }
  }

  private static func number(_ day: Day?) -> money_date_t { day?.number ?? Int32.min }

  fileprivate static func write(_ row: BankStatement, _ texts: BankTexts, to output: inout money_bank_statement_t) {
    withUnsafeMutableBytes(of: &output.id) { write(row.id, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.account) { write(row.account, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.sequence) { write(row.sequence, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.created) { write(row.created, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.currency) { write(row.currency, to: $0) }
    output.is_iban = row.isIBAN ? 1 : 0
    output.from = number(row.from)
    output.to = number(row.to)
    output.check = row.check.rawValue
    output.first_balance = UInt64(row.balances.lowerBound)
    output.balance_count = UInt64(row.balances.count)
    output.first_entry = UInt64(row.entries.lowerBound)
    output.entry_count = UInt64(row.entries.count)
    output.first_finding = UInt64(row.findings.lowerBound)
    output.finding_count = UInt64(row.findings.count)
  }

  fileprivate static func write(_ row: BankBalance, _ texts: BankTexts, to output: inout money_bank_balance_t) {
    output.statement = UInt64(row.statement)
    write(row.amount, to: &output.amount)
    output.date = number(row.day)
    withUnsafeMutableBytes(of: &output.type) { write(row.type, texts, to: $0) }
  }

  fileprivate static func write(_ row: BankEntry, _ texts: BankTexts, to output: inout money_bank_entry_t) {
    output.statement = UInt64(row.statement)
    write(row.amount, to: &output.amount)
    output.status = row.status.rawValue
    output.is_debit = row.isDebit ? 1 : 0
    output.is_reversal = row.isReversal ? 1 : 0
    output.booking_date = number(row.bookingDay)
    output.value_date = number(row.valueDay)
    withUnsafeMutableBytes(of: &output.domain) { write(row.domain, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.family) { write(row.family, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.subfamily) { write(row.subfamily, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.code) { write(row.code, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.reference) { write(row.reference, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.servicer_reference) { write(row.servicerReference, texts, to: $0) }
    write(row.exchange, to: &output.exchange)
    output.first_transaction = UInt64(row.details.lowerBound)
    output.transaction_count = UInt64(row.details.count)
    output.first_charge = UInt64(row.charges.lowerBound)
    output.charge_count = UInt64(row.charges.count)
  }

  private static func write(_ exchange: BankExchange?, to output: inout money_bank_exchange_t) {
    guard let exchange else { return }
    if let instructed = exchange.instructed { write(instructed, to: &output.instructed) }
    if let transaction = exchange.transaction { write(transaction, to: &output.transaction) }
    if let rate = exchange.rate { write(rate, to: &output.rate) }
    withUnsafeMutableBytes(of: &output.source) { write(exchange.source, to: $0) }
    withUnsafeMutableBytes(of: &output.target) { write(exchange.target, to: $0) }
    withUnsafeMutableBytes(of: &output.unit) { write(exchange.unit, to: $0) }
  }

  fileprivate static func write(_ row: BankDetail, _ texts: BankTexts, to output: inout money_bank_transaction_t) {
    output.entry = UInt64(row.entry)
    if let amount = row.amount { write(amount, to: &output.amount) }
    output.is_iban = row.isIBAN ? 1 : 0
    withUnsafeMutableBytes(of: &output.account) { write(row.account, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.end_to_end_id) { write(row.endToEndID, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.transaction_id) { write(row.transactionID, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.mandate_id) { write(row.mandateID, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.servicer_reference) { write(row.servicerReference, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.creditor_reference) { write(row.creditorReference, texts, to: $0) }
    withUnsafeMutableBytes(of: &output.purpose) { write(row.purpose, texts, to: $0) }
    write(row.exchange, to: &output.exchange)
    output.first_charge = UInt64(row.charges.lowerBound)
    output.charge_count = UInt64(row.charges.count)
  }

  fileprivate static func write(_ row: BankCharge, _ texts: BankTexts, to output: inout money_bank_charge_t) {
    output.entry = UInt64(row.entry)
    output.transaction = row.detail.map { UInt64($0) } ?? UInt64.max
    write(row.amount, to: &output.amount)
    output.direction = row.direction.rawValue
    output.inclusion = row.inclusion.rawValue
    withUnsafeMutableBytes(of: &output.type) { write(row.type, texts, to: $0) }
  }

  fileprivate static func write(_ row: BankFinding, _ texts: BankTexts, to output: inout money_bank_finding_t) {
    output.statement = UInt64(row.statement)
    output.entry = row.entry.map { UInt64($0) } ?? UInt64.max
    output.line = UInt64(row.line)
    output.column = UInt64(row.column)
    write(row.stated, to: &output.stated)
    write(row.computed, to: &output.computed)
    withUnsafeMutableBytes(of: &output.currency) { write(row.currency, to: $0) }
    output.kind = row.kind.rawValue
  }
}
