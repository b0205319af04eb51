import MoneyCore

/// Builds a paper as HTML.
struct PaperHTML {
  private let words: PaperWords
  private(set) var text: [UInt8] = []

  init(words: PaperWords) { self.words = words }

  @_optimize(size)
  mutating func append(_ paper: Paper, _ title: [UInt8], _ rows: [PaperRow], _ policy: [UInt8]) {
    let isFragment = paper.format == .fragment
    if !isFragment {
      add("<!DOCTYPE html>\n<html")
      addLanguage()
      add("<head>\n<meta charset=\"utf-8\">\n")
      add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
      escape(title)
      if !paper.number.isEmpty {
        add(" ")
        escape(paper.number)
      }
      add("</title>\n<style>\n")
      add(PaperHTML.style)
      add("\n</style>\n</head>\n<body>\n<main class=\"money-paper\">\n")
    } else {
      add("<div class=\"money-paper\"")
      addLanguage()
    }
    addParty(paper.seller, paper.sellerTaxID, "<p class=\"seller\">", heading: [])
    add(isFragment ? "<h2>" : "<h1>")
    escape(title)
    add(isFragment ? "</h2>\n" : "</h1>\n")
    addFacts(paper)
    addParty(paper.buyer, paper.buyerTaxID, "<p class=\"buyer\">", heading: words[.buyer])
    addTable(rows)
    addParagraph(paper.note, "<p class=\"note\">")
    if !policy.isEmpty { addParagraph([policy], "<p class=\"policy\" lang=\"en\" dir=\"ltr\">") }
    add(isFragment ? "</div>\n" : "</main>\n</body>\n</html>\n")
  }

  private mutating func addLanguage() {
    add(" lang=\"")
    escape(words.language)
    add(words.isRightToLeft ? "\" dir=\"rtl\">\n" : "\" dir=\"ltr\">\n")
  }

  @_optimize(size)
  private mutating func addParty(_ lines: [[UInt8]], _ taxID: [UInt8], _ start: StaticString, heading: [UInt8]) {
    if lines.isEmpty, taxID.isEmpty { return }
    add(start)
    if !heading.isEmpty {
      add("<span>")
      escape(heading)
      add("</span><br>")
    }
    for (index, line) in lines.enumerated() {
      if index > 0 { add("<br>") }
      add(index == 0 ? "<strong>" : "")
      isolate(line)
      add(index == 0 ? "</strong>" : "")
    }
    if !taxID.isEmpty {
      if !lines.isEmpty { add("<br>") }
      escape(words[.taxID])
      add(": ")
      isolate(taxID)
    }
    add("</p>\n")
  }

  @_optimize(size)
  private mutating func addFacts(_ paper: Paper) {
    let facts = paper.facts
    if facts.isEmpty { return }
    add("<dl>\n")
    for fact in facts {
      add("<div><dt>")
      escape(fact.label)
      add("</dt><dd>")
      isolate(fact.value)
      add("</dd></div>\n")
    }
    add("</dl>\n")
  }

  @_optimize(size)
  private mutating func addTable(_ rows: [PaperRow]) {
    add("<table>\n<thead>\n<tr><th scope=\"col\">")
    escape(words[.item])
    for word in [PaperWord.quantity, .price, .amount] {
      add("</th><th scope=\"col\" class=\"n\">")
      escape(words[word])
    }
    add("</th></tr>\n</thead>\n<tbody>\n")
    var isSum = false
    for row in rows {
      if row.kind == .first {
        isSum = true
        add("</tbody>\n<tbody class=\"sums\">\n")
      }
      if let item = row.item { addItem(item) } else { addLabel(row, isSum) }
      add("<td class=\"n\">")
      isolate(row.amount)
      add("</td></tr>\n")
    }
    add("</tbody>\n</table>\n")
  }

  @_optimize(size)
  private mutating func addItem(_ item: PaperRow.Item) {
    add("<tr><td>")
    isolate(item.name)
    if !item.unit.isEmpty {
      add(" ")
      isolate(item.unit)
    }
    add("</td><td class=\"n\">")
    isolate(item.quantity)
    add("</td><td class=\"n\">")
    isolate(item.price)
    if !item.base.isEmpty {
      add(" ")
      escape(words[.for])
      add(" ")
      isolate(item.base)
    }
    add("</td>")
  }

  @_optimize(size)
  private mutating func addLabel(_ row: PaperRow, _ isSum: Bool) {
    switch row.kind {
    case .part: add("<tr class=\"part\">")
    case .total: add("<tr class=\"total\">")
    default: add("<tr>")
    }
    add(isSum ? "<th scope=\"row\" colspan=\"3\">" : "<td colspan=\"3\">")
    for piece in row.label.pieces {
      if piece.isIsolated { isolate(piece.text) } else { escape(piece.text) }
    }
    add(isSum ? "</th>" : "</td>")
  }

  @_optimize(size)
  private mutating func addParagraph(_ lines: [[UInt8]], _ start: StaticString) {
    if lines.isEmpty { return }
    add(start)
    for (index, line) in lines.enumerated() {
      if index > 0 { add("<br>") }
      escape(line)
    }
    add("</p>\n")
  }

  @inline(never)
  private mutating func add(_ markup: StaticString) { text.append(contentsOf: UTF8Bytes(markup)) }

  @inline(never)
  @_optimize(size)
  private mutating func isolate(_ value: [UInt8]) {
    add("<bdi>")
    escape(value)
    add("</bdi>")
  }

  @inline(never)
  @_optimize(size)
  private mutating func escape(_ value: [UInt8]) {
    for byte in value {
      switch byte {
      case UInt8(ascii: "&"): add("&amp;")
      case UInt8(ascii: "<"): add("&lt;")
      case UInt8(ascii: ">"): add("&gt;")
      case UInt8(ascii: "\""): add("&quot;")
      case UInt8(ascii: "'"): add("&#39;")
      default: text.append(byte)
      }
    }
  }

  private static var style: StaticString {
    """
    body{margin:0;background:#fff;color:#111;font:11pt/1.4 system-ui,sans-serif}
    main{max-width:18cm;margin:0 auto;padding:1rem}
    h1{font-size:1.5em;margin:1em 0 .5em}
    p span,dt{color:#555}
    dl{margin:0 0 1em}
    dl div{display:flex;gap:.5em}
    dt::after{content:":"}
    dd{margin:0}
    table{width:100%;border-collapse:collapse}
    th,td{padding:.25em 0;text-align:start;vertical-align:top;font-weight:normal;overflow-wrap:anywhere}
    .n{text-align:end;padding-inline-start:.75em;font-variant-numeric:tabular-nums;overflow-wrap:normal}
    td.n{white-space:nowrap}
    thead th:first-child{width:50%}
    thead th{border-bottom:1px solid #555;color:#555;vertical-align:bottom}
    tbody.sums tr:first-child>*{border-top:1px solid #555}
    .part td:first-child{padding-inline-start:1em}
    .total>*{font-weight:bold}
    tr{break-inside:avoid}
    @page{margin:15mm}
    @media (max-width:30em){body{font-size:10pt}}
    @media print{main{max-width:none;padding:0}}
    """
  }
}
