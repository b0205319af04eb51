// Programs that load the package with `require` receive this error, which describes the alternative. The library is
// ready only after an asynchronous import, which `require` cannot await.

throw new Error(
  'libmoney must be imported, because it loads asynchronously: write `const libmoney = await import("libmoney")`',
);
