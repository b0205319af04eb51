// Made from the headers by api/generate.py.
using System;
using System.Collections.Generic;

namespace Libmoney
{
    /// <summary>The facts of an evaluated expression. 240 bytes.</summary>
    public sealed class ExpressionInfo
    {
        internal const int Size = 240;

        private ExpressionInfo()
        {
        }

        /// <summary>value</summary>
        public ExpressionValue Value { get; private set; }

        /// <summary>the result before it was rounded, in lowest terms</summary>
        public Ratio Exact { get; private set; }

        /// <summary>the conversions that the expression needed; each pair of currencies counts once</summary>
        public ulong ConversionCount { get; private set; }

        internal static ExpressionInfo Read(long at)
        {
            return new ExpressionInfo
            {
                Value = Libmoney.ExpressionValue.Read(at + 0),
                Exact = Libmoney.Ratio.Read(at + 64),
                ConversionCount = (ulong)Memory.GetLong(at + 200),
            };
        }
    }
}
