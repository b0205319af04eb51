// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A table of exchange rates: immutable, shared freely between threads.</summary>
    public sealed class Rates : Handle
    {
        private static readonly Action<long> Free = Raw.money_rates_free;

        private Rates(long at)
            : base(at, Free)
        {
        }

        internal static Rates Adopt(long at)
        {
            return new Rates(at);
        }

        internal static Rates AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Reads the euro foreign exchange reference rates of the European Central Bank: the history
        /// file (`eurofxref-hist.csv`) or the daily file (`eurofxref.csv`), as told apart by their dates. It
        /// also reads daily spot rates of the bank's data interface in CSV (dataset EXR, `format=csvdata`),
        /// known by their titles. There the base is CURRENCY_DENOM, and a row without a value or with "NaN" is
        /// no rate; averages of months and years, whose FREQ is not D, are MONEY_ERR_DOCUMENT. C:
        /// money_rates_from_ecb_csv</summary>
        public static Rates FromEcbCsv(string csv)
        {
            Call call = Call.Begin();
            try
            {
                byte[] csvBytes = Call.Utf8(csv);
                long ratesAt = call.Take(8);
                call.Check(Raw.money_rates_from_ecb_csv(call.Bytes(csvBytes), Call.Length(csvBytes), ratesAt, call.Error));
                return Libmoney.Rates.Adopt(Memory.GetLong(ratesAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads the same rates from the bank's XML files: of a day (`eurofxref-daily.xml`), of 90
        /// days (`eurofxref-hist-90d.xml`), or of all days (`eurofxref-hist.xml`). A document type (DTD) and
        /// entities are refused. C: money_rates_from_ecb_xml</summary>
        public static Rates FromEcbXml(string xml)
        {
            Call call = Call.Begin();
            try
            {
                byte[] xmlBytes = Call.Utf8(xml);
                long ratesAt = call.Take(8);
                call.Check(Raw.money_rates_from_ecb_xml(call.Bytes(xmlBytes), Call.Length(xmlBytes), ratesAt, call.Error));
                return Libmoney.Rates.Adopt(Memory.GetLong(ratesAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Reads a JSON document of rates, recognised by its shape: - currencylayer's and
        /// exchangerate.host's: {"success":true,"timestamp":…,"source":"USD","quotes":{"USDEUR":0.9,…}}, with
        /// "date" for a past day, or with several days,
        /// {"source":"USD","quotes":{"2024-03-01":{"USDEUR":0.9}}}; - base and rates, of a day or of several,
        /// as Frankfurter's version 1, Open Exchange Rates and fixer send them:
        /// {"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}, with "timestamp" instead of or besides
        /// "date"; - ExchangeRate-API's and open.er-api.com's:
        /// {"base_code":"USD","conversion_rates":{"EUR":0.9}} or "rates", with "time_last_update_unix", or with
        /// "year", "month" and "day"; or "target_code" and "conversion_rate" for a pair; - rows of
        /// Frankfurter's version 2: [{"date":"2024-03-01","base":"EUR","quote":"USD","rate":1.08}], one such
        /// object, or an object a line (NDJSON); the table's base is that of all rows, if they have the same; -
        /// a list of pairs: [{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"}], "date" in all or
        /// none, or one pair; - tables A and B, or one of their series, of Narodowy Bank Polski, and daily
        /// series of the Bank of Canada, such as
        /// {"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"}}]}; - what money_rates_to_json writes.
        /// A service's error is MONEY_ERR_PROVIDER with its code and words: {"success":false,…}, {"error":…},
        /// {"result":"error",…}, {"status":404,"message":…} or {"message":…}. Numbers and strings of digits are
        /// both read, exactly, exponents too. A rate of more than 19 significant or 19 fraction digits is
        /// rounded to what fits, half-even, and says so with MONEY_FLAG_RATE_ROUNDED, as does each conversion
        /// by it. C: money_rates_from_json</summary>
        public static Rates FromJson(string json)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long ratesAt = call.Take(8);
                call.Check(Raw.money_rates_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), ratesAt, call.Error));
                return Libmoney.Rates.Adopt(Memory.GetLong(ratesAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes a table as JSON that money_rates_from_json reads back: the same table always gives
        /// the same bytes. C: money_rates_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_rates_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Tells what a table holds. C: money_rates_info</summary>
        public RatesInfo Info()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long infoAt = call.Take(152);
                call.Check(Raw.money_rates_info(at, infoAt, call.Error));
                return Libmoney.RatesInfo.Read(infoAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the code of the table's currency at an index, in the order of the codes. C:
        /// money_rates_currency_at</summary>
        public string CurrencyAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_rates_currency_at(at, index, bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the codes of the currencies that have a rate of a day, in the order of the codes and
        /// with a space between them, such as "EUR JPY USD". The text is empty if the table has no rates of
        /// that day. C: money_rates_currencies</summary>
        /// <param name="date">the day; MONEY_DATE_NONE: the newest day of the table. Rates without dates are
        /// good for any day.</param>
        public string Currencies(DateTime? date)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_rates_currencies(at, Memory.OfDay(date), bufferAt, call.Room, call.Length(), call.Error)))
                    {
                        return Memory.TextUntilNul(bufferAt);
                    }
                }
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the table's date at an index, oldest first. C: money_rates_date_at</summary>
        public DateTime? DateAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long dateAt = call.Take(8);
                call.Check(Raw.money_rates_date_at(at, index, dateAt, call.Error));
                return Memory.Day(Memory.GetInt(dateAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the newest rate of the table's pair at an index, in the order of the codes. C:
        /// money_rates_pair_at</summary>
        public Rate PairAt(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long rateAt = call.Take(56);
                call.Check(Raw.money_rates_pair_at(at, index, rateAt, call.Error));
                return Libmoney.Rate.Read(rateAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Converts an amount at the rates of a table, rounding once. The path is direct, inverse, or
        /// through the table's base. In a table without a base it is the shortest path of at most four legs. Of
        /// several such paths the call takes the one with the fewest inverse legs, then the first by codes.
        /// MONEY_FLAG_INCONSISTENT says that another path of that length, or two legs next to a direct quote,
        /// give another rate. All legs are of one date: the one that you ask for, or the last before it within
        /// `max_gap` that has them all. A withdrawn currency is converted by its legal factor from the day on
        /// which that was fixed, and MONEY_FLAG_FIXED says so. If that day is not known, the factor counts only
        /// if the table has no rate. A quote unit such as GBX is converted by its factor. Between the euro and
        /// the currencies that it replaced, the call rounds as Council Regulation (EC) No 1103/97 says, and
        /// sets MONEY_FLAG_EURO_REGULATION. Half of a cent goes up, and between two national currencies the
        /// amount in euro has three decimals. This holds for results in the target's minor unit, unless the
        /// options have a rounding other than half even, the default, and half up. An amount that is already in
        /// `target` needs no rate. The call copies it, with `options-&gt;digits` if you give them. It does the
        /// same with any amount if `target` is NULL or "". C: money_rates_convert</summary>
        /// <param name="amount">the amount to convert.</param>
        /// <param name="target">a built-in code, one of `options-&gt;registry`, or, with digits given, any
        /// code.</param>
        /// <param name="options">date, gap, digits, rounding; NULL: newest date, the target's minor units of
        /// that date, half-even.</param>
        public Money Convert(Money amount, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                call.Check(Raw.money_rates_convert(at, amount.Put(call), call.Code(target), options == null ? 0 : options.Put(call), resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Converts an amount at the rates of a table, rounding once. The path is direct, inverse, or
        /// through the table's base. In a table without a base it is the shortest path of at most four legs. Of
        /// several such paths the call takes the one with the fewest inverse legs, then the first by codes.
        /// MONEY_FLAG_INCONSISTENT says that another path of that length, or two legs next to a direct quote,
        /// give another rate. All legs are of one date: the one that you ask for, or the last before it within
        /// `max_gap` that has them all. A withdrawn currency is converted by its legal factor from the day on
        /// which that was fixed, and MONEY_FLAG_FIXED says so. If that day is not known, the factor counts only
        /// if the table has no rate. A quote unit such as GBX is converted by its factor. Between the euro and
        /// the currencies that it replaced, the call rounds as Council Regulation (EC) No 1103/97 says, and
        /// sets MONEY_FLAG_EURO_REGULATION. Half of a cent goes up, and between two national currencies the
        /// amount in euro has three decimals. This holds for results in the target's minor unit, unless the
        /// options have a rounding other than half even, the default, and half up. An amount that is already in
        /// `target` needs no rate. The call copies it, with `options-&gt;digits` if you give them. It does the
        /// same with any amount if `target` is NULL or "". C: money_rates_convert</summary>
        /// <param name="amount">the amount to convert.</param>
        /// <param name="target">a built-in code, one of `options-&gt;registry`, or, with digits given, any
        /// code.</param>
        /// <param name="options">date, gap, digits, rounding; NULL: newest date, the target's minor units of
        /// that date, half-even.</param>
        public (Money Result, Conversion Details) ConvertDetailed(Money amount, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                long detailsAt = call.Take(848);
                call.Check(Raw.money_rates_convert(at, amount.Put(call), call.Code(target), options == null ? 0 : options.Put(call), resultAt, detailsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), Libmoney.Conversion.Read(detailsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the rate between two currencies under the rules of money_rates_convert, exactly,
        /// without an amount. C: money_rates_find</summary>
        public Conversion Find(string from, string to, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long detailsAt = call.Take(848);
                call.Check(Raw.money_rates_find(at, call.Code(from), call.Code(to), options == null ? 0 : options.Put(call), detailsAt, call.Error));
                return Libmoney.Conversion.Read(detailsAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a
        /// &lt; b), 0 or 1. The conversions are exact and nothing is rounded; `digits` and `rounding` of the
        /// options are not used. Amounts of one currency are compared as they are, without a rate. C:
        /// money_rates_compare</summary>
        /// <param name="target">the currency both are compared in. In a table whose rates disagree it can
        /// decide.</param>
        public int Compare(Money a, Money b, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long orderAt = call.Take(8);
                call.Check(Raw.money_rates_compare(at, a.Put(call), b.Put(call), call.Code(target), options == null ? 0 : options.Put(call), orderAt, 0, call.Error));
                return Memory.GetInt(orderAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Compares amounts of any currencies by what they are worth in one: `order` receives -1 (a
        /// &lt; b), 0 or 1. The conversions are exact and nothing is rounded; `digits` and `rounding` of the
        /// options are not used. Amounts of one currency are compared as they are, without a rate. C:
        /// money_rates_compare</summary>
        /// <param name="target">the currency both are compared in. In a table whose rates disagree it can
        /// decide.</param>
        public (int Order, Flags Flags) CompareDetailed(Money a, Money b, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long orderAt = call.Take(8);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_rates_compare(at, a.Put(call), b.Put(call), call.Code(target), options == null ? 0 : options.Put(call), orderAt, flagsAt, call.Error));
                return (Memory.GetInt(orderAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sorts amounts of any currencies by what they are worth in one, the least first; equal ones
        /// keep their order. C: money_rates_sort</summary>
        /// <param name="amounts">`count` amounts; may be NULL where `count` is 0.</param>
        /// <param name="target">as in money_rates_compare.</param>
        public IReadOnlyList<long> Sort(IReadOnlyList<Money> amounts, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long indicesAt = call.Rows(Call.Length(amounts), 8);
                call.Check(Raw.money_rates_sort(at, call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), call.Code(target), options == null ? 0 : options.Put(call), indicesAt, 0, call.Error));
                return Memory.List(indicesAt, 8, (int)Call.Length(amounts), one => Memory.GetLong(one));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sorts amounts of any currencies by what they are worth in one, the least first; equal ones
        /// keep their order. C: money_rates_sort</summary>
        /// <param name="amounts">`count` amounts; may be NULL where `count` is 0.</param>
        /// <param name="target">as in money_rates_compare.</param>
        public (IReadOnlyList<long> Indices, Flags Flags) SortDetailed(IReadOnlyList<Money> amounts, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long indicesAt = call.Rows(Call.Length(amounts), 8);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_rates_sort(at, call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), call.Code(target), options == null ? 0 : options.Put(call), indicesAt, flagsAt, call.Error));
                return (Memory.List(indicesAt, 8, (int)Call.Length(amounts), one => Memory.GetLong(one)), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount that is worth least in one currency, as it was given; of equal ones the
        /// first. `count` is at least 1. C: money_rates_minimum</summary>
        /// <param name="target">as in money_rates_compare.</param>
        public Money Minimum(IReadOnlyList<Money> amounts, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                call.Check(Raw.money_rates_minimum(at, call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), call.Code(target), options == null ? 0 : options.Put(call), resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount that is worth least in one currency, as it was given; of equal ones the
        /// first. `count` is at least 1. C: money_rates_minimum</summary>
        /// <param name="target">as in money_rates_compare.</param>
        public (Money Result, Flags Flags) MinimumDetailed(IReadOnlyList<Money> amounts, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_rates_minimum(at, call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), call.Code(target), options == null ? 0 : options.Put(call), resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount that is worth most in one currency, as it was given; of equal ones the
        /// first. `count` is at least 1. C: money_rates_maximum</summary>
        /// <param name="target">as in money_rates_compare.</param>
        public Money Maximum(IReadOnlyList<Money> amounts, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                call.Check(Raw.money_rates_maximum(at, call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), call.Code(target), options == null ? 0 : options.Put(call), resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the amount that is worth most in one currency, as it was given; of equal ones the
        /// first. `count` is at least 1. C: money_rates_maximum</summary>
        /// <param name="target">as in money_rates_compare.</param>
        public (Money Result, Flags Flags) MaximumDetailed(IReadOnlyList<Money> amounts, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_rates_maximum(at, call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), call.Code(target), options == null ? 0 : options.Put(call), resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions
        /// and sum are exact, and the call rounds once. C: money_rates_sum</summary>
        /// <param name="amounts">`count` amounts; may be NULL where `count` is 0. The sum of none is 0 of
        /// `target`.</param>
        /// <param name="target">as in money_bag_reduce.</param>
        public Money Sum(IReadOnlyList<Money> amounts, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                call.Check(Raw.money_rates_sum(at, call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), call.Code(target), options == null ? 0 : options.Put(call), resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds up amounts of any currencies in one currency, as money_bag_reduce does: conversions
        /// and sum are exact, and the call rounds once. C: money_rates_sum</summary>
        /// <param name="amounts">`count` amounts; may be NULL where `count` is 0. The sum of none is 0 of
        /// `target`.</param>
        /// <param name="target">as in money_bag_reduce.</param>
        public (Money Result, Flags Flags) SumDetailed(IReadOnlyList<Money> amounts, string target, ConvertOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                long flagsAt = call.Take(8);
                call.Check(Raw.money_rates_sum(at, call.List(amounts, 32, (one, to) => one.Write(to)), Call.Length(amounts), call.Code(target), options == null ? 0 : options.Put(call), resultAt, flagsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), (Libmoney.Flags)Memory.GetInt(flagsAt));
            }
            finally
            {
                call.End();
            }
        }
    }
}
