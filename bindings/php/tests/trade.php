<?php

declare(strict_types=1);

use LibMoney\{BankStatements, Basket, Catalogue, Decimal, Explanation, Expression, Invoice, Ledger, LibMoney, Money, Portfolio, Wallet};

/** Baskets and invoices of the golden vectors. */
final class Trade
{
    private const REMAINDERS = ['largest' => 'largest_remainder', 'first' => 'floor_to_first', 'last' => 'floor_to_last'];

    private static function policyOf(array $vector): array
    {
        $policy = [];
        if (isset($vector['rounding'])) {
            $policy += ['level' => $vector['rounding']['level'], 'rounding' => $vector['rounding']['mode']];
        }
        if (isset($vector['prices'])) {
            $policy['prices'] = $vector['prices'];
        }
        if (isset($vector['discount']['remainder'])) {
            $policy['remainder'] = self::REMAINDERS[$vector['discount']['remainder']];
        }
        if (isset($vector['tender'])) {
            $policy += ['tender' => 'cash', 'cashStep' => $vector['tender']['cash_step']];
        }
        return $policy;
    }

    private static function basketOf(array $vector): Basket
    {
        $currency = $vector['currency'];
        $catalogue = new Catalogue($currency);
        $category = isset($vector['tax_rate']) ? 'standard' : '';
        if (isset($vector['tax_rate'])) {
            $catalogue->setTax($category, (new Decimal($vector['tax_rate'])) * 100);
        }
        foreach ($vector['lines'] as $index => $line) {
            $price = new Money($line['unit_price'], $currency);
            $catalogue->add(['sku' => "sku$index", 'category' => $category, 'price' => $price]);
        }
        $filled = new Basket($catalogue);
        $filled->setPolicy(...self::policyOf($vector));
        foreach ($vector['lines'] as $index => $line) {
            $filled->add("sku$index", $line['quantity']);
        }
        return $filled;
    }

    public static function basket(array $vector): array
    {
        $filled = self::basketOf($vector);
        $currency = $vector['currency'];
        if (isset($vector['discount']['fixed'])) {
            $filled->setDiscount(null, kind: 'fixed', amount: new Money($vector['discount']['fixed'], $currency));
        }
        $checkout = $vector['checkout'] ?? null;
        $pairs = $checkout ? [['from' => $currency, 'to' => $checkout['currency'], 'rate' => $checkout['rate']]] : [];
        $receipt = $filled->checkout(($checkout ?? $vector)['currency'], rates: rates_of($pairs));
        $info = $receipt->info('checkout');
        $share = static fn ($item) => number($item->orderDiscount);
        $told = [];
        if (isset($vector['invoice'])) {
            $totals = Invoice::fromReceipt($receipt, 'checkout', 'E')->totals();
            $told['invoice'] = array_map(number(...), [$totals->net, $totals->tax, $totals->rounding, $totals->payable]);
        }
        return $told + [
            'total' => number($info->total), 'gross' => number($info->gross), 'tax' => number($info->tax),
            'cash_rounding' => number($info->cashRounding), 'payable' => number($info->payable),
            'discount_shares' => array_map($share, $receipt->lineItems('checkout')),
        ];
    }

    public static function paymentCode(array $vector): array
    {
        $options = ['format' => $vector['format'], 'amount' => new Money($vector['amount'], $vector['currency'])];
        $options += ['version' => $vector['version'] ?? 0, 'isAmountOpen' => $vector['open'] ?? false];
        foreach ($vector['fields'] as $name => $text) {
            $options[self::camel($name)] = $text;
        }
        $text = LibMoney::paymentCode($options);
        $read = LibMoney::paymentCodeParse($text);
        $content = [];
        foreach (array_keys($vector['content']) as $name) {
            $content[$name] = $read->{self::camel($name)};
        }
        return ['text' => $text, 'content' => $content];
    }

    private static function camel(string $name): string
    {
        return lcfirst(str_replace('_', '', ucwords($name, '_')));
    }

    private static function toldOf(Invoice $invoice): array
    {
        $totals = $invoice->totals();
        $told = ['line_total' => number($totals->lineTotal)];
        foreach (['allowances', 'charges', 'net', 'tax', 'gross', 'payable'] as $name) {
            $told[$name] = number($totals->{$name});
        }
        $told['lines'] = array_map(static fn ($row) => number($row->net), $invoice->lineAmounts());
        return $told + ['taxes' => array_map(static fn ($row) => number($row->amount), $invoice->categories())];
    }

    private static function pay(Invoice $made, string $currency, array $vector): void
    {
        $made->setPayment(
            prepaid: new Money($vector['prepaid'] ?? '0', $currency),
            rounding: new Money($vector['rounding'] ?? '0', $currency),
        );
    }

    private static function adjustment(bool $is_charge, string $amount, string $currency, array $more = []): array
    {
        return ['kind' => $is_charge ? 'charge' : 'allowance', 'amount' => new Money($amount, $currency)] + $more;
    }

    public static function invoices(array $vector): array
    {
        $currency = $vector['currency'];
        $made = new Invoice($currency);
        foreach ($vector['lines'] as $line) {
            $place = $made->add([
                'quantity' => $line['quantity'], 'price' => new Money($line['price'], $currency),
                'baseQuantity' => $line['base_quantity'] ?? '0',
                'taxes' => [['category' => $line['category'], 'percent' => $line['percent'] ?? '0']],
            ]);
            foreach ($line['allowances_charges'] as $one) {
                $made->adjust($place, self::adjustment($one['charge'], $one['amount'], $currency));
            }
        }
        foreach ($vector['document'] as $one) {
            $taxes = [['category' => $one['category'], 'percent' => $one['percent'] ?? '0']];
            $made->adjust(null, self::adjustment($one['charge'], $one['amount'], $currency, ['taxes' => $taxes]));
        }
        self::pay($made, $currency, $vector);
        return self::toldOf($made);
    }

    /** The first tax is the category of the line item, as Python's invoices name it. */
    private static function taxesOf(array $taxes): array
    {
        $made = $taxes === [] ? [['category' => 'O']] : [];
        foreach ($taxes as $place => [$name, $rate, $kind]) {
            $percent = $rate ?? '0';
            if ($place > 0) {
                $made[] = ['category' => substr($name, 0, 11), 'percent' => $percent, 'kind' => $kind];
                continue;
            }
            $standard = (new Decimal($percent))->isZero() ? 'E' : 'S';
            $made[] = ['category' => $name === 'VAT' ? $standard : $name, 'percent' => $percent];
        }
        return $made;
    }

    private static function explained(Explanation $explanation): array
    {
        return ['text' => $explanation->toText(), 'json' => $explanation->toJson()];
    }

    public static function explanations(array $vector): array
    {
        if (isset($vector['invoice'])) {
            return self::explained(Invoice::fromJson($vector['invoice'])->explain());
        }
        if (isset($vector['expression'])) {
            return self::explained(Expression::evaluateDetailed($vector['expression'])['expression']->explain());
        }
        $rates = rates_of($vector['rates'] ?? null);
        if (isset($vector['basket'])) {
            $receipt = Basket::fromJson($vector['basket'])->checkout($vector['target'], rates: $rates);
            return self::explained($receipt->explain('checkout'));
        }
        if (isset($vector['amount'])) {
            return self::explained($rates->explain(new Money($vector['amount'], $vector['from']), $vector['to']));
        }
        $portfolio = Portfolio::fromJson($vector['portfolio']);
        return self::explained($portfolio->value($vector['quotes'], rates: $rates)->explain());
    }

    public static function invoiceDocument(array $vector): array
    {
        $xml = $vector['xml'];
        if ($vector['read'] ?? false) {
            return self::toldOf($vector['syntax'] === 'cii' ? Invoice::fromCii($xml) : Invoice::fromUbl($xml));
        }
        $report = LibMoney::invoiceCheck($xml);
        $findings = array_map(static fn ($one) => [
            $one->rule, "$one->line:$one->column", $one->hasStated ? (string) $one->stated : '',
            $one->hasComputed ? (string) $one->computed : '', $one->hypothesis, $one->place, $one->message,
        ], $report->findings());
        $corrections = array_map(static fn ($one) => [
            "$one->line:$one->column", (string) $one->from, (string) $one->to, $one->place,
        ], $report->corrections());
        $invoice = $report->invoice();
        $told = ['totals' => self::toldOf($invoice), 'findings' => $findings, 'corrections' => $corrections];
        return self::explained($invoice->explain()) + $told;
    }

    public static function bankStatements(array $vector): array
    {
        $statements = BankStatements::fromCamt($vector['xml']);
        $wallet = new Wallet();
        for ($index = 0; $index < $statements->info()->statementCount; $index++) {
            $wallet->addBankStatement($statements, $index);
            $wallet->addBankStatement($statements, $index);
        }
        return ['json' => $statements->toJson(), 'wallet' => $wallet->toJson()];
    }

    public static function journal(array $vector): array
    {
        $names = [$vector['exchange'] ?? null, $vector['symbols'] ?? null];
        $ledger = Ledger::fromJournal($vector['journal'], $vector['format'], 'EUR', ...$names);
        return ['json' => $ledger->toJson(), 'written' => $ledger->toJournal($vector['format'])];
    }

    public static function gobl(array $vector): array
    {
        if ($vector['prices_include_tax'] ?? null) {
            return self::goblBasket($vector);
        }
        $currency = $vector['currency'];
        $made = new Invoice($currency);
        foreach ($vector['lines'] as [$quantity, $price, $adjustments, $taxes]) {
            $place = $made->add([
                'quantity' => $quantity, 'price' => new Money($price, $currency), 'taxes' => self::taxesOf($taxes),
            ]);
            foreach ($adjustments as [$is_charge, $amount]) {
                $made->adjust($place, self::adjustment($is_charge, $amount, $currency));
            }
        }
        foreach ($vector['document'] as [$is_charge, $amount, $taxes]) {
            $made->adjust(null, self::adjustment($is_charge, $amount, $currency, ['taxes' => self::taxesOf($taxes)]));
        }
        self::pay($made, $currency, $vector);
        return self::toldOf($made);
    }

    private static function goblBasket(array $vector): array
    {
        $currency = $vector['currency'];
        $catalogue = new Catalogue($currency);
        foreach ($vector['lines'] as $index => [, , , $taxes, $total]) {
            $category = "rate {$taxes[0][1]}";
            $catalogue->setTax($category, $taxes[0][1] ?? '0');
            $catalogue->add(['sku' => (string) $index, 'category' => $category, 'price' => new Money($total, $currency)]);
        }
        $filled = new Basket($catalogue);
        $filled->setPolicy(level: 'tax_group', prices: 'gross');
        foreach ($vector['lines'] as $index => $_) {
            $filled->add((string) $index, 1);
        }
        $receipt = $filled->checkout();
        $info = $receipt->info('checkout');
        $taxes = array_map(static fn ($row) => number($row->tax), $receipt->taxes('checkout'));
        return ['net' => number($info->net), 'total' => number($info->total), 'taxes' => $taxes];
    }
}
