import MoneyCore
import MoneyTrade

/// A receipt as JSON. The library writes it for programs that keep or print receipts, and does not read it.
public enum ReceiptDocument {
  private static var format: StaticString { "libmoney.receipt" }
  private static var version: Int64 { 2 }

  public static func write(_ receipt: Receipt) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try PolicyDocument.write(receipt.policy, writer, in: root)
    try writer.set("policy_sentence", to: receipt.policy.sentence, in: root)
    try writer.set(receipt.discount, in: root)
    try writer.list("lines", in: root)
    for line in receipt.lineItems {
      let place = try writer.appendedObject("lines", in: root)
      try writer.set(line.product, in: place)
      try writer.set("quantity", to: line.quantity, in: place)
      try writer.set("tax_percent", to: line.taxPercent, in: place)
      try writer.set(line.discount, in: place)
    }
    try write(receipt.priced, of: receipt, writer, in: try writer.object(Array("priced"), in: root))
    if receipt.checkout.currency != receipt.priced.currency {
      let checkout = try writer.object(Array("checkout"), in: root)
      try write(receipt.checkout, of: receipt, writer, in: checkout)
      try write(receipt, writer, in: try writer.object(Array("conversion"), in: root))
    }
    return try writer.text()
  }

  private static func write(
    _ amounts: ReceiptAmounts, of receipt: Receipt, _ writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set("currency", to: amounts.currency.bytes, in: object)
    try writer.list("lines", in: object)
    for line in amounts.lineItems {
      let place = try writer.appendedObject("lines", in: object)
      try writer.set("price", to: line.price, in: place)
      try writer.set("discount", to: line.discount, in: place)
      try writer.set("total", to: line.total, in: place)
      try writer.set("order_discount", to: line.orderShare, in: place)
      try writer.set("net", to: line.net, in: place)
      try writer.set("tax", to: line.tax, in: place)
      try writer.set("gross", to: line.gross, in: place)
    }
    try writer.list("taxes", in: object)
    for (group, row) in zip(receipt.taxGroups, amounts.taxRows) {
      let place = try writer.appendedObject("taxes", in: object)
      try writer.set("category", to: group.category, in: place)
      try writer.set("percent", to: group.percent, in: place)
      try writer.set("net", to: row.net, in: place)
      try writer.set("tax", to: row.tax, in: place)
      try writer.set("gross", to: row.gross, in: place)
    }
    try writer.set("subtotal", to: amounts.subtotal, in: object)
    try writer.set("discount", to: amounts.discount, in: object)
    try writer.set("net", to: amounts.net, in: object)
    try writer.set("tax", to: amounts.tax, in: object)
    try writer.set("gross", to: amounts.gross, in: object)
    try writer.set("total", to: amounts.total, in: object)
    try writer.set("difference", to: amounts.difference, in: object)
    try writer.set("cash_rounding", to: amounts.cashRounding, in: object)
    try writer.set("payable", to: amounts.payable, in: object)
  }

  /// Writes a conversion: rate, path, day, source and staleness.
  private static func write(
    _ receipt: Receipt, _ writer: borrowing JSONWriter, in object: JSONWriter.Node
  ) throws(MoneyFailure) {
    let conversion = receipt.conversion
    if let day = conversion.day { try writer.set("as_of", to: day.isoText, in: object) }
    try writer.set("gap_days", to: Int64(conversion.gap), in: object)
    if let instant = conversion.instant { try writer.set("instant", to: instant, in: object) }
    if let age = receipt.age { try writer.set("age_seconds", to: age, in: object) }
    if !conversion.source.isEmpty { try writer.set("source", to: conversion.source, in: object) }
    for leg in conversion.legs {
      let place = try writer.appendedObject("path", in: object)
      try writer.set("from", to: leg.from.bytes, in: place)
      try writer.set("to", to: leg.to.bytes, in: place)
      try writer.set("rate", to: leg.rate.plainText, in: place)
    }
  }
}
