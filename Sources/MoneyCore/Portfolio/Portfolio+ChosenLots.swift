extension Portfolio {
  /// Whether the lots that a last sale names have what it sells.
  func checkLots(_ sale: Transaction, in book: Int?) throws(MoneyFailure) {
  }

  /// The same for all sales of an order.
  func checkLots(_ order: [Int32], row: Int32, as transaction: Transaction) throws(MoneyFailure) {
  }
}
