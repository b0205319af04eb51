/// Numbers currencies in the order of their first appearance.
struct CurrencyPositions {
  private(set) var codes: [CurrencyCode] = []
  private var index = CurrencyIndex()

  package mutating func position(of code: CurrencyCode) -> (position: Int, isNew: Bool) {
    if let position = index.find(code, among: codes.count, at: { codes[$0] }) { return (position, false) }
    codes.append(code)
    index.insertLast(of: codes.count) { codes[$0] }
    return (codes.count &- 1, true)
  }
}
