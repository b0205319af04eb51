/// The syntax of an invoice document. The values are those of `MONEY_INVOICE_SYNTAX_…` in `money.h`.
public enum InvoiceSyntax: Int32, Sendable {
  case ubl = 1
  case cii = 2
}

/// The specification that a document names (BT-24). The values are those of `MONEY_INVOICE_PROFILE_…` in `money.h`.
public enum InvoiceProfile: Int32, Sendable, CaseIterable {
  case other = 0
  case en16931 = 1
  case xRechnung = 2
  case peppol = 3
  case minimum = 4
  case basicWithoutLines = 5
  case basic = 6
  case extended = 7

  /// The prefix of the identifiers of invoices under the norm.
  public static var norm: StaticString { "urn:cen.eu:en16931:2017" }

  init(_ identifier: [UInt8]) {
    self = .other
    if identifier.isEmpty || identifier.starts(with: InvoiceRule(InvoiceProfile.norm).bytes) { self = .en16931 }
    for profile in InvoiceProfile.allCases {
      for word in profile.words where InvoiceProfile.contains(identifier, word) {
        self = profile
        return
      }
    }
  }

  /// The parts of identifiers by which a profile is recognised; an order from the more to the less specific.
  private var words: [StaticString] {
    switch self {
    case .other, .en16931: []
    case .xRechnung: ["xrechnung"]
    case .peppol: ["peppol.eu:2017:poacc:billing"]
    case .minimum: [":1p0:minimum", ":2p0:minimum"]
    case .basicWithoutLines: [":1p0:basicwl", ":2p0:basicwl"]
    case .basic: [":1p0:basic", ":2p0:basic"]
    case .extended: [":1p0:extended", ":2p0:extended"]
    }
  }

  private static func contains(_ text: [UInt8], _ word: StaticString) -> Bool {
    let word = InvoiceRule(word).bytes
    guard text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start...].starts(with: word) { return true }
    return false
  }
}
