import { waitFor } from '@testing-library/react'
import { openPaymentWindow, SdkFailed } from './payment-window.js'

const payment = { mode: 'sandbox', sdkUrl: '/sdk.js' } as const

/** The provider's script with what its window ends with. */
function aProvider(result: object) {
  const checkout = jest.fn().mockResolvedValue(result)
  const Cashfree = jest.fn().mockReturnValue({ checkout })
  window.Cashfree = Cashfree as unknown as NonNullable<typeof window.Cashfree>
  return { Cashfree, checkout }
}

afterEach(() => {
  delete window.Cashfree
  jest.useRealTimers()
})

describe('the payment window', () => {
  it('opens after 200 ms, as a modal, in the mode of the shop', async () => {
    jest.useFakeTimers()
    const { Cashfree, checkout } = aProvider({ paymentDetails: {} })
    const opened = openPaymentWindow(payment, 's1')
    await jest.advanceTimersByTimeAsync(199)
    expect(checkout).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(Cashfree).toHaveBeenCalledWith({ mode: 'sandbox' })
    expect(checkout).toHaveBeenCalledWith({ paymentSessionId: 's1', redirectTarget: '_modal' })
    await jest.advanceTimersByTimeAsync(600)
    expect(await opened).toBe('paid')
  })

  it.each([
    ['paid', { paymentDetails: { paymentMessage: 'Payment finished. Check status.' } }],
    ['failed', { error: { message: 'closed' } }],
    ['failed', { error: { message: 'closed' }, paymentDetails: {} }],
    ['failed', {}],
  ] as const)('reads its end as %s', async (outcome, result) => {
    aProvider(result)
    expect(await openPaymentWindow(payment, 's1')).toBe(outcome)
  })

  it('closes with Back, takes out what it put into the page, and leaves the screen where it was', async () => {
    history.replaceState({ usr: { tab: 'cart' } }, '')
    const checkout = jest.fn().mockImplementation(() => {
      document.body.append(document.createElement('dialog'))
      document.body.style.overflow = 'hidden'
      return new Promise(() => undefined)
    })
    window.Cashfree = (() => ({ checkout })) as unknown as NonNullable<typeof window.Cashfree>
    const opened = openPaymentWindow(payment, 's1')
    await waitFor(() => expect(checkout).toHaveBeenCalled())
    history.back()
    expect(await opened).toBe('failed')
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.body.style.overflow).toBe('')
    expect(history.state).toEqual({ usr: { tab: 'cart' } })
  })

  it('leaves no entry of its own behind when it ends by itself', async () => {
    history.replaceState({ usr: { tab: 'cart' } }, '')
    aProvider({ paymentDetails: {} })
    await openPaymentWindow(payment, 's1')
    expect(history.state).toEqual({ usr: { tab: 'cart' } })
  })

  it('says when the script is still not there after 20 seconds, as on a network that was cut', async () => {
    jest.useFakeTimers()
    const opened = openPaymentWindow(payment, 's1')
    const told = expect(opened).rejects.toBeInstanceOf(SdkFailed)
    await jest.advanceTimersByTimeAsync(20_000)
    await told
    expect(document.head.querySelector('script[src="/sdk.js"]')).toBeNull()
  })

  it('says when the script does not load, and loads it anew the next time', async () => {
    for (const attempt of [1, 2]) {
      const opened = openPaymentWindow(payment, `s${attempt}`)
      const script = document.head.querySelector('script[src="/sdk.js"]')
      script?.dispatchEvent(new Event('error'))
      await expect(opened).rejects.toBeInstanceOf(SdkFailed)
      expect(document.head.querySelector('script[src="/sdk.js"]')).toBeNull()
    }
  })
})
