/* global caches, fetch, self, URL */
// The console's worker. It shows what is pushed as the shop's does, and keeps the files of the console, so that it
// opens without a network. Data it never keeps: screens keep what they need.
self.importScripts('/push-worker.js')

const SHELL = '/dashboard'
const FILES = '/assets/console/'
const RELEASE = /\/assets\/console\/(index-[\w-]+)\.js/
const CACHE = 'console '
/** A network that does not answer by then is none. */
const PATIENCE_MS = 6000
/** What stands between says these when the server is away. */
const AWAY = [502, 503, 504]

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/**
 * Keeps one release whole: its document last, so that it is never found without its files. What was kept of others
 * goes: an old console never runs against a new server.
 */
async function keepRelease(files) {
  const answer = await fetch(SHELL, { redirect: 'manual', cache: 'no-cache' })
  if (!answer.ok) return
  const release = RELEASE.exec(await answer.clone().text())?.[1]
  // A page of another release asks: its files would not fit this document.
  if (!release || !files.some((file) => file.includes(release))) return
  const cache = await caches.open(CACHE + release)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  await cache.addAll(files.filter((file) => !kept.has(file)))
  await cache.put(SHELL, answer)
  for (const name of await caches.keys())
    if (name.startsWith(CACHE) && name !== CACHE + release) await caches.delete(name)
}

self.addEventListener('message', (event) => {
  const { keep } = event.data ?? {}
  if (keep) event.waitUntil(keepRelease(keep).catch(() => undefined))
})

/** The document of the network; without one, the kept one. */
async function documentOf(request) {
  const kept = caches.match(SHELL)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const network = fetch(request)
  network.catch(() => undefined)
  try {
    const answer = await Promise.race([network, late.then(() => kept)])
    if (answer && !AWAY.includes(answer.status)) return answer
    return (await kept) ?? (await network)
  } catch (error) {
    const shell = await kept
    if (shell) return shell
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(documentOf(request))
  // Their names change with what is in them.
  else if (pathname.startsWith(FILES))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})
