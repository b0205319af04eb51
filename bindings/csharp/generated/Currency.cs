// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A currency as the library knows it. The facts are from ISO 4217 and Unicode CLDR;
    /// `share/currencies` has each with its source.</summary>
    public sealed class Currency
    {
        internal const int Size = 336;

        private Currency()
        {
        }

        /// <summary>code</summary>
        public string Code { get; private set; }

        /// <summary>a MONEY_CURRENCY_</summary>
        public CurrencyKind Kind { get; private set; }

        /// <summary>ISO 4217's numeric code, 0 when none</summary>
        public int Numeric { get; private set; }

        /// <summary>minor units today (or last), -1 when the currency has none</summary>
        public int Digits { get; private set; }

        /// <summary>date, or MONEY_DATE_NONE when not known</summary>
        public DateTime? Introduced { get; private set; }

        /// <summary>first date it is no longer current, or MONEY_DATE_NONE</summary>
        public DateTime? Withdrawn { get; private set; }

        /// <summary>first date the factor below is fixed, or MONEY_DATE_NONE</summary>
        public DateTime? FactorSince { get; private set; }

        /// <summary>what replaced it, or what a quote unit is a fraction of; "" when none</summary>
        public string Successor { get; private set; }

        /// <summary>1 successor = numerator/denominator of this currency; 0/0 when none</summary>
        public ulong FactorNumerator { get; private set; }

        /// <summary>factor denominator</summary>
        public ulong FactorDenominator { get; private set; }

        /// <summary>the smallest cash amount where it differs from the minor unit, else 0</summary>
        public ExactDecimal CashStep { get; private set; }

        /// <summary>ISO 3166 code of the region whose flag stands for it, "EU" for EUR; "" when none</summary>
        public string Flag { get; private set; }

        /// <summary>ISO 3166 codes of where it is used, space-separated, cut at a code if too long</summary>
        public string Countries { get; private set; }

        /// <summary>in English (Unicode CLDR), UTF-8</summary>
        public string Name { get; private set; }

        internal static Currency Read(long at)
        {
            return new Currency
            {
                Code = Memory.Text(at + 0, 12),
                Kind = (Libmoney.CurrencyKind)Memory.GetInt(at + 12),
                Numeric = Memory.GetInt(at + 16),
                Digits = Memory.GetInt(at + 20),
                Introduced = Memory.Day(Memory.GetInt(at + 24)),
                Withdrawn = Memory.Day(Memory.GetInt(at + 28)),
                FactorSince = Memory.Day(Memory.GetInt(at + 32)),
                Successor = Memory.Text(at + 36, 12),
                FactorNumerator = (ulong)Memory.GetLong(at + 48),
                FactorDenominator = (ulong)Memory.GetLong(at + 56),
                CashStep = Libmoney.ExactDecimal.Read(at + 64),
                Flag = Memory.Text(at + 88, 4),
                Countries = Memory.Text(at + 92, 128),
                Name = Memory.Text(at + 220, 116),
            };
        }
    }
}
