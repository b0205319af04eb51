using System;
using Libmoney;

/// <summary>A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to
/// five centimes, and the complete receipt in euros as well.</summary>
internal static class Till
{
    private const string Goods =
        "sku,name,unit,category,price\n" +
        "merlot,Merlot,per bottle,standard,14.85\n" +
        "gruyere,Gruyère,per kg,reduced,24.50\n" +
        "bread,Bread,,reduced,3.90\n";

    private static void Main()
    {
        Catalogue catalogue = Catalogue.FromCsv(Goods, "CHF");
        catalogue.SetTax("standard", 8.1m);
        catalogue.SetTax("reduced", 2.6m);
        var basket = new Basket(catalogue);
        basket.SetPolicy(LibMoney.BasketPolicyPreset(BasketPreset.SwissCash));

        basket.Add("merlot", 2);
        basket.Add("gruyere", 0.350m);
        basket.Add("bread", 1);
        basket.SetDiscount("merlot", new Discount { Kind = DiscountKind.Percent, Percent = 20 });
        basket.SetDiscount(null, new Discount { Kind = DiscountKind.Fixed, Amount = Money.Parse("2.00 CHF") });

        Rates rates = Rates.FromEcbCsv("Date,CHF,\n2024-03-01,0.9566,\n");
        var options = new ConvertOptions { Date = new DateTime(2024, 3, 3), MaxGap = 7 };
        Console.Write(basket.Checkout("EUR", rates, options).ToText(48));
    }
}
