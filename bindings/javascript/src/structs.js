// Structs of the interface as objects of JavaScript, by the layout of C with pointers of 32 or of 64 bits.

/** How many bytes an integer has. */
const SIZES = { uint8_t: 1, int32_t: 4, uint32_t: 4, int64_t: 8, uint64_t: 8, double: 8 };

/** How integers are read and written at an address, and whether they are BigInts. */
function access(type, memory) {
  const at = (place) => place - memory.base;
  const wide = BigInt.asUintN;
  const known = {
    uint8_t: [(place) => memory.view.getUint8(at(place)), (place, value) => memory.view.setUint8(at(place), value)],
    int32_t: [
      (place) => memory.view.getInt32(at(place), true),
      (place, value) => memory.view.setInt32(at(place), Number(value), true),
    ],
    uint32_t: [
      (place) => memory.view.getUint32(at(place), true),
      (place, value) => memory.view.setUint32(at(place), Number(value), true),
    ],
    int64_t: [
      (place) => memory.view.getBigInt64(at(place), true),
      (place, value) => memory.view.setBigInt64(at(place), BigInt(value), true),
    ],
    uint64_t: [
      (place) => memory.view.getBigUint64(at(place), true),
      (place, value) => memory.view.setBigUint64(at(place), BigInt(value), true),
    ],
    double: [
      (place) => memory.view.getFloat64(at(place), true),
      (place, value) => memory.view.setFloat64(at(place), Number(value), true),
    ],
    // An address or a size of 64 bits is below 2^53, and becomes a number.
    address: [
      (place) => Number(memory.view.getBigUint64(at(place), true)),
      (place, value) => memory.view.setBigUint64(at(place), wide(64, BigInt(value)), true),
    ],
  };
  const [get, set] = known[type];
  return { size: SIZES[type] ?? 8, isLarge: type === "int64_t" || type === "uint64_t", get, set };
}

export class Structs {
  constructor(description, exports, memory) {
    this.description = description;
    this.exports = exports;
    this.memory = memory;
    this.known = new Map();
    this.special = new Map();
    this.scalars = new Map(Object.keys(SIZES).map((type) => [type, access(type, memory)]));
    /** A pointer or a size. */
    this.pointer = access(memory.pointerSize === 4 ? "uint32_t" : "address", memory);
    this.scalars.set("size_t", this.pointer);
    for (const [name, base] of Object.entries(description.integers)) this.scalars.set(name, this.scalars.get(base));
  }

  /** Reads and writes a struct in a way of its own: as a value of a class. */
  define(name, { read, write }) {
    this.special.set(name, { read, write });
    this.known.delete(name);
  }

  /** The reader and writer of a scalar; undefined for other types, such as pointers. */
  scalar(type) {
    return this.scalars.get(type);
  }

  /** Reads a pointer or a size. */
  address(place) {
    return this.pointer.get(place);
  }

  isStruct(type) {
    return Object.hasOwn(this.description.structs, type);
  }

  /** Size and alignment of any type. */
  measure(type) {
    if (this.isStruct(type)) return this.layout(type);
    if (type === "char") return { size: 1, alignment: 1 };
    const { size } = this.scalar(type) ?? this.pointer;
    return { size, alignment: size };
  }

  layout(name) {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const fields = new Map();
    let at = 0;
    let most = 1;
    for (const [field, type, count] of this.description.structs[name].fields) {
      const { size, alignment } = this.measure(type);
      at = Math.ceil(at / alignment) * alignment;
      const isHidden = field === "reserved" || field === "struct_size";
      fields.set(field, { name: field, type, count, offset: at, size, isHidden, read: this.reader(type, count, size) });
      at += size * (count ?? 1);
      most = Math.max(most, alignment);
    }
    const init = this.description.structs[name].init;
    const layout = {
      size: Math.ceil(at / most) * most,
      alignment: most,
      fields,
      init,
      special: this.special.get(name),
    };
    this.known.set(name, layout);
    return layout;
  }

  /** Returns the reader of a field or of an array of `count` elements. */
  reader(type, count, size) {
    if (type === "char") return (place) => this.memory.textUntilNul(place, count);
    const one = this.oneReader(type);
    if (count === undefined) return one;
    return (place) => Array.from({ length: count }, (_, index) => one(place + index * size));
  }

  oneReader(type) {
    const scalar = this.scalar(type);
    if (scalar !== undefined) return scalar.get;
    if (this.isStruct(type)) return (place) => this.read(place, type);
    if (type === "const char *") return (place) => this.memory.textUntilNul(this.address(place));
    return this.pointer.get;
  }

  readScalar(place, type) {
    return this.oneReader(type)(place);
  }

  writeScalar(place, type, value) {
    (this.scalar(type) ?? this.pointer).set(place, value);
  }

  /** The fields of a struct, without those that have no meaning yet. */
  read(place, name) {
    const { fields, special } = this.layout(name);
    if (special !== undefined) return special.read(place);
    const value = {};
    for (const field of fields.values()) {
      if (!field.isHidden) value[field.name] = field.read(place + field.offset);
    }
    return value;
  }

  /** Writes the fields that are given. Those that are not stay as the struct's initialiser left them, or 0. */
  write(place, name, value) {
    const { fields, init, special } = this.layout(name);
    if (special !== undefined) {
      special.write(place, value);
      return;
    }
    if (init !== undefined) this.exports[init](place);
    for (const key of Object.keys(value)) {
      const field = fields.get(key);
      if (field === undefined) throw new TypeError(`unknown field "${key}" of ${name}`);
      this.writeField(place + field.offset, field, value[key]);
    }
  }

  writeField(place, { name, type, count, size }, value) {
    if (type === "char") {
      this.memory.putText(place, count, name, value ?? "");
    } else if (count !== undefined) {
      value.forEach((one, index) => this.writeField(place + index * size, { name, type, size }, one));
    } else if (this.isStruct(type)) {
      this.write(place, type, value);
    } else {
      this.writeScalar(place, type, this.scalar(type) === undefined ? this.addressOf(value, type) : value);
    }
  }

  /** Converts a value to a pointer in a struct: null, a number, a text or an object of the library. */
  addressOf(value, type, name = type.replace(/^const | \*$/g, "")) {
    if (value === null || value === undefined) return 0;
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.memory.takeText(value).pointer;
    if (value.pointer !== undefined) return value.pointer;
    if (!this.isStruct(name)) throw new TypeError(`expected ${type}, got ${value}`);
    const pointer = this.memory.take(this.layout(name).size);
    this.write(pointer, name, value);
    return pointer;
  }
}
