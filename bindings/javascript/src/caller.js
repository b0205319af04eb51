// Calls by name, according to the description of the interface: each parameter has a type and a role.

import { MoneyError } from "./errors.js";

/** The initial capacity for a text; a longer text is requested again. */
const TEXT = 512;

/** An object of the library, such as a table of rates. Call `free` to release it. */
export class Handle {
  constructor(type, pointer) {
    this.type = type;
    this.pointer = pointer;
  }
}

/** The result that is bytes, where others are text. */
const BINARY = "bytes";

/** The type that a parameter points to. */
const target = (type) => type.replace(/^const | ?\*+$/g, "");

/** The data that a call has placed in memory. */
class Call {
  constructor(given, room) {
    this.given = given;
    this.room = room;
    this.outputs = [];
    this.parts = null;
    this.error = 0;
    this.text = 0;
    this.document = 0;
  }

  /** Records a length or a callback's context. */
  note(name, value) {
    this.parts ??= new Map();
    this.parts.set(name, value);
  }
}

export class Caller {
  constructor(description, exports, memory, structs, callbacks) {
    this.description = description;
    this.exports = exports;
    this.memory = memory;
    this.structs = structs;
    this.callbacks = callbacks;
    this.tooSmall = description.constants.MONEY_ERR_BUFFER_TOO_SMALL;
    this.plans = new Map();
  }

  call(name, given = {}) {
    const plan = this.plan(name);
    for (const key in given) {
      if (!plan.names.has(key)) throw new TypeError(`unknown parameter "${key}" of ${name}`);
    }
    return this.memory.during(() => this.run(plan, given, TEXT));
  }

  /** The plan of a function: the makers of its parameters' words. */
  plan(name) {
    const known = this.plans.get(name);
    if (known !== undefined) return known;
    const described = this.description.functions[name];
    if (described === undefined) throw new TypeError(`unknown function "${name}"`);
    const { params, result } = described;
    const plan = {
      names: new Set(params.map((parameter) => parameter.name)),
      words: params.map((parameter) => this.maker(parameter, params)),
      run: this.exports[name],
      result: result === "money_status_t" || result === "void" ? null : result,
    };
    this.plans.set(name, plan);
    return plan;
  }

  run(plan, given, room) {
    const call = new Call(given, room);
    const { words } = plan;
    const made = new Array(words.length);
    for (let index = 0; index < words.length; index += 1) made[index] = words[index](call);
    const returned = plan.run(...made);
    this.callbacks.rethrow();
    if (plan.result !== null) return this.plain(plan.result, returned);
    if (returned === this.tooSmall && call.text !== 0) {
      const length = this.structs.address(call.text);
      if (length >= room) return this.run(plan, given, length + 1);
    }
    if (returned) throw this.failure(returned, call.error);
    const results = {};
    for (const { name, read, place } of call.outputs) results[name] = read(place, call);
    return results;
  }

  plain(type, returned) {
    return type === "const char *" ? this.memory.textUntilNul(returned) : returned;
  }

  failure(status, error) {
    const constant = this.description.statuses[status] ?? "MONEY_ERR_?";
    const told = error === 0 ? {} : this.structs.read(error, "money_error_t");
    return new MoneyError(status, constant, told.text, Number(told.position ?? -1), told.cause ?? 0);
  }

  /** Returns the maker of a parameter's C word; the maker writes pointed-to data to memory. */
  maker(parameter, params) {
    const { name, type, role } = parameter;
    const { memory, structs } = this;
    switch (role) {
      case "error": {
        const { size } = structs.layout("money_error_t");
        return (call) => (call.error = memory.take(size));
      }
      case "part-of":
        return this.partMaker(parameter, params);
      case "scalar":
        return this.scalarMaker(parameter);
      case "code":
        return ({ given }) => {
          const value = given[name];
          return value === null || value === undefined ? 0 : memory.takeText(value).pointer;
        };
      case "handle":
      case "free":
        return ({ given }) => given[name]?.pointer ?? 0;
      case "text in":
        return (call) => {
          const value = call.given[name];
          if (value === null || value === undefined) return 0;
          const { pointer, length } = memory.takeText(value);
          call.note(name, length);
          return pointer;
        };
      case "value in":
      case "options":
      case "progress": {
        const struct = target(type);
        return ({ given }) => structs.addressOf(given[name], type, struct);
      }
      case "array in":
        return this.arrayMaker(parameter);
      case "callback":
        // A native callback is a single function; its context identifies the JavaScript function.
        return (call) => {
          const value = call.given[name];
          call.note(name, value?.context);
          return value?.pointer ?? value ?? 0;
        };
      default:
        return this.outputMaker(parameter, params);
    }
  }

  scalarMaker({ name, type }) {
    const scalar = this.structs.scalar(type);
    if (scalar === undefined) return ({ given }) => given[name]?.pointer ?? given[name] ?? 0;
    return ({ given }) => {
      const value = given[name];
      if (value === undefined) throw new TypeError(`missing argument ${name}: expected ${type}`);
      return scalar.isLarge ? BigInt(value) : value;
    };
  }

  arrayMaker({ name, type, count }) {
    const { memory, structs } = this;
    const element = target(type);
    const { size } = structs.measure(element);
    return (call) => {
      const given = call.given[name] ?? [];
      // A single struct may be passed without an array; then the count has another meaning and is passed by name.
      const values = Array.isArray(given) ? given : [given];
      const pointer = memory.take(Math.max(1, values.length * size));
      values.forEach((value, index) => structs.write(pointer + index * size, element, value));
      call.note(name, Array.isArray(given) ? values.length : call.given[count]);
      return pointer;
    };
  }

  /** Returns the maker of a dependent parameter: a length, a capacity or a callback's context. */
  partMaker({ name, type, part_of: whole }, params) {
    const { memory } = this;
    const role = params.find((parameter) => parameter.name === whole)?.role;
    if (role === "text out") {
      if (!type.endsWith("*")) return (call) => call.room;
      return (call) => (call.text = memory.take(memory.pointerSize));
    }
    if (role === "document") return (call) => (call.document = memory.take(memory.pointerSize));
    return ({ given, parts }) => given[name] ?? parts?.get(whole) ?? 0;
  }

  /** Memory for an output. An optional output is present if the caller requests it with `true`. */
  outputMaker(parameter, params) {
    const { name, role, type, null: isOptional, count } = parameter;
    const { memory, structs } = this;
    const element = type.replace(/ ?\*+$/, "");
    if (role === "array out") return this.rowsMaker(name, element, isOptional, count, params);
    const read = this.outputReader(role, element, name === BINARY);
    const isText = role === "text out";
    const { size } = isText ? { size: 0 } : structs.measure(element);
    return (call) => {
      if (isOptional && call.given[name] !== true) return 0;
      const place = memory.take(isText ? call.room : size);
      call.outputs.push({ name, read, place });
      return place;
    };
  }

  outputReader(role, element, isBinary) {
    const { memory, structs } = this;
    switch (role) {
      case "text out":
        if (isBinary) return (place, call) => memory.copy(place, structs.address(call.text));
        return (place) => memory.textUntilNul(place);
      case "document":
        return (place, call) => this.document(place, call, isBinary);
      case "handle out":
        return (place) => this.made(element, structs.address(place));
      case "value out":
        return (place) => structs.read(place, element);
      default:
        return structs.oneReader(element);
    }
  }

  made(type, pointer) {
    return pointer === 0 ? null : new Handle(type, pointer);
  }

  document(place, { document }, isBinary) {
    const start = this.structs.address(place);
    if (isBinary) {
      const bytes = this.memory.copy(start, this.structs.address(document));
      this.exports.money_string_free(start);
      return bytes;
    }
    const text = document === 0
      ? this.memory.textUntilNul(start)
      : this.memory.text(start, this.structs.address(document));
    this.exports.money_string_free(start);
    return text;
  }

  rowsMaker(name, element, isOptional, count, params) {
    const { memory, structs } = this;
    const owner = params.find((parameter) => parameter.name === count);
    const { size } = structs.measure(element);
    const one = structs.oneReader(element);
    return (call) => {
      const given = call.given[name];
      // The rows of a column are as many as the column has; its memory is the caller's.
      if (owner === undefined) return given?.pointer ?? given ?? 0;
      if (isOptional && given !== true) return 0;
      const most = Number(call.given[count] ?? call.parts?.get(owner.part_of) ?? 0);
      const read = (place) => Array.from({ length: most }, (_, index) => one(place + index * size));
      const place = memory.take(Math.max(1, most * size));
      call.outputs.push({ name, read, place });
      return place;
    };
  }
}
