using System.Linq;
using Libmoney;

/// <summary>Operations on amounts, which a test compares with the calls of C.</summary>
internal static class Operation
{
    internal static object Answer(Vector vector)
    {
        return new { result = Result(vector) };
    }

    private static string Result(Vector vector)
    {
        Money a = Money.Parse(vector.Text("a"));
        var digits = (int)vector["digits"];
        var rounding = Vector.Word<Rounding>(vector.Text("rounding"));
        switch (vector.Text("name"))
        {
            case "split":
                return string.Join(",", a.Split((int)vector["count"]));
            case "quantize":
                return a.Rounded(digits, rounding).ToString();
            case "multiply":
                return a.Times(ExactDecimal.Parse(vector.Text("factor")), digits, rounding).ToString();
            case "divide":
                return a.DividedBy(ExactDecimal.Parse(vector.Text("factor")), digits, rounding).ToString();
            default:
                return OfTwo(vector.Text("name"), a, Money.Parse(vector.Text("b")));
        }
    }

    private static string OfTwo(string name, Money a, Money b)
    {
        switch (name)
        {
            case "add":
                return (a + b).ToString();
            case "subtract":
                return (a - b).ToString();
            case "compare":
                return a.CompareTo(b).ToString();
            default:
                bool equal = a.Equals(b);
                return equal && a.GetHashCode() != b.GetHashCode() ? "equal, with two hashes" : equal ? "1" : "0";
        }
    }
}
