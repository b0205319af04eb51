// The hosts that the page may access. Its Content-Security-Policy lists them, and the browser blocks all others.

import { t } from "../words/words.js";

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
    return t("settings.address_wrong");
  }
  if (url.username !== "" || url.password !== "") {
    return t("settings.address_login");
  }
  if (url.origin === own || allowed.includes(url.origin)) return "";
  const hosts = allowed.map((origin) => new URL(origin).host).join(", ");
  return t("settings.address_blocked", { host: url.host, hosts });
}
