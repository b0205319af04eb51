// Bank statements in XML, which the library reads.

import { whole } from "./whole.js";

const NAMESPACE = /urn:iso:std:iso:20022:tech:xsd:camt\.(\d{3})\.001\.(\d{2})/;
const FIRST = 2;
const LAST = 13;

/** True if a text is XML rather than a table. */
export const isXml = (text) => /^\s*</.test(text);

/** An entry as a row, with the key of an error if it cannot be imported. */
function rowOf({ library }, entry, line) {
  const amount = library.parse(entry.amount);
  const date = entry.booking_date ?? entry.value_date ?? null;
  const row = { line, date, amount: null, label: entry.label ?? "" };
  if (date === null) return { ...row, error: "wallet.row_day", text: "" };
  return amount.isZero ? { ...row, error: "wallet.row_zero" } : { ...row, amount };
}

/** The message for a document that is not a statement, or null. */
function otherKind(text) {
  const [, kind, version] = NAMESPACE.exec(text.slice(0, 4096)) ?? [];
  if (kind === undefined) return ["wallet.not_camt"];
  if (kind !== "053") return ["wallet.other_camt", { kind: `camt.${kind}` }];
  if (Number(version) >= FIRST && Number(version) <= LAST) return null;
  return ["wallet.camt_version", { version, first: "02", last: String(LAST) }];
}

/** The message for a document that the library rejects. */
function troubleOf({ code, message }, text) {
  if (code === "xml") {
    return [message.includes("document type") ? "wallet.doctype" : "wallet.damaged_xml"];
  }
  return otherKind(text) ?? ["wallet.camt_wrong", { reason: message }];
}

/**
 * Reads the booked entries of a statement: `rows` and the number of pending entries left out, or `trouble`, the key and
 * the values of a message.
 *
 * @param bytes - the file, whose XML declaration states its encoding.
 * @param text - the decoded file.
 */
export async function camtOf(desk, bytes, text) {
  const { statementsOf } = await whole("statements");
  let trouble = null;
  const json = desk.attempt(() => statementsOf(new Uint8Array(bytes)), (error) => {
    trouble = troubleOf(error, text);
    return null;
  });
  if (trouble !== null) return { trouble };
  const content = JSON.parse(json);
  if (content.message !== "camt.053") return { trouble: ["wallet.other_camt", { kind: content.message }] };
  const entries = content.statements.flatMap((one) => one.entries);
  const booked = entries.filter(({ status }) => status === "booked");
  return {
    trouble: null,
    rows: booked.map((entry, index) => rowOf(desk, entry, index + 1)),
    pending: entries.length - booked.length,
  };
}
