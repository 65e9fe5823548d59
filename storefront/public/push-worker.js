/* global location, self, URL */
// Shows what the server pushes, and opens what it is about. The shop registers it, and the console's worker has it in
// it. It answers no requests: pages of the shop load as if it were not there.

/** What arrived, or the little that can be said of what cannot be read: the browser wants each push shown. */
function readPush(event) {
  try {
    return event.data.json()
  } catch {
    return { title: 'Jaadi' }
  }
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, text: body, link, tag } = readPush(event)
  const shown = { body, tag, data: { link }, icon: '/icons/icon-192.png', lang: 'en-IN' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

/** Only addresses of our own; the start of the app for all others. */
function addressOf(link) {
  const address = new URL(link || '', self.registration.scope)
  return address.origin === location.origin ? address.href : self.registration.scope
}

/** The tab that shows it already comes to the front. No other tab is led away: somebody may be typing there. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(addressOf(event.notification.data.link)))
})
