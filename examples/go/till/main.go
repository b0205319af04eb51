// A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to five
// centimes, and the complete receipt in euros as well.
package main

import (
	"fmt"
	"log"

	"libmoney.org/go/money"
)

const goods = `sku,name,unit,category,price
merlot,Merlot,per bottle,standard,14.85
gruyere,Gruyère,per kg,reduced,24.50
bread,Bread,,reduced,3.90
`

// must ends the program if a call has failed.
func must[T any](value T, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	catalogue := must(money.CatalogueFromCSV(goods, "CHF", nil))
	check(catalogue.SetTax("standard", money.MustDecimal("8.1")))
	check(catalogue.SetTax("reduced", money.MustDecimal("2.6")))
	basket := must(money.NewBasket(catalogue))
	policy := must(money.BasketPolicyPreset(money.BasketPresetSwissCash))
	check(basket.SetPolicy(&policy))

	check(basket.Add("merlot", money.NewDecimal(2)))
	check(basket.Add("gruyere", money.MustDecimal("0.350")))
	check(basket.Add("bread", money.NewDecimal(1)))
	discount := money.DefaultDiscount()
	discount.Kind, discount.Percent = money.DiscountKindPercent, money.NewDecimal(20)
	check(basket.SetDiscount("merlot", &discount))
	discount = money.DefaultDiscount()
	discount.Kind, discount.Amount = money.DiscountKindFixed, money.MustParse("2.00 CHF")
	check(basket.SetDiscount("", &discount))

	rates := must(money.RatesFromECBCSV("Date,CHF,\n2024-03-01,0.9566,\n"))
	options := money.DefaultConvertOptions()
	options.Date, options.MaxGap = must(money.ParseDate("2024-03-03")), 7
	receipt := must(basket.Checkout("EUR", rates, &options))
	fmt.Print(must(receipt.ToText(48)))
}
