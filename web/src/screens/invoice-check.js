// Checks an invoice file: findings with the stated and the computed amounts, the smallest correction, and the totals.

import { localDay } from "../state/days.js";
import { emptyHeading, MOST_LINES } from "../state/invoice.js";
import { corrected, headingFrom } from "../state/invoice-xml.js";
import { whole } from "../state/whole.js";
import { button, field, h, show } from "../parts/dom.js";
import { clear, fail } from "../parts/field.js";
import { figure } from "../parts/figure.js";
import { decimalText } from "../parts/numbers.js";
import { saveFile } from "../parts/save.js";
import { pagedTable } from "../parts/tables.js";
import { reasonOf, t } from "../words/words.js";
import { totalsOf } from "./invoice-totals.js";

const LARGEST = 32 * 1024 * 1024;
/** The file that was opened: its name, its text and its report, and whether corrections were applied. It is not saved. */
let opened = null;
/** The number of the file that was selected last; an older one may be read later. */
let turn = 0;

/** The report of a text; null for JSON. */
async function reportOf(text) {
  if (/^\s*\{/.test(text)) return null;
  const { checked } = await whole("invoices");
  return checked(text);
}

/** Reads a file. Returns its text, or the sentence for a file that is no invoice. */
async function textOf(file) {
  if (file.size > LARGEST) return { trouble: t("invoice.file_large", { size: LARGEST / 1024 / 1024 }) };
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    return { trouble: t("invoice.file_unread", { reason: error.message }) };
  }
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  if (start.includes("%PDF-")) return { trouble: t("invoice.file_pdf") };
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { trouble: t("invoice.file_binary") };
  }
  if (text.trim() === "") return { trouble: t("invoice.file_empty") };
  if (!/^\s*[<{]/.test(text)) return { trouble: t("invoice.file_other") };
  return { text };
}

export class Check {
  #desk;
  #model;
  #edited;

  /** `edited` is called after the file has become the invoice that is written. */
  constructor(desk, model, edited) {
    this.#desk = desk;
    this.#model = model;
    this.#edited = edited;
    this.file = h("input", {
      type: "file",
      id: "invoice-file",
      accept: ".xml,.json,.pdf,application/xml,text/xml,application/json",
      onchange: () => this.take(this.file.files[0]),
    });
    this.place = h("div", { class: "stack", id: "invoice-report" });
    const drop = h("div", { class: "drop" }, [
      field(t("invoice.file"), this.file, h("p", { class: "hint" }, t("invoice.file_hint"))),
    ]);
    this.#listen(drop);
    this.element = h("div", { class: "stack" }, [
      h("section", { class: "card", "aria-label": t("invoice.check") }, [drop, this.place]),
    ]);
    if (opened !== null) this.#show();
  }

  #listen(drop) {
    drop.addEventListener("dragover", (event) => {
      event.preventDefault();
      drop.classList.add("over");
    });
    drop.addEventListener("dragleave", () => drop.classList.remove("over"));
    drop.addEventListener("drop", (event) => {
      event.preventDefault();
      drop.classList.remove("over");
      this.take(event.dataTransfer.files[0]);
    });
  }

  /** Reads a selected file and shows its report. */
  async take(file) {
    if (file === undefined) return;
    clear(this.file);
    const mine = turn += 1;
    const { trouble, text } = await textOf(file);
    const found = trouble === undefined ? await this.#read({ name: file.name, text, isCorrected: false }) : { trouble };
    if (mine !== turn) return;
    opened = null;
    show(this.place);
    if (found.trouble !== undefined) {
      this.#refuse(found.trouble);
      return;
    }
    opened = found;
    this.#show();
  }

  /** The file with its report, or the sentence for a report that failed to load. */
  #read(file) {
    return this.#desk.attemptLater(
      async () => ({ ...file, report: await reportOf(file.text) }),
      (error) => ({ trouble: reasonOf(error) }),
    );
  }

  #refuse(words) {
    opened = null;
    this.file.value = "";
    fail(this.file, words);
  }

  #show() {
    if (opened.report === null) this.#showJson();
    else this.#showXml();
  }

  #showJson() {
    const { library } = this.#desk;
    this.#desk.attempt(() => {
      const invoice = library.Invoice.fromJson(opened.text);
      show(
        this.place,
        h("p", { role: "status" }, t("invoice.json_read", { name: opened.name })),
        ...this.#totals(invoice, emptyHeading(localDay())),
      );
    }, (error) => this.#refuse(t("invoice.json_refused", { reason: reasonOf(error) })));
  }

  #showXml() {
    const { info, findings, corrections, invoice } = opened.report;
    if (!info.isReadable) {
      const { line, column, rule, message } = info.refusal;
      const words = t("invoice.unreadable", { line, column, reason: this.#message(rule, message) });
      this.#refuse(words);
      return;
    }
    show(
      this.place,
      this.#verdict(info, findings.length),
      findings.length === 0 ? null : this.#findings(findings),
      this.#corrections(info, corrections),
      ...this.#document(invoice, info),
    );
  }

  /** The words of a rule: the library's, which are English, after the name of the rule. */
  #message(rule, message) {
    return rule === "" ? message : `${rule}: ${message}`;
  }

  #verdict(info, count) {
    const values = { name: opened.name, syntax: info.syntax.toUpperCase(), count };
    const profile = t(`invoice.profiles.${info.profile}`);
    const words = count > 0
      ? t("invoice.findings", values)
      : t(opened.isCorrected ? "invoice.passed_corrected" : "invoice.passed", values);
    return h("div", { role: "status", id: "invoice-verdict" }, [
      figure(t("invoice.verdict"), words, { tone: count > 0 ? "bad" : "good", below: `${values.syntax} · ${profile}` }),
    ]);
  }

  #findings(findings) {
    const desk = this.#desk;
    const number = (has, value) => has ? decimalText(desk, value) : "–";
    return pagedTable({
      id: "invoice-findings",
      caption: t("invoice.findings_table"),
      columns: [
        [t("invoice.rule"), "text"],
        [t("invoice.requirement"), "text"],
        [t("invoice.stated"), "number"],
        [t("invoice.computed"), "number"],
        [t("invoice.cause"), "text"],
        [t("invoice.line"), "number"],
      ],
      items: findings,
      row: (one) => [
        one.rule || "–",
        h("span", { lang: "en" }, [one.message, h("small", { class: "place" }, one.place)]),
        number(one.hasStated, one.stated),
        number(one.hasComputed, one.computed),
        one.hasStated && one.hasComputed ? t(`invoice.causes.${one.rounding}`) : "–",
        String(one.line),
      ],
    }).element;
  }

  /** The stated amounts to replace, and the button that replaces them. */
  #corrections(info, corrections) {
    const desk = this.#desk;
    if (corrections.length === 0) return opened.isCorrected ? this.#saveCorrected() : null;
    const rows = corrections.map(({ place, line, from, to }) =>
      h("li", {}, [
        t("invoice.replace", { line, from: decimalText(desk, from), to: decimalText(desk, to) }),
        h("small", { class: "place" }, place),
      ])
    );
    const apply = ({ currentTarget }) =>
      desk.attemptLater(async () => {
        const text = corrected(desk.library, opened.text, corrections);
        opened = { ...opened, text, report: await reportOf(text), isCorrected: true };
        this.#show();
        this.place.querySelector("#save-corrected")?.focus();
      }, (error) => fail(currentTarget, t("invoice.not_corrected", { reason: error.message })));
    return h("div", { class: "stack" }, [
      h("h2", {}, t("invoice.correction")),
      info.isCorrectable ? null : h("p", { class: "hint" }, t("invoice.not_correctable")),
      h("ul", { class: "corrections", "aria-label": t("invoice.correction") }, rows),
      h("div", { class: "row" }, [button(t("invoice.apply"), apply, { id: "apply", class: "main" })]),
      opened.isCorrected ? this.#saveCorrected() : null,
    ]);
  }

  #saveCorrected() {
    const name = opened.name.replace(/(\.xml)?$/i, ".corrected.xml");
    return h("div", { class: "row" }, [
      button(t("invoice.save_corrected"), () => saveFile(name, opened.text, "application/xml"), {
        id: "save-corrected",
      }),
    ]);
  }

  /** The totals that the library calculates for the document. */
  #document({ json, error }, info) {
    const { library } = this.#desk;
    return this.#desk.attempt(() => {
      if (error !== null) throw error;
      const heading = headingFrom(opened.text, info.syntax, info.isCreditNote, emptyHeading(""));
      return this.#totals(library.Invoice.fromJson(json), heading);
    }, (error) => [h("p", { class: "wrong" }, t("invoice.no_totals", { reason: reasonOf(error) }))]);
  }

  #totals(invoice, heading) {
    const desk = this.#desk;
    const text = invoice.toJson();
    const { totals, rows } = totalsOf(desk, `checked ${opened.name}`, invoice);
    const edit = ({ currentTarget }) =>
      desk.attempt(() => {
        this.#model.replace(text, heading);
        this.#edited();
      }, (error) => fail(currentTarget, t("invoice.not_edited", { reason: reasonOf(error), count: MOST_LINES })));
    return [
      h("h2", {}, t("invoice.as_computed")),
      figure(t("explanation.names.payable"), desk.text(totals.payable), { id: "checked-payable" }),
      rows,
      h("div", { class: "row" }, [button(t("invoice.edit_file"), edit, { id: "edit-file" })]),
    ];
  }
}
