extension Catalogue {
  /// The stock example: four goods in US dollars, without tax.
  public static func groceries() throws(MoneyFailure) -> Catalogue {
    var catalogue = Catalogue(currency: try CurrencyCode(parsing: UTF8Bytes("USD")), digits: 2)
    let goods: [(sku: StaticString, name: StaticString, cents: Int128, unit: StaticString)] = [
      ("peas", "Peas", 95, "per bag"), ("eggs", "Eggs", 210, "per dozen"),
      ("milk", "Milk", 130, "per bottle"), ("beans", "Beans", 73, "per can"),
    ]
    for good in goods {
      catalogue.add(
        try Product(
          sku: Array(UTF8Bytes(good.sku)), name: Array(UTF8Bytes(good.name)), unit: Array(UTF8Bytes(good.unit)),
          price: Decimal(unchecked: good.cents, scale: 2)))
    }
    return catalogue
  }
}
