using System;
using System.Linq;

/// <summary>Prints those of the given names that the package does not have: "Money", "Rates.Convert", "Money.+".</summary>
internal static class Names
{
    private static void Main(string[] words)
    {
        foreach (string word in words.Where(word => !IsThere(word)))
        {
            Console.WriteLine(word);
        }
    }

    private static bool IsThere(string name)
    {
        string[] parts = name.Split('.');
        Type owner = typeof(Libmoney.Money).Assembly.GetType("Libmoney." + parts[0]);
        return owner != null && owner.IsPublic && (parts.Length == 1 || owner.GetMember(parts[1]).Length > 0);
    }
}
