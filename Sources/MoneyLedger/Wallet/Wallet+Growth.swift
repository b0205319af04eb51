import MoneyCore

// Swift ends the process if an allocation fails, so a call asks for the memory before it changes the wallet.

extension Wallet {
  /// The bytes that the next change may need at once, unless it removes an entry or a hold.
  public var growth: Int {
    let bytes = entryList.growth &+ holdList.growth &+ journal.growth &+ externals.growth
    return entryList.nextSlot % Wallet.idStride == 0 ? bytes &+ growthOfIDs : bytes
  }

  /// The bytes that the removal of an entry may need at once.
  public var removalGrowth: Int { 2 &* entryList.removalGrowth &+ externals.removalGrowth &+ growthOfDays }
  /// The bytes that the end of a hold may need at once.
  public var holdRemovalGrowth: Int { holdList.removalGrowth &+ externals.removalGrowth &+ growthOfDays }

  /// How many entries are added between two questions about the lists of ids. After a compaction, it may be twice as many.
  private static var idStride: Int { 64 }

  /// The bytes that the sums of the days may need before the next question; 0 before the first entry with a day.
  private var growthOfDays: Int { dayPoints == 0 ? 0 : DaySums.growth(of: dayPoints &+ 2 &* Wallet.idStride) }

  /// The bytes that the lists of ids and days, and the list of the balances, may need before the next question.
  @inline(never)
  private var growthOfIDs: Int {
    // The lists contain as many ids as there are entries in total, so many lists need not be visited one by one.
    let others = balances.growth &+ growthOfDays
    if balances.count > 8 { return others &+ 2 &* entryList.nextSlot &* MemoryLayout<UInt64>.stride }
    var bytes = others
    for position in balances.indices {
      bytes &+= balances[position].balance.ids.growth(of: 2 &* Wallet.idStride)
    }
    return bytes
  }
}
