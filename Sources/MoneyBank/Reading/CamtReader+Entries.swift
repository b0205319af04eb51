import MoneyCore
import MoneyXML

extension CamtReader {
  mutating func read(entry element: XMLElement, of statement: Int) throws(MoneyFailure) {
    let position = bank.entries.count
    try checkRow(element)
    let amount = try signed(element)
    let isDebit = try requiredDirection(element) == .debit
    var isReversal = false
    if let indicator = element.find("RvslInd") { isReversal = try truth(indicator) }
    var entry = BankEntry(
      amount: amount, statement: statement, isDebit: isDebit, isReversal: isReversal, status: try status(element),
      line: element.line, column: element.column)
    entry.bookingDay = try date(element.find("BookgDt"))
    entry.valueDay = try date(element.find("ValDt"))
    entry.reference = try identifier(element, "NtryRef")
    entry.servicerReference = try identifier(element, "AcctSvcrRef")
    entry.domain = try code(element, "BkTxCd/Domn/Cd")
    entry.family = try code(element, "BkTxCd/Domn/Fmly/Cd")
    entry.subfamily = try code(element, "BkTxCd/Domn/Fmly/SubFmlyCd")
    entry.code = try identifier(element, "BkTxCd/Prtry/Cd")
    entry.information = try bank.texts.add(element.word("AddtlNtryInf"), watch)
    entry.exchange = try exchange(element.find("AmtDtls"))
    entry.charges = try charges(element, position, nil)
    let first = bank.details.count
    for group in element.all("NtryDtls") {
      let start = bank.details.count
      for transaction in group.all("TxDtls") { try read(transaction, entry, position) }
      if let number = group.find("Btch/NbOfTxs"), bank.details.count > start {
        try check(number, of: bank.details.count &- start, position, statement)
      }
    }
    entry.details = first..<bank.details.count
    try bank.entries.append(entry, asking: watch)
  }

  /// Compares the number of transactions that a batch states, if the document contains its transactions.
  private mutating func check(
    _ number: XMLElement, of count: Int, _ entry: Int, _ statement: Int
  ) throws(MoneyFailure) {
    let stated = try number.decimal()
    let computed = Decimal(count: count)
    if stated == computed { return }
    try bank.findings.append(
      BankFinding(
        statement: statement, entry: entry, kind: .batchCount, stated: stated, computed: computed, currency: nil,
        line: number.line, column: number.column), asking: watch)
  }

  /// The status, which is a code up to version 07, and a choice of codes since.
  private func status(_ entry: XMLElement) throws(MoneyFailure) -> BankEntry.Status {
    guard let status = entry.find("Sts") else { throw CamtReader.missing("Sts", in: entry) }
    let text = status.find("Cd")?.text ?? status.text
    if text.elementsEqual(UTF8Bytes("BOOK")) { return .booked }
    if text.elementsEqual(UTF8Bytes("PDNG")) { return .pending }
    if text.elementsEqual(UTF8Bytes("INFO")) { return .information }
    if text.elementsEqual(UTF8Bytes("FUTR")) { return .future }
    return .other
  }

  private mutating func read(
    _ element: XMLElement, _ entry: BankEntry, _ position: Int
  ) throws(MoneyFailure) {
    try checkRow(element)
    var detail = BankDetail(entry: position)
    let references = element.find("Refs")
    detail.endToEndID = try identifier(references, "EndToEndId")
    detail.transactionID = try identifier(references, "TxId")
    detail.mandateID = try identifier(references, "MndtId")
    detail.servicerReference = try identifier(references, "AcctSvcrRef")
    detail.exchange = try exchange(element.find("AmtDtls"))
    detail.charges = try charges(element, position, bank.details.count)
    let isOwnDebit = try direction(element) == .unstated ? entry.isDebit : try direction(element) == .debit
    // Version 02 states the amount of a transaction only among its details, where it excludes charges.
    let hasCharges = !entry.charges.isEmpty || !detail.charges.isEmpty
    let stated = try optionalAmount(element, "Amt") ?? (hasCharges ? nil : detail.exchange?.transaction)
    detail.amount = isOwnDebit ? stated?.negated : stated
    // The parties of a reversal are those of the transaction that it reverses.
    let payee = entry.isDebit != entry.isReversal
    try read(party: element.find("RltdPties"), payee ? "Cdtr" : "Dbtr", payee ? "CdtrAcct" : "DbtrAcct", &detail)
    if let information = element.find("RmtInf") { try read(information, &detail) }
    detail.purpose =
      element.find("Purp/Cd") == nil ? try identifier(element, "Purp/Prtry") : try code(element, "Purp/Cd")
    detail.information = try bank.texts.add(element.word("AddtlTxInf"), watch)
    try bank.details.append(detail, asking: watch)
  }

  private mutating func read(
    party parties: XMLElement?, _ role: StaticString, _ accountRole: StaticString, _ detail: inout BankDetail
  ) throws(MoneyFailure) {
    guard let parties else { return }
    if let party = parties.find(role) {
      let name = party.find("Nm") ?? party.find("Pty/Nm")
      detail.name = try bank.texts.add(name?.text ?? [], watch)
    }
    if let account = parties.find(accountRole) { (detail.account, detail.isIBAN) = try self.account(account) }
  }

  private mutating func read(_ information: XMLElement, _ detail: inout BankDetail) throws(MoneyFailure) {
    for structured in information.all("Strd") where detail.creditorReference.isEmpty {
      detail.creditorReference = try identifier(structured, "CdtrRefInf/Ref")
    }
    var lines: [UInt8] = []
    for line in information.all("Ustrd") where !line.isEmpty {
      if !lines.isEmpty { lines.append(ASCII.lineFeed) }
      lines.append(contentsOf: line.text)
    }
    detail.remittance = try bank.texts.add(lines, watch)
  }

  private func exchange(_ element: XMLElement?) throws(MoneyFailure) -> BankExchange? {
    guard let element else { return nil }
    var exchange = BankExchange()
    exchange.instructed = try optionalAmount(element, "InstdAmt/Amt")
    exchange.transaction = try optionalAmount(element, "TxAmt/Amt")
    let terms =
      element.find("TxAmt/CcyXchg") ?? element.find("InstdAmt/CcyXchg") ?? element.find("CntrValAmt/CcyXchg")
    exchange.source = try optionalCurrency(terms, "SrcCcy")
    exchange.target = try optionalCurrency(terms, "TrgtCcy")
    exchange.unit = try optionalCurrency(terms, "UnitCcy")
    exchange.rate = try terms?.find("XchgRate")?.decimal()
    return exchange
  }

  private mutating func charges(
    _ parent: XMLElement, _ entry: Int, _ detail: Int?
  ) throws(MoneyFailure) -> Range<Int> {
    let first = bank.charges.count
    for element in parent.all("Chrgs") {
      // Up to version 02, each charge is an element of its own; later, all are records of one.
      let records = element.all("Rcrd")
      for record in records { try read(charge: record, record.find("Amt"), entry, detail) }
      if records.isEmpty {
        try read(charge: element, element.find("Amt") ?? element.find("TtlChrgsAndTaxAmt"), entry, detail)
      }
    }
    return first..<bank.charges.count
  }

  private mutating func read(
    charge element: XMLElement, _ amount: XMLElement?, _ entry: Int, _ detail: Int?
  ) throws(MoneyFailure) {
    guard let amount else { throw CamtReader.missing("Amt", in: element) }
    try checkRow(element)
    var inclusion = BankCharge.Inclusion.unstated
    if let indicator = element.find("ChrgInclInd") { inclusion = try truth(indicator) ? .included : .separate }
    let hasCode = element.find("Tp/Cd") != nil
    let type = hasCode ? try code(element, "Tp/Cd") : try identifier(element, "Tp/Prtry/Id")
    try bank.charges.append(
      BankCharge(
        amount: try self.amount(amount), entry: entry, detail: detail, direction: try direction(element),
        inclusion: inclusion, type: type), asking: watch)
  }
}
