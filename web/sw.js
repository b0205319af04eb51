// Caches the page for offline use. The build generates `files.js`, which lists the version and its files.

importScripts("files.js");

const { version, first, later } = self.DESK;
const NAME = `desk-${version}`;

async function install() {
  const cache = await caches.open(NAME);
  await cache.addAll(first.map((path) => new Request(path, { cache: "reload" })));
  await self.skipWaiting();
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith("desk-") && name !== NAME) await caches.delete(name);
  await self.clients.claim();
  const cache = await caches.open(NAME);
  // Files of individual screens are loaded later.
  await Promise.allSettled(later.map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === "basic") await cache.put(request, response.clone());
  return response;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  // Requests to rate providers are not intercepted.
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (!url.href.startsWith(self.registration.scope)) return;
  event.respondWith(answer(event.request));
});
