using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;

namespace Libmoney
{
    /// <summary>A call over a column. The columns of C point into arrays, which do not move until the call has ended.</summary>
    internal sealed class ColumnCall
    {
        private const int Column = 64;
        private const int Report = 64;
        private const int ReportedScale = 24;

        private readonly Amounts column;
        private readonly ColumnSettings settings;
        private readonly List<GCHandle> pinned = new List<GCHandle>();
        private int[] statuses;

        internal ColumnCall(Amounts column, ColumnSettings settings)
        {
            this.column = column;
            this.settings = settings ?? new ColumnSettings();
        }

        private delegate void Body(Call call, long report, long options, long statuses);

        internal IReadOnlyList<ExactDecimal> Sums()
        {
            int count = column.Codes.Length;
            IReadOnlyList<ExactDecimal> found = null;
            During(false, (call, report, options, none) =>
            {
                long sums = call.Rows(count, ExactDecimal.Size);
                long codes = Currencies(call, column);
                call.Check(Raw.money_column_sum(Given(call, column), codes, options, sums, report, call.Error));
                found = Memory.List(sums, ExactDecimal.Size, count, ExactDecimal.Read);
            });
            return found;
        }

        internal Amounts Convert(Rates rates, string target)
        {
            int[] days = settings.Days;
            if (days != null && days.Length != column.Length)
            {
                throw new ArgumentException("number of dates must be " + column.Length + ", got " + days.Length);
            }

            Amounts made = Empty(new[] { target }, null, settings.Into);
            During(true, (call, report, options, told) =>
            {
                long table = call.Use(rates);
                long codes = Currencies(call, column);
                long dates = days == null ? 0 : Put(call, days, 4, ColumnLayout.Date32, 0, null);
                long result = Result(call, made, LibMoney.DigitsCurrency);
                long given = Given(call, column);
                call.Check(Raw.money_column_convert(
                    table, given, codes, dates, call.Code(target), options, result, told, report, call.Error));
                made.Scale = Memory.GetInt(report + ReportedScale);
            });
            return Told(made);
        }

        internal Amounts Rounded()
        {
            Amounts made = Empty(column.Codes, column.Indices, settings.Into);
            During(true, (call, report, options, told) =>
            {
                long codes = Currencies(call, column);
                long result = Result(call, made, LibMoney.DigitsCurrency);
                call.Check(Raw.money_column_quantize(Given(call, column), codes, options, result, told, report, call.Error));
                made.Scale = Memory.GetInt(report + ReportedScale);
            });
            return Told(made);
        }

        internal IReadOnlyList<Amounts> Allocate(IReadOnlyList<ExactDecimal> weights)
        {
            var made = weights.Select(_ => Empty(column.Codes, column.Indices, null)).ToList();
            During(true, (call, report, options, told) =>
            {
                long shares = call.Rows(made.Count, Column);
                for (int index = 0; index < made.Count; index += 1)
                {
                    Write(shares + ((long)index * Column), made[index].Values, 8, ColumnLayout.Int64, column.Scale, made[index].Validity);
                }

                long list = call.List(weights, ExactDecimal.Size, (one, to) => one.Write(to));
                call.Check(Raw.money_column_allocate(
                    Given(call, column), list, weights.Count, options, shares, 0, told, report, call.Error));
            });
            foreach (Amounts one in made)
            {
                one.Scale = column.Scale;
                Told(one);
            }

            return made.AsReadOnly();
        }

        internal sbyte[] Compare(Amounts other)
        {
            if (column.Validity != null || other.Validity != null)
            {
                throw new ArgumentException("columns to compare must not contain null");
            }

            if (other.Length != column.Length)
            {
                throw new ArgumentException("number of rows must be " + column.Length + ", got " + other.Length);
            }

            var orders = new sbyte[column.Length];
            During(false, (call, report, options, none) =>
            {
                long result = Put(call, orders, 1, ColumnLayout.Int8, 0, null);
                long codes = Currencies(call, column);
                long others = Currencies(call, other);
                call.Check(Raw.money_column_compare(
                    Given(call, column), codes, Given(call, other), others, options, result, 0, report, call.Error));
            });
            return orders;
        }

        /// <summary>Runs a call of the library with all its arguments in memory.</summary>
        private void During(bool mayKeep, Body body)
        {
            Call call = Call.Begin();
            try
            {
                long options = settings.Options == null ? 0 : settings.Options.Put(call);
                statuses = mayKeep && settings.KeepsFailures ? new int[column.Length] : null;
                body(call, call.Take(Report), options, statuses == null ? 0 : Pin(statuses));
            }
            finally
            {
                foreach (GCHandle one in pinned)
                {
                    one.Free();
                }

                pinned.Clear();
                call.End();
            }
        }

        /// <summary>The address of the first element; of an empty array one that nothing reads.</summary>
        private long Pin(Array array)
        {
            if (array.Length == 0)
            {
                array = new long[1];
            }

            GCHandle handle = GCHandle.Alloc(array, GCHandleType.Pinned);
            pinned.Add(handle);
            return (long)handle.AddrOfPinnedObject();
        }

        private void Write(long at, Array values, int stride, ColumnLayout layout, int scale, byte[] validity)
        {
            Memory.PutLong(at, Pin(values));
            Memory.PutLong(at + 8, column.Length);
            Memory.PutLong(at + 16, stride);
            Memory.PutLong(at + 24, validity == null ? 0 : Pin(validity));
            Memory.PutLong(at + 32, validity == null ? 0 : validity.Length);
            Memory.PutLong(at + 40, 0);
            Memory.PutInt(at + 48, (int)layout);
            Memory.PutInt(at + 52, scale);
            Memory.PutLong(at + 56, 0);
        }

        private long Put(Call call, Array values, int stride, ColumnLayout layout, int scale, byte[] validity)
        {
            long at = call.Take(Column);
            Write(at, values, stride, layout, scale, validity);
            return at;
        }

        private long Given(Call call, Amounts one)
        {
            return Put(call, one.Values, 8, ColumnLayout.Int64, one.Scale, one.Validity);
        }

        private long Result(Call call, Amounts made, int scale)
        {
            return Put(call, made.Values, 8, ColumnLayout.Int64, scale, made.Validity);
        }

        private long Currencies(Call call, Amounts one)
        {
            long codes = call.Take(8L * one.Codes.Length);
            for (int index = 0; index < one.Codes.Length; index += 1)
            {
                Memory.PutLong(codes + (8L * index), call.Code(one.Codes[index]));
            }

            long at = call.Take(24);
            Memory.PutLong(at, codes);
            Memory.PutLong(at + 8, one.Codes.Length);
            Memory.PutLong(at + 16, one.Indices == null ? 0 : Put(call, one.Indices, 4, ColumnLayout.Int32, 0, null));
            return at;
        }

        /// <summary>The column for results, in the program's memory or in its own.</summary>
        private Amounts Empty(string[] codes, int[] indices, Amounts into)
        {
            if (into != null && into.Length != column.Length)
            {
                throw new ArgumentException("Into must have " + column.Length + " rows, got " + into.Length);
            }

            bool hasNulls = column.Validity != null || settings.KeepsFailures;
            return new Amounts(into == null ? new long[column.Length] : into.Values, codes, indices, hasNulls, LibMoney.DigitsCurrency);
        }

        private Amounts Told(Amounts made)
        {
            made.Statuses = statuses == null ? null : Array.AsReadOnly(Array.ConvertAll(statuses, one => (Status)one));
            return made;
        }
    }
}
