// Electronic invoices, by the complete library. Its objects and values stay in this module: texts go in and out.

import { Invoice, invoiceCheck } from "../../lib/full/src/index.js";

/** Returns an invoice, given as JSON, as UBL or CII. */
export function written(json, syntax, heading) {
  const invoice = Invoice.fromJson(json);
  try {
    return syntax === "ubl" ? invoice.toUbl(heading) : invoice.toCii(heading);
  } finally {
    invoice.free();
  }
}

/** The invoice of a report as JSON, or the error that prevents it. */
function readFrom(report) {
  let invoice = null;
  try {
    invoice = report.invoice();
    return { json: invoice.toJson(), error: null };
  } catch (error) {
    return { json: "", error };
  } finally {
    invoice?.free();
  }
}

/** Returns the report of a document: `info`, `findings`, `corrections` and `invoice`; decimals are texts. */
export function checked(text) {
  const report = invoiceCheck(text);
  try {
    const info = report.info();
    if (!info.isReadable) return { info, findings: [], corrections: [], invoice: null };
    return {
      info,
      findings: report.findings().map((one) => ({
        ...one,
        stated: one.stated.toString(),
        computed: one.computed.toString(),
      })),
      corrections: report.corrections().map((one) => ({ ...one, from: one.from.toString(), to: one.to.toString() })),
      invoice: readFrom(report),
    };
  } finally {
    report.free();
  }
}
