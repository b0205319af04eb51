import MoneyCore

/// The entries of one day, or those entries without a day whose ids differ in the last 8 bits only. A file keeps the sum of
/// a slot up to each entry. A removed entry changes the sums of those after it in its slot, so a slot must be short.
struct DaySlot: Equatable {
  let day: Day?
  /// The number of the block of ids; 0 for a day.
  let block: UInt64

  /// The number of bits of an id within its block.
  static var bits: UInt64 { 8 }

  init(day: Day?, id: UInt64) {
    self.day = day
    block = day == nil ? id >> DaySlot.bits : 0
  }

  /// The least id in the slot.
  var first: UInt64 { block << DaySlot.bits }

  /// The greatest id in the slot.
  var last: UInt64 { day == nil ? first | (1 << DaySlot.bits &- 1) : .max }

  static func == (left: DaySlot, right: DaySlot) -> Bool { left.day == right.day && left.block == right.block }
}
