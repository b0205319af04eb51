using System;
using System.IO;
using System.Threading;
using Libmoney;

/// <summary>The progress of long calls: reports, cancellation and exceptions.</summary>
internal static class ProgressChecks
{
    internal static void Run(Checks checks)
    {
        string history = File.ReadAllText("share/ecb/eurofxref-hist.csv");
        Told(checks, history);
        Tokens(checks, history);
        Thrown(checks, history);
        Nested(checks, history);
        Disposed(checks, history);
    }

    private static void Told(Checks checks, string history)
    {
        checks.At("progress");
        int calls = 0;
        ulong last = 0;
        Func<ulong, ulong, bool> counts = (done, total) =>
        {
            calls += 1;
            last = total;
            return true;
        };
        using (Progress.Watch(counts))
        {
            Rates.FromEcbCsv(history).Dispose();
        }

        checks.Check(calls > 2 && last == (ulong)history.Length, "progress is reported", calls + " of " + last);
        using (Progress.Watch((done, total) => false))
        {
            var error = Checks.Thrown(() => Rates.FromEcbCsv(history)) as MoneyException;
            checks.Check(error != null && error.Status == Status.Cancelled, "false cancels", error);
        }
    }

    private static void Tokens(Checks checks, string history)
    {
        checks.At("progress with a token");
        using (var source = new CancellationTokenSource())
        {
            Func<ulong, ulong, bool> cancels = (done, total) =>
            {
                source.Cancel();
                return true;
            };
            using (Progress.Watch(cancels, source.Token))
            {
                var error = Checks.Thrown(() => Rates.FromEcbCsv(history)) as OperationCanceledException;
                checks.Check(error != null && error.CancellationToken == source.Token, "the token ends the call", error);
            }

            checks.Refused<OperationCanceledException>(() => Progress.Watch(null, source.Token).Dispose(), "a token of the past");
        }

        Rates.FromEcbCsv(history).Dispose();
    }

    private static void Thrown(Checks checks, string history)
    {
        checks.At("progress that throws");
        using (Progress.Watch((done, total) => { throw new FormatException("thrown in the middle"); }))
        {
            for (int turn = 0; turn < 3; turn += 1)
            {
                Exception error = Checks.Thrown(() => Rates.FromEcbCsv(history));
                checks.Check(error is FormatException && error.Message == "thrown in the middle", "its exception", error);
            }
        }

        using (Rates rates = Rates.FromEcbCsv(history))
        {
            checks.Check(rates.Info().CurrencyCount > 30, "afterwards", rates.Info().CurrencyCount);
        }
    }

    private static void Nested(Checks checks, string history)
    {
        checks.At("progress inside progress");
        string inside = null;
        using (Rates rates = Rates.FromEcbCsv(history))
        {
            Func<ulong, ulong, bool> reads = (done, total) =>
            {
                inside = rates.Convert(Money.Parse("1.00 EUR"), "USD").ToString();
                GC.Collect();
                return true;
            };
            using (Progress.Watch((done, total) => false))
            {
                using (Progress.Watch(reads))
                {
                    Rates.FromEcbCsv(history).Dispose();
                }

                checks.Refused<MoneyException>(() => Rates.FromEcbCsv(history), "the outer watch, again");
            }
        }

        checks.Check(inside != null, "a listener reads an object", inside);
        Exception other = null;
        using (Progress watch = Progress.Watch())
        {
            var thread = new Thread(() => other = Checks.Thrown(watch.Dispose));
            thread.Start();
            thread.Join();
        }

        checks.Check(other is InvalidOperationException, "another thread ends the watch", other);
    }

    /// <summary>Watches that are disposed of while their listener is running, and in any order.</summary>
    private static void Disposed(Checks checks, string history)
    {
        checks.At("watches that are disposed of");
        Progress own = null;
        own = Progress.Watch((done, total) =>
        {
            own.Dispose();
            return false;
        });
        for (int turn = 0; turn < 3; turn += 1)
        {
            checks.Refused<InvalidOperationException>(() => Rates.FromEcbCsv(history), "a listener that disposes of its watch");
        }

        own.Dispose();
        own.Dispose();
        Rates.FromEcbCsv(history).Dispose();

        int outer = 0, inner = 0;
        own = Progress.Watch((done, total) => ++outer > 0);
        Func<ulong, ulong, bool> disposes = (done, total) =>
        {
            own.Dispose();
            return true;
        };
        using (Progress.Watch(disposes))
        {
            Rates.FromEcbCsv(history).Dispose();
        }

        Rates.FromEcbCsv(history).Dispose();
        checks.Same(outer, 0, "reports to a disposed watch");

        own = Progress.Watch((done, total) => ++outer > 0);
        Progress later = Progress.Watch((done, total) => ++inner > 0);
        own.Dispose();
        Rates.FromEcbCsv(history).Dispose();
        checks.Check(outer == 0 && inner > 0, "the inner watch is active", outer + " and " + inner);
        later.Dispose();
        int heard = inner;
        Rates.FromEcbCsv(history).Dispose();
        checks.Check(outer == 0 && inner == heard, "no watch is active after the last one", outer + " and " + inner);
    }
}
