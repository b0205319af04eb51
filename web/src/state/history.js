// Decodes the compact history of the European Central Bank into the bank's own format.

/** Decodes a column: per day, the difference from the previous day; "n" is N/A, "dK:" precedes a number with K digits. */
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
    values.push(
      digits === 0 ? plain : `${plain.slice(0, -digits)}.${plain.slice(-digits)}`,
    );
  }
  if (values.length !== days) {
    throw new Error("the file of exchange rates is damaged");
  }
  return values;
}

/** Returns the bank's file for the compact form. */
export function unpack(text) {
  const lines = text.split("\n");
  const codes = lines[0].split(",");
  const dates = lines[1].split(",");
  const columns = codes.map((_, index) => column(lines[index + 2] ?? "", dates.length));
  const rows = dates.map((date, day) => `${date},${columns.map((values) => values[day]).join(",")},`);
  return [`Date,${codes.join(",")},`, ...rows, ""].join("\n");
}

/** Fetches a compressed file of the page. */
async function packed(name) {
  const response = await fetch(new URL(`../../data/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return response;
}

function unzipped(body) {
  return new Response(body.pipeThrough(new DecompressionStream("gzip")));
}

/** Decompresses and decodes the file of exchange rates. */
export async function textOfPacked(bytes) {
  return unpack(await unzipped(new Blob([bytes]).stream()).text());
}

/** Runs a task of `worker.js`; `otherwise` does the same in browsers without worker modules. */
function inWorker(message, transfer, otherwise) {
  let worker;
  try {
    worker = new Worker(new URL("worker.js", import.meta.url), {
      type: "module",
    });
  } catch {
    return otherwise();
  }
  return new Promise((resolve, reject) => {
    const end = (act) => {
      worker.terminate();
      act();
    };
    worker.onmessage = ({ data }) => {
      if (data.trouble === undefined) end(() => resolve(data.text));
      else end(() => reject(new Error(data.trouble)));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(() => resolve(otherwise()));
    };
    worker.postMessage(message, transfer);
  });
}

/** Fetches and decodes the bank's file. */
export async function history() {
  const bytes = await (await packed("rates.gz")).arrayBuffer();
  // The worker receives a copy, because the page decodes the file itself if the worker fails.
  return inWorker({ packed: bytes }, [], () => textOfPacked(bytes));
}

/** Fetches the currency names of all languages, in the library's format. */
export async function names() {
  return new Uint8Array(
    await unzipped((await packed("names.gz")).body).arrayBuffer(),
  );
}
