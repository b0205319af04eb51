// Models for screens: converters, lists of currencies and order forms.

function converter(tools, test, rates, text) {
  const { constants } = tools;
  const made = tools.call("money_converter_new", { source: test.source, target: test.target }).converter;
  const given = {
    converter: made,
    rates,
    origin: constants.MONEY_ORIGIN_NETWORK,
    received: constants.MONEY_INSTANT_NONE,
  };
  tools.call("money_converter_set_rates", given);
  tools.call("money_converter_set_amount", { converter: made, text });
  return made;
}

export async function useConverter(tools, test, read) {
  if (test.list !== undefined) return useList(tools, test, await read(`Data/${test.list}`));
  const json = await read(`Data/${test.rates}`);
  if (test.source === undefined) {
    const error = tools.checks.failure(() => tools.call("money_rates_from_json", { json }));
    tools.checks.check(
      error?.constant === "MONEY_ERR_PROVIDER" && error.message.startsWith(test.error),
      "another error",
    );
    return undefined;
  }
  tools.using(
    tools.call("money_rates_from_json", { json }).rates,
    (rates) =>
      tools.using(converter(tools, test, rates, test.typed), (made) => converterHolds(tools, test, made, rates)),
  );
  return undefined;
}

function converterHolds(tools, test, made, rates) {
  const { checks, constants } = tools;
  const now = constants.MONEY_INSTANT_NONE;
  const text = (function_, one = made) => tools.call(function_, { converter: one }).buffer;
  const { info } = tools.call("money_converter_info", { converter: made, now });
  if (test.result !== undefined) checks.same(text("money_converter_text"), test.result, "the result");
  if (test.through !== undefined) {
    const { details } = tools.call("money_converter_result", { converter: made, now, details: true });
    const between = details.legs.slice(1, details.leg_count).map((leg) => leg.from);
    checks.check(between.includes(test.through), "another path", between.join(" "));
  }
  if (test.state !== undefined) {
    const wanted = test.state === "empty" ? constants.MONEY_CONVERTER_EMPTY : constants.MONEY_CONVERTER_FAILED;
    checks.same(info.state, wanted, "the state");
  }
  if (test.result_of !== undefined) {
    tools.using(converter(tools, test, rates, test.result_of), (other) => {
      const wanted = text("money_converter_text", other);
      checks.check(wanted !== "" && text("money_converter_text") === wanted, `not as ${test.result_of}`);
      checks.same(info.input_state, constants.MONEY_INPUT_STATE_UNFINISHED, "the state of the input");
    });
  }
  if (test.equivalence_has_significant_digits !== undefined) {
    const number = text("money_converter_unit_rate").split(" = ")[1].split(" ")[0];
    const digits = number.replace(".", "").replace(/^0+/, "").length;
    checks.check(digits >= test.equivalence_has_significant_digits, "too few digits", number);
  }
  if (test.rate_exact !== undefined) exactRateHolds(tools, test, made);
  if (test.error !== undefined) {
    checks.same(info.state, constants.MONEY_CONVERTER_FAILED, "the state");
    const reason = text("money_converter_reason");
    checks.check(reason.startsWith(test.error), "another reason", reason);
  }
}

function exactRateHolds(tools, test, made) {
  const { details } = tools.call("money_converter_rate", { converter: made, now: tools.constants.MONEY_INSTANT_NONE });
  tools.checks.same(details.leg_count, 1, "the number of legs");
  const [whole, fraction = ""] = test.rate_exact.split(".");
  const { numerator, denominator } = details.legs[0];
  const wanted = BigInt(whole + fraction) * denominator;
  tools.checks.same(numerator * BigInt(10) ** BigInt(fraction.length), wanted, "the exact rate");
}

function useList(tools, test, json) {
  const { checks, constants } = tools;
  tools.using(tools.call("money_currency_list_new", { language: test.language }).list, (list) => {
    tools.call("money_currency_list_add_json", { list, json });
    for (const code of test.favourites ?? []) {
      tools.call("money_currency_list_set_favourite", { list, code, is_favourite: 1 });
    }
    if (test.sort !== undefined) {
      const isUp = test.sort === "code_ascending";
      const sort = isUp ? constants.MONEY_SORT_CODE_ASCENDING : constants.MONEY_SORT_CODE_DESCENDING;
      tools.call("money_currency_list_set_sort", { list, sort });
    }
    if (test.search !== undefined) tools.call("money_currency_list_set_search", { list, text: test.search });
    const { count } = tools.call("money_currency_list_count", { list });
    const codes = Array.from(
      { length: count },
      (_, index) => tools.call("money_currency_list_at", { list, index }).item.code,
    );
    for (const code of test.finds_at_least ?? []) checks.check(codes.includes(code), `no ${code}`, codes.join(" "));
    (test.first ?? []).forEach((code, index) => checks.same(codes[index], code, `place ${index}`));
    const wanted = test.state === undefined ? constants.MONEY_LIST_READY : constants.MONEY_LIST_NOTHING_FOUND;
    checks.same(tools.call("money_currency_list_state", { list }).state, wanted, "the state");
  });
}

const FIELDS = ["date", "type", "ticker", "quantity", "price", "sum"];

export function useForm(tools, test) {
  const { checks, constants } = tools;
  const { draft } = test;
  const rule = draft.rule === undefined ? constants.MONEY_TICKER_LETTERS : constants.MONEY_TICKER_EXCHANGE_SYMBOL;
  tools.using(
    tools.call("money_portfolio_new", { currency: "EUR" }).portfolio,
    (portfolio) =>
      tools.using(tools.call("money_order_form_new", { portfolio, ticker_rule: rule }).form, (form) => {
        const fields = FIELDS.map((name, index) => [name, constants.MONEY_ORDER_DATE + index]);
        for (const [name, field] of fields) {
          if (draft[name] !== undefined) tools.call("money_order_form_set", { form, field, text: draft[name] });
        }
        for (const [name, field] of fields) {
          const { state } = tools.call("money_order_form_state", { form, field });
          checks.same(tools.call("money_field_state_text", { state }), test.errors?.[name] ?? "ok", name);
          const { buffer } = tools.call("money_order_form_text", { form, field });
          if (test[name] !== undefined) checks.same(buffer, test[name], name);
        }
        const save = () => tools.call("money_order_form_save", { form, portfolio });
        if (test.saved) save();
        else checks.failure(save);
        checks.same(tools.call("money_portfolio_count", { portfolio }).count, test.saved ? 1 : 0, "the number of stored transactions");
      }),
  );
}
