// libmoney for JavaScript: exact amounts of money, exchange rates, wallets, invoices and the rest, in Node and browsers.

import { library } from "./face/library.js";

export { Decimal, Money } from "./face/values.js";
export { Amounts } from "./face/columns.js";
export { onProgress } from "./face/progress.js";
export { carry } from "./face/transport.js";
export { Owned } from "./face/runtime.js";
export * from "./face/handles.js";
export * from "./face/functions.js";
export { LoadError, MoneyError } from "./errors.js";

/** The version of the library, such as "1.2.3". */
export const version = library.constants.MONEY_VERSION;

/** Which library this is: "native", the machine's own behind an addon, or "wasm", the module of WebAssembly. */
export const backend = library.memory.pointerSize === 8 ? "native" : "wasm";
