// The golden vectors of the library, run in this browser, and the licences.

import { button, h, show, table } from "../parts/dom.js";

export const uses = [];

const LIBRARY = "../../lib/";
/** The licences of the page and of the module's components. */
const LICENCES = [["libmoney", "LICENSE.txt"], [
  "Components of the WebAssembly module",
  "libmoney.wasm.LICENSES.txt",
]];

async function load() {
  const at = (path) => new URL(LIBRARY + path, import.meta.url);
  const [{ load: loadLibrary }, { runVectors }, { Checks }] = await Promise.all(
    [
      import(at("src/libmoney.js")),
      import(at("tests/vectors/run.js")),
      import(at("tests/checks.js")),
    ],
  );
  const answer = await fetch(at("libmoney.json"));
  return {
    money: await loadLibrary(at("libmoney.wasm"), await answer.text()),
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

async function run(place, told) {
  show(place, h("p", { class: "waiting" }, "Running the vectors."));
  const { money, runVectors, checks } = await load();
  const watch = new Watch();
  const start = performance.now();
  await runVectors(money, checks, (name) => watch.read(name, checks));
  watch.next(null, checks, 0);
  const time = performance.now() - start;
  const all = checks.passed + checks.failures.length;
  told.textContent = `${checks.passed} of ${all}`;
  told.className = checks.failures.length === 0 ? "big good" : "big bad";
  const rows = watch.rows.map((
    { name, cases, checks: count, failed, time: one },
  ) => [
    name,
    String(cases),
    String(count - failed),
    String(failed),
    `${one.toFixed(1)} ms`,
  ]);
  const columns = [
    ["Vectors", "text"],
    ["Cases", "number"],
    ["Passed", "number"],
    ["Failed", "number"],
    [
      "Time",
      "number",
    ],
  ];
  show(
    place,
    h(
      "p",
      { class: "hint" },
      `${watch.rows.reduce((sum, { cases }) => sum + cases, 0)} cases in ${
        time.toFixed(0)
      } ms, reading the files included.`,
    ),
    table("Golden vectors", columns, rows),
    checks.failures.length === 0 ? null : h("pre", { class: "receipt" }, checks.failures.slice(0, 20).join("\n")),
  );
}

export function open(desk) {
  const told = h("p", { class: "big", id: "trust-told", role: "status" }, "…");
  const place = h("div", { class: "stack" });
  const go = async () => {
    try {
      await run(place, told);
    } catch (error) {
      told.textContent = "not run";
      show(
        place,
        h(
          "p",
          { class: "failure" },
          `Could not run the vectors: ${error.message}. They become available offline shortly after the first visit.`,
        ),
      );
    }
  };
  go();
  const vectors = h("section", {
    class: "card",
    "aria-label": "Golden vectors",
  }, [
    h(
      "p",
      {},
      `Version ${desk.library.version} of the library (WebAssembly) runs the golden vectors that every language binding must pass.`,
    ),
    told,
    place,
    h("div", { class: "row" }, button("Run again", go)),
  ]);
  const licences = h("section", { class: "card", "aria-label": "Licences" }, [
    h("h2", {}, "Licences"),
    h(
      "ul",
      {},
      LICENCES.map(([name, file]) => h("li", {}, h("a", { href: `licences/${file}` }, name))),
    ),
  ]);
  return { element: h("div", { class: "stack" }, [vectors, licences]) };
}
