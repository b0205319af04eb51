using System;
using System.Globalization;
using System.IO;
using System.Linq;
using Libmoney;

/// <summary>Rounds that must leave nothing behind.</summary>
internal static class RoundChecks
{
    /// <summary>The parts in which growth is measured, after one to warm up; an odd number, so that one is in the
    /// middle.</summary>
    private const int Parts = 5;

    private static readonly Money Euro = Money.Parse("1.00 EUR");
    private static readonly Money Yen = Money.Parse("100 JPY");

    internal static void Run(Checks checks, int rounds)
    {
        checks.At("rounds");
        int part = Math.Max(1, rounds / (Parts + 1));
        var held = new long[Parts + 1];
        for (int index = 0; index <= Parts; index += 1)
        {
            for (int turn = 0; turn < part; turn += 1)
            {
                Once(turn);
            }

            GC.Collect();
            GC.WaitForPendingFinalizers();
            GC.Collect();
            held[index] = Kilobytes();
        }

        long[] grown = Enumerable.Range(0, Parts).Select(index => held[index + 1] - held[index]).OrderBy(one => one).ToArray();
        // A leak grows in every part, so the middle part is the one that counts.
        long least = Math.Max(256, 9L * part / 1024);
        checks.Check(grown[Parts / 2] < least, "a round leaves less than nine bytes behind", string.Join(" ", grown));
    }

    /// <summary>Kilobytes of the process.</summary>
    private static long Kilobytes()
    {
        return 4 * long.Parse(File.ReadAllText("/proc/self/statm").Split(' ')[1], CultureInfo.InvariantCulture);
    }

    private static void Once(int turn)
    {
        using (var wallet = new Wallet())
        {
            wallet.Add(Euro);
            wallet.Changed += revision => { };
            wallet.Add(Yen);
            if (turn % 256 == 0)
            {
                Checks.Thrown(() => wallet.Total("JPY"));
            }

            if (turn % 64 == 0)
            {
                wallet.ToJson();
            }
        }

        if (turn % 64 == 0)
        {
            // More than the memory that a call has at hand.
            Euro.Split(1000);
        }

        if (turn % 16 == 0)
        {
            // This one is left to the garbage collector.
            new Wallet().Add(Euro);
        }
    }
}
