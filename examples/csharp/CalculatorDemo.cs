using System;
using System.IO;
using System.Linq;
using System.Text;
using Libmoney;

/// <summary>A calculator in the terminal: each line of keys updates the display. <c>?</c> lists the available keys, and the end of
/// input exits.</summary>
/// <example><code>
/// [0] > 40 + 6 x 9.3 ÷ 2 =
/// [ = 67.9] > K - 2
/// </code></example>
internal static class CalculatorDemo
{
    private static void Main()
    {
        var input = new StreamReader(Console.OpenStandardInput(), new UTF8Encoding(false));
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { AutoFlush = true };
        var calculator = new Calculator();
        calculator.Alerted += alert => output.WriteLine(LibMoney.CalculatorAlertTitle(alert) + ": " + LibMoney.CalculatorAlertText(alert));
        for (; ;)
        {
            output.Write("[" + calculator.Display() + "] > ");
            string line = input.ReadLine();
            if (line == null)
            {
                break;
            }

            try
            {
                if (line == "?")
                {
                    uint allowed = calculator.Keys();
                    var keys = Enum.GetValues(typeof(CalculatorKey)).Cast<CalculatorKey>().Where(key => (allowed >> (int)key & 1) == 1);
                    output.WriteLine(string.Concat(keys.Select(key => LibMoney.CalculatorKeyText(key) + " ")));
                }
                else
                {
                    calculator.PressKeys(line);
                }
            }
            catch (MoneyException error)
            {
                output.WriteLine(error.Message);
            }
        }

        output.WriteLine();
    }
}
