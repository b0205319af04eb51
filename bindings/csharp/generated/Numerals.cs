// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The digits that a locale writes.</summary>
    public enum Numerals
    {
        /// <summary>the digits that the tag names ("ar-EG-u-nu-latn"), else those of the locale's default
        /// numbering system: "١٬٢٣٤" in ar-EG</summary>
        Locale = 0,

        /// <summary>0 to 9, with the signs and patterns that the locale has for them</summary>
        Latin = 1
    }
}
