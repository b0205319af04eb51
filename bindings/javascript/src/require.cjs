// Programs that load the package with `require` receive this error, which describes the alternative. The library is
// ready only after an asynchronous import, which `require` cannot await.

throw new Error(
  'libmoney is a module, for which require cannot wait: write `const libmoney = await import("libmoney")`',
);
