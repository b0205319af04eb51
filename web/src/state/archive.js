// Everything as one file, and back. The library reads each document before anything is replaced.

import { imported, settingsFrom, withoutSecrets } from "./settings.js";

const FORMAT = "libmoney-desk";
const VERSION = 1;
const LARGEST = 64 * 1024 * 1024;

/** How the library reads each document; those of the page itself are JSON of a known shape. */
function reader(library, name) {
  const readers = {
    calculator: (text) => library.Calculator.fromJson(text),
    converter: (text) => library.Converter.fromJson(text),
    wallet: (text) => library.Wallet.fromJournal(text),
    portfolio: (text) => library.Portfolio.fromJson(text),
    catalogue: (text) => library.Catalogue.fromJson(text),
    basket: (text) => library.Basket.fromJson(text),
    currencies: (text) => new library.CurrencyList("en").restore(text),
  };
  return readers[name] ?? null;
}

/** The documents without keys and addresses of providers, which are nobody else's business. */
function documentsOf(desk) {
  const found = {};
  for (const name of desk.documents.names()) found[name] = desk.documents.get(name);
  if (found.settings !== undefined) found.settings = JSON.stringify(withoutSecrets(desk.settings));
  return found;
}

export function exportAll(desk) {
  const file = { format: FORMAT, version: VERSION, library: desk.library.version, documents: documentsOf(desk) };
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(file, null, 1)], { type: "application/json" }));
  link.download = `libmoney-desk-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** What is wrong with a file, or the documents in it. */
function check(library, text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { trouble: `The file is damaged: ${error.message}.` };
  }
  if (file?.format !== FORMAT) return { trouble: "The file is not an export of this page." };
  if (typeof file.version !== "number" || file.version > VERSION) {
    return {
      trouble:
        `The file has version ${file.version}, and this page reads versions up to ${VERSION}. Load the page again to renew it.`,
    };
  }
  const documents = file.documents;
  if (typeof documents !== "object" || documents === null) return { trouble: "The file has no documents." };
  for (const [name, one] of Object.entries(documents)) {
    if (typeof one !== "string") return { trouble: `The document "${name}" in the file is no text.` };
    try {
      reader(library, name)?.(one);
    } catch (error) {
      if (!(error instanceof library.MoneyError)) throw error;
      return { trouble: `The document "${name}" in the file cannot be read: ${error.message}.` };
    }
  }
  return { documents };
}

/** Reads a file in place of what there is; the sentence for the user. */
export async function importAll(desk, file) {
  if (file.size > LARGEST) return "The file is larger than 64 MiB. Nothing has changed.";
  let text;
  try {
    text = await file.text();
  } catch (error) {
    return `The file cannot be read: ${error.message}. Nothing has changed.`;
  }
  const { trouble, documents } = check(desk.library, text);
  if (trouble !== undefined) return `${trouble} Nothing has changed.`;
  const changes = Object.fromEntries(desk.documents.names().map((name) => [name, null]));
  const { settings, words } = imported(desk.settings, settingsFrom(documents.settings));
  Object.assign(changes, documents, { settings: JSON.stringify(settings) });
  await desk.documents.putAll(changes);
  desk.readSettings();
  desk.changed(Object.keys(changes).filter((name) => name !== "settings"));
  desk.readSettings();
  return [`The file has been imported: ${Object.keys(documents).length} documents.`, ...words].join(" ");
}
