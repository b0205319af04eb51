// The frame: selects the screen, applies changes of other tabs, and offers to undo them.

import * as library from "../lib/src/index.js";
import { h, show } from "./parts/dom.js";
import { failure } from "./parts/failure.js";
import { onceReleased } from "./parts/pressed.js";
import { Typing } from "./parts/typing.js";
import { Desk } from "./desk.js";
import { Focus } from "./state/focus.js";
import { linkTo, placeOf } from "./state/place.js";
import { header } from "./header.js";
import { t } from "./words/words.js";

/** The modules of the screens. */
const SCREENS = {
  converter: () => import("./screens/converter.js"),
  currencies: () => import("./screens/currencies.js"),
  wallet: () => import("./screens/wallet.js"),
  portfolio: () => import("./screens/portfolio.js"),
  watch: () => import("./screens/watch.js"),
  till: () => import("./screens/till.js"),
  receipts: () => import("./screens/receipts.js"),
  invoice: () => import("./screens/invoice.js"),
  calculator: () => import("./screens/calculator.js"),
  trust: () => import("./screens/trust.js"),
  settings: () => import("./screens/settings.js"),
};
const FIRST = "converter";

/** Returns the place of the address. An unknown screen is replaced by the first one, in the address too. */
function placeHere() {
  const place = placeOf(location.hash);
  if (Object.hasOwn(SCREENS, place.name)) return place;
  if (location.hash.startsWith("#/")) {
    history.replaceState(history.state, "", linkTo(FIRST));
  }
  return { name: FIRST, params: {} };
}

/** Shows a notice outside the screens; `action` consists of the words of a button and its function. Returns the notice. */
export function notice(text, action = null) {
  const box = document.getElementById("notices");
  const same = [...box.children].find((child) => child.firstChild.textContent === text);
  if (same !== undefined && action === null) return same;
  same?.remove();
  const close = h("button", {
    type: "button",
    class: "quiet",
    "aria-label": t("frame.dismiss"),
    onclick: () => line.remove(),
  }, "×");
  const run = () => {
    line.remove();
    action.run();
  };
  const act = action === null ? null : h("button", { type: "button", class: "act", onclick: run }, action.words);
  const line = h("div", { class: "notice" }, [h("span", {}, text), act, close]);
  box.append(line);
  return line;
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
    new Focus(place);
  }

  /**
   * Shows a screen. `keepsTyping` preserves unsaved input of its previous rendering; `areStored` excludes fields of a
   * document that another tab has changed.
   */
  async open(name, isNew, keepsTyping = false, areStored = false) {
    const title = t(`screens.${name}`);
    this.#place.setAttribute("aria-busy", "true");
    this.#turn += 1;
    const turn = this.#turn;
    let screen = {};
    let opened;
    try {
      screen = await SCREENS[name]();
      // The user has opened another screen in the meantime.
      if (turn !== this.#turn) return;
      opened = await screen.open(this.#desk);
    } catch (error) {
      console.warn(error);
      const again = () => this.open(name, false);
      opened = {
        element: failure(this.#desk, title, screen.uses ?? [], error, again),
      };
    }
    if (turn !== this.#turn) {
      opened.close?.();
      return;
    }
    this.#shown?.close?.();
    this.#shown = { name, uses: screen.uses ?? [], ...opened };
    this.#title(name, title);
    this.#place.removeAttribute("aria-busy");
    this.#place.dataset.screen = name;
    const restore = keepsTyping ? this.#typing.keep(areStored) : null;
    show(this.#place, opened.element);
    restore?.();
    if (isNew) document.getElementById("main").focus({ preventScroll: true });
  }

  #title(name, title) {
    document.getElementById("title").textContent = title;
    document.title = t("frame.title", { screen: title });
    self.showPlace(name, this.#desk.documents.names().length > 0);
  }

  /** Shows the screen of the address. */
  go(isNew) {
    const place = placeHere();
    this.#desk.place = place;
    return this.open(place.name, isNew);
  }

  /** Renders the screen again if it uses documents that another tab has changed, or rates that have been loaded. */
  changed(names) {
    if (this.#shown === null) return;
    const { name } = this.#desk.place;
    if (name !== this.#shown.name) {
      // Another screen is being opened; it must not be replaced by the one that it follows.
      this.open(name, true);
      return;
    }
    if (
      names.includes("settings") ||
      names.some((name) => this.#shown.uses.includes(name))
    ) {
      // Documents saved by another tab override fields that show them; exchange rates do not affect fields.
      const areStored = names.some((name) => name !== "rates");
      this.open(this.#shown.name, false, true, areStored);
    }
  }
}

export async function start(place) {
  const desk = await Desk.open(library, notice);
  const frame = new Frame(desk, place);
  const tell = (error) => notice(t("frame.unexpected", { reason: error?.message ?? error }));
  addEventListener("error", ({ error, message }) => tell(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  header(desk);
  desk.onChange((names) => onceReleased(() => frame.changed(names)));
  addEventListener("hashchange", () => {
    if (!location.hash.startsWith("#/") && location.hash !== "") return;
    frame.go(true);
    desk.ask(false);
  });
  await frame.go(false);
  desk.loadHistory();
}
