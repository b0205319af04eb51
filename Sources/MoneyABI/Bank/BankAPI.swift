import CMoney
import MoneyBank
import MoneyCore
import MoneyJSON
import MoneyLedger

@_cdecl("money_bank_statements_from_camt") @implementation
public func money_bank_statements_from_camt(
  _ xml: UnsafePointer<CChar>?, _ length: Int, _ statements: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(statements, "statements", error) { () throws(MoneyFailure) in
    let document = try Boundary.xml(xml, length)
    return Boundary.pointer(to: Handle(try BankStatements(camt: document, watch: Boundary.watch)))
  }
}

@_cdecl("money_bank_statements_free") @implementation
public func money_bank_statements_free(_ statements: OpaquePointer?) {
  Boundary.release(statements, as: Handle<BankStatements>.self)
}

@_cdecl("money_bank_statements_info") @implementation
public func money_bank_statements_info(
  _ statements: OpaquePointer?, _ info: UnsafeMutablePointer<money_bank_statements_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) {
    (output: UnsafeMutablePointer<money_bank_statements_info_t>) throws(MoneyFailure) in
    let bank = try Boundary.bank(statements)
    output.pointee.message = bank.kind.rawValue
    output.pointee.version = Int32(truncatingIfNeeded: bank.version)
    withUnsafeMutableBytes(of: &output.pointee.id) { Boundary.write(bank.texts[bank.messageID], to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.created) { Boundary.write(bank.texts[bank.created], to: $0) }
    output.pointee.statement_count = UInt64(bank.statements.count)
    output.pointee.balance_count = UInt64(bank.balances.count)
    output.pointee.entry_count = UInt64(bank.entries.count)
    output.pointee.transaction_count = UInt64(bank.details.count)
    output.pointee.charge_count = UInt64(bank.charges.count)
    output.pointee.finding_count = UInt64(bank.findings.count)
  }
}

@_cdecl("money_bank_statements_text") @implementation
public func money_bank_statements_text(
  _ statements: OpaquePointer?, _ text: money_bank_text_t, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.text(text, at: index, of: try Boundary.bank(statements)))
  }
}

@_cdecl("money_bank_statements_to_json") @implementation
public func money_bank_statements_to_json(
  _ statements: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try BankDocument.write(try Boundary.bank(statements))
  }
}

@_cdecl("money_wallet_add_bank_statement") @implementation
public func money_wallet_add_bank_statement(
  _ wallet: OpaquePointer?, _ statements: OpaquePointer?, _ index: Int,
  _ result: UnsafeMutablePointer<money_bank_import_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(wallet, error, zeroing: { Boundary.zero(result) }) { (wallet: inout Wallet) throws(MoneyFailure) in
    let bank = try Boundary.bank(statements)
    let index = try Boundary.index(index, of: bank.statements.count)
    let entries = bank.statements[index].entries.count
    try Boundary.checkMemory(wallet.count &+ 2 &* entries, of: Boundary.mostOfEntry)
    let outcome = try wallet.add(bank, statement: index, watch: Boundary.watch)
    result?.pointee.added = UInt64(outcome.added)
    result?.pointee.present = UInt64(outcome.present)
    result?.pointee.unbooked = UInt64(outcome.unbooked)
  }
}

extension Boundary {
  static func bank(_ pointer: OpaquePointer?) throws(MoneyFailure) -> BankStatements {
    try handle(pointer, of: BankStatements.self, "statements").value
  }

  fileprivate static func text(
    _ text: money_bank_text_t, at index: Int, of bank: BankStatements
  ) throws(MoneyFailure) -> [UInt8] {
    switch text {
    case MONEY_BANK_TEXT_OWNER:
      bank.texts[bank.statements[try self.index(index, of: bank.statements.count)].owner]
    case MONEY_BANK_TEXT_INFORMATION:
      bank.texts[bank.entries[try self.index(index, of: bank.entries.count)].information]
    case MONEY_BANK_TEXT_LABEL:
      bank.label(of: bank.entries[try self.index(index, of: bank.entries.count)])
    case MONEY_BANK_TEXT_NAME:
      bank.texts[bank.details[try self.index(index, of: bank.details.count)].name]
    case MONEY_BANK_TEXT_REMITTANCE:
      bank.texts[bank.details[try self.index(index, of: bank.details.count)].remittance]
    case MONEY_BANK_TEXT_DETAILS:
      bank.texts[bank.details[try self.index(index, of: bank.details.count)].information]
    default:
      throw MoneyFailure(
        .argument, "text must be MONEY_BANK_TEXT_OWNER to MONEY_BANK_TEXT_DETAILS, got " + .number(Int(text)))
    }
  }
}
