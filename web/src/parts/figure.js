// The main number of a screen, ages of rates, toolbars and tabs.

import { daysBetween, localDay, OLD } from "../state/days.js";
import { h, nextId } from "./dom.js";
import { t } from "../words/words.js";

/** The number of a screen, first and largest: its name, the amount as text or element, and a line below. */
export function figure(
  name,
  amount,
  { below = null, id = null, tone = null } = {},
) {
  return h("div", { class: "figure" }, [
    h("p", { class: "figure-name" }, name),
    h(
      "p",
      { class: `figure-amount ${tone ?? ""}`.trim(), id },
      h("bdi", {}, amount),
    ),
    below === null ? null : h("div", { class: "figure-below" }, below),
  ]);
}

/** The day of rates and their age; amber from four days on. `today` is a day. */
export function ageBadge(
  day,
  today = localDay(),
  attributes = {},
) {
  if (day === null) {
    return h("span", { class: "badge old", ...attributes }, t("rates.none"));
  }
  const count = daysBetween(day, today);
  const text = count <= 0 ? t("rates.today", { day }) : t("rates.age", { day, count });
  return h(
    "span",
    {
      class: count >= OLD ? "badge old" : "badge fresh",
      data: { days: String(count) },
      ...attributes,
    },
    text,
  );
}

/** A row of buttons with a name. */
export function toolbar(name, children) {
  return h(
    "div",
    { class: "toolbar", role: "toolbar", "aria-label": name },
    children,
  );
}

/** Tabs: triples of an identifier, a title, and a function that makes the panel when it is first shown. */
export function tabs(
  name,
  panels,
  selected = panels[0][0],
  onchange = () => {},
) {
  const base = nextId();
  const made = new Map();
  const buttons = new Map();
  const place = h("div", { role: "tabpanel", tabindex: "0" });
  const select = (id, isFocused) => {
    if (!made.has(id)) made.set(id, panels.find(([one]) => one === id)[2]());
    for (const [one, tab] of buttons) {
      tab.setAttribute("aria-selected", String(one === id));
      tab.tabIndex = one === id ? 0 : -1;
    }
    place.setAttribute("aria-labelledby", buttons.get(id).id);
    place.replaceChildren(made.get(id));
    if (isFocused) buttons.get(id).focus();
  };
  const list = h(
    "div",
    { role: "tablist", class: "tabs", "aria-label": name },
    panels.map(([id, title]) => {
      const tab = h("button", {
        type: "button",
        role: "tab",
        id: `${base}-${id}`,
        data: { tab: id },
        onclick: () => {
          select(id, false);
          onchange(id);
        },
      }, title);
      buttons.set(id, tab);
      return tab;
    }),
  );
  list.addEventListener("keydown", (event) => {
    const moves = { ArrowRight: 1, ArrowLeft: -1 };
    const ids = panels.map(([id]) => id);
    const at = ids.findIndex((id) => buttons.get(id) === document.activeElement);
    let to;
    if (event.key in moves) {
      to = (at + moves[event.key] + ids.length) % ids.length;
    } else if (event.key === "Home") to = 0;
    else if (event.key === "End") to = ids.length - 1;
    else return;
    event.preventDefault();
    select(ids[to], true);
    onchange(ids[to]);
  });
  select(selected, false);
  return h("div", { class: "stack" }, [list, place]);
}
