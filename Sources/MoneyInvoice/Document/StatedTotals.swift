import MoneyCore
import MoneyXML

/// A total of a document; its name is that of UBL in either syntax.
enum TotalName: Int, CaseIterable {
  case lines, allowances, charges, net, gross, prepaid, rounding, payable

  /// The name of the element in UBL.
  var name: StaticString {
    switch self {
    case .lines: "LineExtensionAmount"
    case .allowances: "AllowanceTotalAmount"
    case .charges: "ChargeTotalAmount"
    case .net: "TaxExclusiveAmount"
    case .gross: "TaxInclusiveAmount"
    case .prepaid: "PrepaidAmount"
    case .rounding: "PayableRoundingAmount"
    case .payable: "PayableAmount"
    }
  }

  /// The name of the element in CII.
  var nameInCII: StaticString {
    switch self {
    case .lines: "LineTotalAmount"
    case .allowances: "AllowanceTotalAmount"
    case .charges: "ChargeTotalAmount"
    case .net: "TaxBasisTotalAmount"
    case .gross: "GrandTotalAmount"
    case .prepaid: "TotalPrepaidAmount"
    case .rounding: "RoundingAmount"
    case .payable: "DuePayableAmount"
    }
  }

  /// The rule that requires the total in every document.
  var demand: InvoiceRule {
    switch self {
    case .lines: "BR-12"
    case .net: "BR-13"
    case .gross: "BR-14"
    default: "BR-15"
    }
  }

  func name(in syntax: InvoiceSyntax) -> StaticString { syntax == .cii ? nameInCII : name }
}

/// The totals that a document states.
struct StatedTotals {
  private var amounts: [Stated?] = TotalName.allCases.map { _ in nil }
  /// The names in the order of the document.
  private(set) var names: [TotalName] = []

  subscript(name: TotalName) -> Stated? {
    get { amounts[name.rawValue] }
    set {
      if amounts[name.rawValue] == nil, newValue != nil { names.append(name) }
      amounts[name.rawValue] = newValue
    }
  }

  var all: [Stated] { amounts.compactMap { $0 } }

  /// The value of a total for a calculation; 0 if the document does not state it.
  func number(_ name: TotalName) throws(MoneyFailure) -> Decimal { try self[name]?.number() ?? .zero }
}
