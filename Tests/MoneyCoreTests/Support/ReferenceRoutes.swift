@testable import MoneyCore

/// The rules of which rates a conversion takes, told again without indices: every path is tried.
struct ReferenceRoutes {
  let quotes: [Quote]
  let base: CurrencyCode?

  /// The legs on the day wanted, or on the last before it within the gap that has them; nil when there are none.
  func route(from: CurrencyCode, to: CurrencyCode, _ options: ConversionOptions) -> (legs: [Leg], day: Day?)? {
    let days = Set(quotes.compactMap { $0.day?.number }).sorted(by: >)
    guard let newest = days.first else { return legs(from: from, to: to, day: nil).map { ($0, nil) } }
    let wanted = options.day?.number ?? newest
    for number in days where number <= wanted && wanted - number <= options.maximumGap {
      let day = Day(unchecked: number)
      if let legs = legs(from: from, to: to, day: day) { return (legs, day) }
    }
    return nil
  }

  /// The quote of a direction, or the other one turned round.
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
    // Of all paths of at most four legs the shortest; of several the first by codes, from the smaller end.
    let (start, end) = from < to ? (from, to) : (to, from)
    let paths = paths(from: [start], to: end, day).sorted {
      $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
    }
    guard let best = paths.first else { return nil }
    let stops = from < to ? best : best.reversed()
    return zip(stops, stops.dropFirst()).compactMap { leg($0, $1, day) }
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
