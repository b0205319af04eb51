import MoneyCore
import MoneyXML

/// The names of camt.052, camt.053 and camt.054 of ISO 20022. The versions 02 to 13 use the same names.
enum CamtNames {
  private static var address: StaticString { "urn:iso:std:iso:20022:tech:xsd:camt." }
  static var versions: ClosedRange<Int> { 2...13 }

  /// The kind and the version of a namespace, such as "urn:iso:std:iso:20022:tech:xsd:camt.053.001.08".
  static func message(_ namespace: [UInt8]) -> (kind: BankMessageKind, version: Int)? {
    let prefix = UTF8Bytes(address)
    guard namespace.count == prefix.count + 10, namespace.starts(with: prefix) else { return nil }
    let rest = namespace[prefix.count...]
    guard rest.dropFirst(3).prefix(5).elementsEqual(UTF8Bytes(".001.")), rest.suffix(2).allSatisfy(ASCII.isDigit) else {
      return nil
    }
    let version = rest.suffix(2).reduce(0) { $0 &* 10 &+ Int($1 &- ASCII.zero) }
    for kind in [BankMessageKind.statement, .report, .notification]
    where rest.prefix(3).elementsEqual(UTF8Bytes(kind.number)) && versions.contains(version) {
      return (kind, version)
    }
    return nil
  }

  static func message(of kind: BankMessageKind) -> StaticString {
    switch kind {
    case .statement: "BkToCstmrStmt"
    case .report: "BkToCstmrAcctRpt"
    case .notification: "BkToCstmrDbtCdtNtfctn"
    }
  }

  static func statement(of kind: BankMessageKind) -> StaticString {
    switch kind {
    case .statement: "Stmt"
    case .report: "Rpt"
    case .notification: "Ntfctn"
    }
  }

  /// True for an element of a list. Of any other element, either of two could be meant.
  static func mayRepeat(_ element: XMLElement) -> Bool {
    // A reference of its own kind; elsewhere the name is that of a choice.
    if element.isNamed("Prtry") { return element.parent?.isNamed("Refs") ?? false }
    return element.isNamed("Ntry") || element.isNamed("NtryDtls") || element.isNamed("TxDtls")
      || element.isNamed("Chrgs") || element.isNamed("Rcrd") || element.isNamed("Bal") || element.isNamed("Ustrd")
      || element.isNamed("Strd") || element.isNamed("Stmt") || element.isNamed("Rpt") || element.isNamed("Ntfctn")
  }

  static var vocabulary: XMLVocabulary {
    var names = XMLVocabulary(currency: "Ccy")
    names.keep(
      .elements,
      "Document BkToCstmrStmt BkToCstmrAcctRpt BkToCstmrDbtCdtNtfctn GrpHdr Stmt Rpt Ntfctn FrToDt Acct Othr Ownr Bal")
    names.keep(.elements, "CdOrPrtry TxsSummry TtlNtries TtlCdtNtries TtlDbtNtries TtlNetNtry Ntry BookgDt ValDt")
    names.keep(.elements, "BkTxCd Domn Fmly Chrgs Rcrd AmtDtls InstdAmt TxAmt CntrValAmt CcyXchg NtryDtls Btch TxDtls")
    names.keep(.elements, "Refs RltdPties Dbtr DbtrAcct Cdtr CdtrAcct Pty RmtInf Strd CdtrRefInf Purp Tp")
    // Names with both meanings: an identifier or an account, a date or a choice of dates, a code or a choice of codes.
    names.keep(.either, "Id Dt Prtry Sts")
    names.keep(.text, "MsgId CreDtTm ElctrncSeqNb FrDtTm ToDtTm IBAN Ccy Nm Cd Amt CdtDbtInd DtTm NbOfNtries Sum")
    names.keep(.text, "TtlNetNtryAmt NtryRef AcctSvcrRef RvslInd SubFmlyCd TtlChrgsAndTaxAmt ChrgInclInd SrcCcy")
    names.keep(.text, "TrgtCcy UnitCcy XchgRate NbOfTxs EndToEndId TxId MndtId Ustrd Ref AddtlTxInf AddtlNtryInf")
    return names
  }
}
