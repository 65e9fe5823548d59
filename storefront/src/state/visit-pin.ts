import { createResource } from './resource.js'

const KEY = 'jaadi.pin'

export const isPin = (pin: string) => /^\d{6}$/.test(pin)

/** The pin code that was entered last, on any screen: asked once and kept for the visit. Empty: none yet. */
export function createVisitPin() {
  const kept = typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(KEY) ?? '')
  const pin = createResource<string>(() => Promise.resolve(''), kept, '')
  return {
    ...pin,
    /** Keeps six digits; empty forgets them. */
    set: (entered: string) => {
      if (entered) sessionStorage.setItem(KEY, entered)
      else sessionStorage.removeItem(KEY)
      pin.set(entered)
    },
  }
}
