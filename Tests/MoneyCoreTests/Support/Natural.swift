@testable import MoneyCore

/// A natural number with schoolbook arithmetic: nine decimal digits a place, least significant first, no division.
/// The reference for results shares no code with the engine.
struct Natural: Equatable, Sendable {
  private static let base: UInt64 = 1_000_000_000

  /// The last one is not 0.
  private var places: [UInt64] = []

  init() {}

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      places.append(rest % Natural.base)
      rest /= Natural.base
    }
  }

  init(_ value: UInt128) {
    self.init(limbs: [UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64)])
  }

  init(_ value: BigUnsigned) {
    self.init(limbs: value.limbs)
  }

  /// Words of 64 bits, least significant first.
  init(limbs: [UInt64]) {
    let radix = Natural("18446744073709551616")
    for limb in limbs.reversed() { self = self * radix + Natural(limb) }
  }

  /// Decimal digits and nothing else.
  init(_ digits: String) {
    var rest = Substring(digits)
    while !rest.isEmpty {
      places.append(UInt64(rest.suffix(9)) ?? 0)
      rest = rest.dropLast(9)
    }
    trim()
  }

  static func powerOfTen(_ exponent: Int) -> Natural {
    var power = Natural()
    power.places = [UInt64](repeating: 0, count: exponent / 9)
    var top: UInt64 = 1
    for _ in 0..<exponent % 9 { top *= 10 }
    power.places.append(top)
    return power
  }

  var isZero: Bool { places.isEmpty }
  var isOdd: Bool { (places.first ?? 0) % 2 == 1 }

  /// Without leading zeros; `0` for 0.
  var digits: String {
    guard let top = places.last else { return "0" }
    return places.dropLast().reversed().reduce(String(top)) { text, place in
      let digits = String(place)
      return text + String(repeating: "0", count: 9 - digits.count) + digits
    }
  }

  private mutating func trim() {
    while places.last == 0 { places.removeLast() }
  }
}

extension Natural: Comparable {
  static func < (left: Natural, right: Natural) -> Bool {
    if left.places.count != right.places.count { return left.places.count < right.places.count }
    for index in left.places.indices.reversed() where left.places[index] != right.places[index] {
      return left.places[index] < right.places[index]
    }
    return false
  }

  static func + (left: Natural, right: Natural) -> Natural {
    var sum = Natural()
    var carry: UInt64 = 0
    for index in 0..<max(left.places.count, right.places.count) {
      let one = index < left.places.count ? left.places[index] : 0
      let other = index < right.places.count ? right.places[index] : 0
      let place = one + other + carry
      sum.places.append(place % base)
      carry = place / base
    }
    if carry > 0 { sum.places.append(carry) }
    return sum
  }

  /// The distance between two numbers.
  static func distance(_ left: Natural, _ right: Natural) -> Natural {
    let (large, small) = left < right ? (right, left) : (left, right)
    var difference = Natural()
    var borrow: UInt64 = 0
    for index in large.places.indices {
      let taken = (index < small.places.count ? small.places[index] : 0) + borrow
      borrow = large.places[index] < taken ? 1 : 0
      difference.places.append(large.places[index] + borrow * base - taken)
    }
    difference.trim()
    return difference
  }

  static func * (left: Natural, right: Natural) -> Natural {
    var product = Natural()
    product.places = [UInt64](repeating: 0, count: left.places.count + right.places.count)
    for (offset, one) in left.places.enumerated() {
      var carry: UInt64 = 0
      for (index, other) in right.places.enumerated() {
        let place = one * other + product.places[offset + index] + carry
        product.places[offset + index] = place % base
        carry = place / base
      }
      product.places[offset + right.places.count] = carry
    }
    product.trim()
    return product
  }
}

extension Natural: CustomStringConvertible {
  var description: String { digits }
}
