import { type ProviderFacts } from './attempt.js'

/**
 * Why an order is not paid, as far as the provider tells: the customer left the window, the bank has not answered, or it
 * declined, for the reason that it named.
 */
export const TROUBLES = [
  'left',
  'waiting',
  'expired',
  'funds',
  'limit',
  'card',
  'authentication',
  'declined',
] as const
export type PaymentTrouble = (typeof TROUBLES)[number]

/** What banks write, in many wordings; the first that fits counts. Their own words are shown to nobody. */
const SAID: readonly (readonly [RegExp, PaymentTrouble])[] = [
  [/insufficient|not enough (?:funds|balance)|low balance/i, 'funds'],
  [/limit|exceed/i, 'limit'],
  [/\b(?:otp|pin|cvv|authenticat|authoris|authoriz|3-?d ?s)/i, 'authentication'],
  [/\bcard\b/i, 'card'],
]

/** Why the last try of a reading took no money; null where one did. */
export function troubleOf({ order, payments }: ProviderFacts): PaymentTrouble | null {
  if (order.status === 'paid' || payments.some(({ status }) => status === 'success')) return null
  if (payments.some(({ status }) => status === 'waiting')) return 'waiting'
  const last = payments
    .filter(({ status }) => status !== 'not-attempted')
    .toSorted((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0))
    .at(-1)
  if (last?.status === 'failed') {
    const { message } = last
    return SAID.find(([words]) => message !== null && words.test(message))?.[1] ?? 'declined'
  }
  if (order.status === 'expired' || order.status === 'terminated') return 'expired'
  return 'left'
}
