import MoneyCore

/// A transaction of an entry. Most entries contain one, and a batch contains several.
public struct BankDetail: Sendable {
  /// The position of its entry.
  public let entry: Int
  /// Positive for a credit, negative for a debit; nil if the document does not state it.
  public internal(set) var amount: Money?
  public internal(set) var endToEndID = BankText.none
  public internal(set) var transactionID = BankText.none
  public internal(set) var mandateID = BankText.none
  public internal(set) var servicerReference = BankText.none
  /// The structured reference, such as one of ISO 11649.
  public internal(set) var creditorReference = BankText.none
  /// The code of the purpose, or the bank's own.
  public internal(set) var purpose = BankText.none
  /// The other party: the creditor of a debit, the debtor of a credit; in a reversal, that of the original.
  public internal(set) var name = BankText.none
  public internal(set) var account = BankText.none
  public internal(set) var isIBAN = false
  /// The unstructured remittance information, a line each.
  public internal(set) var remittance = BankText.none
  public internal(set) var information = BankText.none
  public internal(set) var exchange: BankExchange?
  public internal(set) var charges = 0..<0
}
