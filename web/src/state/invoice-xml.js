// The data besides amounts of an electronic invoice, and the places of corrections in its text.

import { HEADING_BYTES } from "./invoice.js";
import { UNPRINTABLE } from "./till.js";
import { Unreadable } from "./unreadable.js";

/** The elements of the heading by syntax, as paths of local names below the root. */
const UBL = {
  number: ["ID"],
  issued: ["IssueDate"],
  due: ["DueDate"],
  buyerReference: ["BuyerReference"],
  iban: ["PaymentMeans", "PayeeFinancialAccount", "ID"],
  bic: ["PaymentMeans", "PayeeFinancialAccount", "FinancialInstitutionBranch", "ID"],
};
const UBL_PARTIES = { seller: ["AccountingSupplierParty", "Party"], buyer: ["AccountingCustomerParty", "Party"] };
const UBL_PARTY = {
  "": [["PartyLegalEntity", "RegistrationName"], ["PartyName", "Name"]],
  TaxId: [["PartyTaxScheme", "CompanyID"]],
  Street: [["PostalAddress", "StreetName"]],
  City: [["PostalAddress", "CityName"]],
  Postcode: [["PostalAddress", "PostalZone"]],
  Country: [["PostalAddress", "Country", "IdentificationCode"]],
};
const AGREEMENT = ["SupplyChainTradeTransaction", "ApplicableHeaderTradeAgreement"];
const SETTLEMENT = ["SupplyChainTradeTransaction", "ApplicableHeaderTradeSettlement"];
const MEANS = [...SETTLEMENT, "SpecifiedTradeSettlementPaymentMeans"];
const CII = {
  number: ["ExchangedDocument", "ID"],
  issued: ["ExchangedDocument", "IssueDateTime", "DateTimeString"],
  due: [...SETTLEMENT, "SpecifiedTradePaymentTerms", "DueDateDateTime", "DateTimeString"],
  buyerReference: [...AGREEMENT, "BuyerReference"],
  iban: [...MEANS, "PayeePartyCreditorFinancialAccount", "IBANID"],
  bic: [...MEANS, "PayeeSpecifiedCreditorFinancialInstitution", "BICID"],
};
const CII_PARTIES = { seller: [...AGREEMENT, "SellerTradeParty"], buyer: [...AGREEMENT, "BuyerTradeParty"] };
const CII_PARTY = {
  "": [["Name"]],
  TaxId: [["SpecifiedTaxRegistration", "ID"]],
  Street: [["PostalTradeAddress", "LineOne"]],
  City: [["PostalTradeAddress", "CityName"]],
  Postcode: [["PostalTradeAddress", "PostcodeCode"]],
  Country: [["PostalTradeAddress", "CountryID"]],
};
const UNIT = { ubl: "InvoicedQuantity, CreditedQuantity", cii: "BilledQuantity" };

/** The first descendant at a path of local names; null without one. */
function at(element, path) {
  return path.reduce(
    (found, name) => [...(found?.children ?? [])].find((one) => one.localName === name) ?? null,
    element,
  );
}

/** A text in one line that fits in the heading; "" otherwise, so that the user enters it. */
function textOf(element, most) {
  const text = (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  return new TextEncoder().encode(text).length <= most && !UNPRINTABLE.test(text) ? text : "";
}

/** A date as YYYY-MM-DD, or as YYYYMMDD in CII. */
function dayOf(element) {
  const text = element?.textContent.trim() ?? "";
  const day = /^\d{8}$/.test(text) ? text.replace(/(....)(..)(..)/, "$1-$2-$3") : text;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : "";
}

/** The data besides amounts of a document that the library has read, in `heading`, which is empty. */
export function headingFrom(text, syntax, isCreditNote, heading) {
  const root = new DOMParser().parseFromString(text, "application/xml").documentElement;
  const [own, parties, party] = syntax === "ubl" ? [UBL, UBL_PARTIES, UBL_PARTY] : [CII, CII_PARTIES, CII_PARTY];
  const found = { ...heading, isCreditNote };
  for (const [name, path] of Object.entries(own)) {
    const element = at(root, path);
    found[name] = name in HEADING_BYTES ? textOf(element, HEADING_BYTES[name]) : dayOf(element);
  }
  for (const [role, path] of Object.entries(parties)) {
    for (const [part, paths] of Object.entries(party)) {
      const element = paths.map((one) => at(root, [...path, ...one])).find((one) => one !== null) ?? null;
      found[role + part] = textOf(element, HEADING_BYTES[role + part]);
    }
  }
  const names = UNIT[syntax].split(", ");
  const quantity = names.map((name) => root.getElementsByTagNameNS("*", name)[0]).find((one) => one !== undefined);
  const unit = quantity?.getAttribute("unitCode") ?? "";
  return { ...found, unit: /^[A-Z0-9]{1,3}$/.test(unit) ? unit : heading.unit };
}

/** The offset of a line and a column, which counts characters, both from 1. */
function offsetOf(text, line, column) {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    start = text.indexOf("\n", start) + 1;
    if (start === 0) return -1;
  }
  for (let number = 1; number < column; number += 1) start += text.codePointAt(start) > 0xffff ? 2 : 1;
  return start;
}

/** The start and the end of the text in an element that begins at an offset and contains only text. */
function contentOf(text, offset) {
  const tag = /^<[^\s<>/]+(?:\s+[^\s<>=]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*>/.exec(text.slice(offset, offset + 4096));
  if (tag === null) return null;
  const start = offset + tag[0].length;
  const end = text.indexOf("<", start);
  return end < 0 ? null : [start, end];
}

/** A document with the corrections of its report. Throws if one does not apply to the text. */
export function corrected(library, text, corrections) {
  const places = corrections.map(({ line, column, from, to }) => {
    const offset = offsetOf(text, Number(line), Number(column));
    const content = offset < 0 ? null : contentOf(text, offset);
    const stated = content === null ? "" : text.slice(...content).trim();
    if (content === null || !/^[+-]?[\d.]+$/.test(stated) || !library.decimalParse(stated).equals(from)) {
      throw new Unreadable(`line ${line}, column ${column}`);
    }
    return { content, to };
  });
  places.sort((one, other) => other.content[0] - one.content[0]);
  return places.reduce(
    (found, { content: [start, end], to }) => found.slice(0, start) + to.toString() + found.slice(end),
    text,
  );
}
