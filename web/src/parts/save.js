// Saves a text as a file.

import { h } from "./dom.js";

/** The time in milliseconds after which the browser has read the file. */
const READ = 10_000;

/** Offers a text to the user as a file. */
export function saveFile(name, text, type) {
  const link = h("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ);
}
