import CMoney
import MoneyCore
import MoneyInvoice
import MoneyTrade

@_cdecl("money_invoice_from_ubl") @implementation
public func money_invoice_from_ubl(
  _ xml: UnsafePointer<CChar>?, _ length: Int, _ invoice: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(invoice, "invoice", error) { () throws(MoneyFailure) in
    try Boundary.invoice(xml, length, .ubl)
  }
}

@_cdecl("money_invoice_from_cii") @implementation
public func money_invoice_from_cii(
  _ xml: UnsafePointer<CChar>?, _ length: Int, _ invoice: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(invoice, "invoice", error) { () throws(MoneyFailure) in
    try Boundary.invoice(xml, length, .cii)
  }
}

@_cdecl("money_invoice_heading_init") @implementation
public func money_invoice_heading_init(_ heading: UnsafeMutablePointer<money_invoice_heading_t>?) {
  guard let heading else { return }
  Boundary.zero(heading)
  heading.pointee.struct_size = UInt32(MemoryLayout<money_invoice_heading_t>.size)
  heading.pointee.issued = Int32.min
  heading.pointee.due = Int32.min
}

@_cdecl("money_invoice_to_ubl") @implementation
public func money_invoice_to_ubl(
  _ invoice: OpaquePointer?, _ heading: UnsafePointer<money_invoice_heading_t>?,
  _ xml: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(xml, "xml", length, error) { () throws(MoneyFailure) in
    let written = try Boundary.written(invoice, heading)
    return try UBLWriter.write(written.invoice, written.heading)
  }
}

@_cdecl("money_invoice_to_cii") @implementation
public func money_invoice_to_cii(
  _ invoice: OpaquePointer?, _ heading: UnsafePointer<money_invoice_heading_t>?,
  _ xml: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(xml, "xml", length, error) { () throws(MoneyFailure) in
    let written = try Boundary.written(invoice, heading)
    return try CIIWriter.write(written.invoice, written.heading)
  }
}

extension Boundary {
  /// The bytes that an entry needs as XML, with its texts; a list that grows needs its bytes up to three times.
  private static var mostOfWrittenEntry: Int { 12_288 }
  private static var longestHeading: Int { 1023 }
  /// The elements of a document are limited, so the memory for them is.
  private static var mostOfElements: Int { 375_000_000 }

  /// Reads an XML document of any encoding, after checking that there is enough memory for its elements.
  static func xml(_ text: UnsafePointer<CChar>?, _ length: Int) throws(MoneyFailure) -> UnsafeRawBufferPointer {
    let document = try bytes(text, length, limit: Int(MONEY_DOCUMENT_MAX), "xml")
    try checkMemory(document.count &* 4 &+ min(document.count &* 24, mostOfElements))
    return UnsafeRawBufferPointer(document)
  }

  fileprivate static func invoice(
    _ text: UnsafePointer<CChar>?, _ length: Int, _ syntax: InvoiceSyntax
  ) throws(MoneyFailure) -> OpaquePointer {
    let document = try xml(text, length)
    return pointer(to: Handle(try InvoiceXML.invoice(document, syntax, watch: watch)))
  }

  /// An invoice and its heading, after checking that there is enough memory to write them.
  fileprivate static func written(
    _ invoice: OpaquePointer?, _ heading: UnsafePointer<money_invoice_heading_t>?
  ) throws(MoneyFailure) -> (invoice: Invoice, heading: InvoiceHeading) {
    let invoice = try self.invoice(invoice).value
    let heading = try self.heading(heading)
    try checkMemory(invoice.entryCount, of: mostOfWrittenEntry)
    return (invoice, heading)
  }

  private static func heading(_ text: UnsafePointer<CChar>?, _ name: StaticString) throws(MoneyFailure) -> [UInt8] {
    try optionalIdentifier(text, longest: longestHeading, name)
  }

  @_optimize(size)
  private static func heading(
    _ heading: UnsafePointer<money_invoice_heading_t>?
  ) throws(MoneyFailure) -> InvoiceHeading {
    let given = try sized(heading, "MONEY_INVOICE_HEADING_INIT", "heading")
    let seller = InvoiceParty(
      name: try self.heading(given.seller, "seller"),
      country: try self.heading(given.seller_country, "seller_country"),
      taxID: try self.heading(given.seller_tax_id, "seller_tax_id"),
      street: try self.heading(given.seller_street, "seller_street"),
      city: try self.heading(given.seller_city, "seller_city"),
      postcode: try self.heading(given.seller_postcode, "seller_postcode"))
    let buyer = InvoiceParty(
      name: try self.heading(given.buyer, "buyer"), country: try self.heading(given.buyer_country, "buyer_country"),
      taxID: try self.heading(given.buyer_tax_id, "buyer_tax_id"),
      street: try self.heading(given.buyer_street, "buyer_street"),
      city: try self.heading(given.buyer_city, "buyer_city"),
      postcode: try self.heading(given.buyer_postcode, "buyer_postcode"))
    var result = InvoiceHeading(
      number: try self.heading(given.number, "number"), issued: try day(given.issued), seller: seller, buyer: buyer,
      due: try optionalDay(given.due))
    result.isCreditNote = try truth(given.is_credit_note, "heading.is_credit_note")
    result.buyerReference = try self.heading(given.buyer_reference, "buyer_reference")
    if given.profile != nil { result.profile = try self.heading(given.profile, "profile") }
    if given.unit != nil { result.unit = try self.heading(given.unit, "unit") }
    return result
  }
}
