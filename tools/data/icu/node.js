// Formats standard input, {locales, cases, countries}, with Node's ICU, and writes a line for each supported locale.
'use strict';
const {locales, cases, countries} = JSON.parse(require('fs').readFileSync(0, 'utf8'));
const displays = {symbol: 'symbol', narrow: 'narrowSymbol', code: 'code', name: 'name'};
for (const locale of locales) {
  const tag = locale.replace(/_/g, '-');
  if (Intl.NumberFormat.supportedLocalesOf([tag], {localeMatcher: 'lookup'}).length === 0) continue;
  const found = new Intl.NumberFormat(tag).resolvedOptions().locale;
  if (found.toLowerCase() !== tag.toLowerCase()) continue;
  const texts = cases.map(([style, display, numerals, amount, code, digits]) => {
    const compact = style === 'compact';
    return new Intl.NumberFormat(tag, {
      style: 'currency', currency: code, currencyDisplay: displays[display],
      currencySign: style === 'accounting' ? 'accounting' : 'standard',
      notation: compact ? 'compact' : 'standard',
      minimumFractionDigits: compact ? 0 : digits, maximumFractionDigits: digits,
      roundingMode: 'halfEven', ...(numerals === 'latin' ? {numberingSystem: 'latn'} : {}),
    }).format(amount);
  });
  const named = new Intl.DisplayNames(tag, {type: 'region', style: 'long'});
  console.log(JSON.stringify([locale, texts, countries.map((code) => named.of(code))]));
}
