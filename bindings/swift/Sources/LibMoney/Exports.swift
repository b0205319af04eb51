// The binding is the engine itself: this module re-exports the engine's types, and the other files add idiomatic Swift
// interfaces to them.
@_exported import MoneyBank
@_exported import MoneyBooks
@_exported import MoneyCalculator
@_exported import MoneyCore
@_exported import MoneyDesk
@_exported import MoneyFeeds
@_exported import MoneyInvoice
@_exported import MoneyLedger
@_exported import MoneyLocale
@_exported import MoneyNotepad
@_exported import MoneyPortfolio
@_exported import MoneyReturns
@_exported import MoneyTrade

/// A table of exchange rates.
public typealias Rates = RatesTable
/// The decimal number of this library, for files that import Foundation, whose `Decimal` is another one.
public typealias ExactDecimal = MoneyCore.Decimal
