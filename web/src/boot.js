// Loads the library and starts the page. Errors during start-up are shown on the page.

import { h, show } from "./parts/dom.js";

const screen = document.getElementById("screen");

function sentenceOf(error) {
  if (typeof WebAssembly === "undefined") {
    return "This browser does not support WebAssembly, which the library requires.";
  }
  return `Could not load the library: ${error.message}`;
}

function fail(error) {
  screen.removeAttribute("aria-busy");
  show(
    screen,
    h("div", { class: "failure", role: "alert" }, [
      h("p", {}, sentenceOf(error)),
      h("p", {}, "Your data are unchanged. Check your connection and reload the page."),
      h("p", {}, h("button", { type: "button", onclick: () => location.reload() }, "Reload")),
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
      tell("A newer version of this page is available. Reload the page to use it; your data remain unchanged.");
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

try {
  const { start, notice } = await import("./app.js");
  tell = notice;
  await start(screen);
  document.documentElement.dataset.state = "ready";
  await register();
} catch (error) {
  fail(error);
}
