// The binding is the engine itself: its types are those of this module, and the files beside this one give them the habits of
// the language.
@_exported import MoneyCalculator
@_exported import MoneyCore
@_exported import MoneyDesk
@_exported import MoneyFeeds
@_exported import MoneyLedger
@_exported import MoneyLocale
@_exported import MoneyPortfolio
@_exported import MoneyReturns
@_exported import MoneyTrade

/// A table of exchange rates.
public typealias Rates = RatesTable
/// The decimal number of this library, for files that import Foundation, whose `Decimal` is another one.
public typealias ExactDecimal = MoneyCore.Decimal
