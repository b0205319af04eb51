import MoneyCore

/// The statements of a document, with their balances, entries, transactions, charges and findings. The lists are in the
/// order of the document, so the rows of a statement are adjacent.
///
///     let bank = try BankStatements(camt: bytes, watch: watch)
///     for entry in bank.entries[bank.statements[0].entries] { bank.texts[entry.reference] }
public struct BankStatements: Sendable {
  public let kind: BankMessageKind
  /// The version of the message definition, such as 8 for camt.053.001.08.
  public let version: Int
  public internal(set) var messageID = BankText.none
  public internal(set) var created = BankText.none
  public internal(set) var statements: [BankStatement] = []
  public internal(set) var balances: [BankBalance] = []
  public internal(set) var entries: [BankEntry] = []
  public internal(set) var details: [BankDetail] = []
  public internal(set) var charges: [BankCharge] = []
  public internal(set) var findings: [BankFinding] = []
  public internal(set) var texts = BankTexts()

  init(kind: BankMessageKind, version: Int) {
    self.kind = kind
    self.version = version
  }

  /// The number of rows of all lists.
  public var rowCount: Int {
    statements.count &+ balances.count &+ entries.count &+ details.count &+ charges.count &+ findings.count
  }

  /// The name of the other party and the remittance information of an entry, in one line: "Book Shop: Card payment". An
  /// entry of several transactions is described by its own information.
  public func label(of entry: BankEntry) -> [UInt8] {
    let detail = entry.details.count == 1 ? details[entry.details.lowerBound] : nil
    let texts = [
      detail?.remittance, detail?.creditorReference, detail?.information, entry.information,
    ]
    let reason = texts.compactMap { $0 }.first { !$0.isEmpty } ?? .none
    let line = self.texts[reason].map { $0 == ASCII.lineFeed ? ASCII.space : $0 }
    guard let name = detail?.name, !name.isEmpty else { return line }
    if line.isEmpty { return self.texts[name] }
    return self.texts[name] + [ASCII.colon, ASCII.space] + line
  }
}
