import Testing

@testable import MoneyCore

/// The golden vectors that every language runs.
struct VectorTests {
  private typealias Vector = [String: Any]

  private func text(_ vector: Vector, _ key: String) throws -> String {
    try #require(vector[key] as? String, "\(key) in \(vector)")
  }

  /// Runs a body for each vector of a file, and checks how often.
  private func forEachVector(_ name: String, atLeast count: Int, _ body: (Vector) throws -> Void) throws {
    let vectors = try ProjectFiles.vectors(name)
    #expect(vectors.count >= count)
    for vector in vectors { try body(vector) }
  }

  /// An error is matched as the start of the library's line.
  private func expect(_ error: String, in vector: Vector, _ body: () throws -> some Any) {
    let failure = #expect(throws: MoneyFailure.self, "\(vector)") { try body() }
    if let failure { #expect(String(failure.message).hasPrefix(error), "\(vector)") }
  }

  @Test func parse() throws {
    let statuses: [String: MoneyStatus] = ["syntax": .syntax, "overflow": .overflow]
    try forEachVector("parse", atLeast: 18) { vector in
      let source = try text(vector, "text")
      guard let accepted = vector["accept"] as? String else {
        let status = try #require(statuses[try text(vector, "error")])
        let failure = #expect(throws: MoneyFailure.self, "\(vector)") { try Decimal(reading: source) }
        #expect(failure?.status == status, "\(vector)")
        if let position = vector["position"] as? Int { #expect(failure?.position == position, "\(vector)") }
        return
      }
      if let currency = vector["currency"] as? String {
        let amount = try Money(reading: source)
        #expect(String(amount.amount) == accepted && amount.currency == code(currency), "\(vector)")
      } else {
        #expect(String(try Decimal(reading: source)) == accepted, "\(vector)")
      }
    }
  }

  @Test func allocation() throws {
    let methods: [String: AllocationMethod] = [
      "largest_remainder": .largestRemainder, "floor_to_first": .floorToFirst, "floor_to_last": .floorToLast,
      "separate_remainder": .separateRemainder,
    ]
    try forEachVector("allocation", atLeast: 12) { vector in
      let amount = Money(decimal(try text(vector, "amount")), code(try text(vector, "currency")))
      let weights = try #require(vector["weights"] as? [String]).map { decimal($0) }
      let method = try #require(methods[try text(vector, "method")])
      func allocate() throws -> Allocation {
        try Allocation(of: amount, by: weights, method: method, digits: .currency, in: nil)
      }
      if let error = vector["error"] as? String { return expect(error, in: vector, allocate) }
      let allocation = try allocate()
      #expect(allocation.shares.map { String($0.amount) } == vector["shares"] as? [String], "\(vector)")
      #expect(allocation.remainder.amount.isZero, "\(vector)")
    }
  }

  private func table(_ vector: Vector) throws -> RatesTable {
    let lines = try (vector["rates"] as? [[String: String]] ?? []).map {
      "\(try #require($0["from"])) \(try #require($0["to"])) \(try #require($0["rate"]))"
    }
    return try builder(lines).build()
  }

  @Test func conversion() throws {
    let names = ["rounded", "rate_rounded", "fixed", "earlier"]
    try forEachVector("conversion", atLeast: 10) { vector in
      let amount = Money(decimal(try text(vector, "amount")), code(try text(vector, "from")))
      let target = code(try text(vector, "to"))
      let options = ConversionOptions(rounding: vector["rounding"] as? String == "half_up" ? .halfUp : .halfEven)
      func convert() throws -> Conversion {
        try RatesTable.explain(amount, to: target, with: try table(vector), options, in: nil)
      }
      if let error = vector["error"] as? String { return expect(error, in: vector, convert) }
      let converted = try convert()
      #expect(String(converted.money.amount) == (try text(vector, "result")), "\(vector)")
      if let flags = vector["flags"] as? [String] {
        let found = names.indices.filter { converted.flags.rawValue >> $0 & 1 == 1 }.map { names[$0] }
        #expect(found == flags, "\(vector)")
      }
      if let path = vector["path"] as? [String] {
        #expect(converted.legs.path == path.joined(separator: " "), "\(vector)")
      }
    }
  }

  private func bag(_ amounts: [String]) throws -> MoneyBag {
    var bag = MoneyBag()
    for amount in amounts { try bag.add(money(amount)) }
    return bag
  }

  @Test func bag() throws {
    try forEachVector("bag", atLeast: 5) { vector in
      if let bags = vector["equal"] as? [[String]] {
        let same = try bags.map { try bag($0) }
        #expect(same.allSatisfy { $0 == same[0] && $0.hash == same[0].hash }, "\(vector)")
        return
      }
      var sum = try bag(try #require(vector["sum"] as? [String]))
      try sum.multiply(by: decimal("\(try #require(vector["times"] as? Int))"))
      func reduce() throws -> Money {
        try sum.reduced(to: code(try text(vector, "reduce")), with: try table(vector), ConversionOptions(), in: nil)
          .money
      }
      if let error = vector["error"] as? String { return expect(error, in: vector, reduce) }
      #expect(String(try reduce().amount) == (try text(vector, "result")), "\(vector)")
    }
  }
}
