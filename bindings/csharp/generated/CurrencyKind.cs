// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The kind of thing that a code stands for.</summary>
    public enum CurrencyKind
    {
        /// <summary>in ISO 4217 today</summary>
        Current = 0,

        /// <summary>once in ISO 4217, withdrawn</summary>
        Historical = 1,

        /// <summary>ISO 4217 codes that are not legal tender: XAU, XDR, XTS</summary>
        Special = 2,

        /// <summary>a quote unit, a fraction of another currency: GBX, ZAc, ILA</summary>
        Unit = 3,

        /// <summary>in common use outside ISO 4217: BTC, CNH</summary>
        Informal = 4,

        /// <summary>from a registry</summary>
        Custom = 5
    }
}
