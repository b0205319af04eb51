// Loads the library and starts the page. Errors during start-up are shown on the page.

import { h, show } from "./parts/dom.js";
import { showFrameTexts } from "./header.js";
import { t, useBrowserLanguage } from "./words/words.js";

const screen = document.getElementById("screen");

function sentenceOf(error) {
  if (typeof WebAssembly === "undefined") {
    return t("frame.no_webassembly");
  }
  return t("frame.library_failed", { reason: error.message });
}

async function fail(error) {
  if (!isLoaded) {
    // The settings cannot be read without the page's modules.
    await useBrowserLanguage();
    showFrameTexts();
  }
  screen.removeAttribute("aria-busy");
  show(
    screen,
    h("div", { class: "failure", role: "alert" }, [
      h("p", {}, sentenceOf(error)),
      h("p", {}, t("frame.library_failed_hint")),
      h("p", {}, h("button", { type: "button", onclick: () => location.reload() }, t("frame.reload"))),
    ]),
  );
  document.documentElement.dataset.state = "failed";
}

async function register() {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // A newer service worker is active: its modules are incompatible with those already loaded.
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (hadOne) {
      tell(t("frame.newer_version"));
    }
  });
  try {
    await serviceWorker.register("sw.js");
  } catch {
    // The page works without a service worker, but not offline; a host may forbid service workers.
    document.documentElement.dataset.offline = "no";
  }
}

let tell = () => {};
let isLoaded = false;

try {
  const { start, notice } = await import("./app.js");
  tell = notice;
  isLoaded = true;
  await start(screen);
  document.documentElement.dataset.state = "ready";
  await register();
} catch (error) {
  await fail(error);
}
