import MoneyCore

extension Receipt {
  /// The smallest and the largest width of the text, in columns.
  public static var columns: ClosedRange<Int> { 32...200 }

  /// The receipt for a terminal or a printer. It has lines of `columns` columns, with the amounts on the right, and
  /// each line ends with a line feed.
  public func text(columns: Int = 48) -> [UInt8] {
    var page = ReceiptPage(columns: min(max(columns, Receipt.columns.lowerBound), Receipt.columns.upperBound))
    for (line, amounts) in zip(lineItems, priced.lineItems) {
      page.row(line.title, priced.text(amounts.price))
      if let discount = line.discount {
        page.row("  discount" + discount.note, priced.text(amounts.discount.negated))
      }
    }
    page.rule()
    page.row("Subtotal", priced.text(priced.subtotal))
    if let discount { page.row("Discount" + discount.note, priced.text(priced.discount.negated)) }
    page.summary(self, priced)
    if checkout.currency != priced.currency { appendCheckout(to: &page) }
    page.rule()
    page.paragraph(Message.bytes(policy.sentence))
    return page.text
  }

  private func appendCheckout(to page: inout ReceiptPage) {
    page.rule()
    page.paragraph("In " + .code(checkout.currency) + ":")
    for (line, amounts) in zip(lineItems, checkout.lineItems) {
      page.row(.bytes(line.product.title), checkout.text(amounts.total))
    }
    page.row("Subtotal", checkout.text(checkout.subtotal))
    if let discount { page.row("Discount" + discount.note, checkout.text(checkout.discount.negated)) }
    page.summary(self, checkout)
    page.paragraph(rateNote)
  }

  /// The rate, its day, and its age.
  private var rateNote: Message {
    var note = "1 " + Message.code(priced.currency) + " = " + conversion.rateText + " " + .code(checkout.currency)
    if let day = conversion.day { note = note + ", as of " + .date(day) }
    if conversion.gap > 0 {
      note =
        note + ", " + .number(Int(conversion.gap)) + (conversion.gap == 1 ? " day" : " days")
        + " before the one asked for"
    }
    if let age { note = note + ", " + Receipt.ageText(age) + " old" }
    if conversion.flags.contains(.rateRounded) { note = note + ", rounded on reading" }
    if !conversion.source.isEmpty { note = note + " (" + .printable(conversion.source) + ")" }
    return note
  }

  /// The age in the largest unit that is not 0.
  private static func ageText(_ seconds: Int64) -> Message {
    let size = seconds.magnitude
    if size >= 86_400 { return counted(seconds / 86_400, " day", " days") }
    if size >= 3600 { return counted(seconds / 3600, " hour", " hours") }
    if size >= 60 { return counted(seconds / 60, " minute", " minutes") }
    return counted(seconds, " second", " seconds")
  }

  /// Kept out of line. Four copies in a row are merged by the compiler in an order that two builds do not share.
  @inline(never)
  private static func counted(_ count: Int64, _ one: StaticString, _ many: StaticString) -> Message {
    .integer(count) + Message(count == 1 ? one : many)
  }
}

extension Receipt.LineItem {
  /// The text `2 x Milk per bottle at 1.30`.
  var title: Message {
    var title = Message.decimal(quantity) + " x " + .bytes(product.title)
    if !product.unit.isEmpty { title = title + " " + .bytes(product.unit) }
    return title + " at " + .decimal(product.price)
  }
}

extension Discount {
  fileprivate var note: Message {
    switch self {
    case .percent(let percent): " " + .decimal(percent) + " %"
    case .fixed: ""
    }
  }
}

extension ReceiptAmounts {
  fileprivate func text(_ amount: Decimal) -> Message { .decimal(amount) }
}

extension Conversion {
  /// The rate as a decimal. It is exact if the decimal is finite, else it has six significant digits.
  var rateText: Message {
    for digits: UInt32 in 0...Decimal.maximumScale {
      guard let rounded = try? rate.rounded(digits: digits, .halfEven, name: "rate") else { break }
      if !rounded.isRounded { return .decimal(rounded.value) }
      if digits >= 5, rounded.value.magnitude >= 100_000 { return "about " + .decimal(rounded.value) }
    }
    return "?"
  }
}

/// Builds the text of a receipt.
private struct ReceiptPage {
  let columns: Int
  private(set) var text: [UInt8] = []

  init(columns: Int) {
    self.columns = columns
  }

  /// The number of characters, as an approximation of the columns on a terminal.
  private static func width(_ bytes: [UInt8]) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  mutating func rule() {
    text.append(contentsOf: [UInt8](repeating: ASCII.minus, count: columns))
    text.append(ASCII.lineFeed)
  }

  /// Adds a label on the left and an amount on the right, on two lines if they do not fit one.
  mutating func row(_ label: Message, _ amount: Message) {
    let room = columns - ReceiptPage.width(amount.bytes)
    let width = ReceiptPage.width(label.bytes)
    if width < room {
      text.append(contentsOf: label.bytes)
      append(spaces: room - width)
    } else {
      paragraph(label)
      append(spaces: max(room, 0))
    }
    text.append(contentsOf: amount.bytes)
    text.append(ASCII.lineFeed)
  }

  /// Adds text that is broken at spaces, or within a word that is longer than a line.
  mutating func paragraph(_ message: Message) {
    var used = 0
    for word in message.bytes.split(separator: ASCII.space) {
      var rest = Array(word)
      var width = ReceiptPage.width(rest)
      if used > 0 {
        if used + 1 + width <= columns {
          text.append(ASCII.space)
          used += 1
        } else {
          text.append(ASCII.lineFeed)
          used = 0
        }
      }
      while width > columns {
        var end = 0
        var taken = 0
        while end < rest.count {
          if rest[end] & 0xC0 != 0x80 {
            if taken == columns { break }
            taken += 1
          }
          end += 1
        }
        text.append(contentsOf: rest[..<end])
        text.append(ASCII.lineFeed)
        rest = Array(rest[end...])
        width -= taken
      }
      text.append(contentsOf: rest)
      used += width
    }
    text.append(ASCII.lineFeed)
  }

  private mutating func append(spaces count: Int) {
    text.append(contentsOf: [UInt8](repeating: ASCII.space, count: count))
  }

  /// Adds the rows from the taxes to the payable amount.
  mutating func summary(_ receipt: Receipt, _ amounts: ReceiptAmounts) {
    row("Net", .decimal(amounts.net))
    for (group, amount) in zip(receipt.taxGroups, amounts.taxRows) where !group.percent.isZero {
      var label: Message = "Tax "
      if !group.category.isEmpty { label = label + .bytes(group.category) + " " }
      row(label + .decimal(group.shownPercent) + " % on " + .decimal(amount.net), .decimal(amount.tax))
    }
    if !amounts.difference.isZero {
      row("Lines converted", .decimal(amounts.gross))
      row("Difference", .decimal(amounts.difference))
    }
    row("Total " + .code(amounts.currency), .decimal(amounts.total))
    guard receipt.policy.tender == .cash else { return }
    row("Cash rounding", .decimal(amounts.cashRounding))
    row("Payable " + .code(amounts.currency), .decimal(amounts.payable))
  }
}

extension Receipt.TaxGroup {
  /// The rate without trailing zeros.
  fileprivate var shownPercent: Decimal {
    var coefficient = percent.coefficient
    var scale = percent.scale
    while scale > 0, coefficient % 10 == 0 {
      coefficient /= 10
      scale -= 1
    }
    return Decimal(unchecked: coefficient, scale: scale)
  }
}
