// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The layout of the values of a column, as in Apache Arrow's columnar format, little-
    /// endian.</summary>
    public enum ColumnLayout
    {
        /// <summary>a coefficient of 64 bits; 8 bytes</summary>
        Int64 = 1,

        /// <summary>a coefficient of 128 bits, below 10^38; 16 bytes</summary>
        Decimal128 = 2,

        /// <summary>days since 1970-01-01; 4 bytes</summary>
        Date32 = 3,

        /// <summary>an index into a dictionary, or an order; 1 byte</summary>
        Int8 = 4,

        /// <summary>an index; 2 bytes</summary>
        Int16 = 5,

        /// <summary>an index; 4 bytes</summary>
        Int32 = 6
    }
}
