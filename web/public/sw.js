// Makes the second visit instant. The page itself comes from here at once while a fresh one is fetched for the
// next time; files under /assets/ never change under their names. Nothing of a game is ever kept: what is under
// /api/ and /ws goes to the server untouched.
const CACHE = 'tidetable-1';
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(fresh(PAGE).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/') || url.pathname === '/ws' || url.pathname === '/metrics') return;
  if (request.mode === 'navigate') event.respondWith(pageFirst(event));
  else if (/^\/(assets|icons)\//.test(url.pathname)) event.respondWith(keptFirst(request));
});

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Every address of the client is the same page. */
async function pageFirst(event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(PAGE);
  const next = fresh(PAGE);
  if (!kept) return next;
  event.waitUntil(next.catch(() => undefined));
  return kept;
}

async function fresh(path) {
  const response = await fetch(path, { cache: 'no-cache' });
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(path, response.clone());
    await dropUnused(cache, await response.clone().text());
  }
  return response;
}

/** Old versions of the program go when the page no longer begins with their entry file. */
async function dropUnused(cache, page) {
  const entry = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(page)?.[1];
  const keys = await cache.keys();
  const known = keys.some((request) => new URL(request.url).pathname === entry);
  if (!entry || known) return;
  await Promise.all(keys.filter((request) => new URL(request.url).pathname.startsWith('/assets/')).map((request) => cache.delete(request)));
}

async function keptFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
