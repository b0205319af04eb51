// Examples that run in the page: a block ```js { .live } becomes a box with a button.
let library;

function load() {
  library ??= import(new URL("live/src/index.js", import.meta.url).href);
  return library;
}

function shown(value) {
  return typeof value === "string" ? value : Array.isArray(value) ? value.map(shown).join(", ") : String(value);
}

/** Returns the lines that a program prints, and the error that ended it, if any; `names` contains the library's exports. */
export async function program(text, names) {
  const lines = [];
  const print = (...values) => lines.push(values.map(shown).join(" "));
  try {
    const body = text.replace(/^import .*$/gm, "");
    const parameters = Object.keys(names);
    const whole = new Function(...parameters, "console", `return (async () => {${body}\n})();`);
    await whole(...parameters.map((name) => names[name]), { log: print, error: print });
  } catch (error) {
    return { lines, error };
  }
  return { lines };
}

async function run(text, output) {
  output.textContent = "…";
  let printed;
  try {
    printed = await program(text, await load());
  } catch (error) {
    printed = { lines: [], error };
  }
  const { lines, error } = printed;
  if (error) lines.push(`${error.name ?? "Error"}: ${error.message}`);
  output.textContent = lines.join("\n") || "(nothing was printed)";
}

function makeLive(block) {
  const code = block.querySelector("code");
  const box = document.createElement("div");
  box.className = "live";
  const text = document.createElement("textarea");
  text.value = code.textContent.trimEnd();
  text.rows = text.value.split("\n").length + 1;
  text.spellcheck = false;
  text.setAttribute("aria-label", "A program that you can change and run");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Run";
  const output = document.createElement("output");
  output.setAttribute("aria-label", "Output of the program");
  button.addEventListener("click", () => run(text.value, output));
  box.append(text, button, output);
  block.replaceWith(box);
}

// A page that was opened as a file may not load modules; then the code stays as it is. Tests have no page.
if (globalThis.document && location.protocol !== "file:") {
  for (const block of document.querySelectorAll("div.live")) makeLive(block);
}
