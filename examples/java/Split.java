import java.math.BigDecimal;
import java.util.List;
import libmoney.AllocateOptions;
import libmoney.Allocation;
import libmoney.LibMoney;
import libmoney.Money;

/** Splits an invoice among three friends, equally and in proportion to their orders, without losing a cent. */
public final class Split {
    private Split() {}

    private static void print(String title, List<Money> shares) {
        System.out.println(title);
        for (Money share : shares) System.out.println("  " + share);
        System.out.println("  total " + Money.sum(shares));
    }

    public static void main(String[] words) {
        print("Equally:", Money.parse("100.00 EUR").split(3));

        // With a tip, the total is 110 euros; each friend pays in proportion to the order.
        Money invoice = Money.parse("110.00 EUR");
        var ordered = List.of(new BigDecimal("41.50"), new BigDecimal("27.00"), new BigDecimal("31.50"));
        print("In proportion to the orders:", invoice.allocate(ordered));

        // In whole euros, with the remainder returned separately.
        var options = new AllocateOptions().method(Allocation.SEPARATE_REMAINDER).digits(0);
        var found = LibMoney.allocateDetailed(invoice, ordered, options);
        print("In whole euros:", found.shares());
        System.out.println("  left over " + found.remainder());
    }
}
