// Fields that parse text in the format of the locale, and show their errors beside themselves.

import { h, nextId } from "./dom.js";
import { decimalText, isAmbiguous, readAmount, readDecimal } from "./numbers.js";
import { onceReleased } from "./pressed.js";
import { reasonOf, t } from "../words/words.js";

/** The library's limit for digits of an amount, and the longest text of one with separators and symbol. */
const MOST_DIGITS = 38;
const MOST_CHARACTERS = 100;
const FIRST_DAY = "0001-01-01";
const LAST_DAY = "9999-12-31";

const errors = new WeakMap();

function describe(control, id, isOn) {
  const ids = new Set(
    (control.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one !== ""),
  );
  if (isOn) ids.add(id);
  else ids.delete(id);
  if (ids.size === 0) control.removeAttribute("aria-describedby");
  else control.setAttribute("aria-describedby", [...ids].join(" "));
}

/**
 * Shows an error beside a control: `aria-invalid`, and a sentence that describes it. The control is focused, unless
 * `isFocused` is false.
 */
export function fail(control, words, { isFocused = true } = {}) {
  let place = errors.get(control);
  if (place === undefined) {
    place = h("p", { class: "wrong", id: nextId(), role: "alert" });
    errors.set(control, place);
  }
  const home = control.closest(".field");
  if (home !== null) home.append(place);
  else if (!place.isConnected) control.after(place);
  place.textContent = words;
  control.setAttribute("aria-invalid", "true");
  describe(control, place.id, true);
  if (isFocused && document.activeElement !== control) control.focus();
}

/** Removes the error of a control. */
export function clear(control) {
  const place = errors.get(control);
  control.removeAttribute("aria-invalid");
  if (place === undefined) return;
  place.remove();
  describe(control, place.id, false);
}

/** Removes the errors of all controls in an element. */
export function clearAll(element) {
  for (const control of element.querySelectorAll("[aria-invalid]")) {
    clear(control);
  }
}

/**
 * Runs a call and shows an error of the library or the page at a control. Returns true if the call succeeded.
 * `fail` receives the sentence `words(error)`.
 */
export function attemptAt(
  desk,
  control,
  body,
  words = reasonOf,
) {
  let isDone = true;
  const found = desk.attempt(body, (error) => {
    isDone = false;
    return error;
  });
  if (isDone) clear(control);
  else fail(control, words(found));
  return isDone;
}

/** The error of a text that every field refuses, or "". */
function troubleOf(text, { isOptional, most }) {
  if (text.trim() === "") return isOptional ? "" : t("field.empty");
  if (text.includes("\0")) return t("field.nul");
  if (text.length > most) return t("field.too_long", { count: most });
  return "";
}

function signTrouble(sign, rule) {
  if (rule === "positive" && sign <= 0) return t("field.positive");
  if (rule === "not_negative" && sign < 0) return t("field.not_negative");
  return "";
}

/** The error of a number that the library rejects. `decimals` are those that the library adds to the digits. */
export function numberTrouble(text, error, example, decimals = 0) {
  const digits = [...text].filter((one) => /\p{Nd}/u.test(one)).length;
  if (digits > MOST_DIGITS || error?.code === "overflow") {
    const most = digits > MOST_DIGITS ? MOST_DIGITS : MOST_DIGITS - decimals;
    return t("field.too_many_digits", { count: most });
  }
  return t("field.not_a_number", { example });
}

/**
 * A field. `parse` returns the value of a text or throws, `trouble` returns the sentence for an error that it threw, and
 * `check` the sentence for a value that the field refuses, or "".
 */
function made(
  desk,
  options,
  { parse, trouble, check = () => "", attributes = {} },
) {
  const {
    label,
    value = "",
    hint = "",
    id = nextId(),
    isOptional = false,
    most = MOST_CHARACTERS,
  } = options;
  const { oninput = null, onchange = null, data = {}, isHidden = false } = options;
  const control = h("input", {
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    id,
    data,
    value,
    maxlength: String(most),
    required: !isOptional,
    ...attributes,
    ...options.attributes,
  });
  const told = h("p", { class: "hint", id: `${id}-hint` }, hint);
  told.hidden = hint === "";
  if (hint !== "") describe(control, told.id, true);
  const name = h(
    "label",
    { for: id, class: isHidden ? "unseen" : null },
    label,
  );
  const element = h("div", { class: "field" }, [name, control, told]);

  const read = () => {
    const text = control.value;
    const wrong = troubleOf(text, { isOptional, most });
    if (wrong !== "") return { value: null, words: wrong };
    if (text.trim() === "") return { value: null, words: "" };
    let found = null;
    const words = desk.attempt(() => {
      found = parse(text);
      return check(found);
    }, (error) => trouble(text, error));
    return words === "" ? { value: found, words } : { value: null, words };
  };
  control.addEventListener("input", (event) => {
    clear(control);
    oninput?.(event);
  });
  control.addEventListener("change", (event) => {
    onceReleased(() => {
      const { words } = read();
      // Leaving an empty field is no error yet.
      if (words !== "" && control.value.trim() !== "") {
        fail(control, words, { isFocused: false });
      }
    });
    onchange?.(event);
  });
  return {
    element,
    control,
    get text() {
      return control.value;
    },
    set text(words) {
      control.value = words;
      clear(control);
    },
    /** The value of the text, or null if it is empty or refused; shows nothing. */
    get value() {
      return read().value;
    },
    /** The error of the text, or "". */
    get trouble() {
      return read().words;
    },
    /** Returns the value. If the field refuses the text, shows why, focuses the field and returns null. */
    read() {
      const { value: found, words } = read();
      if (words === "") clear(control);
      else fail(control, words);
      return found;
    },
    fail: (words) => fail(control, words),
    clear: () => clear(control),
    empty() {
      control.value = "";
      clear(control);
    },
    hint(words) {
      told.textContent = words;
      told.hidden = words === "";
      describe(control, told.id, words !== "");
    },
  };
}

const NUMBER = { inputmode: "decimal", dir: "ltr" };

/**
 * An amount of a currency: `sign` is "positive" (default), "not_negative" or "any". Fractions that the currency has not
 * are refused, unless `isPrecise`, as for unit prices. `setCurrency` changes the currency and its hint.
 */
export function amountField(
  desk,
  { currency, sign = "positive", isPrecise = false, ...options },
) {
  const { library } = desk;
  let code = currency;
  const digits = () => desk.attempt(() => library.currencyFind(code).digits);
  const example = () =>
    desk.attempt(() => desk.text(new library.Money("1234.5", code), { display: "none" })) ?? "1234.5";
  const minorHint = () =>
    digits() === 0 && !isPrecise ? t("field.no_decimals", { currency: code }) : options.hint ?? "";
  const check = (amount) => {
    const wrong = signTrouble(amount.sign, sign);
    if (wrong !== "") return wrong;
    const most = digits();
    if (
      isPrecise || most === null || most < 0 ||
      amount.amount.rounded(most, "down").equals(amount.amount)
    ) return "";
    return most === 0
      ? t("field.no_decimals", { currency: code })
      : t("field.too_many_decimals", { currency: code, count: most });
  };
  const trouble = (text, error) =>
    error.code === "currency_mismatch"
      ? t("field.other_currency", { currency: code })
      : numberTrouble(text, error, example(), Math.max(digits() ?? 0, 0));
  const field = made(desk, { ...options, hint: minorHint() }, {
    parse: (text) => readAmount(desk, text, code),
    trouble,
    check,
    attributes: NUMBER,
  });
  field.setCurrency = (other) => {
    code = other;
    field.hint(minorHint());
    clear(field.control);
  };
  /** Writes an amount into the field as the user would type it. */
  field.show = (amount) => {
    field.text = amount === null ? "" : decimalText(desk, amount.amount);
  };
  return field;
}

/** A decimal; `least` and `most` bound it, `sign` is "any" (default), "not_negative" or "positive". */
export function decimalField(
  desk,
  { sign = "any", least = null, largest = null, ...options },
) {
  const check = (decimal) => {
    const wrong = signTrouble(decimal.sign, sign);
    if (wrong !== "") return wrong;
    if (least !== null && decimal.compare(least) < 0) {
      return t("field.least", { bound: least });
    }
    if (largest !== null && decimal.compare(largest) > 0) {
      return t("field.largest", { bound: largest });
    }
    return "";
  };
  const example = desk.attempt(() => decimalText(desk, desk.library.decimalParse("1.5"))) ??
    "1.5";
  const bare = (text) => options.unit === undefined ? text : text.replace(/\s*%\s*$/, "");
  const field = made(desk, options, {
    parse: (text) => readDecimal(desk, bare(text)),
    trouble: (text, error) =>
      isAmbiguous(desk, bare(text)) ? t("field.ambiguous", { text: text.trim() }) : numberTrouble(text, error, example),
    check,
    attributes: NUMBER,
  });
  field.show = (decimal) => {
    field.text = decimal === null ? "" : decimalText(desk, decimal);
  };
  return field;
}

/** A percentage from 0 to 100, unless bounds are given; a percent sign is ignored. */
export function percentField(desk, options) {
  return decimalField(desk, {
    least: "0",
    largest: "100",
    ...options,
    unit: "%",
  });
}

/** A quantity, which is positive. */
export function quantityField(desk, options) {
  return decimalField(desk, { sign: "positive", ...options });
}

/** A day; its value is a text such as "2024-02-29". */
export function dateField(
  desk,
  { first = FIRST_DAY, last = LAST_DAY, ...options },
) {
  const check = (day) => day < first || day > last ? t("field.day_outside", { first, last }) : "";
  const parse = (text) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) throw new RangeError(text);
    return text;
  };
  return made(desk, options, {
    parse,
    trouble: () => t("field.not_a_day"),
    check,
    attributes: { type: "date", min: first, max: last, maxlength: null },
  });
}

/**
 * A text of at most a number of bytes in UTF-8; its value has no surrounding whitespace. Characters that match `refused`
 * are refused as invisible.
 */
export function textField(desk, { maxBytes = 64, refused = null, ...options }) {
  const check = (text) => {
    if (refused?.test(text)) return t("field.nul");
    const bytes = new TextEncoder().encode(text).length;
    return bytes > maxBytes ? t("field.too_many_bytes", { count: maxBytes, bytes }) : "";
  };
  return made(desk, { most: maxBytes, ...options }, {
    parse: (text) => text.trim(),
    trouble: () => "",
    check,
  });
}

/** Reads several fields; null and the first error focused if one is refused. */
export function readAll(fields) {
  const wrong = fields.filter((one) => one.trouble !== "");
  for (const one of wrong.toReversed()) one.read();
  return wrong.length > 0 ? null : fields.map((one) => one.read());
}
