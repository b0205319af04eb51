// Addresses of screens, such as `#/converter?from=GBP&to=JPY&amount=5`.

const DELAY = 200;
/** An address longer than this is cut by some programs that share it. */
const MOST = 2000;

/** Returns the name of the screen and its parameters; the name is "" in an address without a screen. */
export function placeOf(hash) {
  const found = /^#\/([^?]*)(?:\?(.*))?$/s.exec(hash);
  if (found === null) return { name: "", params: {} };
  return {
    name: found[1],
    params: Object.fromEntries(new URLSearchParams(found[2] ?? "")),
  };
}

/** Returns the address of a screen. Parameters that are null, undefined or "" are omitted. */
export function linkTo(name, params = {}) {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== "");
  const query = new URLSearchParams(given).toString();
  return query === "" ? `#/${name}` : `#/${name}?${query}`;
}

let waiting;

/** Replaces the address without a new entry in the history. Browsers limit the calls, so the last of several counts. */
export function replaceAddress(name, params) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const link = linkTo(name, params);
    const isHere = [name, ""].includes(placeOf(location.hash).name);
    if (isHere && link !== location.hash && link.length <= MOST) {
      history.replaceState(history.state, "", link);
    }
  }, DELAY);
}
