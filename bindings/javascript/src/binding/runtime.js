// Calls the library with JavaScript values: arguments are lowered to C values, results are lifted.

import { LoadError } from "../errors.js";
import { lift, lower, lowerStruct } from "./convert.js";
import { library } from "./library.js";

const { description } = library;
// The key of an object's state; no method can have this name.
const HELD = Symbol("held");
// structuredClone, postMessage and v8.serialize reject a symbol; without it they would create an empty object.
const NOT_CLONED = Symbol("an object of the library: pass the text that its methods return, such as toJson()");
const classes = new Map();
const prepared = new Map();
const forgotten = new FinalizationRegistry(({ type, pointer, callbacks }) => free(type, pointer, callbacks));
// Events for listeners. They are delivered after the call that changed the object has returned, so that listeners may
// call the library.
const told = [];
let depth = 0;

function free(type, pointer, callbacks) {
  library.free({ type, pointer });
  for (const callback of callbacks.values()) library.release(callback);
  callbacks.clear();
}

function own(object, pointer) {
  object.notCloned = NOT_CLONED;
  Object.defineProperty(object, HELD, { value: { type: object.constructor.type, pointer, callbacks: new Map() } });
  forgotten.register(object, { ...object[HELD] }, object);
}

/** An object that the library has created. */
function adopt(type, pointer) {
  const object = Object.create(classes.get(type).prototype);
  own(object, pointer);
  return object;
}

/** An object of the library. It is freed by `free()`, or by the garbage collector once it is unreachable. */
export class Owned {
  constructor(pointer) {
    own(this, pointer);
  }

  /** The object's place in the module's memory. */
  get pointer() {
    const { pointer, type } = this[HELD];
    if (pointer === 0) throw new TypeError(`${type.replace(/^money_|_t$/g, "")} has been freed`);
    return pointer;
  }

  /** Throws, because JSON.stringify would write `{}` and lose the object. `toJson()` returns its documents. */
  toJSON() {
    const name = this[HELD].type.replace(/^money_|_t$/g, "");
    throw new TypeError(
      `could not convert a ${name} to JSON: use the text that its methods return, such as toJson()`,
    );
  }

  /** Frees the object. A second time does nothing; every other use throws a TypeError from then on. */
  free() {
    const { type, pointer, callbacks } = this[HELD];
    if (pointer === 0) return;
    forgotten.unregister(this);
    this[HELD].pointer = 0;
    free(type, pointer, callbacks);
  }
}

if (Symbol.dispose !== undefined) {
  Owned.prototype[Symbol.dispose] = function dispose() {
    this.free();
  };
}

/** Names the class of a handle. */
export function define(type, made) {
  made.type = type;
  classes.set(type, made);
}

function camel(name) {
  return name.replace(/_+(.)/g, (_, letter) => letter.toUpperCase());
}

const target = (type) => type.replace(/^const | ?\*+$/g, "");
const isOut = ({ role }) => role === "document" || role.endsWith(" out");

/** Returns whether an argument is positional: required arguments, the object of a method, and texts. */
function isPositional(param, params) {
  const { role, null: isOptional } = param;
  const isOwn = param === params[0] && role === "handle";
  return !isOptional || isOwn || ["scalar", "code", "text in", "array in"].includes(role);
}

/** The properties of a function that every call uses, computed once. */
function plan(name) {
  const known = prepared.get(name);
  if (known !== undefined) return known;
  if (description.functions[name] === undefined) {
    throw new LoadError(
      `${name} requires files, which WebAssembly does not support: in Node, install the package libmoney-linux-x64`,
    );
  }
  const { result, params } = description.functions[name];
  const isPaged = params.some(({ role, count }) => role === "array out" && count === "capacity");
  const made = { name, result, required: [], options: new Map(), struct: null, needed: [], extra: [], callback: null };
  const structs = params.filter(({ role, type }) => role === "options" && library.structs.isStruct(target(type)));
  for (const param of params) {
    const { role, null: isOptional } = param;
    if (role === "error" || role === "part-of" || role === "progress") continue;
    if (isPaged && ["first", "before", "capacity", "count"].includes(param.name)) continue;
    if (isOut(param)) (isOptional ? made.extra : made.needed).push(param);
    else if (role === "callback") made.callback = param;
    else if (isPositional(param, params)) made.required.push(param);
    else if (structs.length === 1 && param === structs[0]) made.struct = param;
    else made.options.set(camel(param.name), param);
  }
  if (made.callback !== null) made.required.push(made.callback);
  prepared.set(name, made);
  return made;
}

function lowerParam(param, value) {
  switch (param.role) {
    case "handle":
      if (value === null || value === undefined) return null;
      if (!(value instanceof classes.get(target(param.type)))) {
        throw new TypeError(`${param.name} must be of class ${classes.get(target(param.type)).name}`);
      }
      return value;
    case "code":
      if (value !== null && typeof value !== "string") throw new TypeError(`${param.name} must be a string`);
      return value;
    case "text in":
      if (typeof value !== "string" && !(value instanceof Uint8Array)) {
        throw new TypeError(`${param.name} must be a string or a Uint8Array`);
      }
      return value;
    case "array in":
      return Array.from(value, (one) => lower(target(param.type), one));
    default:
      return lower(target(param.type), value);
  }
}

function given(made, values, options) {
  const found = {};
  made.required.forEach((param, index) => {
    const value = values[index];
    if (value === undefined && !param.null) {
      throw new TypeError(`missing argument ${camel(param.name)} of ${made.name}`);
    }
    if (param === made.callback || value === undefined || (value === null && param.null)) return;
    found[param.name] = lowerParam(param, value);
  });
  if (options === undefined || options === null) return found;
  const fields = {};
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const param = made.options.get(key);
    if (param !== undefined) found[param.name] = value === null ? null : lowerParam(param, value);
    else if (made.struct !== null) fields[key] = value;
    else throw new TypeError(`unknown option "${key}" of ${made.name}`);
  }
  if (Object.keys(fields).length > 0) found[made.struct.name] = lowerStruct(target(made.struct.type), fields);
  return found;
}

function liftOut(param, value) {
  const type = target(param.type);
  if (param.role === "text out" || param.role === "document") return value;
  if (param.role === "handle out") return value === null ? null : adopt(type, value.pointer);
  if (param.role === "array out") return value.map((one) => lift(type, one));
  return lift(type, value);
}

function results(made, outs, got) {
  if (made.result !== "money_status_t" && made.result !== "void") return got;
  if (outs.length === 0) return undefined;
  if (outs.length === 1) return liftOut(outs[0], got[outs[0].name]);
  return Object.fromEntries(outs.map((param) => [camel(param.name), liftOut(param, got[param.name])]));
}

/** Calls the listeners. If one throws, the error is rethrown after all have been called. */
function tell() {
  let failure;
  while (depth === 0 && told.length > 0) {
    const { listener, value } = told.shift();
    try {
      listener(value);
    } catch (error) {
      failure ??= { error };
    }
  }
  if (failure !== undefined) throw failure.error;
}

function run(name, found) {
  depth += 1;
  try {
    return library.call(name, found);
  } finally {
    depth -= 1;
  }
}

/** Calls a function: required arguments are positional, the others named. */
export function call(name, values, options, isDetailed = false) {
  const made = plan(name);
  if (made.callback !== null) return listen(made, values);
  const outs = isDetailed || made.needed.length === 0 ? [...made.needed, ...made.extra] : made.needed;
  const found = given(made, values, options);
  for (const param of outs) if (param.null) found[param.name] = true;
  const got = run(name, found);
  if (depth === 0 && told.length > 0) tell();
  return results(made, outs, got);
}

/** Calls a function that creates an object; returns its address. */
export function make(name, values, options) {
  const made = plan(name);
  const [{ name: object }] = made.needed;
  return run(name, given(made, values, options))[object].pointer;
}

const PAGE = 256;

/** Reads rows page by page. */
export function rows(name, values, options, first = 0, most = Infinity) {
  const made = plan(name);
  const [array] = made.needed;
  const found = [];
  for (let at = first; found.length < most;) {
    const asked = given(made, values, options);
    const capacity = Math.min(PAGE, most - found.length);
    const got = run(name, { ...asked, first: at, capacity });
    const page = liftOut(array, got[array.name].slice(0, Number(got.count)));
    found.push(...page);
    if (page.length < capacity) break;
    at += page.length;
  }
  return found;
}

/** Reads rows below an id page by page. */
export function rowsBelow(name, values, options, before = 0, most = Infinity) {
  const made = plan(name);
  const [array] = made.needed;
  const found = [];
  for (let at = lower("uint64_t", before); found.length < most;) {
    const asked = given(made, values, options);
    const capacity = Math.min(PAGE, most - found.length);
    const got = run(name, { ...asked, before: at, capacity });
    const page = liftOut(array, got[array.name].slice(0, Number(got.count)));
    found.push(...page);
    if (page.length < capacity) break;
    at = lower("uint64_t", page.at(-1).id);
  }
  return found;
}

/** Sets the listener of an object and replaces the previous one; null removes it. */
function listen(made, values) {
  const { callback, name } = made;
  const listener = values[made.required.indexOf(callback)];
  const [owner] = values;
  if (listener !== null && typeof listener !== "function") throw new TypeError("a listener must be a function or null");
  const types = description.callbacks[callback.type];
  const kind = types[1];
  const hear = (_, word) => {
    const value = kind === "const char *" ? library.memory.textUntilNul(word) : lift(kind, word);
    told.push({ listener, value });
  };
  const pointer = listener === null ? 0 : library.listener(callback.type, hear);
  try {
    run(name, { [made.required[0].name]: owner, [callback.name]: pointer });
  } catch (error) {
    if (pointer !== 0) library.release(pointer);
    throw error;
  }
  const { callbacks } = owner[HELD];
  const before = callbacks.get(name);
  if (before !== undefined) library.release(before);
  if (pointer === 0) callbacks.delete(name);
  else callbacks.set(name, pointer);
}
