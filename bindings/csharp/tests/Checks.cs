using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

/// <summary>The tests of the binding in its host: values beside the calls of C, objects under attack, columns, feeds, stores:
/// <c>Checks.exe [OPERATIONS ROUNDS]</c>.</summary>
internal sealed class Checks
{
    private const int Shown = 50;

    private readonly List<string> failures = new List<string>();
    private string place = string.Empty;
    private long passed;

    /// <summary>Returns the exception that a body throws; null if it returns normally.</summary>
    internal static Exception Thrown(Action body)
    {
        try
        {
            body();
            return null;
        }
        catch (Exception error)
        {
            return error;
        }
    }

    /// <summary>Names the part to which later failures are attributed.</summary>
    internal void At(string name)
    {
        lock (failures)
        {
            place = name;
        }
    }

    internal void Check(bool isRight, string what, object got)
    {
        lock (failures)
        {
            if (isRight)
            {
                passed += 1;
            }
            else
            {
                failures.Add(place + ": " + what + ", got " + got);
            }
        }
    }

    internal void Same(object got, object wanted, string what)
    {
        Check(Equals(got, wanted), what + " is " + wanted, got);
    }

    internal void Refused<T>(Action body, string what)
        where T : Exception
    {
        Exception error = Thrown(body);
        Check(error is T && error.Message.Length > 0, what + " throws " + typeof(T).Name, error);
    }

    private static int Main(string[] words)
    {
        int operations = words.Length > 0 ? int.Parse(words[0], CultureInfo.InvariantCulture) : 100000;
        int rounds = words.Length > 1 ? int.Parse(words[1], CultureInfo.InvariantCulture) : 1000000;
        var checks = new Checks();
        ValueChecks.Run(checks, operations);
        ObjectChecks.Run(checks);
        ProgressChecks.Run(checks);
        ThreadChecks.Run(checks);
        ColumnChecks.Run(checks);
        StoreChecks.Run(checks);
        FeedChecks.Run(checks);
        RoundChecks.Run(checks, rounds);
        foreach (string one in checks.failures.Take(Shown))
        {
            Console.WriteLine(one);
        }

        Console.WriteLine(checks.passed + " passed, " + checks.failures.Count + " failed");
        return checks.failures.Count == 0 && checks.passed > 0 ? 0 : 1;
    }
}
