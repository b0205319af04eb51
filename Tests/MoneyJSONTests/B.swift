import Testing
import CJansson
@testable import MoneyCore
@testable import MoneyJSON
@testable import MoneyCoreTests
@Test func b() { var g = SplitMix64(seed: 1); #expect(g.next() != 0); #expect(json_object() != nil) }
