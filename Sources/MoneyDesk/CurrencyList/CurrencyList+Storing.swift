import MoneyCore

extension CurrencyList {
  /// All currencies, shown or not, in order.
  public var all: [CurrencyListItem] { items }

  /// Makes favourites of those of some currencies that the list has, and of no others.
  public mutating func setFavourites(_ codes: [CurrencyCode]) {
    for item in items where item.isFavourite != codes.contains(item.code) {
      // It is in the list.
      try? setFavourite(item.code, !item.isFavourite)
    }
  }
}
