import MoneyCore
import Testing
@testable import MoneyLedger

/// Running balances beside a plain array of the postings.
struct RunningBalancesTests {
  private struct Model {
    var amounts: [(key: UInt64, amount: Int)] = []

    var sorted: [(key: UInt64, amount: Int)] { amounts.sorted { $0.key < $1.key } }

    func sum(before key: UInt64) -> Int { amounts.filter { $0.key < key }.reduce(0) { $0 + $1.amount } }
  }

  private func amount(_ value: Int) -> Decimal { decimal("\(value)") }

  private func require(_ balances: RunningBalances, are model: Model, _ random: inout SplitMix64) throws {
    try #require(balances.count == model.amounts.count)
    for _ in 0..<6 {
      let key = random.flip() ? RunningBalances.end(of: Day(number: Int32(random.below(40)))) : random.next()
      try #require(try balances.sum(before: key).value() == amount(model.sum(before: key)))
      try #require(balances.count(before: key) == model.amounts.filter { $0.key < key }.count)
    }
    let sorted = model.sorted
    let first = random.below(sorted.count + 1)
    let page = balances.page(from: first, count: random.below(sorted.count + 2))
    for (offset, entry) in page.enumerated() {
      let wanted = sorted[first + offset]
      try #require(entry.key == wanted.key)
      try #require(try entry.sum.value() == amount(model.sum(before: wanted.key + 1)))
    }
  }

  @Test func sumsAndPagesAreThoseOfAPlainArray() {
    forEachCase(seed: 1801, 40) { random in
      var (balances, model) = (RunningBalances(), Model())
      let order = random.below(4)
      for posting in 0..<random.pick([20, 300]) {
        let number =
          switch order {
          case 0: posting / 9
          case 1: 40 - posting / 9
          case 2: posting == 0 ? 39 : posting / 9 % 39
          default: random.below(40)
          }
        guard let day = Day(number: Int32(number)) else { continue }
        let value = random.below(2000) - 1000
        let key = RunningBalances.key(day, posting)
        balances.insert(amount(value), at: key)
        model.amounts.append((key, value))
        if posting % 17 == 0 { try require(balances, are: model, &random) }
      }
      try require(balances, are: model, &random)
      let all = balances.page(from: 0, count: .max)
      try #require(all.map { $0.key } == model.sorted.map { $0.key })
    }
  }

  /// Postings in the order of their dates form one run; in any order, there are at most as many as the logarithm.
  @Test func thereAreFewRuns() throws {
    let days = try (0..<4096).map { try #require(Day(number: Int32($0))) }
    var ascending = RunningBalances()
    for (posting, day) in days.enumerated() { ascending.insert(amount(1), at: RunningBalances.key(day, posting)) }
    #expect(ascending.runs.count == 1)
    var descending = RunningBalances()
    for (posting, day) in days.reversed().enumerated() {
      descending.insert(amount(1), at: RunningBalances.key(day, posting))
      #expect(descending.runs.count <= 13)
      try requireHalvingRuns(descending)
    }
    #expect(try descending.sum(before: .max).value() == amount(4096))
  }

  private func requireHalvingRuns(_ balances: RunningBalances) throws {
    try #require(zip(balances.runs, balances.runs.dropFirst()).allSatisfy { $0.count > 2 * $1.count })
  }

  /// Runs that grow to just below the length of the run before them do not become many: their lengths halve.
  @Test func runsOfAlmostEqualLengthsAreMerged() throws {
    var balances = RunningBalances()
    var next = 0
    for length in (1...40).reversed() {
      let day = try #require(Day(number: Int32(length)))
      for _ in 0..<length {
        balances.insert(amount(1), at: RunningBalances.key(day, next))
        next += 1
        try requireHalvingRuns(balances)
      }
    }
    #expect(balances.count == next)
    #expect(try balances.sum(before: .max).value() == amount(next))
  }

  /// Amounts at equal keys are one sum, in any order of the keys.
  @Test func amountsOfAKeyAreAddedUp() {
    forEachCase(seed: 1808, 40) { random in
      var (balances, model) = (RunningBalances(), Model())
      for _ in 0..<random.pick([5, 300]) {
        let (key, value) = (UInt64(random.below(30)), random.below(2000) - 1000)
        let before = balances.count
        let isNew = balances.insert(amount(value), at: key)
        try #require(!isNew || balances.count <= before + 1)
        try #require(isNew || balances.count == before)
        model.amounts.append((key, value))
      }
      for key in UInt64(0)...31 {
        try #require(try balances.sum(before: key).value() == amount(model.sum(before: key)))
      }
    }
  }

  /// An intermediate sum may exceed 38 digits; reading it throws, and the sum of all is exact.
  @Test func onlyTheSumThatIsReadMustFit() throws {
    let large = decimal("9" + String(repeating: "0", count: 37))
    var balances = RunningBalances()
    for (key, value) in [large, large, large.negated, large.negated, amount(7)].enumerated() {
      balances.insert(value, at: UInt64(key))
    }
    expectFailure(.overflow) { try balances.sum(before: 2).value() }
    #expect(try balances.sum(before: 1).value() == large)
    #expect(try balances.sum(before: .max).value() == amount(7))
  }

  @Test func keysAreInTheOrderOfDates() throws {
    let days = try [Day.range.lowerBound, -1, 0, 1, Day.range.upperBound].map { try #require(Day(number: $0)) }
    for (index, day) in days.enumerated() {
      #expect(RunningBalances.key(day, 7) < RunningBalances.end(of: day))
      #expect(RunningBalances.key(day, Int(Int32.max)) < RunningBalances.end(of: day))
      if index > 0 { #expect(RunningBalances.end(of: days[index - 1]) <= RunningBalances.key(day, 0)) }
    }
    #expect(RunningBalances.posting(RunningBalances.key(days[2], 1_234_567)) == 1_234_567)
  }
}
