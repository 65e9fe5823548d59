import { getJson, sendJson } from './http.js'

/** Whose pages the worker stands for: those of the shop, and none of the console. */
const WORKER = '/push-worker.js'
const SCOPE = '/userhomepage'

/**
 * Whether this browser shows our messages. `install`: it would, once the shop is on the Home Screen (iPhone and iPad).
 * `blocked`: the person once said no, which only the browser's own settings can undo.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'install' | 'unsupported'

const isApple = () => /iPhone|iPad/.test(navigator.userAgent)

const subscriptionHere = async () =>
  (await (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager.getSubscription()) ?? null

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApple() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off'
}

/** A worker that was registered just now is installed first; `ready` knows only the scope of the page that asks. */
const isActive = ({ installing }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve, reject) => {
    if (!installing) return resolve()
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve()
      if (installing.state === 'redundant') reject(new Error('The worker could not be installed.'))
    })
  })

/**
 * Asks the person, then the browser's push service, and tells the server where to push to. Only after a tap.
 * @returns what came of it: a person may say no. @throws when the push service or the server cannot be reached
 */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  await isActive(registration)
  const { publicKey } = await getJson<{ publicKey: string }>('/push-key')
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  try {
    await sendJson('POST', '/push-subscriptions', { endpoint, keys })
  } catch (error) {
    // The server does not know this browser, so it would never push to it.
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

/** Nothing is pushed to this browser any more, whatever the server knows of it. */
export async function turnPushOff(): Promise<void> {
  const subscription = await subscriptionHere()
  if (!subscription) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  await sendJson('DELETE', '/push-subscriptions', { endpoint })
}
