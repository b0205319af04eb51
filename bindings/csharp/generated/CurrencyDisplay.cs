// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The form in which a locale writes a currency.</summary>
    public enum CurrencyDisplay
    {
        /// <summary>"US$", "€": the locale's symbol, or the code if it has none</summary>
        Symbol = 0,

        /// <summary>"$": for readers who know the country; several currencies may share it</summary>
        Narrow = 1,

        /// <summary>"USD"</summary>
        Code = 2,

        /// <summary>"US dollars", in one of the languages with names: de, en, es, fr, it, ja, pt; in all
        /// languages with the tables of share/locales</summary>
        Name = 3,

        /// <summary>the number alone</summary>
        None = 4
    }
}
