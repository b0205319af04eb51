// libmoney for JavaScript: exact amounts of money, exchange rates, wallets, invoices and the rest, in Node and browsers.

import { library } from "./binding/library.js";

export { Decimal, Money } from "./binding/values.js";
export { Amounts } from "./binding/columns.js";
export { onProgress } from "./binding/progress.js";
export { carry } from "./binding/transport.js";
export { Owned } from "./binding/runtime.js";
export * from "./binding/handles.js";
export * from "./binding/functions.js";
export { LoadError, MoneyError } from "./errors.js";

/** The version of the library, such as "1.2.3". */
export const version = library.constants.MONEY_VERSION;

/** Which library this is: "native", the machine's own behind an addon, or "wasm", the module of WebAssembly. */
export const backend = library.memory.pointerSize === 8 ? "native" : "wasm";
