// Helpers that create elements.

import { t } from "../words/words.js";

let made = 0;

/** Returns a unique ID for an element. */
export function nextId() {
  made += 1;
  return `e${made}`;
}

function set(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else if (name === "class") element.className = value;
  else if (name === "value") element.value = value;
  else if (name === "data") Object.assign(element.dataset, value);
  else element.setAttribute(name, value === true ? "" : value);
}

/** Creates an element with attributes, listeners (`onclick`) and children: elements, strings, or null, which is skipped. */
export function h(name, attributes = {}, children = []) {
  const element = document.createElement(name);
  const list = Array.isArray(children) ? children : [children];
  for (const child of list) {
    if (child !== null && child !== undefined) element.append(child);
  }
  for (const [key, value] of Object.entries(attributes)) {
    set(element, key, value);
  }
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** Creates an SVG element. */
export function svg(name, attributes = {}, children = []) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** Replaces the children of an element. */
export function show(element, ...children) {
  element.replaceChildren(
    ...children.filter((child) => child !== null && child !== undefined),
  );
  return element;
}

/** A control with its label above; the control of a composite element is its property `control`. */
export function field(label, element, hint = null) {
  const control = element.control ?? element;
  control.id ||= nextId();
  const words = [h("label", { for: control.id }, label), element];
  if (hint !== null) {
    hint.id ||= nextId();
    control.setAttribute(
      "aria-describedby",
      `${control.getAttribute("aria-describedby") ?? ""} ${hint.id}`.trim(),
    );
    words.push(hint);
  }
  return h("div", { class: "field" }, words);
}

/** Restores the text of a field, as if the user had typed it. */
export function giveText(input, text) {
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A select element; `choices` are pairs of value and text. */
export function choice(choices, value, onchange, attributes = {}) {
  const options = choices.map(([one, text]) => h("option", { value: one, selected: one === value }, text));
  return h("select", {
    onchange: (event) => onchange(event.target.value),
    ...attributes,
  }, options);
}

export function button(text, onclick, attributes = {}) {
  return h("button", { type: "button", onclick, ...attributes }, text);
}

/** The roles that a table would lose as a list of cards. */
const roles = (name) => ({ tr: "row", th: "rowheader", td: "cell" })[name];

/**
 * A table with right-aligned numbers. Columns are pairs: heading, and "number" or "text". In a narrow window, the rows of
 * a table with more than two columns become cards.
 */
export function table(caption, columns, rows, attributes = {}) {
  const kind = (index) => (columns[index][1] === "number" ? "number" : null);
  const words = (
    text,
  ) => (text === "" ? h("span", { class: "unseen" }, t("common.actions")) : text);
  const head = columns.map(([text], index) =>
    h(
      "th",
      { scope: "col", role: "columnheader", class: kind(index) },
      words(text),
    )
  );
  const cell = (value, index) => {
    const name = index === 0 ? "th" : "td";
    const scope = index === 0 ? "row" : null;
    const label = typeof columns[index][0] === "string" ? columns[index][0] : columns[index][0].textContent;
    return h(name, {
      class: kind(index),
      scope,
      role: roles(name),
      data: { label },
    }, value);
  };
  const body = rows.map((
    row,
  ) => (row instanceof Node ? row : h("tr", { role: "row" }, row.map(cell))));
  const isCards = columns.length > 2 &&
    rows.every((row) => !(row instanceof Node));
  const { class: name = "", ...others } = attributes;
  return h("div", {
    class: "scroll",
    tabindex: "0",
    role: "region",
    "aria-label": caption,
  }, [
    h("table", {
      role: "table",
      class: `${name} ${isCards ? "cards" : ""}`.trim() || null,
      ...others,
    }, [
      h("caption", {}, caption),
      h("thead", { role: "rowgroup" }, h("tr", { role: "row" }, head)),
      h("tbody", { role: "rowgroup" }, body),
    ]),
  ]);
}
