<?php

declare(strict_types=1);

use LibMoney\{Bag, Calculator, Converter, CurrencyList, Decimal, ExpressionKind, Expression, Feed, Flags, LibMoney, Money};
use LibMoney\{MoneyException, OrderForm, Portfolio, Rates, RatesBuilder, Valuation, Wallet};

/** An amount in the vectors' notation: its number, or null. */
function number(?Money $amount): ?string
{
    return $amount === null ? null : (string) $amount->amount();
}

/** The table of the listed rates. */
function rates_of(?array $pairs): Rates
{
    $builder = new RatesBuilder();
    foreach ($pairs ?? [] as $pair) {
        $builder->add($pair['from'], $pair['to'], $pair['rate'], $pair['date'] ?? null);
    }
    return $builder->build();
}

/** The answer to a golden vector, one method for each kind. */
final class Answers
{
    private const RATES = '{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}';
    private const LIST = '{"success":true,"currencies":{"EUR":"Euro"}}';
    private const FIELDS = ['date', 'type', 'ticker', 'quantity', 'price', 'sum'];

    private int|string $id = 0;

    public function __construct(private readonly array $vector, private readonly ?string $document)
    {
    }

    private function get(string $name): mixed
    {
        return $this->vector[$name] ?? null;
    }

    public function parse(): array
    {
        $text = $this->get('text');
        if (array_key_exists('currency', $this->vector)) {
            $amount = new Money($text);
            return ['value' => number($amount), 'currency' => $amount->currency()];
        }
        return ['value' => number(LibMoney::parseWithCurrency($text, 'EUR')), 'decimal' => (string) new Decimal($text)];
    }

    public function allocation(): array
    {
        $amount = new Money($this->get('amount'), $this->get('currency'));
        $method = $this->get('method') ?? 'largest_remainder';
        $found = LibMoney::allocateDetailed($amount, $this->get('weights'), method: $method);
        return ['shares' => array_map(number(...), $found['shares']), 'remainder' => number($found['remainder'])];
    }

    public function conversion(): array
    {
        $given = ['rounding' => $this->get('rounding'), 'digits' => $this->get('digits'), 'date' => $this->get('date')];
        $options = array_filter($given, static fn ($one) => $one !== null);
        $amount = new Money($this->get('amount'), $this->get('from'));
        $found = rates_of($this->get('rates'))->convertDetailed($amount, $this->get('to'), ...$options);
        $legs = $found['details']->legs;
        $path = $legs === [] ? [] : [$legs[0]->from, ...array_map(static fn ($leg) => $leg->to, $legs)];
        $flags = array_map(static fn (Flags $flag) => $flag->value, $found['details']->flags);
        return ['result' => number($found['result']), 'flags' => $flags, 'path' => $path];
    }

    public function bag(): array
    {
        $told = [];
        if ($this->get('equal')) {
            [$a, $b] = array_map($this->bagOf(...), $this->get('equal'));
            $told['equal'] = $a->equal($b) && $a->hash() === $b->hash();
        }
        if ($this->get('sum')) {
            $sum = $this->bagOf($this->get('sum'));
            $sum->multiply($this->get('times'));
            $told['result'] = number($sum->reduce($this->get('reduce'), rates: rates_of($this->get('rates'))));
        }
        return $told;
    }

    public function expressions(): array
    {
        $found = Expression::evaluateDetailed($this->get('expression'), rates: rates_of($this->get('rates')));
        $value = $found['value'];
        $exact = $found['expression']->info()->exact;
        return [
            'result' => (string) ($value->kind === ExpressionKind::Amount ? $value->amount : $value->number),
            'rounded' => in_array(Flags::Rounded, $value->flags, true),
            'exact' => [$exact->sign, self::hexadecimal($exact->numerator), self::hexadecimal($exact->denominator)],
        ];
    }

    public function xirr(): array
    {
        $flow = static fn (array $one) => ['date' => $one[0], 'amount' => new Money($one[1], 'EUR')];
        $found = LibMoney::xirr(array_map($flow, $this->get('flows')));
        if ($found->outcome->value === 'undefined') {
            return ['undefined' => LibMoney::xirrReasonText($found->reason)];
        }
        return ['root' => $found->rates[0]];
    }

    public function calculator(): array
    {
        $machine = new Calculator();
        $alert = $machine->pressKeys($this->get('keys'));
        return ['alert' => LibMoney::calculatorAlertName($alert), 'display' => $machine->display()];
    }

    public function converter(): array
    {
        if ($this->get('list')) {
            return $this->list();
        }
        $rates = Rates::fromJson($this->document);
        $made = $this->typed($rates, $this->get('typed'));
        $info = $made->info(null);
        $told = ['state' => $info->state->value, 'unfinished' => $info->inputState->value === 'unfinished'];
        $told['reason'] = $made->reason();
        if ($info->state->value === 'ready') {
            $told += $this->ready($made);
        }
        if ($this->get('result_of')) {
            $told['other'] = $this->typed($rates, $this->get('result_of'))->text();
        }
        return $told;
    }

    public function currencyOrder(): array
    {
        $found = new CurrencyList($this->get('language'));
        foreach ($this->get('codes') as $code) {
            $found->add($code);
        }
        $up = self::codes($found);
        $found->setSort('name_descending');
        return ['up' => $up, 'down' => self::codes($found)];
    }

    public function transactionDraft(): array
    {
        $draft = $this->get('draft');
        $portfolio = new Portfolio('EUR');
        $filled = new OrderForm($portfolio, null, isset($draft['rule']) ? 'exchange_symbol' : 'letters');
        $told = ['states' => [], 'texts' => []];
        $fields = array_combine(self::FIELDS, ['date', 'action', 'ticker', 'quantity', 'price', 'sum']);
        foreach ($fields as $name => $field) {
            if (array_key_exists($name, $draft)) {
                $filled->set($field, $draft[$name]);
            }
        }
        foreach ($fields as $name => $field) {
            $told['states'][$name] = LibMoney::fieldStateText($filled->state($field));
            $told['texts'][$name] = $filled->text($field);
        }
        $told['saved'] = self::failed(static fn () => $filled->save($portfolio)) === null;
        return $told + ['stored' => $portfolio->count()];
    }

    public function feed(): array
    {
        $is_list = $this->get('feed') === 'currency_list';
        $made = new Feed(
            $is_list ? 'currencylayer_list' : 'currencylayer',
            apiKey: 'not-a-key',
            ttlSeconds: $this->get('ttl_seconds'),
        );
        $step = fn (array $one) => $this->feedStep($made, $one, $one['at'] ?? 0, $is_list);
        return ['steps' => array_map($step, $this->get('steps'))];
    }

    public function portfolio(): array
    {
        $told = ['fifo' => $this->positionOf('fifo'), 'average' => $this->positionOf('average')];
        if (!$this->get('rate_now')) {
            return $told;
        }
        $rate = $this->cents('rate_now', $this->report()) . '/' . $this->cents('rate_now', $this->own());
        $rates = rates_of([['from' => $this->own(), 'to' => $this->report(), 'rate' => $rate]]);
        $found = $this->valuationOf($this->portfolioOf('fifo'), $rates)->summary()->performance;
        return $told + [
            'value_now' => number($found->value), 'profit' => number($found->profit),
            'currency_effect' => number($found->currencyEffect), 'price_effect' => number($found->priceEffect),
        ];
    }

    public function wallet(): array
    {
        $filled = new Wallet();
        foreach ($this->get('moneys') as $text) {
            $filled->add($text);
        }
        $told = ['count' => $filled->count(), 'currencies' => [], 'per_currency' => [], 'sums' => []];
        for ($at = 0; $at < $filled->currencyCount(); $at++) {
            $told['currencies'][] = $filled->currencyAt($at);
        }
        foreach ($this->get('per_currency') ?? [] as $code => $_) {
            $told['per_currency'][$code] = $filled->count($code);
        }
        foreach ($this->get('sums') ?? [] as $code => $_) {
            $told['sums'][$code] = number($filled->sum($code));
        }
        $target = $this->get('total')['currency'];
        $rates = rates_of($this->get('total')['rates']);
        $error = self::failed(function () use ($filled, $target, $rates, &$told) {
            $found = $filled->totalDetailed($target, rates: $rates);
            $told['total'] = number($found['total']);
            $told['total_of_rounded'] = number($found['details']->totalOfRounded);
        });
        if ($error) {
            $told['total_error'] = $error->getMessage();
        }
        return $told + self::statementOf($filled, $target, $rates);
    }

    public function operation(): array
    {
        $a = new Money($this->get('a'));
        $digits = $this->get('digits');
        $rounding = $this->get('rounding');
        $b = in_array($this->get('name'), ['add', 'subtract', 'compare', 'equal'], true) ? new Money($this->get('b')) : null;
        $result = match ($this->get('name')) {
            'split' => implode(',', $a->split($this->get('count'))),
            'quantize' => $a->round($digits, $rounding),
            'multiply' => $a->times($this->get('factor'), $digits, $rounding),
            'divide' => $a->dividedBy($this->get('factor'), $digits, $rounding),
            'add' => $a + $b,
            'subtract' => $a - $b,
            'compare' => $a->compareTo($b),
            'equal' => (int) $a->equals($b),
        };
        return ['result' => (string) $result];
    }

    private static function failed(callable $work): ?MoneyException
    {
        try {
            $work();
        } catch (MoneyException $e) {
            return $e;
        }
        return null;
    }

    private static function codes(CurrencyList $list): array
    {
        return array_map(static fn ($item) => $item->code, $list->items());
    }

    private function bagOf(array $texts): Bag
    {
        $bag = new Bag();
        foreach ($texts as $text) {
            $bag->add($text);
        }
        return $bag;
    }

    /** The words of a number, the lowest first, as hexadecimal digits. */
    private static function hexadecimal(array $words): string
    {
        $text = '';
        foreach (array_reverse($words) as $word) {
            $part = is_int($word) ? dechex($word) : dechex((int) bcsub((string) $word, '18446744073709551616'));
            $text .= str_pad($part, 16, '0', STR_PAD_LEFT);
        }
        return ltrim($text, '0') ?: '0';
    }

    private function list(): array
    {
        $list = new CurrencyList($this->get('language'));
        $list->addJson($this->document);
        foreach ($this->get('favourites') ?? [] as $code) {
            $list->setFavourite($code, true);
        }
        if ($this->get('sort')) {
            $list->setSort($this->get('sort'));
        }
        if ($this->get('search') !== null) {
            $list->setSearch($this->get('search'));
        }
        return ['codes' => self::codes($list), 'state' => $list->state()->value];
    }

    private function typed(Rates $rates, string $text): Converter
    {
        $made = new Converter($this->get('source'), $this->get('target'));
        $made->setRates($rates, 'network', null);
        $made->setAmount($text);
        return $made;
    }

    private function ready(Converter $made): array
    {
        $details = $made->resultDetailed(null)['details'];
        $through = array_map(static fn ($leg) => $leg->from, array_slice($details->legs, 1));
        $told = ['result' => $made->text(), 'equivalence' => $made->unitRate(), 'through' => $through];
        $legs = $made->rate(null)->legs;
        if (count($legs) === 1) {
            $told['rate'] = [(string) $legs[0]->numerator, (string) $legs[0]->denominator];
        }
        return $told;
    }

    private function feedStep(Feed $made, array $step, int $now, bool $is_list): mixed
    {
        if (array_key_exists('expect', $step)) {
            $request = $made->next($now);
            $this->id = $request ? $request->id() : $this->id;
            return $request ? 'fetch' : 'nothing';
        }
        if (array_key_exists('event', $step)) {
            $step['event'] === 'refresh' ? $made->refresh() : $made->notifyOnline($now);
            return 'done';
        }
        if (array_key_exists('answer', $step)) {
            return $this->feedAnswer($made, $step['answer'], $now, $is_list);
        }
        $info = $made->info($now);
        return [$info->state->value, $info->ageSeconds, $made->rates() !== null];
    }

    private function feedAnswer(Feed $made, string $answer, int $now, bool $is_list): string
    {
        match ($answer) {
            'no connection' => $made->failRequest($this->id, 'connection', $now),
            'html' => $made->receiveResponse($this->id, 200, 'text/html', '<html></html>', $now),
            default => $made->receiveResponse($this->id, 200, 'application/json', $is_list ? self::LIST : self::RATES, $now),
        };
        $status = $made->failure()->status->value;
        return $status === 'ok' ? 'MONEY_OK' : 'MONEY_ERR_' . strtoupper($status);
    }

    private function own(): string
    {
        return $this->get('currency') ?? $this->get('security_currency');
    }

    private function report(): string
    {
        return $this->get('report_currency') ?? $this->own();
    }

    private function cents(string $name, string $code): int
    {
        return (new Money($this->get($name)[$code], $code))->minor();
    }

    private function portfolioOf(string $method): Portfolio
    {
        $made = new Portfolio($this->report(), method: $method);
        $rate = [];
        if ($this->get('rate_at_trade')) {
            $rate = [
                'rateNumerator' => $this->cents('rate_at_trade', $this->report()),
                'rateDenominator' => $this->cents('rate_at_trade', $this->own()),
            ];
        }
        foreach ($this->get('transactions') as [$date, $action, $symbol, $quantity, $total]) {
            $made->add(['date' => $date, 'action' => $action, 'symbol' => $symbol, 'quantity' => $quantity,
                'total' => new Money($total, $this->own())] + $rate);
        }
        return $made;
    }

    private function valuationOf(Portfolio $made, ?Rates $rates): Valuation
    {
        $symbol = $made->transactionAt(0)->symbol;
        $quotes = $this->get('price') ? [['symbol' => $symbol, 'price' => $this->get('price')]] : [];
        return $made->value($quotes, rates: $rates);
    }

    private function positionOf(string $method): array
    {
        $position = $this->valuationOf($this->portfolioOf($method), null)->positionAt(0);
        return [
            'realised' => number($position->realisedGain), 'remaining_quantity' => (string) $position->quantity,
            'remaining_cost' => number($position->cost), 'unrealised' => number($position->performance->unrealisedGain),
        ];
    }

    private static function statementOf(Wallet $filled, string $target, Rates $rates): array
    {
        $statement = null;
        $error = self::failed(function () use ($filled, $target, $rates, &$statement) {
            $statement = $filled->statement($target, rates: $rates);
        });
        if ($error) {
            return ['statement_error' => $error->getMessage()];
        }
        $rows = 0;
        for ($section = 0; $section < $statement->sectionCount(); $section++) {
            $rows += $statement->rowCount($section);
        }
        return ['sections' => $statement->sectionCount(), 'rows' => $rows];
    }
}
