import MoneyCore

/// A page that is printed on A4 in landscape and handed in.
extension TaxReport {
  private static var style: StaticString {
    """
    body { font: 14px/1.45 system-ui, sans-serif; color: #111; background: #fff; margin: 2rem; }
    h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
    p { margin: .25rem 0 1rem; }
    table { border-collapse: collapse; margin: 0 0 1.5rem; }
    th, td { padding: .3rem .5rem; border-bottom: 1px solid #bbb; text-align: start; vertical-align: top; }
    thead th { border-bottom: 2px solid #111; vertical-align: bottom; }
    th.n, td.n { text-align: end; font-variant-numeric: tabular-nums; }
    td.n, td.d { white-space: nowrap; }
    td.i { font-size: .75rem; min-width: 6rem; max-width: 10rem; word-break: break-all; }
    @page { size: A4 landscape; margin: 12mm; }
    @media print {
    body { font-size: 8pt; margin: 0; }
    th, td { padding: .15rem .3rem; }
    td.i { font-size: 6pt; min-width: 3rem; }
    tr { break-inside: avoid; }
    }
    """
  }

  /// The classes of the columns: dates, ids, numbers, and texts.
  private static var classes: [UInt8] { Array(UTF8Bytes("dtitiddnnnnninnn")) }

  func html() -> [UInt8] {
    var text = Array(UTF8Bytes("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"))
    text += UTF8Bytes("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    text += heading() + UTF8Bytes("</title>\n<style>\n") + UTF8Bytes(TaxReport.style)
    text += UTF8Bytes("\n</style>\n</head>\n<body>\n<h1>") + heading() + UTF8Bytes("</h1>\n<p>")
    text += TaxReport.escaped(source()) + UTF8Bytes("</p>\n")
    addSums(to: &text)
    if !rows.isEmpty { addRows(to: &text) }
    text += UTF8Bytes("</body>\n</html>\n")
    return text
  }

  private func addSums(to text: inout [UInt8]) {
    var count = 0
    for (index, row) in rows.enumerated()
    where index == 0 || row.disposal.transaction != rows[index - 1].disposal.transaction {
      count += 1
    }
    text += UTF8Bytes("<table>\n<tbody>\n<tr><th scope=\"row\">Number of disposals</th><td class=\"n\">")
    text += Decimal(unchecked: Int128(count), scale: 0).plainText + UTF8Bytes("</td></tr>\n")
    for sum in sums {
      text += Array(UTF8Bytes("<tr><th scope=\"row\">")) + UTF8Bytes(sum.title) + UTF8Bytes("</th><td class=\"n\">")
      text += amount(sum.amount) + [ASCII.space] + currency.bytes + UTF8Bytes("</td></tr>\n")
    }
    text += UTF8Bytes("</tbody>\n</table>\n")
  }

  /// The cells of a disposal. Amounts in the reporting currency are numbers, since a note above the table states it.
  private func pageCells(_ row: Row) -> [[UInt8]] {
    var cells = cells(row)
    if row.fee.currency == currency { cells[10] = amount(row.fee.amount) }
    if row.disposal.leftCost.currency == currency { cells[15] = amount(row.disposal.leftCost.amount) }
    return cells
  }

  /// The columns that inform, with the ids at the end.
  private func places(_ table: [[[UInt8]]]) -> [Int] {
    [0, 1, 3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 2, 4, 12].filter { place in
      switch place {
      case 6: table.contains { $0[5] != $0[6] }
      case 11: rows.contains { !$0.effects.disallowed.amount.isZero }
      default: table.contains { !$0[place].isEmpty }
      }
    }
  }

  private func addRows(to text: inout [UInt8]) {
    let table = rows.map { pageCells($0) }
    let places = places(table)
    text += UTF8Bytes("<p>Proceeds exclude the fee deducted. Amounts without a currency are in ")
    text += currency.bytes + UTF8Bytes(".</p>\n<table>\n<thead>\n<tr>")
    for place in places {
      text += Array(UTF8Bytes("<th scope=\"col\" class=\"")) + [TaxReport.classes[place]] + UTF8Bytes("\">")
      text += Array(UTF8Bytes(TaxReport.titles[place])) + UTF8Bytes("</th>")
    }
    text += UTF8Bytes("</tr>\n</thead>\n<tbody>\n")
    for cells in table {
      text += UTF8Bytes("<tr>")
      for place in places {
        text += Array(UTF8Bytes("<td class=\"")) + [TaxReport.classes[place]]
        text += Array(UTF8Bytes("\"><bdi>")) + TaxReport.escaped(cells[place]) + UTF8Bytes("</bdi></td>")
      }
      text += UTF8Bytes("</tr>\n")
    }
    text += UTF8Bytes("</tbody>\n</table>\n")
  }

  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): text += UTF8Bytes("&amp;")
      case UInt8(ascii: "<"): text += UTF8Bytes("&lt;")
      case UInt8(ascii: ">"): text += UTF8Bytes("&gt;")
      default: text.append(byte)
      }
    }
    return text
  }
}
