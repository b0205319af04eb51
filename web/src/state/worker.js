// Decodes the exchange rates in a thread of its own, so that the page responds in the meantime.

import { documentWith } from "./combine.js";
import { textOfPacked } from "./history.js";

addEventListener("message", async ({ data }) => {
  try {
    const text = data.packed === undefined
      ? documentWith(data.csv, data.rows, data.source)
      : await textOfPacked(data.packed);
    postMessage({ text });
  } catch (error) {
    postMessage({ trouble: error.message });
  }
});
