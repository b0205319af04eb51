extension BankStatements {
  /// Reads a document: camt.052, camt.053 or camt.054 in the versions 02 to 13.
  public init(camt document: [UInt8], watch: Watch = .none) throws(MoneyFailure) {
    self = try document.withUnsafeBufferPointer { (bytes) throws(MoneyFailure) in
      try BankStatements(camt: UnsafeRawBufferPointer(bytes), watch: watch)
    }
  }
}

extension Wallet {
  /// Adds the booked entries of a statement that the wallet does not contain yet, all or none.
  @discardableResult
  public mutating func add(_ bank: BankStatements, statement position: Int) throws(MoneyFailure) -> BankImport {
    try add(bank, statement: position, watch: .none)
  }
}
