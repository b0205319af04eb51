// Reads bank statements in XML: camt.053 of ISO 20022, versions 02 to 13.

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.(\d{3})\.001\.(\d{2})$/;
const FIRST = 2;
const LAST = 13;

/** True if a text is XML rather than a table. */
export const isXml = (text) => /^\s*</.test(text);

/** The children of an element with a name, in its own namespace: versions differ in the namespace alone. */
function all(element, name) {
  return [...(element?.children ?? [])].filter((one) =>
    one.localName === name && one.namespaceURI === element.namespaceURI
  );
}

/** The descendant at a path of names, the first of each; null if it is missing. */
function at(element, ...names) {
  return names.reduce(
    (found, name) => (found === null ? null : all(found, name)[0] ?? null),
    element,
  );
}

const textAt = (element, ...names) => at(element, ...names)?.textContent.trim() ?? "";

/** True if an entry is booked; from version 08 on, the status contains a code. */
function isBooked(entry) {
  const status = at(entry, "Sts");
  return (textAt(status, "Cd") || (status?.textContent.trim() ?? "")) ===
    "BOOK";
}

/** The other party of a transaction: the creditor of a debit, the debtor of a credit. */
function partyOf(details, isDebit) {
  const party = at(details, "RltdPties", isDebit ? "Cdtr" : "Dbtr");
  return textAt(party, "Nm") || textAt(party, "Pty", "Nm");
}

/** The remittance text of an entry, after the name of the other party. */
function labelOf(entry, isDebit) {
  const details = all(entry, "NtryDtls").flatMap((one) => all(one, "TxDtls"));
  // An entry of several transactions is one amount; its own text describes it.
  const only = details.length === 1 ? details[0] : null;
  const texts = all(at(only, "RmtInf"), "Ustrd").map((one) => one.textContent.trim());
  const reference = textAt(only, "RmtInf", "Strd", "CdtrRefInf", "Ref");
  const remittance = texts.join(" ") || reference ||
    textAt(only, "AddtlTxInf") || textAt(entry, "AddtlNtryInf");
  return [partyOf(only, isDebit), remittance].filter((one) => one !== "")
    .join(": ");
}

/** Reads an entry as a row, or with the key of an error and the text that caused it. */
function rowOf(desk, entry, line) {
  const { library } = desk;
  const direction = textAt(entry, "CdtDbtInd");
  const isDebit = direction === "DBIT";
  const row = {
    line,
    date: null,
    amount: null,
    label: labelOf(entry, isDebit),
  };
  const date = at(entry, "BookgDt") ?? at(entry, "ValDt");
  const day = (textAt(date, "Dt") || textAt(date, "DtTm")).slice(0, 10);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  if (!isDay) return { ...row, error: "wallet.row_day", text: day };
  const text = textAt(entry, "Amt");
  const currency = at(entry, "Amt")?.getAttribute("Ccy") ?? "";
  const known = desk.attempt(() => library.currencyFind(currency));
  if (known === null) {
    return { ...row, date: day, error: "wallet.row_currency", text: currency };
  }
  const amount = desk.attempt(() => new library.Money(library.decimalParse(text), currency));
  if (
    amount === null || amount.sign < 0 || !["DBIT", "CRDT"].includes(direction)
  ) {
    return { ...row, date: day, error: "wallet.row_amount", text };
  }
  if (amount.isZero) return { ...row, date: day, error: "wallet.row_zero" };
  return { ...row, date: day, amount: isDebit ? amount.negated() : amount };
}

/** The message of a document that is no supported statement, or null. */
function troubleOf(root) {
  const [, kind, version] = NAMESPACE.exec(root?.namespaceURI ?? "") ?? [];
  if (root?.localName !== "Document" || kind === undefined) {
    return ["wallet.not_camt"];
  }
  if (kind !== "053") return ["wallet.other_camt", { kind: `camt.${kind}` }];
  if (Number(version) < FIRST || Number(version) > LAST) {
    return ["wallet.camt_version", {
      version,
      first: "02",
      last: String(LAST),
    }];
  }
  return null;
}

/**
 * Reads the booked entries of a statement: `rows` and the number of pending entries left out, or `trouble`, the key and
 * the values of a message. A document type, which may define entities, is refused before it is parsed.
 */
export function camtOf(desk, text) {
  if (/<!DOCTYPE/i.test(text)) return { trouble: ["wallet.doctype"] };
  const parsed = new DOMParser().parseFromString(text, "application/xml");
  if (parsed.getElementsByTagName("parsererror").length > 0) {
    return { trouble: ["wallet.damaged_xml"] };
  }
  const root = parsed.documentElement;
  const trouble = troubleOf(root);
  if (trouble !== null) return { trouble };
  const entries = all(at(root, "BkToCstmrStmt"), "Stmt").flatMap((one) => all(one, "Ntry"));
  const booked = entries.filter(isBooked);
  return {
    trouble: null,
    rows: booked.map((entry, index) => rowOf(desk, entry, index + 1)),
    pending: entries.length - booked.length,
  };
}
