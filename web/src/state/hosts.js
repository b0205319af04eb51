// The hosts that the page may ask. Its Content-Security-Policy names them, and the browser refuses all others.

const DIRECTIVE = "connect-src";

/** The origins that a policy lets the page ask, beside the page's own; `policy` is the text of its meta element. */
export function originsOf(policy) {
  const found = policy.split(";").map((part) => part.trim().split(/\s+/)).find(([name]) => name === DIRECTIVE) ?? [];
  return found.slice(1).filter((source) => source !== "'self'");
}

/** The origins of the page that is shown. */
export function origins() {
  return originsOf(document.querySelector("meta[http-equiv=Content-Security-Policy]")?.content ?? "");
}

/** What keeps an address from being asked; "" if nothing does. An address that is empty is the provider's own. */
export function addressTrouble(address, allowed, own) {
  if (address === "") return "";
  let url;
  try {
    url = new URL(address);
  } catch {
    return "Enter an address that begins with https:// and a host.";
  }
  if (url.username !== "" || url.password !== "") return "An address must not contain a user name or password.";
  if (url.origin === own || allowed.includes(url.origin)) return "";
  return `This page may not access ${url.host}. It may access its own host and ${
    allowed.map((origin) => new URL(origin).host).join(", ")
  }. Further hosts must be added when the page is built.`;
}
