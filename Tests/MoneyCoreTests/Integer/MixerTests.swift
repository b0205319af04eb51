import Testing

@testable import MoneyCore

struct MixerTests {
  /// Hashes are the same on every platform and in every version of the ABI: these may never change. Computed apart, from
  /// the published constants of MurmurHash3's finaliser.
  @Test func neverChanges() {
    #expect(Mixer.mixed(0) == 0x9CA0_66F1_A4AB_2EEA)
    #expect(Mixer.mixed(1) == 0xE5FD_C025_E13E_EED5)
    #expect(Mixer.mixed(.max) == 0x25B7_75FA_ECA8_F520)
  }

  @Test func keepsWordsApart() {
    var random = SplitMix64(seed: 11)
    let words = (0..<1000).map { UInt64($0) } + (0..<1000).map { _ in random.next() }
    #expect(Set(words.map(Mixer.mixed)).count == Set(words).count)
  }
}
