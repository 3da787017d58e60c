// The service worker, and what the first visit has already loaded without it: kept, so that the second is instant.

export async function install(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  const [kept] = await caches.keys();
  if (kept === undefined) return;
  // The browser fetches the icons by itself, when it likes, and does not list them.
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')].map(({ href }) => href);
  const loaded = [...performance.getEntriesByType('resource').map(({ name }) => name), ...icons].map((href) => new URL(href));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|icons)\//.test(pathname));
  // The worker may not answer for this page yet, so the page itself puts them where the worker will look.
  const cache = await caches.open(kept);
  await Promise.all([...new Set(ours.map(({ href }) => href))].map(async (href) => (await cache.match(href)) ?? cache.add(href).catch(() => undefined)));
}
