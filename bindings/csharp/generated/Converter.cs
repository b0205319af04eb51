// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>A converter: two currencies, the input, rates and what happened to them, and options.</summary>
    public sealed class Converter : Handle
    {
        private static readonly Action<long> Free = Raw.money_converter_free;

        private Converter(long at)
            : base(at, Free)
        {
        }

        internal static Converter Adopt(long at)
        {
            return new Converter(at);
        }

        internal static Converter AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes a converter without input and without rates. You free it with money_converter_free.
        /// C: money_converter_new</summary>
        /// <param name="source">any code of a provider's list; it may equal `target`.</param>
        /// <param name="options">NULL: the defaults.</param>
        public Converter(string source, string target, ConverterOptions options = null)
            : base(Make(source, target, options), Free)
        {
        }

        private static long Make(string source, string target, ConverterOptions options)
        {
            Call call = Call.Begin();
            try
            {
                long converterAt = call.Take(8);
                call.Check(Raw.money_converter_new(call.Code(source), call.Code(target), options == null ? 0 : options.Put(call), converterAt, call.Error));
                return Memory.GetLong(converterAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the input, as a person has typed it so far. Text that is no amount is no failure of
        /// this call: money_converter_info says what the input is. Without a locale the converter reads plain
        /// decimals, as money_decimal_parse does; with a locale it reads what money_parse_locale reads as an
        /// amount of the source. It ignores blanks around the input, and "12." is 12; in a locale with commas
        /// ",5" is 0,5. C: money_converter_set_amount</summary>
        /// <param name="text">at most MONEY_INPUT_MAX bytes; NULL with length 0: no input.</param>
        public void SetAmount(string text)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] textBytes = Call.Utf8(text);
                call.Check(Raw.money_converter_set_amount(at, call.Bytes(textBytes), Call.Length(textBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the input as it was typed. C: money_converter_amount</summary>
        public string Amount()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_converter_amount(at, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Sets the currencies. C: money_converter_set_pair</summary>
        /// <param name="source">NULL or "": the converter keeps its source.</param>
        /// <param name="target">NULL or "": the converter keeps its target.</param>
        public void SetPair(string source, string target)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_converter_set_pair(at, call.Code(source), call.Code(target), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Exchanges source and target. The input stays as it was typed. C:
        /// money_converter_swap</summary>
        public void Swap()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_converter_swap(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the locale in which the converter reads and writes amounts. C:
        /// money_converter_set_locale</summary>
        /// <param name="locale">NULL or "": plain decimals.</param>
        public void SetLocale(string locale)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_converter_set_locale(at, call.Code(locale), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Sets the tables that have the converter's locale; NULL: those inside of the library. The
        /// locale stays as it is, with the signs and names of these tables. The converter keeps the tables as
        /// long as it needs them, so you may free yours at once. Its JSON names no tables: you set them again
        /// after money_converter_from_json, which finds the locale in those inside of the library. C:
        /// money_converter_set_locales</summary>
        /// <param name="locales">tables that you loaded.</param>
        public void SetLocales(Locales locales = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_converter_set_locales(at, call.Use(locales), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Replaces all options. C: money_converter_set_options</summary>
        /// <param name="options">NULL: the defaults.</param>
        public void SetOptions(ConverterOptions options = null)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_converter_set_options(at, options == null ? 0 : options.Put(call), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Asks for new rates, however fresh the present ones are. `wants_rates` of
        /// money_converter_info is 1 until you note with money_converter_set_loading that you asked for them.
        /// C: money_converter_refresh</summary>
        public void Refresh()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_converter_refresh(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Notes that you asked for rates and that the answer is on its way. C:
        /// money_converter_set_loading</summary>
        public void SetLoading()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_converter_set_loading(at, call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Hands over rates that have arrived; they replace the present ones. C:
        /// money_converter_set_rates</summary>
        /// <param name="rates">the rate table, which the converter shares.</param>
        /// <param name="origin">any origin except MONEY_ORIGIN_NONE.</param>
        /// <param name="received">when the rates arrived; for rates of a store, when they first arrived.
        /// MONEY_INSTANT_NONE: unknown, and the rates never become too old.</param>
        public void SetRates(Rates rates, Origin origin, DateTimeOffset? received)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_converter_set_rates(at, call.Use(Call.Needed(rates, nameof(rates))), (int)origin, Memory.OfInstant(received), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Notes that rates could not be had. The converter keeps its present rates, and they are
        /// stale. C: money_converter_set_rates_failure</summary>
        /// <param name="failure">why: a MONEY_ERR_ value, or any other number above 0.</param>
        /// <param name="reason">one line of UTF-8, at most MONEY_REASON_SIZE - 1 bytes; NULL with length 0:
        /// none.</param>
        public void SetRatesFailure(Status failure, string reason)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] reasonBytes = Call.Utf8(reason);
                call.Check(Raw.money_converter_set_rates_failure(at, (int)failure, call.Bytes(reasonBytes), Call.Length(reasonBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Takes the present state of a feed of rates, in place of the three calls before. The
        /// converter takes the feed's rates with their origin and the time of their arrival, the last failure
        /// since then, and whether an answer is on its way. If the feed has no rates, the converter keeps its
        /// own. Call this after each change of the feed; a second call changes nothing. C:
        /// money_converter_take_feed</summary>
        public void TakeFeed(Feed feed)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                call.Check(Raw.money_converter_take_feed(at, call.Use(Call.Needed(feed, nameof(feed))), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns what the converter shows at a moment. `wants_rates` is 1 after
        /// money_converter_refresh. It is also 1 if there are no rates or only old ones, no answer is on its
        /// way, and the last attempt has not failed. After a failure it is for you to decide when to try again.
        /// Rates that arrived further in the future than they stay fresh count as old too, because some clock
        /// was wrong. C: money_converter_info</summary>
        /// <param name="now">the moment, for the ages; MONEY_INSTANT_NONE: no rates are too old.</param>
        public ConverterInfo Info(DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long infoAt = call.Take(112);
                call.Check(Raw.money_converter_info(at, Memory.OfInstant(now), infoAt, call.Error));
                return Libmoney.ConverterInfo.Read(infoAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the converted amount, as money_rates_convert gives it at the newest rates, with its
        /// provenance. Between equal currencies the converter neither converts nor rounds: the amount has the
        /// digits of the input, filled up with zeros to the digits of a result. C:
        /// money_converter_result</summary>
        /// <param name="now">the moment, for the age of the rates, or MONEY_INSTANT_NONE.</param>
        public Money Result(DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                call.Check(Raw.money_converter_result(at, Memory.OfInstant(now), resultAt, 0, call.Error));
                return Libmoney.Money.Read(resultAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the converted amount, as money_rates_convert gives it at the newest rates, with its
        /// provenance. Between equal currencies the converter neither converts nor rounds: the amount has the
        /// digits of the input, filled up with zeros to the digits of a result. C:
        /// money_converter_result</summary>
        /// <param name="now">the moment, for the age of the rates, or MONEY_INSTANT_NONE.</param>
        public (Money Result, Conversion Details) ResultDetailed(DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long resultAt = call.Take(32);
                long detailsAt = call.Take(848);
                call.Check(Raw.money_converter_result(at, Memory.OfInstant(now), resultAt, detailsAt, call.Error));
                return (Libmoney.Money.Read(resultAt), Libmoney.Conversion.Read(detailsAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the converted amount: plain digits ("4.88"), or as the locale writes it; "" if there
        /// is none. MONEY_LOCALE_TEXT_MAX bytes are enough. C: money_converter_text</summary>
        public string Text()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_converter_text(at, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Returns the exact rate from source to target, whatever the input is. C:
        /// money_converter_rate</summary>
        /// <param name="now">the moment, for the age of the rates, or MONEY_INSTANT_NONE.</param>
        public Conversion Rate(DateTimeOffset? now)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long detailsAt = call.Take(848);
                call.Check(Raw.money_converter_rate(at, Memory.OfInstant(now), detailsAt, call.Error));
                return Libmoney.Conversion.Read(detailsAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the value of one unit of the source: "1 EUR = 1.1172 USD"; "" if there is no rate.
        /// The text has four fraction digits, or more if four significant digits need them: "1 USD =
        /// 0.000009422 BTC". The converter rounds half-even and writes the number as the locale does.
        /// MONEY_LOCALE_TEXT_MAX bytes are enough. C: money_converter_unit_rate</summary>
        public string UnitRate()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_converter_unit_rate(at, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Writes why the converter failed, or why its rates could not be had or renewed: "no rate
        /// from USD to XAF"; "" if nothing failed. An unfinished input has a reason if its groups are not those
        /// of the locale and more digits at the end do not make them so, such as "1,0000" in en-US.
        /// MONEY_REASON_SIZE bytes are enough. C: money_converter_reason</summary>
        public string Reason()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                for (; ;)
                {
                    long bufferAt = call.Take(call.Room);
                    if (call.Fits(Raw.money_converter_reason(at, bufferAt, call.Room, call.Length(), call.Error)))
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

        /// <summary>Writes a converter as JSON: pair, input, locale and options, without rates and registry.
        /// The same converter always gives the same bytes. C: money_converter_to_json</summary>
        public string ToJson()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long jsonAt = call.Take(8);
                call.Check(Raw.money_converter_to_json(at, jsonAt, call.Length(), call.Error));
                return call.Document(jsonAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Makes a converter from the JSON of money_converter_to_json, without rates. You free it with
        /// money_converter_free. C: money_converter_from_json</summary>
        /// <param name="registry">your own currencies; the converter copies them.</param>
        public static Converter FromJson(string json, CurrencyRegistry registry = null)
        {
            Call call = Call.Begin();
            try
            {
                byte[] jsonBytes = Call.Utf8(json);
                long converterAt = call.Take(8);
                call.Check(Raw.money_converter_from_json(call.Bytes(jsonBytes), Call.Length(jsonBytes), call.Use(registry), converterAt, call.Error));
                return Libmoney.Converter.Adopt(Memory.GetLong(converterAt));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns the revision: 0 for a new converter, and one more after each change. C:
        /// money_converter_revision</summary>
        public ulong Revision()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long revisionAt = call.Take(8);
                call.Check(Raw.money_converter_revision(at, revisionAt, call.Error));
                return (ulong)Memory.GetLong(revisionAt);
            }
            finally
            {
                call.End();
            }
        }

        private Action<ulong> changed;

        /// <summary>Happens when the object has changed, and gives its revision: the call that changed the object has returned then, in its thread.
        /// What a listener throws leaves that call; the change stays.</summary>
        public event Action<ulong> Changed
        {
            add
            {
                changed += value;
                IsListened = true;
                heard = Revision();
            }

            remove
            {
                changed -= value;
            }
        }

        private ulong heard;

        internal override void Tell()
        {
            Action<ulong> listener = changed;
            if (listener == null)
            {
                return;
            }

            ulong now;
            // To ask for the revision is no change that anybody wants to hear of.
            IsListened = false;
            try
            {
                now = Revision();
            }
            catch (MoneyException)
            {
                // A store whose file is closed has none.
                return;
            }
            finally
            {
                IsListened = true;
            }

            if (now != heard)
            {
                heard = now;
                listener(now);
            }
        }
    }
}
