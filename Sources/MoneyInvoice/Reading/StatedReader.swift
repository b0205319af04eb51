import MoneyCore
import MoneyXML

/// Reads the parts of a document that are the same in both syntaxes.
struct StatedReader {
  /// The names of elements that differ between the syntaxes.
  struct Names {
    let currency: StaticString
    let accountingCurrency: StaticString
    /// The code and the rate of a category.
    let category: StaticString
    let percent: StaticString
    /// The amount, base, rate, reason and reason code of an adjustment.
    let amount: StaticString
    let base: StaticString
    let rate: StaticString
    let reason: StaticString
    let reasonCode: StaticString
  }

  let root: XMLElement
  /// The element that contains the currency codes.
  let header: XMLElement
  let syntax: InvoiceSyntax
  let names: Names
  private(set) var currency: CurrencyCode
  private(set) var accountingCurrency: CurrencyCode?
  var faults: [InvoiceRefusal] = []

  init(
    _ root: XMLElement, header: XMLElement, _ syntax: InvoiceSyntax, _ names: Names, unique: UniqueElements
  ) throws(InvoiceRefusal) {
    self.root = root
    self.header = header
    self.syntax = syntax
    self.names = names
    unique.faults(root, &faults)
    currency = try StatedReader.code(names.currency, in: header, "BR-05")
    if header.find(names.accountingCurrency) != nil {
      accountingCurrency = try StatedReader.code(names.accountingCurrency, in: header, "BR-CL-05")
    }
  }

  private static func code(
    _ name: StaticString, in header: XMLElement, _ rule: InvoiceRule
  ) throws(InvoiceRefusal) -> CurrencyCode {
    let element = header.find(name)
    guard let element, !element.text.isEmpty else {
      throw InvoiceRefusal("missing " + Message(name), at: element ?? header, rule)
    }
    do throws(MoneyFailure) {
      let code = try CurrencyCode(parsing: element.text)
      _ = try CurrencyRegistry.currency(code, in: nil)
      return code
    } catch {
      throw InvoiceRefusal(error, at: element, rule)
    }
  }

  /// Throws unless the profile of a document (BT-24) belongs to the norm.
  static func checkProfile(_ identifier: XMLElement?) throws(InvoiceRefusal) {
    guard let identifier, !identifier.text.isEmpty else { return }
    if identifier.text.starts(with: InvoiceRule(InvoiceProfile.norm).bytes) { return }
    throw InvoiceRefusal(
      "profile must be one of EN 16931, got " + .cited(identifier.text, atMost: 200), at: identifier, "BR-01")
  }

  /// The element of a path.
  func required(
    _ parent: XMLElement, _ rule: InvoiceRule, _ path: StaticString
  ) throws(InvoiceRefusal) -> XMLElement {
    guard let element = parent.find(path) else {
      throw InvoiceRefusal("missing " + Message(path), at: parent, rule)
    }
    return element
  }
}

// MARK: - Numbers

extension StatedReader {
  private static var longestNumber: Int { 40 }

  func number(_ element: XMLElement, _ rule: InvoiceRule) throws(InvoiceRefusal) -> Stated {
    let text = element.text
    guard let digits = StatedReader.fractionDigits(text) else {
      throw InvoiceRefusal("expected a number, got " + .cited(text, atMost: 40), at: element, rule)
    }
    // The engine expects digits on both sides of a point.
    var plain = text
    if plain.last == ASCII.point { plain.removeLast() }
    let start = plain.first == ASCII.minus || plain.first == ASCII.plus ? 1 : 0
    if plain.count > start, plain[start] == ASCII.point { plain.insert(ASCII.zero, at: start) }
    do throws(MoneyFailure) {
      let value = try plain.reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
      return Stated(value, fractionDigits: digits, at: element)
    } catch {
      let message = "a number must have at most 38 digits, got " + Message.bytes(text)
      return Stated(.zero, fractionDigits: digits, at: element, tooLong: MoneyFailure(.overflow, message))
    }
  }

  /// The number of fraction digits of a number as written; nil if the text is not a number.
  private static func fractionDigits(_ text: [UInt8]) -> Int? {
    guard text.count <= longestNumber else { return nil }
    var (digits, fraction) = (0, 0)
    var hasPoint = false
    for (index, byte) in text.enumerated() {
      if ASCII.isDigit(byte) {
        digits += 1
        if hasPoint { fraction += 1 }
      } else if byte == ASCII.point, !hasPoint {
        hasPoint = true
      } else if index > 0 || (byte != ASCII.plus && byte != ASCII.minus) {
        return nil
      }
    }
    return digits > 0 ? fraction : nil
  }

  /// An amount, which must be in the document's currency.
  mutating func amount(_ element: XMLElement) throws(InvoiceRefusal) -> Stated {
    try amount(element, in: currency.bytes)
  }

  private mutating func amount(_ element: XMLElement, in wanted: [UInt8]) throws(InvoiceRefusal) -> Stated {
    let found = currency(of: element)
    if found != wanted {
      let message = "currency of an amount must be " + Message.cited(wanted) + ", got "
      faults.append(InvoiceRefusal(message + .currency(found), at: element, "PEPPOL-EN16931-R051"))
    }
    return try number(element, "BR-DEC")
  }

  mutating func optionalAmount(_ element: XMLElement?) throws(InvoiceRefusal) -> Stated? {
    guard let element else { return nil }
    return try amount(element)
  }

  /// The currency of an amount; in CII the document's, unless the amount states another.
  private func currency(of element: XMLElement) -> [UInt8] {
    element.currency.isEmpty && syntax == .cii ? currency.bytes : element.currency
  }

  /// A price, which must not be negative.
  mutating func price(_ element: XMLElement) throws(InvoiceRefusal) -> Stated {
    let price = try amount(element)
    if price.isNegative {
      throw InvoiceRefusal("price must not be negative, got " + .stated(price), at: element, "BR-27")
    }
    return price
  }

  /// The quantity to which a price applies, which must be positive.
  func baseQuantity(_ element: XMLElement?) throws(InvoiceRefusal) -> Stated? {
    guard let element else { return nil }
    let rule: InvoiceRule = "PEPPOL-EN16931-R121"
    let base = try number(element, rule)
    if base.isNegative || base.isZero {
      throw InvoiceRefusal("base quantity must be positive, got " + .stated(base), at: element, rule)
    }
    return base
  }

  /// The tax totals of a document by their currencies.
  struct TaxTotals {
    var own: Stated?
    var accounting: Stated?
  }

  /// Stores a tax total by its currency, which must be unique.
  mutating func put(_ element: XMLElement, into found: inout TaxTotals) throws(InvoiceRefusal) {
    let code = currency(of: element)
    let isOwn = code == currency.bytes
    let isAccounting = !isOwn && !code.isEmpty && code == accountingCurrency?.bytes
    if (isOwn && found.own != nil) || (isAccounting && found.accounting != nil) {
      let message = "a total tax in " + Message.cited(code) + " must appear once, got 2"
      faults.append(InvoiceRefusal(message, at: element, "BR-CO-15"))
    } else if isOwn {
      found.own = try amount(element, in: code)
    } else if isAccounting {
      found.accounting = try amount(element, in: code)
    } else {
      var message = "currency of a total tax must be " + Message.code(currency)
      if let accountingCurrency { message = message + " or " + .code(accountingCurrency) }
      faults.append(InvoiceRefusal(message + ", got " + .currency(code), at: element, "PEPPOL-EN16931-R051"))
    }
  }
}
