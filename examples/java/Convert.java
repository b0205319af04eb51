import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Map;
import libmoney.ConvertOptions;
import libmoney.Flags;
import libmoney.Money;
import libmoney.RateKind;
import libmoney.Rates;

/**
 * Converts an amount at the newest rates and at those of a past date, and prints the provenance of each rate.
 *
 * <pre>java Convert share/ecb/eurofxref-hist.csv</pre>
 */
public final class Convert {
    private static final Map<RateKind, String> KINDS =
            Map.of(RateKind.QUOTED, "as quoted", RateKind.INVERSE, "inverse", RateKind.FIXED, "fixed");

    private Convert() {}

    private static void convert(Rates rates, Money price, String target, LocalDate date) {
        // A weekend has no rates: those of the last week will do.
        var found = rates.convertDetailed(price, target, new ConvertOptions().date(date).maxGap(7));
        var details = found.details();
        System.out.printf("%s is %s at the rates of %s, %s%n", price, found.result(), details.asOf(), details.source());
        if (details.flags().contains(Flags.EARLIER)) {
            System.out.println("  days before the day asked for: " + details.gapDays());
        }
        if (details.flags().contains(Flags.ROUNDED)) System.out.println("  rounded");
        for (var leg : details.legs()) {
            System.out.printf(
                    "  1 %s = %s/%s %s, %s%n",
                    leg.from(), leg.numerator(), leg.denominator(), leg.to(), KINDS.get(leg.kind()));
        }
    }

    public static void main(String[] words) throws IOException {
        String file = words.length > 0 ? words[0] : "share/ecb/eurofxref-hist.csv";
        try (Rates rates = Rates.fromEcbCsv(Files.readString(Path.of(file)))) {
            Money price = Money.parse("1000.00 CHF");
            convert(rates, price, "JPY", null);
            convert(rates, price, "JPY", LocalDate.of(2020, 3, 14));
        }
    }
}
