// What a program gets that asks for the package with `require`: how to get it. The library is there when an import has
// ended, for which `require` does not wait.

throw new Error(
  'libmoney is a module, for which require cannot wait: write `const libmoney = await import("libmoney")`',
);
