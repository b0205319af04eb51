using System;
using System.Collections.Generic;
using System.Threading;
using Libmoney;

/// <summary>Threads: shared rate tables, wallets that two threads want, finalisers beside running calls, small
/// stacks.</summary>
internal static class ThreadChecks
{
    private const int Threads = 4;
    private static readonly Money Euro = Money.Parse("1.00 EUR");

    internal static void Run(Checks checks)
    {
        Shared(checks);
        Conflicts(checks);
        Finalisers(checks);
        SmallStacks(checks);
    }

    private static Rates Table()
    {
        var builder = new RatesBuilder();
        builder.Add("EUR", "USD", "1.1172", null);
        return builder.Build();
    }

    private static void Together(Checks checks, int stack, Action body)
    {
        var threads = new List<Thread>();
        for (int index = 0; index < Threads; index += 1)
        {
            var thread = new Thread(
                () =>
                {
                    Exception error = Checks.Thrown(body);
                    checks.Check(error == null, "a thread ends", error);
                },
                stack);
            threads.Add(thread);
            thread.Start();
        }

        foreach (Thread thread in threads)
        {
            thread.Join();
        }
    }

    private static void Shared(Checks checks)
    {
        checks.At("a shared rate table");
        int right = 0;
        using (Rates rates = Table())
        {
            Together(checks, 0, () =>
            {
                for (int turn = 0; turn < 5000; turn += 1)
                {
                    if (rates.Convert(Euro, "USD").ToString() == "1.12 USD")
                    {
                        Interlocked.Increment(ref right);
                    }
                }
            });
        }

        checks.Same(right, Threads * 5000, "the conversions");
    }

    /// <summary>Threads that share one wallet without a lock never corrupt it: each call succeeds or is
    /// rejected.</summary>
    private static void Conflicts(Checks checks)
    {
        checks.At("one wallet for all threads");
        for (int turn = 0; turn < 20; turn += 1)
        {
            var wallet = new Wallet();
            int added = 0;
            bool isClosing = turn % 2 == 1;
            Together(checks, 0, () =>
            {
                for (int step = 0; step < 500; step += 1)
                {
                    try
                    {
                        wallet.Add(Euro);
                        Interlocked.Increment(ref added);
                        wallet.Sum("EUR");
                        if (isClosing && step == 250)
                        {
                            wallet.Dispose();
                        }
                    }
                    catch (InvalidOperationException)
                    {
                        // An ObjectDisposedException is one as well.
                        Thread.Yield();
                    }
                }
            });
            if (isClosing)
            {
                wallet.Dispose();
                checks.Refused<ObjectDisposedException>(() => wallet.Count(null), "the end");
            }
            else
            {
                checks.Same(wallet.Count(null), (long)added, "the number of entries");
            }

            wallet.Dispose();
        }
    }

    /// <summary>Unreferenced objects are finalised while calls run on them.</summary>
    private static void Finalisers(Checks checks)
    {
        checks.At("finalisers");
        int right = 0;
        bool isOver = false;
        var collector = new Thread(() =>
        {
            while (!Volatile.Read(ref isOver))
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
            }
        });
        collector.Start();
        Together(checks, 0, () =>
        {
            for (int turn = 0; turn < 2000; turn += 1)
            {
                // The last use of the object is a call that runs on it.
                if (Filled().ToJson().Length > 100)
                {
                    Interlocked.Increment(ref right);
                }
            }
        });
        Volatile.Write(ref isOver, true);
        collector.Join();
        checks.Same(right, Threads * 2000, "the documents of wallets that go");
    }

    private static Wallet Filled()
    {
        var wallet = new Wallet();
        for (int entry = 0; entry < 5; entry += 1)
        {
            wallet.Add(Euro);
        }

        return wallet;
    }

    /// <summary>The smallest stack that the runtime allows.</summary>
    private static void SmallStacks(Checks checks)
    {
        checks.At("a small stack");
        Together(checks, 64 * 1024, () =>
        {
            using (Rates rates = Table())
            using (var wallet = new Wallet())
            {
                wallet.Add(rates.Convert(Euro, "USD"));
                wallet.ToJson();
                Expression.Evaluate("1 EUR + (2 EUR * 3)");
            }
        });
    }
}
