// The one library of the process: loaded when the package is imported.

import { loaded } from "./source.js";

export const library = await loaded();
