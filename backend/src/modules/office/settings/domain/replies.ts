import { namesIn } from '../../../../kernel/text/braces.js'

/** A text that staff answer customers with again and again (docs/domain/customers.md#ready-answers). */
export interface Reply {
  title: string
  /** With the facts of the order between double braces: `{{orderId}}`. */
  text: string
}

/** What a text may have between double braces, and an example of each. */
export const REPLY_FACTS = {
  name: 'Lakshmi Rao',
  orderId: 'P-7KQ4-M2XD',
  orderDate: '21 Nov 2026',
  jars: '2 × Gongura Pickle, Half kg',
  total: '₹1,018.00',
  deliveryStatus: 'Shipped',
  waybill: '1490811234567',
  shop: 'Jaadi',
  phone: '9000000001',
} as const
export type ReplyFact = keyof typeof REPLY_FACTS

/** What stands between braces and is no fact of an order. */
export const unknownFacts = (text: string): string[] =>
  namesIn(text).filter((name) => !Object.hasOwn(REPLY_FACTS, name))

export const DEFAULT_REPLIES: Reply[] = [
  {
    title: 'Please send a photo',
    text: 'Dear {{name}}, we are sorry about order {{orderId}}. Please send us a photo of the jar and of its label here. We look into it at once.',
  },
  {
    title: 'A new jar is coming',
    text: 'Dear {{name}}, we are sorry that your jars did not arrive as they should. We send you new ones for order {{orderId}}. You pay nothing for them.',
  },
  {
    title: 'It is on its way',
    text: 'Dear {{name}}, order {{orderId}} ({{jars}}) is on its way. Its waybill is {{waybill}}.',
  },
  {
    title: 'The money goes back',
    text: 'Dear {{name}}, the money for order {{orderId}} goes back to the account that it came from. If it does not arrive, call us: {{phone}}.',
  },
  {
    title: 'Is it settled?',
    text: 'Dear {{name}}, we think that order {{orderId}} is settled. If it is not, write to us here. Thank you for your patience. {{shop}}',
  },
]
