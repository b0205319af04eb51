// The hosts that the page may access. Its Content-Security-Policy lists them, and the browser blocks all others.

const DIRECTIVE = "connect-src";

/** Returns the origins that a policy permits besides the page's own; `policy` is the text of its meta element. */
export function originsOf(policy) {
  const found = policy.split(";").map((part) => part.trim().split(/\s+/)).find(([name]) => name === DIRECTIVE) ?? [];
  return found.slice(1).filter((source) => source !== "'self'");
}

/** Returns the origins permitted for this page. */
export function origins() {
  return originsOf(
    document.querySelector("meta[http-equiv=Content-Security-Policy]")
      ?.content ?? "",
  );
}

/** Returns the reason why an address is not accepted, or "". An empty address is the provider's default. */
export function addressTrouble(address, allowed, own) {
  if (address === "") return "";
  let url;
  try {
    url = new URL(address);
  } catch {
    return "Enter an address that begins with https:// and a host.";
  }
  if (url.username !== "" || url.password !== "") {
    return "An address must not contain a user name or password.";
  }
  if (url.origin === own || allowed.includes(url.origin)) return "";
  return `This page may not access ${url.host}. It may access its own host and ${
    allowed.map((origin) => new URL(origin).host).join(", ")
  }. Further hosts must be added when the page is built.`;
}
