import { enterHistory } from './history-entry.js'

/** What the provider's script answers when its window closes. It never proves a payment; the server asks itself. */
interface CheckoutResult {
  error?: { message?: string }
  redirect?: boolean
  paymentDetails?: { paymentMessage?: string }
}

interface CashfreeInstance {
  checkout(options: { paymentSessionId: string; redirectTarget: '_modal' }): Promise<CheckoutResult>
}

declare global {
  interface Window {
    Cashfree?: (options: { mode: 'sandbox' | 'production' }) => CashfreeInstance
  }
}

/** The provider's script could not be loaded, or not in time. */
export class SdkFailed extends Error {}

let loading: Promise<void> | null = null

/** A network that is cut may neither load the script nor say so. */
const LONGEST_LOADING_MS = 20_000

function loadScript(url: string) {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      // The next attempt loads it anew.
      loading = null
      reject(new SdkFailed())
    }
    const waiting = setTimeout(fail, LONGEST_LOADING_MS)
    script.src = url
    script.onload = () => {
      clearTimeout(waiting)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(waiting)
      fail()
    }
    document.head.append(script)
  })
  return loading
}

export const DELAY_BEFORE_WINDOW_MS = 200

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The provider's script has no call that closes its window, so the elements that it added to the page are removed. */
function watchPage() {
  const { body } = document
  const before = new Set<Element>(body.children)
  const look = body.style.cssText
  return {
    restore: () => {
      for (const element of [...body.children]) if (!before.has(element)) element.remove()
      body.style.cssText = look
    },
  }
}

/**
 * Opens the provider's payment window over the page and waits until it closes. It is an entry of the history, so that
 * Back closes it as it closes any dialog.
 * @throws {SdkFailed} when the script does not load.
 */
export async function openPaymentWindow(
  payment: { mode: 'sandbox' | 'production'; sdkUrl: string },
  paymentSessionId: string,
): Promise<'paid' | 'failed'> {
  if (!window.Cashfree) await loadScript(payment.sdkUrl)
  if (!window.Cashfree) throw new SdkFailed()
  await wait(DELAY_BEFORE_WINDOW_MS)
  const page = watchPage()
  const entry = enterHistory()
  try {
    const result = await Promise.race([
      window.Cashfree({ mode: payment.mode }).checkout({ paymentSessionId, redirectTarget: '_modal' }),
      entry.left.then((): CheckoutResult => ({ error: {} })),
    ])
    return result.paymentDetails && !result.error ? 'paid' : 'failed'
  } finally {
    page.restore()
    await entry.leave()
  }
}
