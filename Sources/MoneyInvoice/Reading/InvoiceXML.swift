import MoneyCore
import MoneyTrade
import MoneyXML

/// Reads invoices from XML.
public enum InvoiceXML {
  /// The invoice of a document in a syntax; throws if the document is no such invoice, or states wrong totals.
  public static func invoice(
    _ bytes: UnsafeRawBufferPointer, _ syntax: InvoiceSyntax, watch: Watch
  ) throws(MoneyFailure) -> Invoice {
    do throws(InvoiceRefusal) {
      let stated = try stated(try tree(bytes, syntax, watch: watch).root)
      let invoice = try stated.made()
      try stated.checkTotals(of: invoice)
      return invoice
    } catch {
      throw error.failure
    }
  }

  /// The elements of a document.
  ///
  /// - Parameter syntax: the expected syntax; nil for either.
  static func tree(
    _ bytes: UnsafeRawBufferPointer, _ syntax: InvoiceSyntax?, watch: Watch
  ) throws(InvoiceRefusal) -> XMLTree {
    var fault: XMLFault?
    let unknown = UnknownRoot()
    do throws(MoneyFailure) {
      return try XMLTree.read(bytes, watch: watch, wanted: wanted(syntax), fault: &fault) { namespace, name in
        if syntax != .cii, UBLNames.isRoot(Array(namespace), Array(name)) { return UBLNames.vocabulary }
        if syntax != .ubl, CIINames.isRoot(Array(namespace), Array(name)) { return CIINames.vocabulary }
        unknown.namespace = Array(namespace)
        return nil
      }
    } catch {
      guard let fault else { throw InvoiceRefusal(other: error) }
      let place = InvoicePlace(path: fault.place, line: fault.line, column: fault.column)
      if let namespace = unknown.namespace, error.status == .document {
        let message = "expected " + wanted(syntax) + ", got the namespace " + .cited(namespace, atMost: 200)
        throw InvoiceRefusal(message, at: place)
      }
      throw InvoiceRefusal(notXML: error, isPDF(bytes) ? pdf : fault.message, at: place)
    }
  }

  private static func isPDF(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start: StaticString = "%PDF-"
    return bytes.starts(with: UTF8Bytes(start))
  }

  private static var pdf: Message { "expected XML, got a PDF; its attachment is the document" }

  /// The namespace of a root that is not an invoice's.
  private final class UnknownRoot {
    var namespace: [UInt8]?
  }

  private static func wanted(_ syntax: InvoiceSyntax?) -> Message {
    switch syntax {
    case .ubl: "an Invoice or a CreditNote of UBL 2.1"
    case .cii: "a CrossIndustryInvoice of CII"
    case nil: "an Invoice or a CreditNote of UBL 2.1 or a CrossIndustryInvoice of CII"
    }
  }

  static func syntax(_ root: XMLElement) -> InvoiceSyntax { root.isNamed("CrossIndustryInvoice") ? .cii : .ubl }

  /// The invoice that a document states.
  static func stated(_ root: XMLElement) throws(InvoiceRefusal) -> StatedInvoice {
    if syntax(root) == .cii {
      var reader = try CIIReader(root)
      return try reader.invoice()
    }
    var reader = try UBLReader(root)
    return try reader.invoice()
  }
}
