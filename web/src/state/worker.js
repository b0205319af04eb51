// Decodes the exchange rates in a thread of its own, so that the page responds in the meantime.

import { textOfPacked } from "./history.js";

addEventListener("message", async ({ data }) => {
  try {
    postMessage({ text: await textOfPacked(data.packed) });
  } catch (error) {
    postMessage({ trouble: error.message });
  }
});
