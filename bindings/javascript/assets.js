// Where the module and its description are. A bundler finds them by these very words: a text, and import.meta.url.
//
// In the repository `make wasm` builds them. A copy of these sources has them beside this file, under the same names:
// tools/wasm/copy.py writes its addresses.

export const assets = {
  module: new URL("../../wasm/libmoney.wasm", import.meta.url),
  description: new URL("../../wasm/libmoney.json", import.meta.url),
};
