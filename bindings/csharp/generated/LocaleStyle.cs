// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The style in which a locale writes an amount.</summary>
    public enum LocaleStyle
    {
        /// <summary>"-1.234,56 €"</summary>
        Standard = 0,

        /// <summary>"($1,234.56)" if the locale has brackets, and no name of the currency</summary>
        Accounting = 1,

        /// <summary>"$1.2K": CLDR's short form, without zeros at the end of the fraction</summary>
        Compact = 2
    }
}
