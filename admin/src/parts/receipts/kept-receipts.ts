import { keptChanged, readStored, storedBelow } from '../../kit/kept/kept.js'

/** A sack whose receipt waits on this device for the network. */
export interface KeptReceipt {
  /** The idempotency key: under it the server takes the receipt once, however often it is sent. */
  key: string
  /** Mobile number of who received it: nobody else sends it. */
  by: string
  /** In words, for people. */
  what: string
  keptAt: string
  body: Record<string, unknown>
  /** The server does not take it, for these reasons. */
  refused?: readonly string[]
  /** It only asks whether the figures are right. */
  isUnusual?: boolean
}

const RECEIPT = 'jaadi.receipt'

/** The server takes what waits once it has the PIN. */
let isForPin = false
export const waitForPin = (): boolean => isForPin
export function setWaitForPin(isWanted: boolean): void {
  if (isForPin === isWanted) return
  isForPin = isWanted
  keptChanged()
}

/** Somebody wants what waits to be sent now. */
export const sending = new EventTarget()
export const sendNow = () => void sending.dispatchEvent(new Event('now'))

export const storedReceipts = (): string => storedBelow(RECEIPT)

/** A person's, in the order in which they were received. */
export const readReceipts = (stored: string, by: string): KeptReceipt[] =>
  readStored<KeptReceipt>(stored)
    .filter((receipt) => receipt.by === by)
    .sort((one, other) => one.keptAt.localeCompare(other.keptAt))

/** @throws DOMException when the device has no room */
export function keepReceipt(receipt: KeptReceipt): void {
  localStorage.setItem(`${RECEIPT}/${receipt.key}`, JSON.stringify(receipt))
  keptChanged()
}

export function removeReceipt(key: string): void {
  localStorage.removeItem(`${RECEIPT}/${key}`)
  keptChanged()
}
