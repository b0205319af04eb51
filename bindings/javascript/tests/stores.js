// Stores: files of amounts, which only the addon supports. Without files the class names the missing feature.

export function checkStores(checks, { LoadError, Store, Wallet, backend }, folder) {
  checks.place = "stores";
  const path = `${folder}/shop.money`;
  if (backend === "wasm") {
    let error;
    try {
      Store.open(path);
    } catch (caught) {
      error = caught;
    }
    checks.check(
      error instanceof LoadError && error.message.includes("libmoney-"),
      "the missing feature is named",
      String(error),
    );
    return;
  }
  const store = Store.open(path);
  const heard = [];
  store.onChange((revision) => heard.push(revision));
  const wallet = new Wallet();
  wallet.add("12.50 EUR", { label: "tea" });
  store.walletSave("till", wallet);
  const entry = store.walletAdd("till", "2.50 EUR", { label: "cake" });
  checks.check(entry > 0, "the number of an entry", String(entry));
  checks.same(`${store.walletSum("till", "EUR")}`, "15.00 EUR", "the sum in the file");
  checks.check(heard.length >= 2, "changes are reported", heard.join());
  store.settingSave("motto", "Größe", new Date(0));
  store.check();
  store.close();
  const again = Store.open(path);
  checks.same(again.setting("motto"), "Größe", "a setting that is read again");
  checks.same(`${again.walletLoad("till").sum("EUR")}`, "15.00 EUR", "a wallet that is read again");
  checks.same(again.nameAt("wallet", 0), "till", "the name of a wallet");
  again.begin();
  again.walletAdd("till", "100 EUR");
  again.rollback();
  checks.same(`${again.walletSum("till", "EUR")}`, "15.00 EUR", "changes that were rolled back are gone");
  const many = new Wallet();
  for (let index = 0; index < 600; index += 1) many.add("1 EUR");
  again.walletSave("many", many);
  const ids = again.walletEntries("many").map(({ id }) => Number(id));
  checks.same(ids.join(), Array.from({ length: 600 }, (_, index) => 600 - index).join(), "all entries");
  const page = again.walletEntries("many", "EUR", 301, 2);
  checks.same(page.map(({ id }) => Number(id)).join(), "300,299", "a page");
  checks.same(again.walletEntries("many", "USD", 0, 2).length, 0, "a page without entries");
  again.free();
}
