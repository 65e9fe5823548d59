/** A browser that shows notifications, as far as the page sees it: jsdom has none of it. */
export function aBrowserWithPush({
  permission = 'default' as NotificationPermission,
  answer = 'granted' as NotificationPermission,
  subscribed = false,
} = {}) {
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: jest.fn(() => {
      here.current = null
      return Promise.resolve(true)
    }),
  }
  const here: { current: typeof subscription | null } = { current: subscribed ? subscription : null }
  const subscribe = jest.fn(() => {
    here.current = subscription
    return Promise.resolve(subscription)
  })
  const registration = {
    installing: null,
    pushManager: { subscribe, getSubscription: () => Promise.resolve(here.current) },
  }
  const register = jest.fn(() => Promise.resolve(registration))
  const getRegistration = () =>
    Promise.resolve(subscribed || register.mock.calls.length > 0 ? registration : undefined)
  const FakeNotification = {
    permission,
    requestPermission: jest.fn(() => {
      FakeNotification.permission = answer
      return Promise.resolve(answer)
    }),
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration },
  })
  Object.assign(window, { PushManager: class {}, Notification: FakeNotification })
  return { ask: FakeNotification.requestPermission, register, subscribe, subscription }
}

/** The browser of the tests again. */
export function aBrowserWithoutPush() {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'PushManager')
  Reflect.deleteProperty(window, 'Notification')
}
