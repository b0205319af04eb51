// Waits until the pointer is released: a button that moves while it is pressed loses its click.

/** True while a pointer is down. */
let isPressed = false;
for (const [name, value] of [["down", true], ["up", false], ["cancel", false]]) {
  globalThis.addEventListener?.(`pointer${name}`, () => {
    isPressed = value;
  }, { capture: true });
}

/** Runs a function at once, or after the click if a pointer is down. */
export function onceReleased(body) {
  if (!isPressed) {
    body();
    return;
  }
  const done = new AbortController();
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, () => {
      done.abort();
      setTimeout(body);
    }, { capture: true, signal: done.signal });
  }
}
