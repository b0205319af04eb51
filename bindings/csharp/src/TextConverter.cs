using System;
using System.ComponentModel;
using System.Globalization;

namespace Libmoney
{
    /// <summary>Values as text, for serialisers and editors that ask a type for its converter. Without one they write the
    /// properties of a value, and read 0.</summary>
    /// <typeparam name="T">the type of the values</typeparam>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public abstract class TextConverter<T> : TypeConverter
    {
        private readonly Func<string, T> parse;

        internal TextConverter(Func<string, T> parse)
        {
            this.parse = parse;
        }

        /// <inheritdoc/>
        public override bool CanConvertFrom(ITypeDescriptorContext context, Type from)
        {
            return from == typeof(string);
        }

        /// <inheritdoc/>
        public override bool CanConvertTo(ITypeDescriptorContext context, Type to)
        {
            return to == typeof(string);
        }

        /// <inheritdoc/>
        public override object ConvertFrom(ITypeDescriptorContext context, CultureInfo culture, object value)
        {
            var text = value as string;
            if (text == null)
            {
                throw new NotSupportedException("a value must be text");
            }

            return text.Length == 0 ? default(T) : parse(text);
        }

        /// <inheritdoc/>
        public override object ConvertTo(ITypeDescriptorContext context, CultureInfo culture, object value, Type to)
        {
            return Equals(value, default(T)) && !(value is ExactDecimal) ? string.Empty : value.ToString();
        }
    }

    /// <summary>Amounts as text.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public sealed class MoneyConverter : TextConverter<Money>
    {
        /// <summary>Makes the converter.</summary>
        public MoneyConverter()
            : base(Money.Parse)
        {
        }
    }

    /// <summary>Decimals as text.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public sealed class ExactDecimalConverter : TextConverter<ExactDecimal>
    {
        /// <summary>Makes the converter.</summary>
        public ExactDecimalConverter()
            : base(ExactDecimal.Parse)
        {
        }
    }

    /// <summary>Ratios as text.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public sealed class RatioConverter : TextConverter<Ratio>
    {
        /// <summary>Makes the converter.</summary>
        public RatioConverter()
            : base(LibMoney.RatioParse)
        {
        }
    }
}
