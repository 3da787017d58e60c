// The service worker, and what the first visit has already loaded without it: kept, so that the second is instant.

export async function install(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|icons)\//.test(pathname));
  await Promise.all([...new Set(ours.map(({ href }) => href))].map((href) => fetch(href).catch(() => undefined)));
}
