// The invoice as documents: UBL, CII and JSON, the text of payment codes, and the paper to print.

import { button, choice, field, h, nextId, show } from "../parts/dom.js";
import { clear, fail } from "../parts/field.js";
import { saveFile } from "../parts/save.js";
import { whole } from "../state/whole.js";
import { reasonOf, t } from "../words/words.js";
import { countryName, fold } from "./till-parts.js";

const XML = "application/xml";
/** The part of the library's message that names a field of the payment code, and the field of the heading. */
const PLACES = [
  [/IBAN/, "iban"],
  [/BIC/, "bic"],
  [/reference/, "reference"],
  [/postcode/, "sellerPostcode"],
  [/town/, "sellerCity"],
  [/country/, "sellerCountry"],
  [/street/, "sellerStreet"],
  [/name/, "seller"],
];

/** The name of a file without characters that a file system refuses. */
function fileName(number, end) {
  return `invoice-${(number || "draft").replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 60)}${end}`;
}

export class Export {
  #desk;
  #model;
  #screen;
  #code = h("div", { class: "stack", role: "status" });

  constructor(screen) {
    this.#desk = screen.desk;
    this.#model = screen.model;
    this.#screen = screen;
    const save = (id, words, make) => button(words, ({ currentTarget }) => this.#save(currentTarget, make), { id });
    const pay = (format, words) =>
      button(words, ({ currentTarget }) => this.#payment(format, currentTarget), { id: `code-${format}` });
    this.element = h("section", { class: "card no-print", "aria-label": t("invoice.export") }, [
      h("h2", {}, t("invoice.export")),
      h("div", { class: "row" }, [
        save("save-ubl", "UBL", async (invoice) => [".ubl.xml", await this.#xml(invoice, "ubl"), XML]),
        save("save-cii", "CII", async (invoice) => [".cii.xml", await this.#xml(invoice, "cii"), XML]),
        save("save-json", "JSON", (invoice) => [".json", invoice.toJson(), "application/json"]),
        save("save-html", t("invoice.page"), (invoice) => [".html", this.#paper(invoice, "html"), "text/html"]),
      ]),
      fold("invoice code", t("invoice.code"), [
        h("p", { class: "hint" }, t("invoice.code_hint")),
        screen.heading.account(),
        h("div", { class: "row" }, [pay("epc", t("invoice.epc")), pay("swiss", t("invoice.swiss"))]),
        this.#code,
      ]),
    ]);
  }

  /** Saves a document. Missing data are reported at their fields, and anything else at the button. */
  #save(control, make) {
    clear(control);
    const { lines, heading, totals } = this.#screen;
    const isComplete = control.id === "save-json" || heading.require() && lines.require() && totals.require();
    if (!isComplete) return;
    const { number } = this.#model.heading;
    this.#desk.attemptLater(async () => {
      const [end, text, type] = await make(this.#model.invoice());
      saveFile(fileName(number, end), text, type);
    }, (error) => fail(control, t("invoice.refused", { reason: reasonOf(error) })));
  }

  /** The electronic invoice, in a syntax. */
  async #xml(invoice, syntax) {
    const heading = this.#model.headingOptions();
    const { written } = await whole("invoices");
    return written(invoice.toJson(), syntax, heading);
  }

  /** The library's paper. */
  #paper(invoice, format) {
    const desk = this.#desk;
    const { heading } = this.#model;
    const party = (role) => {
      const part = (name) => heading[role + name];
      const town = [part("Postcode"), part("City")].filter((one) => one !== "").join(" ");
      const country = part("Country") === "" ? "" : countryName(desk, part("Country"));
      return [heading[role], part("Street"), town, country].filter((one) => one !== "").join("\n");
    };
    return invoice.render({
      format,
      locale: desk.locale,
      locales: desk.tables,
      seller: party("seller"),
      sellerTaxId: heading.sellerTaxId,
      buyer: party("buyer"),
      buyerTaxId: heading.buyerTaxId,
      number: heading.number,
      date: heading.issued || null,
      due: heading.due || null,
      note: heading.note,
      ...heading.isCreditNote ? { words: `title=${t("invoice.credit_note_title")}` } : {},
    });
  }

  /** The options of a payment code. */
  #options(format, amount) {
    const { heading } = this.#model;
    const options = { format, amount, iban: heading.iban, bic: heading.bic, creditorName: heading.seller };
    const message = heading.reference === "" ? { message: heading.number } : { reference: heading.reference };
    if (format === "epc") return { ...options, ...message };
    const address = (role, name) => ({
      [`${name}Name`]: heading[role],
      [`${name}Street`]: heading[`${role}Street`],
      [`${name}Postcode`]: heading[`${role}Postcode`],
      [`${name}Town`]: heading[`${role}City`],
      [`${name}Country`]: heading[`${role}Country`],
    });
    // The debtor is optional, but not in parts.
    const hasDebtor = ["", "Postcode", "City", "Country"].every((part) => heading[`buyer${part}`] !== "");
    const { bic: _bic, ...rest } = { ...options, ...message, ...address("seller", "creditor") };
    return { ...rest, ...hasDebtor ? address("buyer", "debtor") : {} };
  }

  #payment(format, control) {
    const desk = this.#desk;
    const { fields } = this.#screen.heading;
    clear(control);
    show(this.#code);
    const missing = [["iban", fields.iban], ["seller", fields.seller]].find(([, one]) => one.text.trim() === "");
    if (missing !== undefined) {
      fail(missing[1].control, t("field.empty"));
      return;
    }
    desk.attempt(() => {
      const { payable } = this.#model.invoice().totals();
      this.#showCode(desk.library.paymentCode(this.#options(format, payable)), format);
    }, (error) => this.#refuse(error, control));
  }

  /** Shows an error of a payment code at the field that the library's message names. */
  #refuse(error, control) {
    const { fields } = this.#screen.heading;
    const name = PLACES.find(([pattern]) => pattern.test(error.message))?.[1];
    const isAmount = error.code === "currency_mismatch" || /amount/.test(error.message);
    const place = isAmount || name === undefined ? control : fields[name].control;
    const fold = place.closest("details");
    if (fold !== null) fold.open = true;
    fail(place, t("invoice.code_refused", { reason: reasonOf(error) }));
  }

  #showCode(text, format) {
    const id = nextId();
    const area = h("textarea", { id, readonly: true, rows: "8", class: "code-text", dir: "ltr", spellcheck: "false" });
    area.value = text;
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text);
        told.textContent = t("converter.copied");
      } catch {
        area.select();
        told.textContent = t("invoice.not_copied");
      }
    };
    const told = h("span", { class: "hint", role: "status" });
    const name = fileName(this.#model.heading.number, `.${format}.txt`);
    show(
      this.#code,
      field(t("invoice.code_text", { name: t(`invoice.${format}`) }), area),
      h("div", { class: "row" }, [
        button(t("invoice.copy"), copy, { id: "code-copy" }),
        button(t("common.save"), () => saveFile(name, text, "text/plain"), { id: "code-save" }),
        told,
      ]),
    );
  }

  /** The printed invoice, with its size of paper. */
  paper(invoice) {
    const desk = this.#desk;
    const { sheet = "a4" } = desk.place.params;
    const found = desk.attempt(() => {
      const parsed = new DOMParser().parseFromString(this.#paper(invoice, "fragment"), "text/html");
      return document.adoptNode(parsed.body.firstElementChild);
    }, (error) => h("p", { class: "wrong" }, t("invoice.refused", { reason: reasonOf(error) })));
    found.tabIndex = 0;
    found.setAttribute("role", "group");
    found.setAttribute("aria-label", t("invoice.preview"));
    found.dataset.sheet = sheet;
    const select = choice([["a4", "A4"], ["roll", t("invoice.roll")]], sheet, (value) => {
      desk.setParams({ sheet: value });
      found.dataset.sheet = value;
    }, { id: "sheet", "aria-label": t("invoice.sheet") });
    return h("section", { class: "card", "aria-label": t("invoice.preview") }, [
      h("div", { class: "spread no-print" }, [
        h("h2", {}, t("invoice.preview")),
        h("div", { class: "row" }, [select, button(t("till.print"), () => print(), { id: "print" })]),
      ]),
      found,
    ]);
  }
}
