// Functions of JavaScript as pointers to functions of C. A pointer is a place in the module's table, which holds only
// functions of WebAssembly. So each function of JavaScript is wrapped by a module of some thirty bytes.

const TYPES = { i32: 0x7f, i64: 0x7e };

/** The bytes of a module that imports a function and exports it again. */
function wrapper(types) {
  const signature = [0x60, types.length, ...types.map((type) => TYPES[type]), 0];
  return new Uint8Array([
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    1,
    signature.length + 1,
    1,
    ...signature,
    2,
    7,
    1,
    1,
    0x65,
    1,
    0x66,
    0,
    0, // import "e" "f"
    7,
    5,
    1,
    1,
    0x66,
    0,
    0, // export "f"
  ]);
}

export class Callbacks {
  constructor(table) {
    this.table = table;
    this.free = [];
    this.thrown = [];
    this.dispatchers = new Map();
    this.listeners = new Map();
    this.next = 1;
  }

  /** The pointer of a function, which gets its arguments as numbers and BigInts. */
  pointer(types, body) {
    // A call of the library must not be left by an exception, so it is thrown again when the call has returned.
    const guarded = (...values) => {
      try {
        body(...values);
      } catch (error) {
        this.thrown.push(error);
      }
    };
    const module = new WebAssembly.Module(wrapper(types));
    const { exports } = new WebAssembly.Instance(module, { e: { f: guarded } });
    const place = this.free.pop() ?? this.table.grow(1);
    this.table.set(place, exports.f);
    return place;
  }

  /** Creates a listener. One pointer serves all listeners of a type; the context identifies the function. */
  listener(types, body, type) {
    let pointer = this.dispatchers.get(type);
    if (pointer === undefined) {
      pointer = this.pointer(types, (context, ...values) => this.listeners.get(context)?.(context, ...values));
      this.dispatchers.set(type, pointer);
    }
    const context = this.next;
    this.next += 1;
    this.listeners.set(context, body);
    return { pointer, context };
  }

  release(place) {
    if (place.context !== undefined) {
      this.listeners.delete(place.context);
      return;
    }
    this.table.set(place, null);
    this.free.push(place);
  }

  /** Rethrows an error that a callback threw during the call that has returned. */
  rethrow() {
    if (this.thrown.length > 0) throw this.thrown.shift();
  }
}
