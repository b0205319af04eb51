// What a program gets that asks for the package with `require`: how to get it. The library is there when an import has
// ended, for which `require` does not wait.

throw new Error(
  'libmoney must be imported, because it loads asynchronously: write `const libmoney = await import("libmoney")`',
);
