@testable import MoneyCore
@testable import MoneyTrade

// Catalogues, baskets and policies as tests write them, and random ones.

extension Catalogue {
  /// `("milk", "1.30", "reduced")`: sku, price, tax category.
  static func of(
    _ currency: String, _ goods: [(String, String, String)], taxes: [(String, String)] = []
  ) throws -> Catalogue {
    var catalogue = Catalogue(
      currency: code(currency), digits: try CurrencyRegistry.minorUnits(code(currency), in: nil))
    for (sku, price, category) in goods {
      catalogue.add(
        try Product(sku: Array(sku.utf8), category: Array(category.utf8), price: decimal(price)))
    }
    for (category, percent) in taxes { try catalogue.setTax(Array(category.utf8), percent: decimal(percent)) }
    return catalogue
  }
}

extension Catalogue {
  /// The stock example, as it is shipped.
  static func groceries() throws -> Catalogue {
    try reading(ProjectFiles.text("share/catalogues/groceries.csv")) { (text) throws(MoneyFailure) in
      try CatalogueCSV.read(text, currency: nil, in: nil)
    }
  }
}

extension Basket {
  mutating func add(_ sku: String, _ quantity: String) throws { try add(Array(sku.utf8), decimal(quantity)) }
  mutating func set(_ sku: String, _ quantity: String) throws { try set(Array(sku.utf8), to: decimal(quantity)) }
  mutating func remove(_ sku: String) throws { try remove(Array(sku.utf8)) }
}

/// One of each policy but those that rule rounding out.
let everyPolicy: [BasketPolicy] = {
  var policies: [BasketPolicy] = []
  for level in BasketPolicy.Level.allCases {
    for rounding in Rounding.allCases where rounding != .unnecessary {
      for remainder in AllocationMethod.allCases where remainder != .separateRemainder {
        for prices in BasketPolicy.Prices.allCases {
          for tender in BasketPolicy.Tender.allCases {
            let policy = try? BasketPolicy(
              level: level, rounding: rounding, remainder: remainder, prices: prices, tender: tender,
              cashRounding: rounding, cashStep: tender == .cash ? Decimal(unchecked: 5, scale: 2) : nil)
            if let policy { policies.append(policy) }
          }
        }
      }
    }
  }
  return policies
}()

extension SplitMix64 {
  private mutating func digits(_ bound: Int, scale: Int) -> Decimal {
    Decimal(unchecked: Int128(below(bound)), scale: UInt32(scale))
  }

  /// Up to `count` line items with odd prices and quantities, some of them refunds, some with discounts.
  mutating func basket(lines count: Int, _ policy: BasketPolicy) throws -> Basket {
    let categories = ["", "standard", "reduced", "odd"]
    var catalogue = try Catalogue.of("EUR", [])
    try catalogue.setTax(Array("standard".utf8), percent: Decimal(unchecked: 19, scale: 0))
    try catalogue.setTax(Array("reduced".utf8), percent: Decimal(unchecked: 7, scale: 0))
    try catalogue.setTax(Array("odd".utf8), percent: digits(40_000, scale: 3))
    let lines = below(count + 1)
    for line in 0..<lines {
      catalogue.add(
        try Product(
          sku: Array("sku\(line)".utf8), category: Array(pick(categories).utf8),
          price: digits(pick([100, 10_000, 1_000_000]), scale: pick([0, 1, 2, 3, 4]))))
    }
    var basket = Basket(catalogue, policy: policy)
    for product in catalogue.products {
      let size = digits(pick([5, 50, 5000]) + 1, scale: pick([0, 0, 1, 3]))
      if size.isZero { continue }
      try basket.add(product.sku, below(5) == 0 ? size.negated : size)
      switch below(4) {
      case 0: try basket.setDiscount(.percent(digits(10_001, scale: 2)), of: product.sku)
      case 1: try? basket.setDiscount(.fixed(digits(1000, scale: 2)), of: product.sku)
      default: break
      }
    }
    switch below(3) {
    case 0: try basket.setDiscount(.percent(digits(1001, scale: 1)))
    case 1: try basket.setDiscount(.fixed(digits(500, scale: 2)))
    default: break
    }
    return basket
  }
}
