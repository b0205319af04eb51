// Loads the library and starts the page. What can go wrong before there is a page becomes a sentence on the screen.

import { h, show } from "./parts/dom.js";

const screen = document.getElementById("screen");

function sentenceOf(error) {
  if (typeof WebAssembly === "undefined") return "This browser has no WebAssembly, so the library cannot run in it.";
  return `The library could not be loaded: ${error.message}`;
}

function fail(error) {
  screen.removeAttribute("aria-busy");
  show(
    screen,
    h("div", { class: "failure", role: "alert" }, [
      h("p", {}, sentenceOf(error)),
      h("p", {}, "Your data are untouched. Check the connection and load the page again."),
      h("p", {}, h("button", { type: "button", onclick: () => location.reload() }, "Load again")),
    ]),
  );
  document.documentElement.dataset.state = "failed";
}

async function register() {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // A newer version has taken over: its modules do not fit those that this page has loaded.
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (hadOne) tell("A newer version of this page is ready. Load the page again; your data stay as they are.");
  });
  try {
    await serviceWorker.register("sw.js");
  } catch {
    // The page works without it, but not offline: a host may forbid service workers.
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
