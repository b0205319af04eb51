import Testing
@testable import MoneyCore
@Test func a() { var g = SplitMix64(seed: 1); #expect(g.next() != 0) }
