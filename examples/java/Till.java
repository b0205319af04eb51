import java.math.BigDecimal;
import java.time.LocalDate;
import libmoney.Basket;
import libmoney.BasketPreset;
import libmoney.Catalogue;
import libmoney.ConvertOptions;
import libmoney.Discount;
import libmoney.DiscountKind;
import libmoney.LibMoney;
import libmoney.Money;
import libmoney.Rates;

/**
 * A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to five
 * centimes, and the complete receipt in euros as well.
 */
public final class Till {
    private static final String GOODS =
            """
            sku,name,unit,category,price
            merlot,Merlot,per bottle,standard,14.85
            gruyere,Gruyère,per kg,reduced,24.50
            bread,Bread,,reduced,3.90
            """;

    private Till() {}

    public static void main(String[] words) {
        Catalogue catalogue = Catalogue.fromCsv(GOODS, "CHF");
        catalogue.setTax("standard", new BigDecimal("8.1"));
        catalogue.setTax("reduced", new BigDecimal("2.6"));
        Basket basket = new Basket(catalogue);
        basket.setPolicy(LibMoney.basketPolicyPreset(BasketPreset.SWISS_CASH));

        basket.add("merlot", new BigDecimal(2));
        basket.add("gruyere", new BigDecimal("0.350"));
        basket.add("bread", new BigDecimal(1));
        basket.setDiscount("merlot", new Discount().kind(DiscountKind.PERCENT).percent(new BigDecimal(20)));
        basket.setDiscount(null, new Discount().kind(DiscountKind.FIXED).amount(Money.parse("2.00 CHF")));

        Rates rates = Rates.fromEcbCsv("Date,CHF,\n2024-03-01,0.9566,\n");
        var options = new ConvertOptions().date(LocalDate.of(2024, 3, 3)).maxGap(7);
        System.out.print(basket.checkout("EUR", rates, options).toText(48));
    }
}
