// Tables as files: CSV for programs, HTML for people.

import { csvText } from "../state/csv.js";
import { language, t } from "../words/words.js";
import { button, h } from "./dom.js";
import { saveFile } from "./save.js";

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text) => text.replace(/[&<>"]/g, (one) => ESCAPES[one]);

/** Returns a page that contains a table of texts. */
export function htmlText(title, columns, rows) {
  const cells = (name, texts) =>
    texts.map((text, index) => {
      const style = columns[index][1] === "number" ? ' style="text-align:end"' : "";
      return `<${name}${name === "th" ? ' scope="col"' : ""}${style}><bdi>${escaped(text)}</bdi></${name}>`;
    }).join("");
  const lines = rows.map((texts) => `<tr>${cells("td", texts)}</tr>\n`).join("");
  return `<!DOCTYPE html>
<html lang="${language()}">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body>
<h1>${escaped(title)}</h1>
<table>
<thead><tr>${cells("th", columns.map(([text]) => text))}</tr></thead>
<tbody>
${lines}</tbody>
</table>
</body>
</html>
`;
}

/** Writes columns and rows of texts as CSV; all columns may contain any text, except those of numbers. */
export function csvOf(columns, rows) {
  const texts = columns.flatMap(([, kind], index) => kind === "number" ? [] : [index]);
  return csvText([columns.map(([text]) => text), ...rows], texts);
}

/** Buttons that save a table as CSV and as HTML; `textOf` returns the text for a kind, or a promise of it. */
export function saveButtons(id, name, textOf, fail) {
  const kinds = { csv: ["text/csv", "table.save_csv"], html: ["text/html", "table.save_html"] };
  const save = async (kind) => {
    try {
      saveFile(`${name()}.${kind}`, await textOf(kind), kinds[kind][0]);
    } catch (error) {
      fail(error);
    }
  };
  return h(
    "div",
    { class: "row" },
    Object.entries(kinds).map(([kind, [, words]]) => button(t(words), () => save(kind), { id: `${id}-${kind}` })),
  );
}
