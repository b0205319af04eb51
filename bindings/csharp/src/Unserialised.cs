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

    /// <summary>Refuses to convert objects of the library for serialisers that ask a type for its converter.</summary>
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

    /// <content>Serialisers refuse it.</content>
    public readonly partial struct Money : IXmlSerializable
    {
        /// <summary>A pointer, which no serialiser of properties can write or read: System.Text.Json refuses the amount
        /// instead of losing it. A converter of yours, which writes its text, comes first.</summary>
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

    /// <content>Serialisers refuse it.</content>
    public readonly partial struct ExactDecimal : IXmlSerializable
    {
        /// <summary>A pointer, which no serialiser of properties can write or read: System.Text.Json refuses the decimal
        /// instead of losing it. A converter of yours, which writes its text, comes first.</summary>
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

    /// <content>Serialisers refuse it.</content>
    public partial struct Ratio : IXmlSerializable
    {
        /// <summary>A pointer, which no serialiser of properties can write or read: System.Text.Json refuses the ratio
        /// instead of losing it. A converter of yours, which writes its text, comes first.</summary>
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

    /// <content>Serialisers refuse it.</content>
    public abstract partial class Handle : IXmlSerializable
    {
        /// <summary>A pointer, which no serialiser of properties can write or read: System.Text.Json refuses the object
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
