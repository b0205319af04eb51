extension Invoice {
  /// Reads an invoice or a credit note in UBL 2.1. A document with other totals is rejected.
  public init(ubl document: [UInt8], watch: Watch = .none) throws(MoneyFailure) {
    self = try document.withUnsafeBytes { (bytes) throws(MoneyFailure) in
      try InvoiceXML.invoice(bytes, .ubl, watch: watch)
    }
  }

  /// Reads an invoice or a credit note in CII, the syntax of Factur-X and ZUGFeRD.
  public init(cii document: [UInt8], watch: Watch = .none) throws(MoneyFailure) {
    self = try document.withUnsafeBytes { (bytes) throws(MoneyFailure) in
      try InvoiceXML.invoice(bytes, .cii, watch: watch)
    }
  }

  /// The invoice in UBL 2.1, with every total.
  public func ubl(_ heading: InvoiceHeading) throws(MoneyFailure) -> String {
    String(try UBLWriter.write(self, heading))
  }

  /// The invoice in CII, with every total.
  public func cii(_ heading: InvoiceHeading) throws(MoneyFailure) -> String {
    String(try CIIWriter.write(self, heading))
  }
}

extension InvoiceReport {
  /// Checks an invoice or a credit note in UBL or CII against EN 16931. A document that is not an invoice is a finding.
  public init(checking document: [UInt8], watch: Watch = .none) throws(MoneyFailure) {
    self = try document.withUnsafeBytes { (bytes) throws(MoneyFailure) in try InvoiceReport(bytes, watch: watch) }
  }
}

extension InvoiceFinding {
  /// The rule, such as "BR-CO-15".
  public var ruleName: String { String(rule.bytes) }
  /// The element, such as "Invoice/InvoiceLine[2]/LineExtensionAmount".
  public var path: String { String(place.path) }
  /// The requirement of the rule.
  public var text: String { String(message.bytes) }
}

extension InvoiceParty {
  public init(
    _ name: String, country: String, taxID: String = "", street: String = "", city: String = "", postcode: String = ""
  ) {
    self.init(
      name: name.bytes, country: country.bytes, taxID: taxID.bytes, street: street.bytes, city: city.bytes,
      postcode: postcode.bytes)
  }
}

extension InvoiceHeading {
  public init(_ number: String, issued: Day, seller: InvoiceParty, buyer: InvoiceParty, due: Day? = nil) {
    self.init(number: number.bytes, issued: issued, seller: seller, buyer: buyer, due: due)
  }
}
