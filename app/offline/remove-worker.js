// Replaces the service worker of a site without 'Keep offline': visitors who have the worker lose it, and all that is kept.
// The build writes this file as service-worker.js. An owner may also put it there by hand.

async function removeAll() {
  const prefix = `offline ${new URL(registration.scope).pathname} `; // As in store.ts.
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  await registration.unregister();
}

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(removeAll()));
