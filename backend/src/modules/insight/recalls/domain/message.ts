import { dayInWords, type IstDay } from '../../../../kernel/dates/ist.js'

/** Placeholders in the message that differ from customer to customer. */
export const PLACES = ['{name}', '{jars}', '{orders}'] as const

/** The message of a drill must never look like a real one, wherever it ends up. */
const DRILL_MARK = 'DRILL: this is only practice. Nothing is wrong with your jars.\n\n'

/** The sender of the message. */
export interface Sender {
  name: string
  phone: string
}

/** The message that the shop suggests; the owner may change every word. */
export function firstMessage({ name, phone }: Sender): string {
  return [
    'Dear {name},',
    '',
    'we are calling back jars that we sent you with {orders}:',
    '{jars}',
    '',
    'Please do not eat from them and keep them away from others, opened or not. Call us or answer this message and say how many you still have. We pay your money back or send you other jars, and tell you what to do with these.',
    '',
    'We are sorry.',
    `${name}, phone ${phone}`,
  ].join('\n')
}

/** Jars as a customer recognises them. */
export interface ToldJars {
  count: number
  product: string
  batchNumber: string
  madeOn: IstDay
  bestBefore: IstDay | null
}

const jarsInWords = ({ count, product, batchNumber, madeOn, bestBefore }: ToldJars): string =>
  [
    `${count} × ${product}`,
    `batch ${batchNumber}`,
    `made ${dayInWords(madeOn)}`,
    ...(bestBefore ? [`best before ${dayInWords(bestBefore)}`] : []),
  ].join(', ')

/** The message to one customer; in a drill it begins by saying so. */
export function messageTo(
  template: string,
  customer: { name: string; orderIds: readonly string[]; jars: readonly ToldJars[] },
  drill: boolean,
): string {
  const { name, orderIds, jars } = customer
  const orders = `${orderIds.length === 1 ? 'order' : 'orders'} ${orderIds.join(', ')}`
  const filled: Record<(typeof PLACES)[number], string> = {
    '{name}': name,
    '{orders}': orders,
    '{jars}': jars.map(jarsInWords).join('\n'),
  }
  const text = template.replace(/\{(?:name|jars|orders)\}/g, (place) => filled[place as keyof typeof filled])
  return drill ? DRILL_MARK + text : text
}
