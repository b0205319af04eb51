// Structs of the interface as objects of JavaScript, by the layout of C with pointers of 32 or of 64 bits.

const INTEGERS = {
  uint8_t: [1, "Uint8"],
  int32_t: [4, "Int32"],
  uint32_t: [4, "Uint32"],
  int64_t: [8, "BigInt64"],
  uint64_t: [8, "BigUint64"],
  double: [8, "Float64"],
};
/** A pointer or a size_t, by how many bytes it has. One of 64 bits is below 2^53 and becomes a number. */
const ADDRESSES = { 4: [4, "Uint32"], 8: [8, "Address"] };

export class Structs {
  constructor(description, exports, memory) {
    this.description = description;
    this.exports = exports;
    this.memory = memory;
    this.known = new Map();
    this.pointer = ADDRESSES[memory.pointerSize];
  }

  /** How a scalar is read and written: its size, and the words of DataView. */
  scalar(type) {
    return type === "size_t" ? this.pointer : INTEGERS[this.description.integers[type] ?? type];
  }

  /** Reads a scalar at an address of memory. */
  get(place, word) {
    const { view, base } = this.memory;
    return word === "Address" ? Number(view.getBigUint64(place - base, true)) : view[`get${word}`](place - base, true);
  }

  set(place, word, value) {
    const { view, base } = this.memory;
    if (word === "Address") view.setBigUint64(place - base, BigInt.asUintN(64, BigInt(value)), true);
    else view[`set${word}`](place - base, word.startsWith("Big") ? BigInt(value) : Number(value), true);
  }

  /** Reads a pointer or a size_t. */
  address(place) {
    return this.get(place, this.pointer[1]);
  }

  isStruct(type) {
    return Object.hasOwn(this.description.structs, type);
  }

  /** Size and alignment of any type. */
  measure(type) {
    if (this.isStruct(type)) return this.layout(type);
    if (type === "char") return { size: 1, alignment: 1 };
    const [size] = this.scalar(type) ?? this.pointer;
    return { size, alignment: size };
  }

  layout(name) {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const fields = [];
    let at = 0;
    let most = 1;
    for (const [field, type, count] of this.description.structs[name].fields) {
      const { size, alignment } = this.measure(type);
      at = Math.ceil(at / alignment) * alignment;
      fields.push({ name: field, type, count, offset: at, size });
      at += size * (count ?? 1);
      most = Math.max(most, alignment);
    }
    const layout = { size: Math.ceil(at / most) * most, alignment: most, fields };
    this.known.set(name, layout);
    return layout;
  }

  readScalar(place, type) {
    const scalar = this.scalar(type);
    if (scalar !== undefined) return this.get(place, scalar[1]);
    const address = this.address(place);
    return type === "const char *" ? this.memory.textUntilNul(address) : address;
  }

  writeScalar(place, type, value) {
    this.set(place, (this.scalar(type) ?? this.pointer)[1], value);
  }

  /** The fields of a struct, without those that have no meaning yet. */
  read(pointer, name) {
    const value = {};
    for (const field of this.layout(name).fields) {
      if (field.name === "reserved" || field.name === "struct_size") continue;
      value[field.name] = this.readField(pointer + field.offset, field);
    }
    return value;
  }

  readField(pointer, { type, count, size }) {
    if (type === "char") return this.memory.textUntilNul(pointer, count);
    const one = (place) => (this.isStruct(type) ? this.read(place, type) : this.readScalar(place, type));
    if (count === undefined) return one(pointer);
    return Array.from({ length: count }, (_, index) => one(pointer + index * size));
  }

  /** Writes the fields that are given. Those that are not stay as the struct's initialiser left them, or 0. */
  write(pointer, name, value) {
    const { init } = this.description.structs[name];
    const layout = this.layout(name);
    if (init !== undefined) this.exports[init](pointer);
    for (const key of Object.keys(value)) {
      const field = layout.fields.find((one) => one.name === key);
      if (field === undefined) throw new TypeError(`${name} has no field ${key}`);
      this.writeField(pointer + field.offset, field, value[key]);
    }
  }

  writeField(pointer, { name, type, count, size }, value) {
    if (type === "char") {
      const { pointer: text, length } = this.memory.takeText(value ?? "");
      if (length >= count) throw new RangeError(`${name} has more than ${count - 1} bytes`);
      const { bytes, base } = this.memory;
      bytes.fill(0, pointer - base, pointer - base + count);
      bytes.copyWithin(pointer - base, text - base, text - base + length);
    } else if (count !== undefined) {
      value.forEach((one, index) => this.writeField(pointer + index * size, { name, type, size }, one));
    } else if (this.isStruct(type)) {
      this.write(pointer, type, value);
    } else {
      this.writeScalar(pointer, type, this.scalar(type) === undefined ? this.addressOf(value, type) : value);
    }
  }

  /** What a pointer in a struct is given as: NULL, a number, a text or an object of the library. */
  addressOf(value, type) {
    if (value === null || value === undefined) return 0;
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.memory.takeText(value).pointer;
    if (value.pointer !== undefined) return value.pointer;
    const name = type.replace(/^const | \*$/g, "");
    if (!this.isStruct(name)) throw new TypeError(`no ${type}: ${value}`);
    const pointer = this.memory.take(this.layout(name).size);
    this.write(pointer, name, value);
    return pointer;
  }
}
