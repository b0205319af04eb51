// Export to and import from one file. The library reads each document before any is replaced.

import { localDay } from "./days.js";
import { documentText } from "../words/documents.js";
import { t } from "../words/words.js";
import { imported, settingsFrom, withoutSecrets } from "./settings.js";
import { isAside, isRefusal, readers } from "./shapes.js";

const FORMAT = "libmoney-desk";
const VERSION = 1;
/** The largest file, in MiB. */
const LARGEST = 64;

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
  link.download = `libmoney-desk-${localDay()}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Returns the error in the documents of a file, or "". */
function documentsTrouble(library, documents) {
  if (
    typeof documents !== "object" || documents === null ||
    Array.isArray(documents)
  ) {
    return t("archive.empty");
  }
  const entries = Object.entries(documents);
  if (entries.length === 0) return t("archive.empty");
  const known = readers(library);
  for (const [name, text] of entries) {
    if (!known.has(name) && !isAside(name, known)) {
      return t("archive.unknown", { name });
    }
    if (typeof text !== "string") {
      return t("archive.not_text", { name: documentText(name) });
    }
    try {
      known.get(name)?.(text);
    } catch (error) {
      if (!isRefusal(library, error)) throw error;
      return t("archive.document", { name: documentText(name), reason: error.message });
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
    return { trouble: t("archive.damaged", { reason: error.message }) };
  }
  if (file?.format !== FORMAT) {
    return { trouble: t("archive.other") };
  }
  if (!Number.isInteger(file.version) || file.version < 1) {
    return { trouble: t("archive.no_version") };
  }
  if (file.version > VERSION) {
    return {
      trouble: t("archive.newer", { version: file.version, newest: VERSION }),
    };
  }
  return {
    trouble: documentsTrouble(library, file.documents),
    documents: file.documents,
  };
}

function unchanged(trouble) {
  return t("archive.unchanged", { trouble });
}

/** Replaces the current data with a file. Returns the message for the user. */
export async function importAll(desk, file) {
  if (file.size > LARGEST * 1024 * 1024) {
    return unchanged(t("archive.too_large", { size: LARGEST }));
  }
  let text;
  try {
    text = await file.text();
  } catch (error) {
    return unchanged(t("archive.unread", { reason: error.message }));
  }
  const { trouble, documents } = check(desk.library, text);
  if (trouble !== "") return unchanged(trouble);
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
    return unchanged(t("archive.not_saved", { reason }));
  }
  desk.readSettings();
  desk.changed(Object.keys(changes).filter((name) => name !== "settings"));
  const count = Object.keys(documents).length;
  return [t("archive.imported", { count }), ...words].join(" ");
}
