import { request } from '../../api/request.js'

/** The console's own worker (app/keep-for-offline.ts): turning the shop's off leaves it on. */
const WORKER = '/console-worker.js'
const SCOPE = '/dashboard'

/** `install`: works once the console is on the Home Screen. `blocked`: only the browser's settings can undo it. */
export type PushState = 'on' | 'off' | 'blocked' | 'install' | 'unsupported'

const isApple = () => /iPhone|iPad/.test(navigator.userAgent)

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Whether this device shows messages to staff. */
export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApple() ? 'install' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && (await subscriptionHere()) ? 'on' : 'off'
}

/** `ready` would wait for a worker of the address that is open, which may lie outside the scope. */
async function isActive({ installing }: ServiceWorkerRegistration): Promise<void> {
  if (!installing) return
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'activated') resolve()
      if (installing.state === 'redundant') reject(new Error('The worker could not be installed.'))
    })
  })
}

/**
 * Asks the person, then the browser's push service, and tells the server where to push to. Only after a tap.
 * @returns what came of it: a person may say no. @throws when the push service or the server cannot be reached
 */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  await isActive(registration)
  const { publicKey } = await request<{ publicKey: string }>('GET', '/push-key')
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  try {
    await request('POST', '/push-subscriptions', { body: { endpoint, keys } })
  } catch (error) {
    // On is what the server knows of: else this device would wait for ever.
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
  await request('DELETE', '/push-subscriptions', { body: { endpoint } })
}
