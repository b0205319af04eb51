using System;
using System.ComponentModel;
using System.Globalization;

namespace Libmoney
{
    /// <summary>What serialisers hear that would take some properties of a value for all of it. They wrote those, or
    /// nothing, and read 0 back without an error.</summary>
    internal static class Unserialised
    {
        /// <summary>The error of a value.</summary>
        internal static Exception Value()
        {
            return new NotSupportedException("this serialiser does not know amounts, decimals and ratios: give it their text");
        }

        /// <summary>The error of an object of the library.</summary>
        internal static Exception Object()
        {
            return new NotSupportedException("an object of the library is not serialised by its properties: give its document, such as ToJson()");
        }
    }

    /// <summary>Objects of the library are no text: serialisers that ask a type for its converter get an error.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public sealed class HandleConverter : TypeConverter
    {
        /// <inheritdoc/>
        public override bool CanConvertFrom(ITypeDescriptorContext context, Type from)
        {
            return from == typeof(string);
        }

        /// <inheritdoc/>
        public override object ConvertFrom(ITypeDescriptorContext context, CultureInfo culture, object value)
        {
            throw Unserialised.Object();
        }

        /// <inheritdoc/>
        public override object ConvertTo(ITypeDescriptorContext context, CultureInfo culture, object value, Type to)
        {
            throw Unserialised.Object();
        }
    }
}
