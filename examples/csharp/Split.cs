using System;
using System.Collections.Generic;
using Libmoney;

/// <summary>Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost.</summary>
internal static class Split
{
    private static void Print(string title, IReadOnlyList<Money> shares)
    {
        Console.WriteLine(title);
        foreach (Money share in shares)
        {
            Console.WriteLine("  " + share);
        }

        Console.WriteLine("  together " + Money.Sum(shares));
    }

    private static void Main()
    {
        Print("Equally:", Money.Parse("100.00 EUR").Split(3));

        // A tip makes it 110 euros; each pays in proportion to what they had.
        Money invoice = Money.Parse("110.00 EUR");
        var ordered = new ExactDecimal[] { 41.50m, 27.00m, 31.50m };
        Print("By what each ordered:", invoice.Allocate(ordered));

        // Or in whole euros, and what is left is told apart.
        var options = new AllocateOptions { Method = Allocation.SeparateRemainder, Digits = 0 };
        var found = LibMoney.AllocateDetailed(invoice, ordered, options);
        Print("In whole euros:", found.Shares);
        Console.WriteLine("  left over " + found.Remainder);
    }
}
