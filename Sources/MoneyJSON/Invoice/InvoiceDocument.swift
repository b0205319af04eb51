import MoneyCore
import MoneyTrade

/// An invoice as JSON: the program's input without the totals, which the library recalculates.
public struct InvoiceDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.invoice" }
  private static var version: Int64 { 1 }

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Invoice {
    try InvoiceDocument(text: text).invoice()
  }

  private func invoice() throws(MoneyFailure) -> Invoice {
    let root = try JSONReader.read(text)
    try at([]) { () throws(MoneyFailure) in
      try check(root, format: InvoiceDocument.format, version: InvoiceDocument.version)
      try checkMembers(
        of: root, among: "format version currency digits lines adjustments exemptions prepaid rounding accounting")
    }
    // An invoice states its currency and digits as a catalogue does.
    let terms = try catalogue(root)
    var invoice = Invoice(terms.currency, digits: terms.digits)
    try each(root, "lines") { (line) throws(MoneyFailure) in try read(line, into: &invoice) }
    try each(root, "adjustments") { (value) throws(MoneyFailure) in
      try invoice.adjust(try adjustment(value), try taxes(value))
    }
    try each(root, "exemptions") { (value) throws(MoneyFailure) in
      try checkMembers(of: value, among: "category reason reason_code")
      try invoice.setExemption(
        try string(value["category"], "category"), reason: try label(value["reason"], "reason"),
        reasonCode: try label(value["reason_code"], "reason_code"))
    }
    try at([]) { () throws(MoneyFailure) in
      try invoice.setPayment(
        prepaid: try optionalDecimal(root["prepaid"], "prepaid"),
        rounding: try optionalDecimal(root["rounding"], "rounding"))
    }
    guard let accounting = root["accounting"] else { return invoice }
    let own = try catalogue(accounting)
    try at([.member("accounting")]) { () throws(MoneyFailure) in
      try checkMembers(of: accounting, among: "currency digits rate")
      try invoice.setAccounting(own.currency, digits: own.digits, rate: try decimal(accounting["rate"], "rate"))
    }
    return invoice
  }

  /// Reads the elements of a list that may be missing. A failure gets the position of its element.
  private func each(
    _ value: JSONValue, _ name: StaticString, _ read: (JSONValue) throws(MoneyFailure) -> Void
  ) throws(MoneyFailure) {
    guard let list = value[name] else { return }
    var index = 0
    for element in try at([.member(name)], { () throws(MoneyFailure) in try elements(list, name) }) {
      try at([.member(name), .element(index)]) { () throws(MoneyFailure) in try read(element) }
      index += 1
    }
  }

  private func optionalDecimal(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> Decimal? {
    value == nil ? nil : try decimal(value, name)
  }

  private func read(_ line: JSONValue, into invoice: inout Invoice) throws(MoneyFailure) {
    try checkMembers(of: line, among: "name quantity price base_quantity taxes adjustments")
    let item = try InvoiceLineItem(
      name: try label(line["name"], "name"), quantity: try decimal(line["quantity"], "quantity"),
      price: try decimal(line["price"], "price"),
      baseQuantity: try optionalDecimal(line["base_quantity"], "base_quantity"))
    try invoice.add(item, try taxes(line))
    let index = invoice.lineItems.count - 1
    guard let list = line["adjustments"] else { return }
    for value in try elements(list, "adjustments") {
      if value["taxes"] != nil {
        throw MoneyFailure(.document, "\"taxes\" must not be set in a line item's adjustment")
      }
      try invoice.adjust(index, try adjustment(value))
    }
  }

  private func adjustment(_ value: JSONValue) throws(MoneyFailure) -> InvoiceAdjustment {
    try checkMembers(of: value, among: "kind amount percent base reason reason_code taxes")
    return try InvoiceAdjustment(
      try choice(value["kind"], "kind", InvoiceAdjustment.Kind.allCases) { $0.name },
      amount: try optionalDecimal(value["amount"], "amount"),
      percent: try optionalDecimal(value["percent"], "percent") ?? .zero,
      base: try optionalDecimal(value["base"], "base"), reason: try label(value["reason"], "reason"),
      reasonCode: try label(value["reason_code"], "reason_code"))
  }

  private func taxes(_ value: JSONValue) throws(MoneyFailure) -> [InvoiceTax] {
    var taxes: [InvoiceTax] = []
    for tax in try elements(value["taxes"], "taxes") {
      try checkMembers(of: tax, among: "category percent kind")
      if taxes.count == InvoiceTax.most {
        throw MoneyFailure(.limit, "number of taxes must be at most " + .number(InvoiceTax.most))
      }
      taxes.append(
        try InvoiceTax(
          try string(tax["category"], "category"), percent: try decimal(tax["percent"], "percent"),
          kind: try choice(tax["kind"], "kind", InvoiceTax.Kind.allCases) { $0.name }))
    }
    return taxes
  }
}

// MARK: - Writing

extension InvoiceDocument {
  public static func write(_ invoice: Invoice) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try writer.set("currency", to: invoice.currency.bytes, in: root)
    try writer.set("digits", to: Int64(invoice.digits), in: root)
    try writer.list("lines", in: root)
    for item in invoice.lineItems {
      let line = try writer.appendedObject("lines", in: root)
      try writer.set("name", to: item.name, in: line)
      try writer.set("quantity", to: item.quantity, in: line)
      try writer.set("price", to: item.price, in: line)
      if let base = item.baseQuantity { try writer.set("base_quantity", to: base, in: line) }
      try write(item.taxes, of: invoice, writer, in: line)
      try write(item.adjustments, of: invoice, writer, in: line)
    }
    try write(invoice.adjustments, of: invoice, writer, in: root)
    for exemption in invoice.exemptions {
      let place = try writer.appendedObject("exemptions", in: root)
      try writer.set("category", to: exemption.category, in: place)
      try writer.set("reason", to: exemption.reason, in: place)
      try writer.set("reason_code", to: exemption.reasonCode, in: place)
    }
    try writer.set("prepaid", to: invoice.prepaid, in: root)
    try writer.set("rounding", to: invoice.rounding, in: root)
    if let accounting = invoice.accounting {
      let place = try writer.object(Array("accounting"), in: root)
      try writer.set("currency", to: accounting.currency.bytes, in: place)
      try writer.set("digits", to: Int64(accounting.digits), in: place)
      try writer.set("rate", to: accounting.rate, in: place)
    }
    return try writer.text()
  }

  private static func write(
    _ adjustments: [InvoiceAdjustment], of invoice: Invoice, _ writer: borrowing JSONWriter,
    in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    for adjustment in adjustments {
      let place = try writer.appendedObject("adjustments", in: object)
      try writer.set("kind", to: Array(adjustment.kind.name), in: place)
      if let amount = adjustment.amount { try writer.set("amount", to: amount, in: place) }
      if !adjustment.percent.isZero { try writer.set("percent", to: adjustment.percent, in: place) }
      if let base = adjustment.base { try writer.set("base", to: base, in: place) }
      try writer.set("reason", to: adjustment.reason, in: place)
      try writer.set("reason_code", to: adjustment.reasonCode, in: place)
      try write(adjustment.taxes, of: invoice, writer, in: place)
    }
  }

  private static func write(
    _ taxes: [Int], of invoice: Invoice, _ writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    for position in taxes {
      let tax = invoice.taxes[position]
      let place = try writer.appendedObject("taxes", in: object)
      try writer.set("category", to: tax.category, in: place)
      try writer.set("percent", to: tax.percent, in: place)
      try writer.set("kind", to: Array(tax.kind.name), in: place)
    }
  }
}

extension InvoiceAdjustment.Kind {
  fileprivate var name: StaticString { self == .charge ? "charge" : "allowance" }
}

extension InvoiceTax.Kind {
  fileprivate var name: StaticString {
    switch self {
    case .added: "added"
    case .compound: "compound"
    case .retained: "retained"
    }
  }
}
