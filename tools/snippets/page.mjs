// Runs live blocks as the site does, each with names of its own: JSON comes in, and JSON goes out.

import * as names from "../../build/api/javascript/src/index.js";
import { program } from "../book/assets/live.js";

let text = "";
for await (const part of process.stdin.setEncoding("utf8")) text += part;
const answers = [];
for (const block of JSON.parse(text)) {
  const { lines, error } = await program(block, names);
  answers.push([lines.map((line) => `${line}\n`).join(""), error ? String(error.stack) : ""]);
}
process.stdout.write(JSON.stringify(answers));
