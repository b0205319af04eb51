// The types of the package.

import { Feed } from "./binding/generated.js";

export * from "./binding/columns.js";
export * from "./binding/values.js";
export * from "./binding/generated.js";

/** The module cannot be loaded: it is missing or damaged, or the host lacks something that it needs. */
export class LoadError extends Error {}

/** A call failed. It has changed nothing. */
export class MoneyError extends Error {
  /** The number of the status. */
  readonly status: number;
  /** The name of the status, such as "MONEY_ERR_NO_RATE". */
  readonly constant: string;
  /** The byte of the given text where the failure lies, or -1. */
  readonly position: number;
}

/** The version of the library, such as "1.2.3". */
export const version: string;

/** Which library this is: "native", the machine's own behind an addon, or "wasm", the module of WebAssembly. */
export const backend: "native" | "wasm";

/**
 * Calls a listener during the long calls that follow, with the units that are done and how many there are, or null while
 * that is not known. If it returns false, or throws, the call is cancelled: it throws a MoneyError with the constant
 * MONEY_ERR_CANCELLED, or what the listener threw, and has changed nothing. null watches no longer.
 */
export function onProgress(listener: ((done: number, total: number | null) => unknown) | null): void;

/** How `carry` sends requests. */
export interface CarryOptions {
  /** By default that of the host. */
  fetch?: typeof globalThis.fetch;
  /** Gives up what is under way when it is aborted. */
  signal?: AbortSignal;
  /** So many seconds may a request take; 60 by default, and null for any number. */
  timeout?: number | null;
  /** So many requests run at once; 8 by default. */
  parallel?: number;
  /** So many bytes may a body have; 16 MiB by default. */
  most?: number;
  /** The present; by default that of the host's clock. */
  now?: () => Date;
}

/**
 * Sends what a feed has to ask, and hands the answers over, until nothing is due. Resolves to the number of requests.
 * A request that fails rejects nothing: the feed notes it, and `feed.failure()` tells what it was.
 */
export function carry(feed: Feed, options?: CarryOptions): Promise<number>;
