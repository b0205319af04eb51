// Tests that require Node: feeds from a server on loopback, stores in files, workers, and a hundred thousand random
// operations compared with the C library: node build/api/javascript/tests/host.js [OPERATIONS ROUNDS]

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";

import * as libmoney from "../src/index.js";
import { Checks } from "./checks.js";
import { checkBinding } from "./binding.js";
import { checkRandom, checkRounds } from "./random.js";
import { checkStores } from "./stores.js";

const [operations = 100000, rounds = 1000000] = process.argv.slice(2).map(Number);
const KEY = "loopback-key-0123456789";

/** Starts the server of the transports' tests; it ends when its standard input does. */
async function server() {
  const path = fileURLToPath(new URL("../../../../Tests/Network/server.py", import.meta.url));
  const child = spawn("python3", [path, "--key", KEY], { stdio: ["pipe", "pipe", "inherit"] });
  const port = await new Promise((resolve) => child.stdout.once("data", (line) => resolve(Number(String(line)))));
  return { url: `http://127.0.0.1:${port}`, stop: () => child.stdin.end() };
}

async function carried(url, options) {
  const feed = new libmoney.Feed("ecb", { baseUrl: url });
  await libmoney.carry(feed, options);
  try {
    return `${feed.rates().info().currencyCount > 0}`;
  } catch (error) {
    return `${error.message}: ${feed.failure(null).text}`;
  }
}

/** How each behaviour of a server ends: with rates, or with words of the failure. */
const ENDS = {
  normal: "true",
  "slow=1": "true",
  "status=401": /401|key/i,
  "status=500": /500/,
  html: /a page/,
  hangup: /answer|connection/i,
  close: /closed|connection|answer/i,
  garbage: /connection|answer/i,
  redirect: "true",
  "redirect-away": /30\d/,
  "redirect-port": /30\d/,
  "redirect-loop": /30\d/,
  "redirect-odd": /30\d|connection|answer/,
  huge: /stopped reading|large/i,
  "zip-bomb": /stopped reading|large/i,
  "zip-cut": /./,
  "zip-damaged": /./,
  "zip-none": /./,
  "zip-method": /./,
  "zip-stored": "true",
};

async function checkFeeds(checks) {
  const { url, stop } = await server();
  try {
    for (const [name, wanted] of Object.entries(ENDS)) {
      checks.place = `feeds: ${name}`;
      const path = name.startsWith("zip") ? "/eurofxref-hist.zip" : "/eurofxref.csv";
      const got = String(await carried(`${url}/behave/${name}${path}`, { timeout: 5 }));
      checks.check(
        typeof wanted === "string" ? got === wanted : got !== "true" && wanted.test(got),
        "how it ends",
        got,
      );
    }
    checks.place = "feeds";
    checks.same(await carried(`${url}/eurofxref-hist.zip`), "true", "an archive");
    await checkStale(checks, url);
    const late = String(await carried(`${url}/behave/silent/eurofxref.csv`, { timeout: 0.1 }));
    checks.check(/time/.test(late), "a server that is silent", late);
    const gone = String(await carried("http://127.0.0.1:1/eurofxref.csv"));
    checks.check(/connection/.test(gone), "no server", gone);
    const control = new AbortController();
    setTimeout(() => control.abort(), 50);
    const cancelled = String(await carried(`${url}/behave/silent/eurofxref.csv`, { signal: control.signal }));
    checks.check(/gave up|cancel/i.test(cancelled), "a request that the program cancels", cancelled);
  } finally {
    stop();
  }
}

/** A connection that a server closes as a request goes out on it, as often as `times`: a request is sent once more. */
async function checkStale(checks, url) {
  for (const [times, wanted, sent] of [[1, "true", 2], [2, /before the end/, 2]]) {
    let count = 0;
    const fetch = (target, settings) => {
      count += 1;
      if (count > times) return globalThis.fetch(target, settings);
      return Promise.reject(Object.assign(new TypeError("fetch failed"), { cause: { code: "UND_ERR_SOCKET" } }));
    };
    const got = String(await carried(`${url}/eurofxref.csv`, { fetch }));
    checks.check(typeof wanted === "string" ? got === wanted : wanted.test(got), "a stale connection", got);
    checks.same(count, sent, "how often it was sent");
  }
}

/** Threads of JavaScript have libraries of their own, which run side by side. */
async function checkWorkers(checks) {
  checks.place = "workers";
  const body = `
    import("${new URL("../src/index.js", import.meta.url)}").then(({ Money, Wallet }) => {
      const wallet = new Wallet();
      let heard = 0;
      wallet.onChange(() => (heard += 1));
      for (let turn = 0; turn < 2000; turn += 1) wallet.add(Money.fromMinor(turn, "EUR"));
      require("node:worker_threads").parentPort.postMessage(\`\${wallet.sum("EUR")} \${heard}\`);
    });`;
  const answers = [1, 2, 3, 4].map(() => {
    const worker = new Worker(body, { eval: true });
    return new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject)).finally(() =>
      worker.terminate()
    );
  });
  for (const answer of await Promise.all(answers)) checks.same(answer, "19990.00 EUR 2000", "the sum of a worker");
}

const checks = new Checks();
await checkBinding(
  checks,
  JSON.parse(await readFile(new URL("../../../../Tests/Data/column-numbers.json", import.meta.url), "utf8")),
);
await checkFeeds(checks);
await checkWorkers(checks);
const folder = await mkdtemp(`${tmpdir()}/libmoney-`);
try {
  checkStores(checks, libmoney, folder);
} finally {
  await rm(folder, { recursive: true });
}
checkRandom(checks, libmoney, operations);
checkRounds(checks, libmoney, rounds);
for (const failure of checks.failures.slice(0, 50)) console.log(failure);
console.log(`${libmoney.backend}: ${checks.summary}`);
process.exitCode = checks.failures.length === 0 && checks.passed > 0 ? 0 : 1;
