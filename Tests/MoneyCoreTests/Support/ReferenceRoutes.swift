@testable import MoneyCore

/// A second implementation of the rules for the rates of a conversion, without indices: every path is tried.
struct ReferenceRoutes {
  let quotes: [Quote]
  let base: CurrencyCode?

  struct Found {
    let legs: [Leg]
    let day: Day?
    /// True if the paths that are compared with it lead to the same rate.
    let isConsistent: Bool
  }

  /// The legs on the given day, or on the last day before it within the gap; nil if neither has legs.
  func route(from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions) -> Found? {
    let days = Set(quotes.compactMap { $0.day?.number }).sorted(by: >)
    guard let newest = days.first else { return found(from: from, to: to, day: nil) }
    let wanted = options.day?.number ?? newest
    for number in days where number <= wanted && wanted - number <= options.maximumGap {
      if let found = found(from: from, to: to, day: Day(unchecked: number)) { return found }
    }
    return nil
  }

  private func found(from: CurrencyCode, to: CurrencyCode, day: Day?) -> Found? {
    guard let legs = legs(from: from, to: to, day: day) else { return nil }
    if base != nil { return Found(legs: legs, day: day, isConsistent: true) }
    // A quote of the pair is compared with two legs, a longer path with those of its length.
    let rivals = paths(from: [from], to: to, day).filter { $0.count == max(legs.count, 2) + 1 }
    let rates = rivals.map { Fraction(self.legs(along: $0, day)) }
    return Found(legs: legs, day: day, isConsistent: rates.allSatisfy { $0 == Fraction(legs) })
  }

  private func legs(along stops: [CurrencyCode], _ day: Day?) -> [Leg] {
    zip(stops, stops.dropFirst()).compactMap { leg($0, $1, day) }
  }

  /// The quote of a direction, or the other one inverted.
  private func leg(_ from: CurrencyCode, _ to: CurrencyCode, _ day: Day?) -> Leg? {
    if let quote = quotes.first(where: { $0.from == from && $0.to == to && $0.day == day }) {
      return Leg(from: from, to: to, rate: quote.rate, kind: .quoted, isRounded: quote.isRounded)
    }
    if let quote = quotes.first(where: { $0.from == to && $0.to == from && $0.day == day }) {
      return Leg(from: from, to: to, rate: quote.rate.inverse, kind: .inverse, isRounded: quote.isRounded)
    }
    return nil
  }

  private func legs(from: CurrencyCode, to: CurrencyCode, day: Day?) -> [Leg]? {
    if let leg = leg(from, to, day) { return [leg] }
    if let base {
      guard let first = leg(from, base, day), let second = leg(base, to, day) else { return nil }
      return [first, second]
    }
    // Of all paths of at most four legs the shortest; of several the one of the fewest inverse legs; of several of those
    // the first by codes, from the smaller end.
    func rank(_ path: [CurrencyCode]) -> (Int, Int) {
      (path.count, legs(along: path, day).filter { $0.kind == .inverse }.count)
    }
    func codes(_ path: [CurrencyCode]) -> [CurrencyCode] { from < to ? path : path.reversed() }
    let best = paths(from: [from], to: to, day).min {
      rank($0) != rank($1) ? rank($0) < rank($1) : codes($0).lexicographicallyPrecedes(codes($1))
    }
    return best.map { legs(along: $0, day) }
  }

  private func paths(from path: [CurrencyCode], to end: CurrencyCode, _ day: Day?) -> [[CurrencyCode]] {
    guard let last = path.last else { return [] }
    if last == end { return [path] }
    if path.count == 5 { return [] }
    let next = quotes.filter { $0.day == day }.compactMap { $0.from == last ? $0.to : $0.to == last ? $0.from : nil }
    return unique(next).filter { !path.contains($0) }.flatMap { paths(from: path + [$0], to: end, day) }
  }

  private func unique(_ codes: [CurrencyCode]) -> [CurrencyCode] {
    codes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
