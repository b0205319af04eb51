using System;
using System.Collections.Generic;
using Libmoney;

/// <summary>Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent.</summary>
internal static class Split
{
    private static void Print(string title, IReadOnlyList<Money> shares)
    {
        Console.WriteLine(title);
        foreach (Money share in shares)
        {
            Console.WriteLine("  " + share);
        }

        Console.WriteLine("  total " + Money.Sum(shares));
    }

    private static void Main()
    {
        Print("Equally:", Money.Parse("100.00 EUR").Split(3));

        // With a tip, the total is 110 euros; each friend pays in proportion to the order.
        Money invoice = Money.Parse("110.00 EUR");
        var ordered = new ExactDecimal[] { 41.50m, 27.00m, 31.50m };
        Print("In proportion to the orders:", invoice.Allocate(ordered));

        // In whole euros, with the remainder returned separately.
        var options = new AllocateOptions { Method = Allocation.SeparateRemainder, Digits = 0 };
        var found = LibMoney.AllocateDetailed(invoice, ordered, options);
        Print("In whole euros:", found.Shares);
        Console.WriteLine("  left over " + found.Remainder);
    }
}
