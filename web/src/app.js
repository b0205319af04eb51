// The frame: selects the screen and applies changes of other tabs.

import * as library from "../lib/src/index.js";
import { h, show } from "./parts/dom.js";
import { failure } from "./parts/failure.js";
import { Typing } from "./parts/typing.js";
import { Desk } from "./desk.js";

const SCREENS = {
  calculator: ["Calculator", () => import("./screens/calculator.js")],
  converter: ["Converter", () => import("./screens/converter.js")],
  currencies: ["Currencies", () => import("./screens/currencies.js")],
  wallet: ["Wallet", () => import("./screens/wallet.js")],
  portfolio: ["Portfolio", () => import("./screens/portfolio.js")],
  watch: ["Watch", () => import("./screens/watch.js")],
  till: ["Till", () => import("./screens/till.js")],
  trust: ["Trust", () => import("./screens/trust.js")],
  settings: ["Settings", () => import("./screens/settings.js")],
};
const FIRST = "calculator";

function nameOfPlace() {
  const name = location.hash.replace(/^#\//, "");
  return name in SCREENS ? name : FIRST;
}

/** Shows a notice outside the screens. */
export function notice(text) {
  const box = document.getElementById("notices");
  if ([...box.children].some((child) => child.firstChild.textContent === text)) return;
  const close = h("button", {
    type: "button",
    class: "quiet",
    "aria-label": "Dismiss this notice",
    onclick: () => line.remove(),
  }, "×");
  const line = h("div", { class: "notice" }, [h("span", {}, text), close]);
  box.append(line);
}

class Frame {
  #desk;
  #place;
  #shown = null;
  #turn = 0;
  #typing;

  constructor(desk, place) {
    this.#desk = desk;
    this.#place = place;
    this.#typing = new Typing(place);
  }

  /**
   * Shows a screen. `keepsTyping` preserves unsaved input of its previous rendering; `areStored` excludes fields of a
   * document that another tab has changed.
   */
  async open(name, isNew, keepsTyping = false, areStored = false) {
    const [title, load] = SCREENS[name];
    this.#place.setAttribute("aria-busy", "true");
    this.#turn += 1;
    const turn = this.#turn;
    let screen = {};
    let opened;
    try {
      screen = await load();
      // The user has opened another screen in the meantime.
      if (turn !== this.#turn) return;
      opened = await screen.open(this.#desk);
    } catch (error) {
      console.warn(error);
      const again = () => this.open(name, false);
      opened = { element: failure(this.#desk, title, screen.uses ?? [], error, again) };
    }
    if (turn !== this.#turn) {
      opened.close?.();
      return;
    }
    this.#shown?.close?.();
    this.#shown = { name, uses: screen.uses ?? [], ...opened };
    document.getElementById("title").textContent = title;
    document.title = `${title} – The desk`;
    for (const link of document.querySelectorAll("nav a")) {
      const isHere = link.dataset.screen === (name === "watch" ? "portfolio" : name);
      if (isHere) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    this.#place.removeAttribute("aria-busy");
    this.#place.dataset.screen = name;
    const restore = keepsTyping ? this.#typing.keep(areStored) : null;
    show(this.#place, opened.element);
    restore?.();
    if (isNew) document.getElementById("main").focus({ preventScroll: true });
  }

  /** Renders the screen again if it uses documents that another tab has changed, or rates that have been loaded. */
  changed(names) {
    if (this.#shown === null) return;
    if (names.includes("settings") || names.some((name) => this.#shown.uses.includes(name))) {
      // Documents saved by another tab override fields that show them; exchange rates do not affect fields.
      const areStored = names.some((name) => name !== "rates");
      this.open(this.#shown.name, false, true, areStored);
    }
  }
}

export async function start(place) {
  const desk = await Desk.open(library, notice);
  const frame = new Frame(desk, place);
  const tell = (error) =>
    notice(`An unexpected error occurred: ${error?.message ?? error}. Reload the page; your data are saved.`);
  addEventListener("error", ({ error, message }) => tell(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  desk.onChange((names) => frame.changed(names));
  addEventListener("hashchange", () => {
    if (location.hash.startsWith("#/") || location.hash === "") frame.open(nameOfPlace(), true);
  });
  await frame.open(nameOfPlace(), false);
  desk.loadHistory();
}
