using System;
using System.Collections;
using System.Globalization;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

/// <summary>Writes answers as JSON. The library that reads it writes objects on mono only.</summary>
internal static class Json
{
    internal static string Text(object value)
    {
        return Token(value).ToString(Formatting.None);
    }

    private static JToken Token(object value)
    {
        if (value == null)
        {
            return JValue.CreateNull();
        }

        var token = value as JToken;
        if (token != null)
        {
            return token;
        }

        if (value is Enum)
        {
            return new JValue(System.Convert.ToInt64(value, CultureInfo.InvariantCulture));
        }

        if (value is string || value is IConvertible)
        {
            return new JValue(value);
        }

        var members = value as IDictionary;
        if (members != null)
        {
            return new JObject(members.Keys.Cast<object>().Select(key => new JProperty(key.ToString(), Token(members[key]))));
        }

        var elements = value as IEnumerable;
        if (elements != null)
        {
            return new JArray(elements.Cast<object>().Select(Token));
        }

        return new JObject(value.GetType().GetProperties().Select(one => new JProperty(one.Name, Token(one.GetValue(value)))));
    }
}
