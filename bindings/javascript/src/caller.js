// Calls by name, as the description of the interface tells: each parameter has a type and a role.

import { MoneyError } from "./errors.js";

/** The room for a text at first; a longer one is asked for again. */
const TEXT = 512;

/** An object of the library, such as a table of rates. `free` it when you no longer need it. */
export class Handle {
  constructor(type, pointer) {
    this.type = type;
    this.pointer = pointer;
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
  }

  call(name, given = {}) {
    const described = this.description.functions[name];
    if (described === undefined) throw new TypeError(`the library has no function ${name}`);
    for (const key of Object.keys(given)) {
      if (!described.params.some((parameter) => parameter.name === key)) {
        throw new TypeError(`${name} has no parameter ${key}`);
      }
    }
    return this.memory.during(() => this.run(name, described, given, TEXT));
  }

  run(name, described, given, room) {
    const call = { name, given, room, outputs: [], parts: new Map(), error: 0 };
    const words = described.params.map((parameter) => this.word(parameter, call));
    const returned = this.exports[name](...words);
    this.callbacks.rethrow();
    if (described.result !== "money_status_t" && described.result !== "void") return this.plain(described.result, returned);
    if (returned === this.tooSmall && call.text !== undefined) {
      const length = this.structs.address(call.text.length);
      if (length >= room) return this.run(name, described, given, length + 1);
    }
    if (returned) throw this.failure(returned, call.error);
    const results = {};
    for (const [key, read] of call.outputs) results[key] = read();
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

  /** The word of C for a parameter; what it points to is in memory then. */
  word(parameter, call) {
    const { name, type, role } = parameter;
    const value = call.given[name];
    switch (role) {
      case "error":
        return (call.error = this.memory.take(this.structs.layout("money_error_t").size));
      case "part-of":
        return this.part(parameter, call);
      case "scalar":
        return this.scalar(type, value);
      case "code":
        return value === null || value === undefined ? 0 : this.memory.takeText(value).pointer;
      case "handle":
      case "free":
        return value?.pointer ?? 0;
      case "text in":
        return this.text(parameter, call);
      case "value in":
      case "options":
      case "progress":
        return this.structs.addressOf(value, type);
      case "array in":
        return this.array(parameter, call);
      case "callback":
        // A native callback is one function for all; what it is given tells which function of JavaScript it stands for.
        call.parts.set(name, value?.context);
        return value?.pointer ?? value ?? 0;
      default:
        return this.output(parameter, call);
    }
  }

  scalar(type, value) {
    const scalar = this.structs.scalar(type);
    if (scalar === undefined) return value?.pointer ?? value ?? 0;
    if (value === undefined) throw new TypeError(`a ${type} is missing`);
    return scalar[1].startsWith("Big") ? BigInt(value) : value;
  }

  text({ name }, call) {
    const value = call.given[name];
    if (value === null || value === undefined) return 0;
    const { pointer, length } = this.memory.takeText(value);
    call.parts.set(name, length);
    return pointer;
  }

  array({ name, type, count }, call) {
    const given = call.given[name] ?? [];
    // One struct may stand alone; then the count has another meaning, and is given by its name.
    const values = Array.isArray(given) ? given : [given];
    const target = type.replace(/^const | \*$/g, "");
    const { size } = this.structs.layout(target);
    const pointer = this.memory.take(Math.max(1, values.length * size));
    values.forEach((value, index) => this.structs.write(pointer + index * size, target, value));
    call.parts.set(name, Array.isArray(given) ? values.length : call.given[count]);
    return pointer;
  }

  /** The word of a parameter that belongs to another: a length, a capacity, or what a callback is given. */
  part({ name, type, part_of: whole }, call) {
    if (call.text?.of === whole) {
      if (!type.endsWith("*")) return call.room;
      return (call.text.length = this.memory.take(this.memory.pointerSize));
    }
    if (call.document?.of === whole) return (call.document.length = this.memory.take(this.memory.pointerSize));
    return call.given[name] ?? call.parts.get(whole) ?? 0;
  }

  /** A place for an output. One that may be NULL is there if the caller asks for it with `true`. */
  output({ name, type, role, null: isOptional, count }, call) {
    const { memory, structs } = this;
    const asked = call.given[name];
    if (isOptional && asked !== true && !(role === "array out" && asked)) return 0;
    const target = type.replace(/ ?\*+$/, "");
    if (role === "text out") {
      const pointer = memory.take(call.room);
      call.text = { of: name, length: 0 };
      call.outputs.push([name, () => memory.textUntilNul(pointer)]);
      return pointer;
    }
    if (role === "array out") return this.rows(name, target, count, call);
    const pointer = memory.take(structs.measure(target).size);
    if (role === "document") {
      const document = (call.document = { of: name, length: 0 });
      call.outputs.push([name, () => this.document(pointer, document)]);
    } else if (role === "handle out") {
      call.outputs.push([name, () => this.made(target, structs.address(pointer))]);
    } else if (role === "value out") {
      call.outputs.push([name, () => structs.read(pointer, target)]);
    } else {
      call.outputs.push([name, () => structs.readScalar(pointer, target)]);
    }
    return pointer;
  }

  made(type, pointer) {
    return pointer === 0 ? null : new Handle(type, pointer);
  }

  document(pointer, { length }) {
    const start = this.structs.address(pointer);
    const text =
      length === 0
        ? this.memory.textUntilNul(start)
        : this.memory.text(start, this.structs.address(length));
    this.exports.money_string_free(start);
    return text;
  }

  rows(name, target, count, call) {
    const described = this.description.functions[call.name].params;
    const owner = described.find((parameter) => parameter.name === count);
    const given = call.given[name];
    // The rows of a column are as many as the column has; its memory is the caller's.
    if (owner === undefined) return given?.pointer ?? given ?? 0;
    const most = Number(call.given[count] ?? call.parts.get(owner.part_of) ?? 0);
    const { size } = this.structs.measure(target);
    const pointer = this.memory.take(Math.max(1, most * size));
    const one = (place) =>
      this.structs.isStruct(target) ? this.structs.read(place, target) : this.structs.readScalar(place, target);
    call.outputs.push([name, () => Array.from({ length: most }, (_, index) => one(pointer + index * size))]);
    return pointer;
  }
}
