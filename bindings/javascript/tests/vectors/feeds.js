// Feeds: the times of their requests, and their results from responses.

const RATES = '{"success":true,"timestamp":0,"source":"USD","quotes":{"USDEUR":0.9}}';
const LIST = '{"success":true,"currencies":{"EUR":"Euro"}}';

export function follow(tools, test) {
  const { constants } = tools;
  const isList = test.feed === "currency_list";
  const provider = isList ? constants.MONEY_PROVIDER_CURRENCYLAYER_LIST : constants.MONEY_PROVIDER_CURRENCYLAYER;
  const options = { api_key: "not-a-key", ttl_seconds: test.ttl_seconds };
  tools.using(tools.call("money_feed_new", { provider, options }).feed, (feed) => {
    const state = { feed, id: 0, document: isList ? LIST : RATES };
    for (const one of test.steps) step(tools, one, state);
  });
}

function step(tools, one, state) {
  const { checks } = tools;
  const { feed } = state;
  if (one.expect !== undefined) {
    const { request } = tools.call("money_feed_next", { feed, now: one.at });
    checks.same(request !== null, one.expect === "fetch", one.expect);
    if (request !== null) state.id = tools.call("money_feed_request_id", { request });
    tools.money.free(request);
  } else if (one.event === "refresh") {
    tools.call("money_feed_refresh", { feed });
  } else if (one.event !== undefined) {
    tools.call("money_feed_notify_online", { feed, now: one.at });
  } else if (one.answer !== undefined) {
    answer(tools, one, state);
  } else {
    checks.same(one.serves, "the good table of 0, stale by 3601 s", "the step");
    const { info } = tools.call("money_feed_info", { feed, now: one.at });
    checks.same(info.state, tools.constants.MONEY_FEED_STALE, "the state");
    checks.same(info.age_seconds, BigInt(3601), "the age");
    const { rates } = tools.call("money_feed_rates", { feed });
    checks.check(rates !== null, "no table");
    tools.money.free(rates);
  }
}

function answer(tools, { answer: what, at: now }, { feed, id, document }) {
  const { checks, constants } = tools;
  let wanted = constants.MONEY_OK;
  if (what === "no connection") {
    wanted = constants.MONEY_ERR_TRANSPORT;
    tools.call("money_feed_fail_request", { feed, id, reason: constants.MONEY_TRANSPORT_CONNECTION, now });
  } else {
    const isPage = what === "html";
    if (isPage) wanted = constants.MONEY_ERR_CONTENT_TYPE;
    checks.check(isPage || what === "ok", "an answer that is not known", what);
    const body = isPage ? "<html></html>" : document;
    const content_type = isPage ? "text/html" : "application/json";
    tools.call("money_feed_receive_response", { feed, id, http_status: 200, content_type, body, now });
  }
  checks.same(tools.call("money_feed_failure", { feed }).failure.status, wanted, what);
}
