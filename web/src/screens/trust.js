// The golden vectors of the library, run in this browser, and the licences.

import { button, h, show, table } from "../parts/dom.js";
import { language, t } from "../words/words.js";

export const uses = [];

const LIBRARY = "../../lib/";
async function load() {
  const at = (path) => new URL(LIBRARY + path, import.meta.url);
  const [{ load: loadLibrary }, { runVectors }, { Checks }] = await Promise.all(
    [
      import(at("src/libmoney.js")),
      import(at("tests/vectors/run.js")),
      import(at("tests/checks.js")),
    ],
  );
  const answer = await fetch(at("full/libmoney.json"));
  return {
    money: await loadLibrary(at("full/libmoney.wasm"), await answer.text()),
    runVectors,
    checks: new Checks(),
  };
}

/** Records the time and the checks of each vector file. */
class Watch {
  constructor() {
    this.rows = [];
  }

  async read(name, checks) {
    const response = await fetch(
      new URL(`../../data/${name}`, import.meta.url),
    );
    if (!response.ok) {
      throw new Error(`${name}: HTTP status ${response.status}`);
    }
    const text = await response.text();
    if (name.startsWith("Vectors/")) {
      this.next(
        name.slice("Vectors/".length, -".json".length),
        checks,
        JSON.parse(text).length,
      );
    }
    return text;
  }

  next(name, checks, cases) {
    const now = performance.now();
    const done = checks.passed + checks.failures.length;
    const last = this.rows.at(-1);
    if (last !== undefined) {
      Object.assign(last, {
        checks: done - last.before,
        time: now - last.start,
        failed: checks.failures.length - last.failedBefore,
      });
    }
    if (name !== null) {
      this.rows.push({
        name,
        cases,
        before: done,
        failedBefore: checks.failures.length,
        start: now,
      });
    }
  }
}

const number = (value, digits = 0) =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

function resultsTable(rows) {
  const columns = [
    [t("trust.file"), "text"],
    [t("trust.cases"), "number"],
    [t("trust.passed"), "number"],
    [t("trust.failed"), "number"],
    [t("trust.time"), "number"],
  ];
  const cells = rows.map(({ name, cases, checks, failed, time }) => [
    name,
    number(cases),
    number(checks - failed),
    number(failed),
    t("trust.time_of", { time: number(time, 1) }),
  ]);
  return table(t("trust.results"), columns, cells);
}

async function run(place, told) {
  show(place, h("p", { class: "waiting" }, t("trust.running")));
  const { money, runVectors, checks } = await load();
  const watch = new Watch();
  const start = performance.now();
  await runVectors(money, checks, (name) => watch.read(name, checks));
  watch.next(null, checks, 0);
  const time = number(performance.now() - start);
  const { passed, failures } = checks;
  told.textContent = t("trust.passed_of", { passed: number(passed), all: number(passed + failures.length) });
  told.className = failures.length === 0 ? "big good" : "big bad";
  const count = watch.rows.reduce((sum, { cases }) => sum + cases, 0);
  show(
    place,
    h("p", { class: "hint" }, t("trust.summary", { count, time })),
    resultsTable(watch.rows),
    failures.length === 0 ? null : h("pre", { class: "failures" }, failures.slice(0, 20).join("\n")),
  );
}

/** The licences of the page and of the module's components. */
function licences() {
  const files = [["libmoney", "LICENSE.txt"], [t("trust.components"), "libmoney.wasm.LICENSES.txt"]];
  const links = files.map(([name, file]) => h("li", {}, h("a", { href: `licences/${file}` }, name)));
  return h("section", { class: "card", "aria-label": t("trust.licences") }, [
    h("h2", {}, t("trust.licences")),
    h("ul", {}, links),
  ]);
}

export function open(desk) {
  const told = h("p", { class: "big", id: "trust-told", role: "status" }, "…");
  const place = h("div", { class: "stack" });
  const go = async () => {
    try {
      await run(place, told);
    } catch (error) {
      told.textContent = t("trust.not_run");
      show(place, h("p", { class: "failure" }, t("trust.failure", { reason: error.message })));
    }
  };
  go();
  const vectors = h("section", { class: "card", "aria-label": t("trust.vectors") }, [
    h("p", {}, t("trust.intro", { version: desk.library.version })),
    told,
    place,
    h("div", { class: "row" }, button(t("trust.again"), go)),
  ]);
  return { element: h("div", { class: "stack" }, [vectors, licences()]) };
}
