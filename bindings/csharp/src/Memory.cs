using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;
using System.Text;

namespace Libmoney
{
    /// <summary>Reads and writes memory of C by its address. Every address comes from the library or from a running
    /// call.</summary>
    internal static unsafe class Memory
    {
        private const int NoDate = int.MinValue;
        private const long NoInstant = long.MinValue;
        private static readonly DateTime Epoch = new DateTime(1970, 1, 1);
        private static readonly Encoding Utf8 = new UTF8Encoding(false, true);

        internal static int GetInt(long at)
        {
            return *(int*)at;
        }

        internal static long GetLong(long at)
        {
            return *(long*)at;
        }

        internal static double GetDouble(long at)
        {
            return *(double*)at;
        }

        internal static void PutInt(long at, int value)
        {
            *(int*)at = value;
        }

        internal static void PutLong(long at, long value)
        {
            *(long*)at = value;
        }

        internal static void PutDouble(long at, double value)
        {
            *(double*)at = value;
        }

        internal static void Clear(long at, int size)
        {
            for (int index = 0; index < size; index += 1)
            {
                ((byte*)at)[index] = 0;
            }
        }

        internal static void PutBytes(long at, byte[] bytes)
        {
            Marshal.Copy(bytes, 0, (IntPtr)at, bytes.Length);
        }

        internal static byte[] Bytes(long at, int length)
        {
            var made = new byte[length];
            Marshal.Copy((IntPtr)at, made, 0, length);
            return made;
        }

        internal static string Text(long at, int most)
        {
            int length = 0;
            while (length < most && ((byte*)at)[length] != 0)
            {
                length += 1;
            }

            return length == 0 ? string.Empty : Utf8.GetString((byte*)at, length);
        }

        internal static string TextUntilNul(long at)
        {
            return at == 0 ? null : Text(at, int.MaxValue);
        }

        /// <summary>The bytes of a text. Half of a surrogate pair is refused, where others make a question mark of
        /// it.</summary>
        internal static byte[] Encoded(string text)
        {
            try
            {
                return Utf8.GetBytes(text);
            }
            catch (EncoderFallbackException error)
            {
                throw new ArgumentException("text must not contain an unpaired surrogate", error);
            }
        }

        /// <summary>Writes a text into an array of characters, which ends with a NUL.</summary>
        internal static void PutText(long at, int size, string text, string field)
        {
            byte[] bytes = Encoded(text);
            if (bytes.Length >= size)
            {
                throw new ArgumentException(field + " must be at most " + (size - 1) + " bytes, got " + bytes.Length);
            }

            CheckNoNul(bytes);
            Clear(at, size);
            PutBytes(at, bytes);
        }

        internal static void CheckNoNul(byte[] bytes)
        {
            if (Array.IndexOf(bytes, (byte)0) >= 0)
            {
                throw new ArgumentException("text must not contain NUL");
            }
        }

        internal static IReadOnlyList<T> List<T>(long at, int size, int count, Func<long, T> read)
        {
            var found = new T[count];
            for (int index = 0; index < count; index += 1)
            {
                found[index] = read(at + ((long)index * size));
            }

            return Array.AsReadOnly(found);
        }

        /// <summary>Writes an array that is part of a struct, and its number of elements if the struct has a
        /// count.</summary>
        internal static void PutList<T>(
            long at, int size, int most, IReadOnlyList<T> given, string field, long countAt, Action<T, long> put)
        {
            if (given.Count > most)
            {
                throw new ArgumentException(field + " must have at most " + most + " elements, got " + given.Count);
            }

            if (countAt != 0)
            {
                PutInt(countAt, given.Count);
            }

            for (int index = 0; index < given.Count; index += 1)
            {
                put(given[index], at + ((long)index * size));
            }
        }

        internal static DateTime? Day(int value)
        {
            return value == NoDate ? (DateTime?)null : Epoch.AddDays(value);
        }

        /// <summary>The number of a day. A time of day is refused: it would be lost.</summary>
        internal static int OfDay(DateTime? day)
        {
            if (day == null)
            {
                return NoDate;
            }

            if (day.Value.TimeOfDay != TimeSpan.Zero)
            {
                throw new ArgumentException("a date must have no time of day: use its Date");
            }

            return (day.Value.Date - Epoch).Days;
        }

        internal static DateTimeOffset? Instant(long value)
        {
            return value == NoInstant ? (DateTimeOffset?)null : DateTimeOffset.FromUnixTimeSeconds(value);
        }

        internal static long OfInstant(DateTimeOffset? instant)
        {
            return instant == null ? NoInstant : instant.Value.ToUnixTimeSeconds();
        }
    }
}
