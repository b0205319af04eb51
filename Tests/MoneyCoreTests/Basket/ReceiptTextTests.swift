import Testing
@testable import MoneyCore
@testable import MoneyTrade

@Suite struct ReceiptTextTests {
  @Test func aTill() throws {
    var catalogue = Catalogue(currency: code("CHF"), digits: 2)
    catalogue.add(
      try Product(
        sku: Array("wine".utf8), name: Array("Merlot".utf8), unit: Array("per bottle".utf8),
        category: Array("standard".utf8), price: decimal("14.85")))
    catalogue.add(
      try Product(
        sku: Array("cheese".utf8), name: Array("Gruyère".utf8), unit: Array("per kg".utf8),
        category: Array("reduced".utf8), price: decimal("24.50")))
    try catalogue.setTax(Array("standard".utf8), percent: decimal("8.1"))
    try catalogue.setTax(Array("reduced".utf8), percent: decimal("2.6"))
    var basket = Basket(catalogue, policy: BasketPolicy(.swissCash))
    try basket.add("wine", "2")
    try basket.add("cheese", "0.350")
    try basket.setDiscount(.percent(decimal("20")), of: Array("wine".utf8))
    try basket.setDiscount(.fixed(decimal("2")))
    var builder = RatesBuilder()
    builder.base = code("EUR")
    try builder.setSource(Array("European Central Bank".utf8))
    try builder.add(Quote(from: code("EUR"), to: code("CHF"), rate: rate("0.9412"), day: day("2024-03-01")))
    let receipt = try basket.checkout(
      in: code("EUR"), with: builder.build(), ConversionOptions(day: day("2024-03-03"), maximumGap: 7))
    #expect(
      String(receipt.text(columns: 44)) == """
        2 x Merlot per bottle at 14.85         29.70
          discount 20 %                        -5.94
        0.350 x Gruyère per kg at 24.50         8.58
        --------------------------------------------
        Subtotal                               32.34
        Discount                               -2.00
        Net                                    28.47
        Tax standard 8.1 % on 20.62             1.67
        Tax reduced 2.6 % on 7.85               0.20
        Total CHF                              30.34
        Cash rounding                           0.01
        Payable CHF                            30.35
        --------------------------------------------
        In EUR:
        Merlot                                 25.24
        Gruyère                                 9.12
        Subtotal                               34.36
        Discount                               -2.12
        Net                                    30.26
        Tax standard 8.1 % on 21.91             1.77
        Tax reduced 2.6 % on 8.35               0.21
        Total EUR                              32.24
        Cash rounding                           0.00
        Payable EUR                            32.24
        1 CHF = about 1.06247 EUR, as of 2024-03-01,
        2 days before the one asked for (European
        Central Bank)
        --------------------------------------------
        Prices include tax; amounts are rounded per
        line, half up, and the remainder goes to the
        lines that lost most; payment is in cash, to
        0.05, half up.

        """)
  }
}
