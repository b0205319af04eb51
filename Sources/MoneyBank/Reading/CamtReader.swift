import MoneyCore
import MoneyXML

/// Reads camt.052, camt.053 and camt.054 of ISO 20022.
struct CamtReader {
  var bank: BankStatements
  /// The numbers that the current statement states about its entries.
  var totals: [BankTotal] = []
  let watch: Watch

  /// An entry of a large statement consists of about thirty elements.
  static var limits: XMLLimits {
    var limits = XMLLimits()
    limits.bytes = 64 << 20
    limits.elements = 6_000_000
    limits.attributes = 2_000_000
    return limits
  }

  /// The maximum number of rows: an element can be shorter than the row that is made of it.
  static var mostRows: Int { 400_000 }

  /// Checks that an element can become one more row.
  func checkRow(_ element: XMLElement) throws(MoneyFailure) {
    if bank.rowCount < CamtReader.mostRows { return }
    let limit: Message = "document must have at most " + .number(CamtReader.mostRows)
    throw element.failure(.limit, limit + " balances, entries, transactions and charges")
  }

  init(_ kind: BankMessageKind, version: Int, _ watch: Watch) {
    bank = BankStatements(kind: kind, version: version)
    self.watch = watch
  }

  mutating func read(_ tree: XMLTree) throws(MoneyFailure) {
    if let repeated = tree.firstRepeated(unless: CamtNames.mayRepeat) {
      throw repeated.failure(.document, .bytes(repeated.name) + " must appear once")
    }
    let name = CamtNames.message(of: bank.kind)
    guard let message = tree.root.find(name) else { throw CamtReader.missing(name, in: tree.root) }
    let header = message.find("GrpHdr")
    bank.messageID = try identifier(header, "MsgId")
    bank.created = try text(header, "CreDtTm", longest: CamtReader.longestTime)
    let statement = CamtNames.statement(of: bank.kind)
    let found = message.all(XMLName(statement))
    if found.isEmpty { throw CamtReader.missing(statement, in: message) }
    for element in found { try read(statement: element) }
  }

  static func missing(_ name: StaticString, in parent: XMLElement) -> MoneyFailure {
    parent.failure(.document, "missing " + Message(name))
  }

  private mutating func read(statement element: XMLElement) throws(MoneyFailure) {
    let position = bank.statements.count
    try checkRow(element)
    var statement = BankStatement()
    guard let id = element.find("Id"), !id.isEmpty else { throw CamtReader.missing("Id", in: element) }
    statement.id = try identifier(element, "Id")
    statement.sequence = try text(element, "ElctrncSeqNb", longest: CamtReader.longestTime)
    statement.created = try text(element, "CreDtTm", longest: CamtReader.longestTime)
    statement.from = try day(element.find("FrToDt/FrDtTm"))
    statement.to = try day(element.find("FrToDt/ToDtTm"))
    guard let account = element.find("Acct") else { throw CamtReader.missing("Acct", in: element) }
    (statement.account, statement.isIBAN) = try self.account(account)
    statement.owner = try bank.texts.add(account.word("Ownr/Nm"), watch)
    if let code = account.find("Ccy") { statement.currency = try currency(code, code.text) }
    totals.removeAll(keepingCapacity: true)
    let first = (bank.balances.count, bank.entries.count, bank.findings.count)
    var reads = 0
    for child in element.children {
      try watch.step(reads)
      reads &+= 1
      if child.isNamed("Bal") {
        try read(balance: child, of: position)
      } else if child.isNamed("Ntry") {
        try read(entry: child, of: position)
      } else if child.isNamed("TxsSummry") {
        try read(summary: child)
      }
    }
    statement.balances = first.0..<bank.balances.count
    statement.entries = first.1..<bank.entries.count
    statement.check = try BankChecker.check(&bank, statement, at: position, totals, watch)
    statement.findings = first.2..<bank.findings.count
    try bank.statements.append(statement, asking: watch)
  }

  private mutating func read(balance element: XMLElement, of statement: Int) throws(MoneyFailure) {
    try checkRow(element)
    guard let type = element.find("Tp/CdOrPrtry") else { throw CamtReader.missing("Tp/CdOrPrtry", in: element) }
    let amount = try signed(element)
    let name = type.find("Cd") == nil ? try identifier(type, "Prtry") : try code(type, "Cd")
    try bank.balances.append(
      BankBalance(
        statement: statement, type: name, amount: amount, day: try date(element.find("Dt")),
        line: element.line, column: element.column), asking: watch)
  }

  private mutating func read(summary element: XMLElement) throws(MoneyFailure) {
    try total(.count, element.find("TtlNtries/NbOfNtries"))
    try total(.sum, element.find("TtlNtries/Sum"))
    try total(.creditCount, element.find("TtlCdtNtries/NbOfNtries"))
    try total(.creditSum, element.find("TtlCdtNtries/Sum"))
    try total(.debitCount, element.find("TtlDbtNtries/NbOfNtries"))
    try total(.debitSum, element.find("TtlDbtNtries/Sum"))
    // In version 02 the net amount is beside its direction; later versions put both in an element.
    guard let entries = element.find("TtlNtries") else { return }
    let net = entries.find("TtlNetNtry") ?? entries
    guard let amount = net.find("TtlNetNtryAmt") ?? net.find("Amt") else { return }
    let value = try amount.decimal()
    let isDebit = try direction(net) == .debit
    try append(.net, isDebit ? value.negated : value, amount)
  }

  private mutating func total(_ kind: BankTotal.Kind, _ element: XMLElement?) throws(MoneyFailure) {
    guard let element else { return }
    try append(kind, try element.decimal(), element)
  }

  mutating func append(_ kind: BankTotal.Kind, _ value: Decimal, _ element: XMLElement) throws(MoneyFailure) {
    let total = BankTotal(kind: kind, value: value, line: element.line, column: element.column)
    try totals.append(total, asking: watch)
  }
}

extension BankStatements {
  /// Reads a document: camt.052, camt.053 or camt.054 in the versions 02 to 13.
  ///
  /// - Throws: `xml` if the document is not well-formed, `document` if it is not such a message, a mandatory part is
  ///   missing, or a value is malformed; `unknownCurrency`; `overflow` if a number has more than 38 digits. The message
  ///   contains the line and the column.
  public init(camt bytes: UnsafeRawBufferPointer, watch: Watch) throws(MoneyFailure) {
    let found = FoundMessage()
    let wanted: Message = "camt.052, camt.053 or camt.054 in a version from 02 to 13"
    let tree = try XMLTree.read(bytes, limits: CamtReader.limits, watch: watch, wanted: wanted) { namespace, name in
      guard name.elementsEqual(UTF8Bytes("Document")) else { return nil }
      found.message = CamtNames.message(Array(namespace))
      return found.message == nil ? nil : CamtNames.vocabulary
    }
    guard let message = found.message else { throw CamtReader.missing("Document", in: tree.root) }
    var reader = CamtReader(message.kind, version: message.version, watch)
    try reader.read(tree)
    self = reader.bank
  }

  private final class FoundMessage {
    var message: (kind: BankMessageKind, version: Int)?
  }
}
