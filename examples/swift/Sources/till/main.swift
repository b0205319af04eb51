// A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to five
// centimes, and the complete receipt in euros as well.
//
//     swift run --package-path examples/swift till

import LibMoney

let goods = """
  sku,name,unit,category,price
  merlot,Merlot,per bottle,standard,14.85
  gruyere,Gruyère,per kg,reduced,24.50
  bread,Bread,,reduced,3.90

  """

var catalogue = try Catalogue(csv: goods, "CHF")
try catalogue.setTax("standard", percent: Decimal("8.1"))
try catalogue.setTax("reduced", percent: Decimal("2.6"))
var basket = Basket(catalogue, policy: BasketPolicy(.swissCash))

try basket.add("merlot", 2)
try basket.add("gruyere", Decimal("0.350"))
try basket.add("bread")
try basket.setDiscount(.percent(20), of: "merlot")
try basket.setDiscount(.fixed(2))

let rates = try Rates.ecb("Date,CHF,\n2024-03-01,0.9566,\n")
let options = ConversionOptions(day: try Day("2024-03-03"), maximumGap: 7)
let receipt = try basket.checkout(in: CurrencyCode("EUR"), with: rates, options)
print(receipt, terminator: "")
