// The progress of long calls, such as reading a history of rates or adding up a column.

import { library } from "./library.js";

const { memory, structs } = library;
const { fields, size } = structs.layout("money_progress_t");
const at = (name) => fields.get(name).offset;
let watched = null;
/** How many calls are telling a listener. */
let telling = 0;

/** Data that libmoney reads and writes during a call, at a fixed address. */
class Watched {
  constructor(listener) {
    this.kept = memory.keep(size);
    // If the listener throws, the long call is cancelled and rethrows the error.
    const hear = (_, done, total) => {
      this.setCancel(1);
      library.settle = () => this.goOn();
      telling += 1;
      try {
        if (listener(Number(done), Number(total) || null) !== false) this.goOn();
      } finally {
        telling -= 1;
      }
    };
    this.callback = library.listener("money_progress_callback_t", hear);
    library.exports.money_progress_init(this.kept.place);
    this.setPointer("callback", this.callback.pointer);
    this.setPointer("user_data", this.callback.context);
  }

  setCancel(value) {
    const { start, view } = this.kept;
    view.setInt32(start + at("cancel"), value, true);
  }

  goOn() {
    this.setCancel(0);
    library.settle = null;
  }

  setPointer(name, address) {
    const { start, view } = this.kept;
    if (memory.pointerSize === 4) view.setUint32(start + at(name), address, true);
    else view.setBigUint64(start + at(name), BigInt(address), true);
  }

  free() {
    library.release(this.callback);
    this.kept.free();
  }
}

/**
 * Sets the listener of the progress of long calls; null removes it. It receives the units done and their total, which is
 * null while it is unknown. If it returns false, the call throws a MoneyError with the code "cancelled"; if it throws, the
 * call throws the same error. In both cases the call has changed nothing.
 *
 *     onProgress((done, total) => bar.update(done, total));
 *
 * The listener may read objects of the library, but not change them. It cannot set another listener while it runs: that
 * throws an Error.
 */
export function onProgress(listener) {
  if (listener !== null && typeof listener !== "function") throw new TypeError("a listener must be a function or null");
  if (telling > 0) throw new Error("a listener must not be set within a listener: return false to cancel");
  const next = listener === null ? null : new Watched(listener);
  library.call("money_progress_watch", { progress: next === null ? null : { pointer: next.kept.place } });
  watched?.free();
  watched = next;
  memory.isWatched = next !== null;
}
