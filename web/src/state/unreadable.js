// Reading JSON documents.

/** The error of an unreadable document. */
export class Unreadable extends Error {}

export function objectOf(text) {
  let found;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new Unreadable(error.message);
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) {
    throw new Unreadable("expected a JSON object");
  }
  return found;
}
