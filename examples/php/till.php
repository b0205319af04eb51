<?php

declare(strict_types=1);

// A till in Switzerland: two tax rates, a weighed product, a discount on a line item and on the order, cash to five
// centimes, and the complete receipt in euros as well.
//
//     php -d extension=libmoney examples/php/till.php

require __DIR__ . '/../../build/api/php/lib/autoload.php';

use LibMoney\{Basket, BasketPreset, Catalogue, LibMoney, Rates};

const GOODS = <<<'CSV'
    sku,name,unit,category,price
    merlot,Merlot,per bottle,standard,14.85
    gruyere,Gruyère,per kg,reduced,24.50
    bread,Bread,,reduced,3.90

    CSV;

$catalogue = Catalogue::fromCsv(GOODS, 'CHF');
$catalogue->setTax('standard', '8.1');
$catalogue->setTax('reduced', '2.6');
$basket = new Basket($catalogue);
$basket->setPolicy(policy: LibMoney::basketPolicyPreset(BasketPreset::SwissCash));

$basket->add('merlot', 2);
$basket->add('gruyere', '0.350');
$basket->add('bread', 1);
$basket->setDiscount('merlot', kind: 'percent', percent: 20);
$basket->setDiscount(null, kind: 'fixed', amount: '2.00 CHF');

$rates = Rates::fromEcbCsv("Date,CHF,\n2024-03-01,0.9566,\n");
$receipt = $basket->checkout('EUR', rates: $rates, date: '2024-03-03', maxGap: 7);
echo $receipt->toText(48);
