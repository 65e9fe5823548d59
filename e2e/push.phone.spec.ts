import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test'
import { freshNumber, signInAsAdmin, signInAsCustomer } from './support/people.js'
import { test } from './support/test.js'
import { violations } from './support/violations.js'

/** Where the browser's push service would be. The machines that run journeys reach none. */
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/journey'

/** Takes the place of the push service, which gives an address; all else is the browser's own. */
async function givePushAddress(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript((endpoint) => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: () => {
        sessionStorage.removeItem('subscribed')
        return Promise.resolve(true)
      },
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = () => {
      sessionStorage.setItem('subscribed', 'yes')
      return Promise.resolve(subscription)
    }
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(sessionStorage.getItem('subscribed') ? subscription : null)
  }, ENDPOINT)
}

/** The parts of a service worker's global scope that are used here. */
interface PushWorker extends EventTarget {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (url: string) => Promise<null> }
  /** How many notifications it has shown. */
  shown: number
  NotificationEvent: new (name: string, about: { notification?: Notification | undefined }) => Event
}

/** Presses the button that registers the worker, which counts what it shows from then on. */
async function turnOn(page: Page): Promise<Worker> {
  const registered = page.context().waitForEvent('serviceworker')
  await page.getByRole('button', { name: 'Turn on here' }).click()
  await expect(page.getByRole('button', { name: 'Turn off here' })).toBeVisible()
  const worker = await registered
  await worker.evaluate(() => {
    const here = self as unknown as PushWorker
    const show = here.registration.showNotification.bind(here.registration)
    here.shown = 0
    here.registration.showNotification = async (title, options) => {
      await show(title, options)
      here.shown += 1
    }
  })
  return worker
}

const countOf = (worker: Worker) => worker.evaluate(() => (self as unknown as PushWorker).shown)

/**
 * As the push service does it: the browser wakes the worker of this scope with what the server sent. Resolves once the
 * worker has shown it: a browser that lists its notifications while it shows a new one forgets the new one.
 */
async function push(
  context: BrowserContext,
  page: Page,
  { worker, scope }: { worker: Worker; scope: string },
  data: string,
): Promise<void> {
  const before = await countOf(worker)
  const session = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith(scope))
      if (ours) resolve(ours.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
  await expect.poll(() => countOf(worker)).toBe(before + 1)
}

const shown = (page: Page, scope: string) =>
  page.evaluate(async (path) => {
    const registration = await navigator.serviceWorker.getRegistration(path)
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body }) => `${title}: ${body}`)
  }, scope)

/** Taps the notification, and tells which address it opens. The browser itself opens no window for a test. */
const touch = (worker: Worker) =>
  worker.evaluate(async () => {
    const here = self as unknown as PushWorker
    const [notification] = await here.registration.getNotifications()
    const opened = new Promise<string>((resolve) => {
      here.clients.openWindow = (url) => {
        resolve(new URL(url, location.origin).href.replace(location.origin, ''))
        return Promise.resolve(null)
      }
    })
    here.dispatchEvent(new here.NotificationEvent('notificationclick', { notification }))
    return opened
  })

test('a customer turns notifications on, is shown one, and opens the order by a tap on it', async ({
  page,
  context,
}) => {
  await givePushAddress(page)
  await signInAsCustomer(page.request, freshNumber())
  await page.goto('/user-account')
  const worker = await turnOn(page)
  expect(await violations(page)).toEqual([])
  const link = '/userhomepage?tab=placeOrder&order=P-7KQ4-M2XD'
  const news = {
    title: 'Your order is on its way',
    text: 'P-7KQ4-M2XD arrives by 2 Dec 2026.',
    link,
    tag: 'm1',
  }
  await push(context, page, { worker, scope: '/userhomepage' }, JSON.stringify(news))
  await expect
    .poll(() => shown(page, '/userhomepage'))
    .toEqual(['Your order is on its way: P-7KQ4-M2XD arrives by 2 Dec 2026.'])
  // After a crash between sending and noting it, the server sends the same again: it is not shown twice.
  await push(context, page, { worker, scope: '/userhomepage' }, JSON.stringify(news))
  expect(await shown(page, '/userhomepage')).toHaveLength(1)
  expect(await touch(worker)).toBe(link)
  await page.getByRole('button', { name: 'Turn off here' }).click()
  await expect(page.getByText(/^Notifications are off here/)).toBeVisible()
})

test('a tap on a notification that links to another site opens the start page of the shop', async ({
  page,
  context,
}) => {
  await givePushAddress(page)
  await signInAsCustomer(page.request, freshNumber())
  await page.goto('/user-account')
  const worker = await turnOn(page)
  await push(context, page, { worker, scope: '/userhomepage' }, 'not JSON')
  await expect.poll(() => shown(page, '/userhomepage')).toEqual(['Jaadi: '])
  expect(await touch(worker)).toBe('/userhomepage')
  const evil = { title: 'Sale', text: '', link: 'https://evil.example/', tag: 'm2' }
  await push(context, page, { worker, scope: '/userhomepage' }, JSON.stringify(evil))
  await expect.poll(() => shown(page, '/userhomepage')).toEqual(['Sale: '])
  expect(await touch(worker)).toBe('/userhomepage')
})

test('staff turn notifications of the console on, and the shop shows none of them', async ({
  page,
  context,
}) => {
  await givePushAddress(page)
  await signInAsAdmin(page.request)
  await page.goto('/dashboard/sessions')
  const worker = await turnOn(page)
  expect(await violations(page)).toEqual([])
  const news = {
    title: 'Paid: ₹1,469',
    text: 'P-7KQ4-M2XD, Hyderabad',
    link: '/assign-stock?order=P-7KQ4-M2XD',
  }
  await push(context, page, { worker, scope: '/dashboard' }, JSON.stringify(news))
  await expect.poll(() => shown(page, '/dashboard')).toEqual(['Paid: ₹1,469: P-7KQ4-M2XD, Hyderabad'])
  expect(await shown(page, '/userhomepage')).toEqual([])
  expect(await touch(worker)).toBe('/assign-stock?order=P-7KQ4-M2XD')
})
