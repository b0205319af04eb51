// Carries the requests of feeds with `fetch`. The library opens no connection: a feed supplies requests and receives the
// responses.

import { MoneyError } from "../errors.js";
import { fileOfArchive, isArchive, TransportFailure } from "./archive.js";

const REDIRECTS = 5;
/** The reasons for connection failures by Node's error codes. Browsers do not report a reason. */
const REASONS = {
  ENOTFOUND: "dns",
  EAI_AGAIN: "dns",
  UND_ERR_SOCKET: "disconnected",
  ECONNRESET: "disconnected",
  EPIPE: "disconnected",
};

function reasonOf(error, signal) {
  if (error instanceof TransportFailure) return error.reason;
  if (signal.aborted) return signal.reason === TIME_OUT ? "timeout" : "cancelled";
  const code = error.cause?.code ?? error.code ?? "";
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) return "tls";
  return REASONS[code] ?? (error.message === "terminated" ? "disconnected" : "connection");
}

const TIME_OUT = Symbol("time out");

/** The body, unless it is longer than `most` bytes. */
async function bodyOf(response, most) {
  if (response.body === null) return new Uint8Array();
  const chunks = [];
  let length = 0;
  for (const reader = response.body.getReader();;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new TransportFailure("too_large");
    }
    chunks.push(value);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.length;
  }
  return body;
}

function headersOf(request) {
  const lines = request.headers().split("\n").filter((line) => line !== "");
  return lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
}

/**
 * The response of a server. A server may close a kept-alive connection just as a request is sent on it. It has not
 * responded in that case, so a request that only reads is sent once more.
 */
async function respond(fetch, url, settings) {
  try {
    return await fetch(url, settings);
  } catch (error) {
    const isStale = settings.method === "GET" && !settings.signal.aborted &&
      reasonOf(error, settings.signal) === "disconnected";
    if (!isStale) throw error;
    return await fetch(url, settings);
  }
}

/** The answer after redirects within one server. A key in the address never goes to another one. */
async function answerOf(request, { fetch, most, signal }) {
  const headers = headersOf(request);
  const method = request.method();
  const body = request.body() ?? undefined;
  let url = new URL(request.url());
  for (let redirects = 0;; redirects += 1) {
    const settings = {
      body,
      credentials: "omit",
      headers,
      method,
      redirect: "manual",
      referrerPolicy: "no-referrer",
      signal,
    };
    const response = await respond(fetch, url, settings);
    if (response.type === "opaqueredirect") throw new TransportFailure("other");
    const target = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
    const next = target === null ? null : new URL(target, url);
    if (next === null || method !== "GET" || next.origin !== url.origin || redirects === REDIRECTS) {
      return { response, body: await bodyOf(response, most), type: response.headers.get("content-type") };
    }
    await response.body?.cancel();
    url = next;
  }
}

/** Hands a call's result over; a request that the feed has given up in the meantime is no matter. */
function handOver(body) {
  try {
    body();
  } catch (error) {
    // The feed records the failure and returns it from `failure`.
    if (!(error instanceof MoneyError)) throw error;
  }
}

function tell(feed, id, { response, body, type }, now) {
  for (const [name, value] of response.headers) handOver(() => feed.receiveHeader(id, name, value));
  handOver(() => feed.receiveResponse(id, response.status, type, body, now()));
}

async function carryOne(feed, request, settings) {
  const { now, signal, timeout } = settings;
  const id = request.id();
  const control = new AbortController();
  const cancel = () => control.abort(signal.reason);
  const timer = timeout === null ? undefined : setTimeout(() => control.abort(TIME_OUT), timeout * 1000);
  signal?.addEventListener("abort", cancel);
  if (signal?.aborted) cancel();
  try {
    const answer = await answerOf(request, { ...settings, signal: control.signal });
    // A feed gets the file in an archive. It refuses an archive that is damaged, and notes why.
    const file = isArchive(answer.body) ? await fileOfArchive(answer.body, settings.most) : null;
    if (file !== null) Object.assign(answer, { body: file, type: null });
    tell(feed, id, answer, now);
  } catch (error) {
    handOver(() => feed.failRequest(id, reasonOf(error, control.signal), now()));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
    request.free();
  }
}

/**
 * Sends the requests of feeds and passes them the responses until no request is due. Resolves to the number of
 * requests.
 *
 *     const feed = new Feed("ecb");
 *     await carry(feed);
 *     const rates = feed.rates();
 *
 * A failed request does not reject the promise: the feed records it, and `feed.failure()` returns it. An error thrown by
 * a listener of the feed rejects it.
 */
export async function carry(feed, options = {}) {
  const {
    fetch = globalThis.fetch,
    signal,
    timeout = 60,
    parallel = 8,
    most = 16 * 1024 * 1024,
    now = () => new Date(),
  } = options;
  if (typeof fetch !== "function") throw new TypeError("missing fetch: pass one as an option");
  if (timeout !== null && !(timeout > 0)) {
    throw new RangeError(`timeout must be a positive number of seconds or null, got ${timeout}`);
  }
  if (!(parallel >= 1 && most >= 1)) throw new RangeError("parallel and most must be at least 1");
  const settings = { fetch, most, now, signal, timeout };
  const running = new Set();
  let count = 0;
  for (;;) {
    while (running.size < parallel && !signal?.aborted) {
      const request = feed.next(now());
      if (request === null) break;
      count += 1;
      const work = carryOne(feed, request, settings);
      running.add(work);
      work.then(() => running.delete(work), () => {});
    }
    if (running.size === 0) return count;
    await Promise.race(running);
  }
}
