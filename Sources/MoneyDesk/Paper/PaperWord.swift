import MoneyCore
import MoneyLocale

/// A word of a paper. The raw value is its place in the tables of `PaperWords`.
enum PaperWord: Int, CaseIterable {
  case title, item, quantity, price, amount, at, `for`
  case discount, allowance, charge, subtotal, lineTotal, net, tax, on, difference, total, gross
  case accountingTax, retained, prepaid, rounding, cashRounding, payable, tendered, change
  case number, date, due, buyer, taxID, dateFormat
  case entry, balance, opening, closing, inflow, outflow, from, until
}

/// The kind of a paper, by which its default title is chosen. The raw value is the place in the tables of `PaperWords`.
enum PaperTitle: Int {
  case receipt, invoice, statement
}

/// The words of a paper in one language: built in, or the program's own.
public struct PaperWords: Sendable {
  private var words: [[UInt8]]
  /// The default titles.
  private let titles: [[UInt8]]
  /// The language and the direction of the words, for HTML.
  let language: [UInt8]
  let isRightToLeft: Bool

  /// The limit on the length of the program's own words, in bytes.
  public static var longest: Int { 4095 }

  /// - Parameter own: lines of `name=text`, which replace words.
  @_optimize(size)
  public init(_ locale: MoneyLocale, own: [UInt8]) throws(MoneyFailure) {
    let tag = locale.identifier.map { $0 == ASCII.underscore ? ASCII.minus : $0 }
    let code = Array(tag.prefix { $0 != ASCII.minus })
    var lines = Array(PaperWords.table).split(separator: ASCII.lineFeed)
    let names = lines.removeFirst().split(separator: ASCII.comma)
    let known = lines.first { $0.starts(with: code + [ASCII.colon]) }
    let found = (known ?? lines[0]).dropFirst(3).split(separator: ASCII.comma)
    titles = found.prefix(3).map { Array($0) }
    words = found.dropFirst(2).map { Array($0) }
    words[PaperWord.title.rawValue] = []
    let isTranslated = known != nil || !own.isEmpty
    language = isTranslated ? tag : Array(UTF8Bytes("en"))
    isRightToLeft = isTranslated && PaperWords.isRightToLeft(tag, code)
    for line in own.split(separator: ASCII.lineFeed) { try replace(Array(line), names) }
  }

  subscript(word: PaperWord) -> [UInt8] { words[word.rawValue] }

  /// The program's own title, or the default one.
  func title(_ kind: PaperTitle) -> [UInt8] { self[.title].isEmpty ? titles[kind.rawValue] : self[.title] }

  @_optimize(size)
  private mutating func replace(_ line: [UInt8], _ names: [ArraySlice<UInt8>]) throws(MoneyFailure) {
    guard let sign = line.firstIndex(of: ASCII.equals) else {
      throw MoneyFailure(.argument, "words must be lines of name=text, got " + .quoted(line))
    }
    guard let place = names.firstIndex(of: line[..<sign]) else {
      throw MoneyFailure(.argument, "unknown word " + .quoted(line[..<sign]))
    }
    let text = Array(line[(sign + 1)...])
    try OneLine.check(text, "words")
    words[place] = text
  }

  /// True if the script of a tag, or else its language, is written from right to left.
  @_optimize(size)
  private static func isRightToLeft(_ tag: [UInt8], _ code: [UInt8]) -> Bool {
    let known = Array(
      UTF8Bytes("Arab Hebr Thaa Syrc Nkoo Adlm Rohg ar ckb dv fa he ks ku lrc mzn nqo ps sd syr ug ur yi")
    )
    .split(separator: ASCII.space)
    for part in tag.split(separator: ASCII.minus) where part.count == 4 { return known.contains(part) }
    return known.contains(code[...])
  }

  /// The names in the order of `PaperWord`, and the words of each language: the titles of a receipt, of an
  /// invoice and of an account statement, then the others.
  private static var table: UnsafeBufferPointer<UInt8> {
    UTF8Bytes(
      """
      title,item,quantity,price,amount,at,for,discount,allowance,charge,subtotal,line_total,net,tax,on,difference,total,\
      gross,accounting_tax,retained,prepaid,rounding,cash_rounding,payable,tendered,change,number,date,due,buyer,tax_id,\
      date_format,entry,balance,opening,closing,inflow,outflow,from,until
      en:Receipt,Invoice,Account statement,Item,Quantity,Unit price,Amount,at,for,Discount,Allowance,Charge,Subtotal,Line items,Net,Tax,on,\
      Difference,Total,Total,Tax in,Withheld,Paid,Rounding,Cash rounding,Payable,Tendered,Change,Number,Date,Due date,\
      Bill to,Tax ID,Y-M-D,Entry,Balance,Opening balance,Closing balance,Incoming,Outgoing,From,To
      de:Kassenbon,Rechnung,Kontoauszug,Artikel,Menge,Einzelpreis,Betrag,zu,für,Rabatt,Nachlass,Zuschlag,Zwischensumme,\
      Summe der Positionen,Netto,Steuer,auf,Differenz,Summe,Gesamtbetrag,Steuer in,Einbehalten,Bereits gezahlt,Rundung,\
      Barzahlungsrundung,Zu zahlen,Gegeben,Rückgeld,Nummer,Datum,Fällig am,Rechnung an,St.-Nr./USt-IdNr.,D.M.Y,\
      Buchung,Saldo,Anfangssaldo,Endsaldo,Eingänge,Ausgänge,Von,Bis
      pt:Recibo,Fatura,Extrato,Item,Quantidade,Preço unitário,Valor,a,por,Desconto,Desconto,Acréscimo,Subtotal,Total dos itens,\
      Valor líquido,Imposto,sobre,Diferença,Total,Total,Imposto em,Retido,Já pago,Arredondamento,\
      Arredondamento em dinheiro,A pagar,Recebido,Troco,Número,Data,Vencimento,Cliente,Identificação fiscal,D/M/Y,\
      Lançamento,Saldo,Saldo inicial,Saldo final,Entradas,Saídas,De,Até
      """)
  }
}
