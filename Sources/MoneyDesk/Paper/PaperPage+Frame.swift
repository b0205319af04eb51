import MoneyCore

extension PaperPage {
  /// Writes everything before the rows: the seller, the title, the facts, the buyer and the heads of the table.
  ///
  /// - Parameters:
  ///   - heads: the heads of the four columns.
  ///   - facts: facts in addition to the number and the dates.
  @_optimize(size)
  mutating func open(
    _ paper: Paper, _ title: [UInt8], heads: [PaperWord] = [.item, .quantity, .price, .amount],
    facts: [(word: PaperWord, value: [UInt8])] = []
  ) {
    if paper.format == .text { return openText(paper, title, facts) }
    let words = writer.words
    let isFragment = paper.format == .fragment
    add(isFragment ? "<div class=\"money-paper\" lang=\"" : "<!DOCTYPE html>\n<html lang=\"")
    escape(words.language)
    add(words.isRightToLeft ? "\" dir=\"rtl\">\n" : "\" dir=\"ltr\">\n")
    if !isFragment {
      add(
        "<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"
      )
      escape(title)
      if !paper.number.isEmpty {
        add(" ")
        escape(paper.number)
      }
      add("</title>\n<style>\n")
      add(PaperPage.style)
      add("\n</style>\n</head>\n<body>\n<main class=\"money-paper\">\n")
    }
    addParty(paper.seller, paper.sellerTaxID, "<p class=\"seller\">", heading: [])
    add(isFragment ? "<h2>" : "<h1>")
    escape(title)
    add(isFragment ? "</h2>\n<dl>\n" : "</h1>\n<dl>\n")
    addFacts(paper, facts)
    add("</dl>\n")
    addParty(paper.buyer, paper.buyerTaxID, "<p class=\"buyer\">", heading: words[.buyer])
    add("<table>\n<thead>\n<tr><th scope=\"col\">")
    if let first = heads.first { escape(words[first]) }
    for word in heads.dropFirst() {
      add("</th><th scope=\"col\" class=\"n\">")
      escape(words[word])
    }
    add("</th></tr>\n</thead>\n<tbody>\n")
  }

  @_optimize(size)
  private mutating func openText(
    _ paper: Paper, _ title: [UInt8], _ facts: [(word: PaperWord, value: [UInt8])]
  ) {
    addPartyText(paper.seller, paper.sellerTaxID)
    paragraph(title)
    addFacts(paper, facts)
    if !paper.buyer.isEmpty || !paper.buyerTaxID.isEmpty {
      addLine()
      paragraph(writer.words[.buyer] + UTF8Bytes(":"))
      addPartyText(paper.buyer, paper.buyerTaxID)
    }
    addRule()
  }

  /// Writes everything after the rows: the note and the policy.
  @_optimize(size)
  mutating func close(_ paper: Paper, _ policy: [UInt8]) {
    if paper.format == .text {
      for text in [paper.note, policy] where !text.isEmpty {
        addLine()
        for line in text.split(separator: ASCII.lineFeed) { paragraph(Array(line)) }
      }
      return
    }
    add("</tbody>\n</table>\n")
    addParagraph(paper.note, "<p class=\"note\">")
    addParagraph(policy, "<p class=\"policy\" lang=\"en\" dir=\"ltr\">")
    add(paper.format == .fragment ? "</div>\n" : "</main>\n</body>\n</html>\n")
  }

  @_optimize(size)
  private mutating func addParagraph(_ value: [UInt8], _ start: StaticString) {
    if value.isEmpty { return }
    add(start)
    for (index, line) in value.split(separator: ASCII.lineFeed).enumerated() {
      if index > 0 { add("<br>") }
      escape(Array(line))
    }
    add("</p>\n")
  }

  @_optimize(size)
  private mutating func addParty(_ party: [UInt8], _ taxID: [UInt8], _ start: StaticString, heading: [UInt8]) {
    if party.isEmpty, taxID.isEmpty { return }
    add(start)
    if !heading.isEmpty {
      add("<span>")
      escape(heading)
      add("</span><br>")
    }
    for (index, line) in party.split(separator: ASCII.lineFeed).enumerated() {
      add(index > 0 ? "<br>" : "<strong>")
      isolate(Array(line))
      if index == 0 { add("</strong>") }
    }
    if !taxID.isEmpty {
      if !party.isEmpty { add("<br>") }
      escape(writer.words[.taxID])
      add(": ")
      isolate(taxID)
    }
    add("</p>\n")
  }

  @_optimize(size)
  private mutating func addPartyText(_ party: [UInt8], _ taxID: [UInt8]) {
    if party.isEmpty, taxID.isEmpty { return }
    for line in party.split(separator: ASCII.lineFeed) { paragraph(Array(line)) }
    if !taxID.isEmpty { paragraph(writer.words[.taxID] + UTF8Bytes(": ") + taxID) }
    addLine()
  }

  /// Adds the number, the dates and further facts.
  @_optimize(size)
  private mutating func addFacts(_ paper: Paper, _ facts: [(word: PaperWord, value: [UInt8])]) {
    if !paper.number.isEmpty { addFact(.number, paper.number, paper) }
    if let date = paper.date { addFact(.date, writer.date(date), paper) }
    if let due = paper.due { addFact(.due, writer.date(due), paper) }
    for fact in facts { addFact(fact.word, fact.value, paper) }
  }

  @inline(never)
  @_optimize(size)
  private mutating func addFact(_ word: PaperWord, _ value: [UInt8], _ paper: Paper) {
    if paper.format == .text { return paragraph(writer.words[word] + UTF8Bytes(": ") + value) }
    add("<div><dt>")
    escape(writer.words[word])
    add("</dt><dd>")
    isolate(value)
    add("</dd></div>\n")
  }

  static var style: StaticString {
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
    @media print and (max-width:100mm){@page{margin:4mm}body{font-size:8pt}h1{font-size:1.25em}h1,dl{margin:.5em 0}}
    """
  }
}
