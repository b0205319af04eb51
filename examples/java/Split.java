import java.math.BigDecimal;
import java.util.List;
import libmoney.AllocateOptions;
import libmoney.Allocation;
import libmoney.LibMoney;
import libmoney.Money;

/** Splits an invoice: among three friends equally, and by what each of them ordered. Not a cent is lost. */
public final class Split {
    private Split() {}

    private static void print(String title, List<Money> shares) {
        System.out.println(title);
        for (Money share : shares) System.out.println("  " + share);
        System.out.println("  together " + Money.sum(shares));
    }

    public static void main(String[] words) {
        print("Equally:", Money.parse("100.00 EUR").split(3));

        // A tip makes it 110 euros; each pays in proportion to what they had.
        Money invoice = Money.parse("110.00 EUR");
        var ordered = List.of(new BigDecimal("41.50"), new BigDecimal("27.00"), new BigDecimal("31.50"));
        print("By what each ordered:", invoice.allocate(ordered));

        // Or in whole euros, and what is left is told apart.
        var options = new AllocateOptions().method(Allocation.SEPARATE_REMAINDER).digits(0);
        var found = LibMoney.allocateDetailed(invoice, ordered, options);
        print("In whole euros:", found.shares());
        System.out.println("  left over " + found.remainder());
    }
}
