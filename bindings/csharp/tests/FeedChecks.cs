using System;
using System.Diagnostics;
using System.Net.Http;
using System.Text.RegularExpressions;
using System.Threading;
using Libmoney;

/// <summary>Feeds from a server on loopback that behaves badly.</summary>
internal static class FeedChecks
{
    private const string Key = "loopback-key-0123456789";
    private static readonly string[,] Ends =
    {
        { "normal", "rates" },
        { "slow=1", "rates" },
        { "status=401", "401|key" },
        { "status=500", "500" },
        { "html", "a page" },
        { "hangup", "answer|connection" },
        { "close", "closed|connection|answer" },
        { "garbage", "connection|answer" },
        { "redirect", "rates" },
        { "redirect-away", @"30\d" },
        { "redirect-port", @"30\d" },
        { "redirect-loop", @"30\d" },
        { "redirect-odd", @"30\d|connection|answer" },
        { "huge", "stopped reading|large" },
        { "huge-declared", "stopped reading|large" },
        { "headers", "answer|connection|large|stopped" },
        { "zip-bomb", "stopped reading|large" },
        { "zip-liar", "." },
        { "zip-cut", "." },
        { "zip-damaged", "." },
        { "zip-none", "." },
        { "zip-method", "." },
        { "zip-many", "." },
        { "zip-stored", "rates" },
        { "gzip", "." },
        { "length-negative", "." },
        { "chunk-overflow", "." },
    };

    internal static void Run(Checks checks)
    {
        var start = new ProcessStartInfo("python3", "Tests/Network/server.py --key " + Key)
        {
            RedirectStandardOutput = true,
            RedirectStandardInput = true,
            UseShellExecute = false,
        };
        using (Process server = Process.Start(start))
        {
            try
            {
                string url = "http://127.0.0.1:" + server.StandardOutput.ReadLine();
                Behaviours(checks, url);
                Slow(checks, url);
                Others(checks, url);
            }
            finally
            {
                server.StandardInput.Close();
                if (!server.WaitForExit(5000))
                {
                    server.Kill();
                }
            }
        }
    }

    private static string Carried(Feeds feeds, string url, CancellationToken token = default(CancellationToken))
    {
        using (var feed = new Feed(Provider.Ecb, new FeedOptions { BaseUrl = url }))
        {
            if (token.CanBeCanceled)
            {
                feeds.CarryAsync(feed, token).GetAwaiter().GetResult();
            }
            else
            {
                feeds.Carry(feed);
            }

            string failure = feed.Failure(null).Text;
            if (failure.Length > 0)
            {
                return failure;
            }

            using (Rates rates = feed.Rates())
            {
                return rates == null ? "nothing" : "rates";
            }
        }
    }

    private static void Behaviours(Checks checks, string url)
    {
        using (var feeds = new Feeds { Longest = TimeSpan.FromSeconds(5) })
        {
            for (int index = 0; index < Ends.GetLength(0); index += 1)
            {
                string name = Ends[index, 0];
                string wanted = Ends[index, 1];
                checks.At("feeds: " + name);
                string path = name.StartsWith("zip", StringComparison.Ordinal) ? "/eurofxref-hist.zip" : "/eurofxref.csv";
                string got = Carried(feeds, url + "/behave/" + name + path);
                bool isRight = wanted == "rates" ? got == "rates" : got != "rates" && Regex.IsMatch(got, wanted);
                checks.Check(isRight, "how it ends", got);
            }
        }
    }

    private static void Slow(Checks checks, string url)
    {
        checks.At("feeds that are slow");
        using (var quick = new Feeds { Longest = TimeSpan.FromMilliseconds(300) })
        {
            foreach (string behaviour in new[] { "silent", "stall", "trickle" })
            {
                Stopwatch watch = Stopwatch.StartNew();
                string late = Carried(quick, url + "/behave/" + behaviour + "/eurofxref.csv");
                checks.Check(late.Contains("time"), behaviour + " takes too long", late);
                checks.Check(watch.ElapsedMilliseconds < 3000, "and is left", watch.ElapsedMilliseconds);
            }
        }
    }

    private static void Others(Checks checks, string url)
    {
        checks.At("feeds");
        using (var feeds = new Feeds())
        using (var source = new CancellationTokenSource(300))
        {
            checks.Same(Carried(feeds, url + "/eurofxref-hist.zip"), "rates", "an archive");
            checks.Check(Carried(feeds, "http://127.0.0.1:1/x.csv").Contains("connection"), "no server", string.Empty);
            Exception odd = Checks.Thrown(() => Carried(feeds, "http://[bad"));
            checks.Check(odd == null || odd is MoneyException, "an address that is none", odd);
            Exception error = Checks.Thrown(() => Carried(feeds, url + "/behave/silent/eurofxref.csv", source.Token));
            checks.Check(error is OperationCanceledException, "a cancellation", error);
            checks.Refused<ArgumentException>(() => feeds.Longest = TimeSpan.Zero, "no time");
            checks.Refused<ArgumentException>(() => feeds.Limit = 0, "no bytes");
            checks.Refused<ArgumentException>(() => feeds.Carry(null), "no feed");
            checks.Refused<ArgumentException>(() => feeds.Clock = null, "no clock");
        }

        using (var handler = new HttpClientHandler { AllowAutoRedirect = true })
        using (new Feeds(handler))
        {
            checks.Same(handler.AllowAutoRedirect, false, "a handler that follows redirects");
        }
    }
}
