// The history of the European Central Bank in the compact form that the page is sent, and back to the bank's own form.

/** One number for each day of a column: the difference to the day before it; "n" for N/A, "dK:" before a number of K digits. */
function column(text, days) {
  const values = [];
  let digits = 0;
  let last = 0;
  for (const word of text.split(",")) {
    if (word === "n" || word === "e") {
      values.push(word === "n" ? "N/A" : "");
      continue;
    }
    const colon = word.indexOf(":");
    if (colon >= 0) digits = Number(word.slice(1, colon));
    last += Number(word.slice(colon + 1));
    const plain = String(last).padStart(digits + 1, "0");
    values.push(digits === 0 ? plain : `${plain.slice(0, -digits)}.${plain.slice(-digits)}`);
  }
  if (values.length !== days) throw new Error("the file of exchange rates is damaged");
  return values;
}

/** The bank's file, from the compact form. */
export function unpack(text) {
  const lines = text.split("\n");
  const codes = lines[0].split(",");
  const dates = lines[1].split(",");
  const columns = codes.map((_, index) => column(lines[index + 2] ?? "", dates.length));
  const rows = dates.map((date, day) => `${date},${columns.map((values) => values[day]).join(",")},`);
  return [`Date,${codes.join(",")},`, ...rows, ""].join("\n");
}

/** A compressed file of the page. */
async function packed(name) {
  const response = await fetch(new URL(`../../data/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
}

/** The bank's file, from the place where the page is. */
export async function history() {
  return unpack(await (await packed("rates.gz")).text());
}

/** The names of currencies in all languages, as the library reads them. */
export async function names() {
  return new Uint8Array(await (await packed("names.gz")).arrayBuffer());
}
