// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>Currencies that only this program knows: tokens, loyalty points. Passed where a code must be
    /// known.</summary>
    public sealed class CurrencyRegistry : Handle
    {
        private static readonly Action<long> Free = Raw.money_currency_registry_free;

        private CurrencyRegistry(long at)
            : base(at, Free)
        {
        }

        internal static CurrencyRegistry Adopt(long at)
        {
            return new CurrencyRegistry(at);
        }

        internal static CurrencyRegistry AdoptOrNull(long at)
        {
            return at == 0 ? null : Adopt(at);
        }

        /// <summary>Makes an empty registry. Freed with money_currency_registry_free. C:
        /// money_currency_registry_new</summary>
        public CurrencyRegistry()
            : base(Make(), Free)
        {
        }

        private static long Make()
        {
            Call call = Call.Begin();
            try
            {
                long registryAt = call.Take(8);
                call.Check(Raw.money_currency_registry_new(registryAt, call.Error));
                return Memory.GetLong(registryAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Adds a currency of the program's own. C: money_currency_registry_add</summary>
        /// <param name="code">1 to 11 of A-Z, a-z, 0-9, `.`, `_`, `-`, starting with a letter; not one of the
        /// built-in table.</param>
        /// <param name="digits">0 to 38 minor units.</param>
        /// <param name="name">UTF-8, at most 115 bytes; NULL with length 0 for none.</param>
        public void Add(string code, int digits, string name)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Change(this);
                byte[] nameBytes = Call.Utf8(name);
                call.Check(Raw.money_currency_registry_add(at, call.Code(code), digits, call.Bytes(nameBytes), Call.Length(nameBytes), call.Error));
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Returns how many currencies the registry has. C: money_currency_registry_count</summary>
        public long Count()
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long countAt = call.Take(8);
                call.Check(Raw.money_currency_registry_count(at, countAt, call.Error));
                return Memory.GetLong(countAt);
            }
            finally
            {
                call.End();
            }
        }

        /// <summary>Writes the registry's currency at an index, in the order in which you added them. C:
        /// money_currency_registry_at</summary>
        public Currency At(long index)
        {
            Call call = Call.Begin();
            try
            {
                long at = call.Use(this);
                long currencyAt = call.Take(336);
                call.Check(Raw.money_currency_registry_at(at, index, currencyAt, call.Error));
                return Libmoney.Currency.Read(currencyAt);
            }
            finally
            {
                call.End();
            }
        }
    }
}
