// The types of the package.

import { Feed, Status } from "./binding/generated.js";

export * from "./binding/columns.js";
export * from "./binding/values.js";
export * from "./binding/generated.js";

/** The library cannot be loaded: the module is missing or damaged, or the host lacks a feature that it requires. */
export class LoadError extends Error {}

/** A call failed. It has changed nothing. */
export class MoneyError extends Error {
  /** The name of the status, such as "no_rate". */
  readonly code: Status;
  /** The status as a number. */
  readonly status: number;
  /** The name of the status in the C interface, such as "MONEY_ERR_NO_RATE". */
  readonly constant: string;
  /** The offset in bytes of the failure in the text of the call, or -1. */
  readonly position: number;
}

/** The version of the library, such as "1.2.3". */
export const version: string;

/** The backend of the library: "native" for the addon, "wasm" for the WebAssembly module. */
export const backend: "native" | "wasm";

/**
 * Sets the listener of the progress of long calls; `null` removes it.
 *
 * The listener receives the units done and their total, which is `null` while it is unknown. If it returns `false`, the
 * call is cancelled: it throws a {@link MoneyError} with code `"cancelled"`. If it throws, the call throws the same
 * error. In both cases the call has changed nothing.
 *
 * @param listener - may read objects of the library, but not change them
 */
export function onProgress(listener: ((done: number, total: number | null) => unknown) | null): void;

/** Options of {@link carry}. */
export interface CarryOptions {
  /** The `fetch` function; by default that of the host. */
  fetch?: typeof globalThis.fetch;
  /** Aborts the requests in flight. */
  signal?: AbortSignal;
  /** The time limit of a request in seconds; 60 by default, `null` for no limit. */
  timeout?: number | null;
  /** The maximum number of concurrent requests; 8 by default. */
  parallel?: number;
  /** The maximum size of a body in bytes; 16 MiB by default. */
  most?: number;
  /** Returns the current time; by default that of the host. */
  now?: () => Date;
}

/**
 * Sends the requests of a feed until none is due.
 *
 * A request that fails does not reject the promise: the feed records it, and {@link Feed.failure} returns it.
 *
 * @returns the number of requests
 */
export function carry(feed: Feed, options?: CarryOptions): Promise<number>;
