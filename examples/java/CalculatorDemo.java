import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import libmoney.Calculator;
import libmoney.CalculatorKey;
import libmoney.LibMoney;
import libmoney.MoneyException;

/**
 * A calculator in the terminal: each line of keys updates the display. {@code ?} lists the available keys, and the end of
 * input exits.
 *
 * <pre>
 * [0] &gt; 40 + 6 x 9.3 ÷ 2 =
 * [ = 67.9] &gt; K - 2
 * </pre>
 */
public final class CalculatorDemo {
    private CalculatorDemo() {}

    private static void tellKeys(Calculator calculator) {
        long allowed = calculator.keys();
        var told = new StringBuilder();
        for (CalculatorKey key : CalculatorKey.values()) {
            if ((allowed >> key.value() & 1) == 1) told.append(LibMoney.calculatorKeyText(key)).append(' ');
        }
        System.out.println(told);
    }

    public static void main(String[] words) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Calculator calculator = new Calculator();
        calculator.onAlert(
                alert -> System.out.println(
                        LibMoney.calculatorAlertTitle(alert) + ": " + LibMoney.calculatorAlertText(alert)));
        for (;;) {
            System.out.print("[" + calculator.display() + "] > ");
            System.out.flush();
            String line = in.readLine();
            if (line == null) break;
            try {
                if (line.equals("?")) tellKeys(calculator);
                else calculator.pressKeys(line);
            } catch (MoneyException error) {
                System.out.println(error.getMessage());
            }
        }
        System.out.println();
    }
}
