import MoneyCore

extension CurrencyList {
  /// All currencies, shown or not, in order.
  public var all: [CurrencyListItem] { items }

  /// Makes some currencies of the list favourites, and all others not.
  public mutating func setFavourites(_ codes: [CurrencyCode]) {
    for item in items where item.isFavourite != codes.contains(item.code) {
      // This cannot fail, because the currency is in the list.
      try? setFavourite(item.code, !item.isFavourite)
    }
  }
}
