import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import libmoney.ConvertOptions;
import libmoney.ExchangeLeg;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.MoneyException;
import libmoney.Rates;
import libmoney.StatementRowKind;
import libmoney.Status;
import libmoney.TransferLeg;
import libmoney.Wallet;
import libmoney.WalletNote;

/**
 * A wallet's statement at the rates of the European Central Bank, a transfer, a hold, an exchange.
 *
 * <pre>java WalletDemo share/ecb/eurofxref-hist.csv</pre>
 */
public final class WalletDemo {
    private static final LocalDate DAY = LocalDate.of(2024, 3, 1);

    private WalletDemo() {}

    private static void show(Wallet wallet, Rates rates) {
        var statement = wallet.statement("EUR", rates, new ConvertOptions().date(DAY));
        long sections = statement.sectionCount();
        for (long section = 0; section < sections; section += 1) {
            System.out.println(section + 1 == sections ? "All" : statement.sectionAt(section));
            for (var row : statement.rows(section)) {
                String mark = row.kind() == StatementRowKind.AMOUNT ? " " : "=";
                String label = row.label().isEmpty() ? "" : "  " + row.label();
                System.out.printf("  %s %16s%s%n", mark, row.text(), label);
            }
        }
    }

    public static void main(String[] words) throws IOException {
        String file = words.length > 0 ? words[0] : "share/ecb/eurofxref-hist.csv";
        Rates rates = Rates.fromEcbCsv(Files.readString(Path.of(file)));
        Wallet wallet = new Wallet();
        Wallet savings = new Wallet();
        wallet.onChange(revision -> System.out.println("wallet: change " + revision));
        wallet.add(Money.parse("250.00 EUR"), new WalletNote().label("salary").date(DAY));
        wallet.add(Money.parse("80.00 USD"), new WalletNote().label("from Ann"));
        wallet.add(Money.parse("12000 JPY"));
        wallet.add(Money.parse("-19.90 EUR"), new WalletNote().label("books").date(LocalDate.of(2024, 3, 5)));

        // A hotel places a hold; held amounts cannot be spent.
        long hold = wallet.hold(Money.parse("200.00 EUR"), new WalletNote().label("hotel"));
        try {
            var leg = new TransferLeg().source(wallet).target(savings).amount(Money.parse("100.00 EUR"));
            LibMoney.walletTransfer(List.of(leg));
        } catch (MoneyException error) {
            if (error.status() != Status.INSUFFICIENT) throw error;
            System.out.println(error.getMessage());
        }
        wallet.commit(hold);

        // A transfer is atomic; a fee is a leg of its own.
        var legs =
                List.of(
                        new TransferLeg().source(wallet).target(savings).amount(Money.parse("20.00 EUR")),
                        new TransferLeg().source(wallet).amount(Money.parse("0.50 EUR")));
        LibMoney.walletTransfer(legs, new WalletNote().label("savings"));
        var exchange = new ExchangeLeg().give(Money.parse("5000 JPY")).receive("EUR");
        wallet.exchange(List.of(exchange), rates, new ConvertOptions().date(DAY), null);

        show(wallet, rates);
        Wallet again = Wallet.fromJournal(wallet.toJournal());
        System.out.println("rebuilt from its journal: " + (again.toJson().equals(wallet.toJson()) ? "True" : "False"));
    }
}
