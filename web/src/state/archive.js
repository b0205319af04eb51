// Export to and import from one file. The library reads each document before any is replaced.

import { imported, settingsFrom, withoutSecrets } from "./settings.js";
import { isAside, isRefusal, readers } from "./shapes.js";

const FORMAT = "libmoney-desk";
const VERSION = 1;
const LARGEST = 64 * 1024 * 1024;

/** Returns the documents without the confidential keys and addresses of providers. */
function documentsOf(desk) {
  const found = {};
  for (const name of desk.documents.names()) {
    found[name] = desk.documents.get(name);
  }
  if (found.settings !== undefined) {
    found.settings = JSON.stringify(withoutSecrets(desk.settings));
  }
  return found;
}

export function exportAll(desk) {
  const file = {
    format: FORMAT,
    version: VERSION,
    library: desk.library.version,
    documents: documentsOf(desk),
  };
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(file, null, 1)], { type: "application/json" }),
  );
  link.download = `libmoney-desk-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Returns the error in the documents of a file, or "". */
function documentsTrouble(library, documents) {
  if (
    typeof documents !== "object" || documents === null ||
    Array.isArray(documents)
  ) {
    return "The file contains no documents.";
  }
  const entries = Object.entries(documents);
  if (entries.length === 0) return "The file contains no documents.";
  const known = readers(library);
  for (const [name, text] of entries) {
    if (!known.has(name) && !isAside(name, known)) {
      return `Unknown document "${name}".`;
    }
    if (typeof text !== "string") {
      return `The document "${name}" in the file must be a string.`;
    }
    try {
      known.get(name)?.(text);
    } catch (error) {
      if (!isRefusal(library, error)) throw error;
      return `Could not read the document "${name}" in the file: ${error.message}.`;
    }
  }
  return "";
}

/** Returns the error in a file, or its documents. */
function check(library, text) {
  let file;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { trouble: `The file is damaged: ${error.message}.` };
  }
  if (file?.format !== FORMAT) {
    return { trouble: "The file is not an export of this page." };
  }
  if (!Number.isInteger(file.version) || file.version < 1) {
    return { trouble: "The file contains no version." };
  }
  if (file.version > VERSION) {
    return {
      trouble:
        `The file has version ${file.version}, but this page supports versions up to ${VERSION}. Reload the page to update it.`,
    };
  }
  return {
    trouble: documentsTrouble(library, file.documents),
    documents: file.documents,
  };
}

/** Replaces the current data with a file. Returns the message for the user. */
export async function importAll(desk, file) {
  if (file.size > LARGEST) {
    return "The file must be at most 64 MiB. Nothing has changed.";
  }
  let text;
  try {
    text = await file.text();
  } catch (error) {
    return `Could not read the file: ${error.message}. Nothing has changed.`;
  }
  const { trouble, documents } = check(desk.library, text);
  if (trouble !== "") return `${trouble} Nothing has changed.`;
  const { settings, words } = imported(
    desk.settings,
    settingsFrom(documents.settings, desk.library),
  );
  const changes = Object.fromEntries(
    desk.documents.names().map((name) => [name, null]),
  );
  Object.assign(changes, documents, { settings: JSON.stringify(settings) });
  const reason = await desk.documents.replace(changes);
  if (reason !== "") {
    return `The browser could not save the file (${reason}). Nothing has changed.`;
  }
  desk.readSettings();
  desk.changed(Object.keys(changes).filter((name) => name !== "settings"));
  return [`Documents imported: ${Object.keys(documents).length}.`, ...words]
    .join(" ");
}
