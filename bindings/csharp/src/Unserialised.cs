using System;
using System.ComponentModel;
using System.Globalization;
using System.Xml;
using System.Xml.Schema;
using System.Xml.Serialization;

namespace Libmoney
{
    /// <summary>The errors of serialisers that go by properties: they would write a part of a value, or nothing, and read 0
    /// back without an error.</summary>
    internal static class Unserialised
    {
        /// <summary>The error of a value.</summary>
        internal static Exception Value()
        {
            return new NotSupportedException("amounts, decimals and ratios must be serialised as text, such as ToString()");
        }

        /// <summary>The error of an object of the library.</summary>
        internal static Exception Object()
        {
            return new NotSupportedException("an object must be serialised as its document, such as ToJson()");
        }
    }

    /// <summary>Rejects the conversion of library objects by serialisers that query a type's converter.</summary>
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

    /// <content>Rejected by serialisers.</content>
    public readonly partial struct Money : IXmlSerializable
    {
        /// <summary>A pointer property, which serialisers cannot write or read: System.Text.Json rejects the amount
        /// instead of losing it. A custom converter to text takes precedence.</summary>
        [EditorBrowsable(EditorBrowsableState.Never)]
        public unsafe void* Unserialisable
        {
            get { throw Unserialised.Value(); }
        }

        XmlSchema IXmlSerializable.GetSchema()
        {
            return null;
        }

        void IXmlSerializable.ReadXml(XmlReader reader)
        {
            throw Unserialised.Value();
        }

        void IXmlSerializable.WriteXml(XmlWriter writer)
        {
            throw Unserialised.Value();
        }
    }

    /// <content>Rejected by serialisers.</content>
    public readonly partial struct ExactDecimal : IXmlSerializable
    {
        /// <summary>A pointer property, which serialisers cannot write or read: System.Text.Json rejects the decimal
        /// instead of losing it. A custom converter to text takes precedence.</summary>
        [EditorBrowsable(EditorBrowsableState.Never)]
        public unsafe void* Unserialisable
        {
            get { throw Unserialised.Value(); }
        }

        XmlSchema IXmlSerializable.GetSchema()
        {
            return null;
        }

        void IXmlSerializable.ReadXml(XmlReader reader)
        {
            throw Unserialised.Value();
        }

        void IXmlSerializable.WriteXml(XmlWriter writer)
        {
            throw Unserialised.Value();
        }
    }

    /// <content>Rejected by serialisers.</content>
    public partial struct Ratio : IXmlSerializable
    {
        /// <summary>A pointer property, which serialisers cannot write or read: System.Text.Json rejects the ratio
        /// instead of losing it. A custom converter to text takes precedence.</summary>
        [EditorBrowsable(EditorBrowsableState.Never)]
        public unsafe void* Unserialisable
        {
            get { throw Unserialised.Value(); }
        }

        XmlSchema IXmlSerializable.GetSchema()
        {
            return null;
        }

        void IXmlSerializable.ReadXml(XmlReader reader)
        {
            throw Unserialised.Value();
        }

        void IXmlSerializable.WriteXml(XmlWriter writer)
        {
            throw Unserialised.Value();
        }
    }

    /// <content>Rejected by serialisers.</content>
    public abstract partial class Handle : IXmlSerializable
    {
        /// <summary>A pointer property, which serialisers cannot write or read: System.Text.Json rejects the object
        /// instead of writing a part of it.</summary>
        [EditorBrowsable(EditorBrowsableState.Never)]
        public unsafe void* Unserialisable
        {
            get { throw Unserialised.Object(); }
        }

        XmlSchema IXmlSerializable.GetSchema()
        {
            return null;
        }

        void IXmlSerializable.ReadXml(XmlReader reader)
        {
            throw Unserialised.Object();
        }

        void IXmlSerializable.WriteXml(XmlWriter writer)
        {
            throw Unserialised.Object();
        }
    }
}
