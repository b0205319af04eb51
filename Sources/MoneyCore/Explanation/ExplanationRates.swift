/// The rates of an explanation from one currency to another, with their nodes. Usually there is one. The factor of a
/// currency that lost zeros is used in both directions, both from the currency to itself.
struct ExplanationRates: Sendable {
  let pair: QuoteKey
  var nodes: [(rate: Rate, node: Int)] = []

  init(_ pair: QuoteKey) { self.pair = pair }
}
