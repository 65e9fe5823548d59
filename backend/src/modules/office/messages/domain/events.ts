import { type Permission } from '../../../../kernel/access/permissions.js'
import { type Channel } from '../../settings/domain/message-settings.js'

/** What a message is for: the order that somebody made, or more sales. Each has consent of its own. */
export type MessageKind = 'service' | 'marketing'
export type Audience = 'customer' | 'staff'
/** A paper that goes along with an e-mail. */
export type AttachmentKind = 'invoice' | 'creditNote'

/** What a channel says. A variable stands as `{{orderId}}`; a channel without a text is not used. */
export interface MessageTexts {
  /** The text in paragraphs, with an empty line between two. The layout adds the link and the shop's address. */
  email?: { subject: string; text: string }
  sms?: { text: string }
  whatsapp?: { text: string }
  push?: { title: string; text: string }
}

/** What a variable is, and a value as it may be. */
export interface Variable {
  is: string
  example: string
}

interface EventRule {
  /** As the console names it. */
  title: string
  audience: Audience
  /** Staff who hold it are told; only for events of staff. */
  permission?: Permission
  kind: MessageKind
  /** The person asked to be told this, so no other consent is needed. */
  askedFor?: true
  /** Not sent during quiet hours, but after them. */
  mayWait: boolean
  /** What the caller knows. The variables of every event stand in `COMMON_VARIABLES`. */
  variables: Readonly<Record<string, Variable>>
  attachment?: AttachmentKind
  /** What the button of the e-mail says. */
  linkLabel: string
  /** Used where the owner chose no others. */
  channels: readonly Channel[]
  texts: MessageTexts
}

const ORDER_ID: Variable = { is: 'the number of the order', example: 'P-7KQ4-M2XD' }
const ITEMS: Variable = {
  is: 'the jars, with their numbers',
  example: '2 × Gongura Chicken Pickle, 1 kg; 1 × Avakaya, 500 g',
}
const TOTAL: Variable = { is: 'what the order costs', example: '₹1,469' }
const PAY_BY: Variable = { is: 'until when the jars are kept', example: '24 Nov 2026, 6:30 pm' }
const ARRIVES_BY: Variable = { is: 'the promised day', example: '2 Dec 2026' }
const WAYBILL: Variable = { is: 'the number of the parcel at the courier', example: '1234567890123' }
const REASON: Variable = { is: 'why, in words', example: 'Nobody was at home' }
const AMOUNT: Variable = { is: 'the money', example: '₹1,425' }
const PLACE: Variable = {
  is: 'where and when the jars are picked up',
  example: 'Jaadi Pickles, L.B Nagar, Hyderabad 500074 (Monday to Saturday), phone 9000000001',
}
const PRODUCT: Variable = { is: 'the product', example: 'Gongura Chicken Pickle, 1 kg' }
const CUSTOMER: Variable = { is: 'the name of the customer', example: 'Lakshmi' }
const BATCH: Variable = { is: 'the number of the batch', example: 'B261121-03' }

/** Known of every event without the caller. */
export const COMMON_VARIABLES = {
  name: { is: 'the name of the person who is told', example: 'Lakshmi' },
  shop: { is: 'the name of the shop', example: 'Jaadi' },
  link: {
    is: 'the address that it leads to',
    example: 'https://jaadi.example/userhomepage?tab=placeOrder&order=P-7KQ4-M2XD',
  },
} as const satisfies Record<string, Variable>

/** Everything that people are told. The key is stored and must stay the same. */
export const EVENTS = {
  orderPlaced: {
    title: 'Order placed',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: { orderId: ORDER_ID, items: ITEMS, total: TOTAL, payBy: PAY_BY },
    linkLabel: 'See your order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'We have your order {{orderId}}',
        text: 'Dear {{name}},\n\nThank you for your order {{orderId}} at {{shop}}.\n\n{{items}}\n\nTotal: {{total}}\n\nWe keep the jars for you until {{payBy}}. We begin as soon as it is paid.',
      },
      sms: {
        text: 'Dear {{name}}, we have your order {{orderId}} of {{total}}. Please pay by {{payBy}}: {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, we have your order {{orderId}} of {{total}}. We keep the jars for you until {{payBy}}: {{link}}',
      },
      push: {
        title: 'We have your order',
        text: '{{orderId}}, {{total}}. We keep the jars until {{payBy}}.',
      },
    },
  },
  orderPaid: {
    title: 'Order paid',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: { orderId: ORDER_ID, items: ITEMS, total: TOTAL, arrivesBy: ARRIVES_BY },
    attachment: 'invoice',
    linkLabel: 'See your order',
    channels: ['email', 'sms', 'push'],
    texts: {
      email: {
        subject: 'Paid: your order {{orderId}}',
        text: 'Dear {{name}},\n\nYour payment of {{total}} for order {{orderId}} has arrived. Thank you!\n\n{{items}}\n\nYour parcel arrives by {{arrivesBy}}. The bill is attached.',
      },
      sms: {
        text: 'Dear {{name}}, your payment of {{total}} for order {{orderId}} has arrived. Your parcel arrives by {{arrivesBy}}. {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, your payment of {{total}} for order {{orderId}} has arrived. Your parcel arrives by {{arrivesBy}}: {{link}}',
      },
      push: {
        title: 'Your payment has arrived',
        text: '{{orderId}}, {{total}}. It arrives by {{arrivesBy}}.',
      },
    },
  },
  pickupPaid: {
    title: 'Order for pick-up paid',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: { orderId: ORDER_ID, items: ITEMS, total: TOTAL, place: PLACE },
    attachment: 'invoice',
    linkLabel: 'See your order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'Paid: your order {{orderId}}',
        text: 'Dear {{name}},\n\nYour payment of {{total}} for order {{orderId}} has arrived. Thank you!\n\n{{items}}\n\nThe bill is attached. If you have not taken the jars along, we tell you when they are ready at {{place}}.',
      },
      sms: {
        text: 'Dear {{name}}, your payment of {{total}} for order {{orderId}} has arrived. Thank you! {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, your payment of {{total}} for order {{orderId}} has arrived. Thank you! {{link}}',
      },
      push: { title: 'Your payment has arrived', text: '{{orderId}}, {{total}}. Thank you!' },
    },
  },
  paymentFailed: {
    title: 'Payment failed',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: { orderId: ORDER_ID, total: TOTAL, payBy: PAY_BY },
    linkLabel: 'Pay again',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'The payment for your order {{orderId}} did not go through',
        text: 'Dear {{name}},\n\nThe payment of {{total}} for your order {{orderId}} did not go through. If money left your account, your bank gives it back by itself.\n\nWe keep the jars for you until {{payBy}}. You can pay again until then.',
      },
      sms: {
        text: 'Dear {{name}}, the payment of {{total}} for order {{orderId}} did not go through. Pay again by {{payBy}}: {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, the payment of {{total}} for order {{orderId}} did not go through. We keep the jars until {{payBy}}. Pay again: {{link}}',
      },
      push: { title: 'The payment did not go through', text: '{{orderId}}: pay again until {{payBy}}.' },
    },
  },
  paymentWindowClosing: {
    title: 'Payment window closing',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: { orderId: ORDER_ID, total: TOTAL, payBy: PAY_BY },
    linkLabel: 'Pay now',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'We keep the jars of your order {{orderId}} until {{payBy}}',
        text: 'Dear {{name}},\n\nYour order {{orderId}} of {{total}} is not paid yet. We keep the jars for you until {{payBy}}; after that somebody else may buy them.',
      },
      sms: {
        text: 'Dear {{name}}, order {{orderId}} of {{total}} is not paid yet. We keep the jars until {{payBy}}: {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, your order {{orderId}} of {{total}} is not paid yet. We keep the jars until {{payBy}}: {{link}}',
      },
      push: { title: 'Your order is not paid yet', text: '{{orderId}}: we keep the jars until {{payBy}}.' },
    },
  },
  orderReplaced: {
    title: 'Jars replaced',
    audience: 'customer',
    kind: 'service',
    mayWait: true,
    variables: {
      orderId: ORDER_ID,
      replaces: { is: 'the order whose jars they stand for', example: 'P-4RT8-K2WX' },
      items: ITEMS,
    },
    linkLabel: 'See your order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'New jars for your order {{replaces}}',
        text: 'Dear {{name}},\n\nFor your order {{replaces}} you get new jars. You pay nothing for them. Their order has the number {{orderId}}.\n\n{{items}}',
      },
      sms: {
        text: 'Dear {{name}}, for your order {{replaces}} you get new jars at no charge, order {{orderId}}: {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, for your order {{replaces}} you get new jars. You pay nothing for them. Their order has the number {{orderId}}: {{link}}',
      },
      push: { title: 'You get new jars', text: '{{orderId}}, at no charge, for {{replaces}}.' },
    },
  },
  orderPacked: {
    title: 'Order packed',
    audience: 'customer',
    kind: 'service',
    mayWait: true,
    variables: { orderId: ORDER_ID, items: ITEMS },
    linkLabel: 'See your order',
    channels: ['push'],
    texts: {
      email: {
        subject: 'Your order {{orderId}} is packed',
        text: 'Dear {{name}},\n\nYour order {{orderId}} is packed and waits for the courier.\n\n{{items}}',
      },
      sms: { text: 'Dear {{name}}, your order {{orderId}} is packed and waits for the courier. - {{shop}}' },
      whatsapp: { text: 'Dear {{name}}, your order {{orderId}} is packed and waits for the courier.' },
      push: { title: 'Your order is packed', text: '{{orderId}} waits for the courier.' },
    },
  },
  readyForPickup: {
    title: 'Ready for pick-up',
    audience: 'customer',
    kind: 'service',
    mayWait: true,
    variables: { orderId: ORDER_ID, items: ITEMS, place: PLACE },
    linkLabel: 'See your order',
    channels: ['email', 'sms', 'push'],
    texts: {
      email: {
        subject: 'Your order {{orderId}} is ready',
        text: 'Dear {{name}},\n\nYour order {{orderId}} is ready. Pick it up at {{place}}. Please call before you come.\n\n{{items}}',
      },
      sms: {
        text: 'Dear {{name}}, your order {{orderId}} is ready for you. Please call before you come: {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, your order {{orderId}} is ready. Pick it up at {{place}}. Please call before you come: {{link}}',
      },
      push: { title: 'Your order is ready', text: '{{orderId}}: pick it up at {{place}}.' },
    },
  },
  orderShipped: {
    title: 'Order shipped',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: {
      orderId: ORDER_ID,
      courier: { is: 'who brings it', example: 'Delhivery' },
      waybill: WAYBILL,
      arrivesBy: ARRIVES_BY,
    },
    linkLabel: 'Follow your parcel',
    channels: ['email', 'sms', 'push'],
    texts: {
      email: {
        subject: 'Your order {{orderId}} is on its way',
        text: 'Dear {{name}},\n\nYour order {{orderId}} is on its way with {{courier}}, waybill {{waybill}}.\n\nIt arrives by {{arrivesBy}}.',
      },
      sms: {
        text: 'Dear {{name}}, order {{orderId}} is on its way with {{courier}}, waybill {{waybill}}, and arrives by {{arrivesBy}}. {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, your order {{orderId}} is on its way with {{courier}}, waybill {{waybill}}. It arrives by {{arrivesBy}}: {{link}}',
      },
      push: { title: 'Your order is on its way', text: '{{orderId}} arrives by {{arrivesBy}}.' },
    },
  },
  outForDelivery: {
    title: 'Out for delivery',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: { orderId: ORDER_ID, waybill: WAYBILL },
    linkLabel: 'Follow your parcel',
    channels: ['sms', 'push'],
    texts: {
      email: {
        subject: 'Your order {{orderId}} arrives today',
        text: 'Dear {{name}},\n\nThe courier has your order {{orderId}} and brings it today (waybill {{waybill}}).',
      },
      sms: {
        text: 'Dear {{name}}, the courier brings your order {{orderId}} today (waybill {{waybill}}). - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, the courier brings your order {{orderId}} today (waybill {{waybill}}): {{link}}',
      },
      push: { title: 'Your parcel arrives today', text: 'The courier has {{orderId}}.' },
    },
  },
  orderDelivered: {
    title: 'Order delivered',
    audience: 'customer',
    kind: 'service',
    mayWait: true,
    variables: {
      orderId: ORDER_ID,
      reportBy: { is: 'until when a problem is reported', example: '4 Dec 2026, 5 pm' },
    },
    linkLabel: 'See your order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'Your order {{orderId}} has arrived',
        text: 'Dear {{name}},\n\nYour order {{orderId}} has arrived. Enjoy it!\n\nIf something is wrong with a jar, please tell us by {{reportBy}}. Keep the jar and a photo of it.',
      },
      sms: {
        text: 'Dear {{name}}, your order {{orderId}} has arrived. If something is wrong, tell us by {{reportBy}}: {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, your order {{orderId}} has arrived. If something is wrong, tell us by {{reportBy}}: {{link}}',
      },
      push: { title: 'Your order has arrived', text: '{{orderId}}. Enjoy it!' },
    },
  },
  deliveryFailed: {
    title: 'Delivery failed',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: { orderId: ORDER_ID, waybill: WAYBILL, reason: REASON },
    linkLabel: 'See your order',
    channels: ['email', 'sms', 'push'],
    texts: {
      email: {
        subject: 'The courier could not deliver your order {{orderId}}',
        text: 'Dear {{name}},\n\nThe courier could not deliver your order {{orderId}}, waybill {{waybill}}: {{reason}}.\n\nThe courier comes again. If the address or the number is wrong, please tell us today.',
      },
      sms: {
        text: 'Dear {{name}}, the courier could not deliver order {{orderId}}: {{reason}}. If the address is wrong, tell us today: {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, the courier could not deliver your order {{orderId}}: {{reason}}. If the address is wrong, please tell us today: {{link}}',
      },
      push: { title: 'Your parcel was not delivered', text: '{{orderId}}: {{reason}}.' },
    },
  },
  orderReturned: {
    title: 'Order returned',
    audience: 'customer',
    kind: 'service',
    mayWait: true,
    variables: { orderId: ORDER_ID, reason: REASON },
    linkLabel: 'See your order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'Your order {{orderId}} has come back to us',
        text: 'Dear {{name}},\n\nYour order {{orderId}} has come back to us: {{reason}}.\n\nWe will look at it and tell you what happens next.',
      },
      sms: { text: 'Dear {{name}}, order {{orderId}} has come back to us: {{reason}}. {{link}} - {{shop}}' },
      whatsapp: {
        text: 'Dear {{name}}, your order {{orderId}} has come back to us: {{reason}}. We will tell you what happens next: {{link}}',
      },
      push: { title: 'Your order has come back to us', text: '{{orderId}}: {{reason}}.' },
    },
  },
  orderCancelled: {
    title: 'Order cancelled',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: {
      orderId: ORDER_ID,
      reason: { ...REASON, example: 'You asked for it' },
      moneyBack: {
        is: 'a sentence about the money',
        example: '₹1,425 goes back to you within 7 to 10 business days.',
      },
    },
    attachment: 'creditNote',
    linkLabel: 'See your order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'Your order {{orderId}} is cancelled',
        text: 'Dear {{name}},\n\nYour order {{orderId}} is cancelled: {{reason}}.\n\n{{moneyBack}}',
      },
      sms: {
        text: 'Dear {{name}}, order {{orderId}} is cancelled: {{reason}}. What happens with your money: {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, your order {{orderId}} is cancelled: {{reason}}. {{moneyBack}} {{link}}',
      },
      push: { title: 'Your order is cancelled', text: '{{orderId}}. {{moneyBack}}' },
    },
  },
  addressChanged: {
    title: 'Address changed',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: {
      orderId: ORDER_ID,
      address: { is: 'where it goes now', example: '12-3 Road 4, L.B Nagar, Hyderabad 500074' },
    },
    linkLabel: 'See your order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'Your order {{orderId}} goes to another address',
        text: 'Dear {{name}},\n\nYour order {{orderId}} now goes to:\n\n{{address}}\n\nIf you did not ask for this, please call us at once.',
      },
      sms: {
        text: 'Dear {{name}}, order {{orderId}} now goes to another address. If you did not ask for this, call us. {{link}} - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, your order {{orderId}} now goes to {{address}}. If you did not ask for this, please call us at once: {{link}}',
      },
      push: { title: 'Your order goes to another address', text: '{{orderId}}: {{address}}' },
    },
  },
  refundStarted: {
    title: 'Refund started',
    audience: 'customer',
    kind: 'service',
    mayWait: true,
    variables: {
      orderId: ORDER_ID,
      amount: AMOUNT,
      arrivesIn: { is: 'how long it takes', example: '7 to 10 business days' },
    },
    attachment: 'creditNote',
    linkLabel: 'See your order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: '{{amount}} for your order {{orderId}} is on its way back',
        text: 'Dear {{name}},\n\nWe have sent {{amount}} for your order {{orderId}} back to where you paid from. It takes {{arrivesIn}}.',
      },
      sms: {
        text: 'Dear {{name}}, {{amount}} for order {{orderId}} is on its way back. It takes {{arrivesIn}}. - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, {{amount}} for your order {{orderId}} is on its way back to where you paid from. It takes {{arrivesIn}}: {{link}}',
      },
      push: { title: 'Your refund is on its way', text: '{{amount}} for {{orderId}}, within {{arrivesIn}}.' },
    },
  },
  refundDone: {
    title: 'Refund done',
    audience: 'customer',
    kind: 'service',
    mayWait: true,
    variables: {
      orderId: ORDER_ID,
      amount: AMOUNT,
      reference: { is: 'the number under which the bank finds it', example: 'UTR 632145987012' },
    },
    attachment: 'creditNote',
    linkLabel: 'See your order',
    channels: ['email', 'sms', 'push'],
    texts: {
      email: {
        subject: '{{amount}} for your order {{orderId}} was refunded',
        text: 'Dear {{name}},\n\n{{amount}} for your order {{orderId}} was refunded to where you paid from. Your bank finds it under {{reference}}.',
      },
      sms: {
        text: 'Dear {{name}}, {{amount}} for order {{orderId}} was refunded. Your bank finds it under {{reference}}. - {{shop}}',
      },
      whatsapp: {
        text: 'Dear {{name}}, {{amount}} for your order {{orderId}} was refunded. Your bank finds it under {{reference}}: {{link}}',
      },
      push: { title: 'Your refund is done', text: '{{amount}} for {{orderId}}.' },
    },
  },
  issueAnswered: {
    title: 'Issue answered',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: {
      orderId: ORDER_ID,
      issue: { is: 'the subject of the issue', example: 'Damaged jar' },
      answer: { is: 'how the answer begins', example: 'We are sorry! A new jar leaves tomorrow.' },
    },
    linkLabel: 'Read and answer',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'An answer about your order {{orderId}}',
        text: 'Dear {{name}},\n\nWe have answered about your order {{orderId}} ({{issue}}):\n\n{{answer}}',
      },
      sms: { text: 'Dear {{name}}, we have answered about order {{orderId}}: {{link}} - {{shop}}' },
      whatsapp: { text: 'Dear {{name}}, we have answered about your order {{orderId}}: {{link}}' },
      push: { title: 'An answer about {{orderId}}', text: '{{answer}}' },
    },
  },
  reviewDecided: {
    title: 'Review decided',
    audience: 'customer',
    kind: 'service',
    mayWait: true,
    variables: {
      product: PRODUCT,
      decision: { is: 'a sentence about the decision', example: 'Everybody can read it now.' },
    },
    linkLabel: 'See your review',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'Your review of {{product}}',
        text: 'Dear {{name}},\n\nThank you for your review of {{product}}. {{decision}}',
      },
      whatsapp: { text: 'Dear {{name}}, thank you for your review of {{product}}. {{decision}} {{link}}' },
      push: { title: 'Your review of {{product}}', text: '{{decision}}' },
    },
  },
  rateYourJars: {
    title: 'Rate your jars',
    audience: 'customer',
    kind: 'service',
    mayWait: true,
    variables: { orderId: ORDER_ID, items: ITEMS },
    linkLabel: 'Rate your jars',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'How do you like your pickles?',
        text: 'Dear {{name}},\n\nYour order {{orderId}} arrived a week ago:\n\n{{items}}\n\nHow do you like it? A few words help others to choose, and help us to cook.',
      },
      whatsapp: {
        text: 'Dear {{name}}, your order {{orderId}} arrived a week ago. How do you like it? {{link}}',
      },
      push: { title: 'How do you like your pickles?', text: 'A few words help others to choose.' },
    },
  },
  backInStock: {
    title: 'Back in stock',
    audience: 'customer',
    kind: 'marketing',
    askedFor: true,
    mayWait: true,
    variables: { product: PRODUCT },
    linkLabel: 'See it in the shop',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: '{{product}} is back',
        text: 'Dear {{name}},\n\nYou asked us to tell you: {{product}} is back. We cook in small pots, so it may not be there for long.',
      },
      sms: { text: 'Dear {{name}}, {{product}} is back: {{link}} - {{shop}}' },
      whatsapp: { text: 'Dear {{name}}, you asked us to tell you: {{product}} is back: {{link}}' },
      push: { title: 'It is back', text: '{{product}}' },
    },
  },
  recall: {
    title: 'Recall',
    audience: 'customer',
    kind: 'service',
    mayWait: false,
    variables: {
      orderId: ORDER_ID,
      product: PRODUCT,
      batch: BATCH,
      message: {
        is: 'the message of the recall, as it was written for this customer',
        example: 'Dear Lakshmi, we are calling back jars that we sent you. Please do not eat from them.',
      },
    },
    linkLabel: 'See your order',
    channels: ['email', 'sms', 'whatsapp', 'push'],
    texts: {
      email: {
        subject: 'Important: please do not eat {{product}} of batch {{batch}}',
        text: '{{message}}',
      },
      sms: {
        text: 'Important: we call back {{product}}, batch {{batch}}, of order {{orderId}}. Please do not eat it. {{link}} - {{shop}}',
      },
      whatsapp: {
        text: '{{message}}',
      },
      push: { title: 'Important: please do not eat {{product}}', text: 'We call back batch {{batch}}.' },
    },
  },

  paidOrder: {
    title: 'A paid order',
    audience: 'staff',
    permission: 'orders.fulfil',
    kind: 'service',
    mayWait: false,
    variables: {
      orderId: ORDER_ID,
      total: TOTAL,
      items: ITEMS,
      customer: CUSTOMER,
      city: { is: 'where it goes', example: 'Hyderabad' },
    },
    linkLabel: 'Open the order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'Paid: {{orderId}}, {{total}}',
        text: '{{customer}} in {{city}} paid {{total}} for order {{orderId}}.\n\n{{items}}',
      },
      sms: { text: 'Paid: {{orderId}}, {{total}}, {{city}}. - {{shop}}' },
      whatsapp: { text: 'Paid: {{orderId}}, {{total}}, {{customer}} in {{city}}: {{items}} {{link}}' },
      push: { title: 'Paid: {{total}}', text: '{{orderId}}, {{city}}: {{items}}' },
    },
  },
  newIssue: {
    title: 'A customer writes',
    audience: 'staff',
    permission: 'support.reply',
    kind: 'service',
    mayWait: false,
    variables: {
      orderId: ORDER_ID,
      issue: { is: 'the subject of the issue', example: 'Damaged jar' },
      customer: CUSTOMER,
      message: { is: 'how the message begins', example: 'The lid of one jar is broken.' },
    },
    linkLabel: 'Read and answer',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: '{{customer}} writes about {{orderId}}: {{issue}}',
        text: '{{customer}} writes about order {{orderId}} ({{issue}}):\n\n{{message}}',
      },
      whatsapp: { text: '{{customer}} writes about order {{orderId}} ({{issue}}): {{message}} {{link}}' },
      push: { title: '{{customer}} writes: {{issue}}', text: '{{orderId}}: {{message}}' },
    },
  },
  paymentCase: {
    title: 'A payment needs a person',
    audience: 'staff',
    permission: 'payments.review',
    kind: 'service',
    mayWait: false,
    variables: {
      orderId: ORDER_ID,
      amount: AMOUNT,
      reason: { ...REASON, example: 'It came after the order was cancelled' },
    },
    linkLabel: 'Open the payment case',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'A payment for {{orderId}} needs you: {{reason}}',
        text: 'A payment of {{amount}} for order {{orderId}} needs a decision: {{reason}}.',
      },
      push: { title: 'A payment needs you', text: '{{orderId}}, {{amount}}: {{reason}}' },
    },
  },
  refundFailed: {
    title: 'A refund failed',
    audience: 'staff',
    permission: 'refunds.manage',
    kind: 'service',
    mayWait: false,
    variables: {
      orderId: ORDER_ID,
      amount: AMOUNT,
      reason: { ...REASON, example: 'The bank account is closed' },
    },
    linkLabel: 'Open the order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'The refund of {{amount}} for {{orderId}} failed',
        text: 'The refund of {{amount}} for order {{orderId}} failed: {{reason}}.',
      },
      push: { title: 'A refund failed', text: '{{orderId}}, {{amount}}: {{reason}}' },
    },
  },
  parcelTrouble: {
    title: 'A parcel is in trouble',
    audience: 'staff',
    permission: 'orders.fulfil',
    kind: 'service',
    mayWait: true,
    variables: { orderId: ORDER_ID, waybill: WAYBILL, reason: REASON },
    linkLabel: 'Open the order',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'The parcel of {{orderId}} needs you: {{reason}}',
        text: 'The parcel {{waybill}} of order {{orderId}} needs you: {{reason}}.',
      },
      push: { title: 'A parcel needs you', text: '{{orderId}}: {{reason}}' },
    },
  },
  lowStock: {
    title: 'Low stock',
    audience: 'staff',
    permission: 'stock.manage',
    kind: 'service',
    mayWait: true,
    variables: { product: PRODUCT, left: { is: 'how much is left', example: '4 jars' } },
    linkLabel: 'Open the stock',
    channels: ['email', 'push'],
    texts: {
      email: { subject: 'Low stock: {{product}}', text: '{{product}} runs low: {{left}} left.' },
      push: { title: 'Low stock', text: '{{product}}: {{left}} left' },
    },
  },
  batchExpiring: {
    title: 'Batches are near their best-before day',
    audience: 'staff',
    permission: 'stock.manage',
    kind: 'service',
    mayWait: true,
    variables: {
      batches: {
        is: 'the batches, with what is left of them',
        example: 'B261121-03: 4 jars of Gongura Chicken Pickle, 1 kg, best before 20 Dec 2026',
      },
      count: { is: 'how many batches', example: '1 batch' },
    },
    linkLabel: 'Open the stock',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'Near the best-before day: {{count}}',
        text: 'Near the best-before day:\n\n{{batches}}',
      },
      push: { title: 'Near the best-before day: {{count}}', text: '{{batches}}' },
    },
  },
  jobFailing: {
    title: 'A job keeps failing',
    audience: 'staff',
    permission: 'jobs.manage',
    kind: 'service',
    mayWait: true,
    variables: {
      job: { is: 'the job', example: 'Settle payments' },
      reason: { ...REASON, example: 'The payment provider did not answer' },
    },
    linkLabel: 'Open the jobs',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'The job "{{job}}" keeps failing',
        text: 'The job "{{job}}" keeps failing: {{reason}}.',
      },
      push: { title: 'A job keeps failing', text: '{{job}}: {{reason}}' },
    },
  },
  providerFailing: {
    title: 'A provider keeps failing',
    audience: 'staff',
    permission: 'jobs.manage',
    kind: 'service',
    mayWait: true,
    variables: {
      provider: { is: 'the provider', example: 'MSG91' },
      reason: { ...REASON, example: 'no answer within 8 seconds' },
    },
    linkLabel: 'Open the console',
    channels: ['email', 'push'],
    texts: {
      email: { subject: '{{provider}} keeps failing', text: '{{provider}} keeps failing: {{reason}}.' },
      push: { title: '{{provider}} keeps failing', text: '{{reason}}' },
    },
  },
  backupMissed: {
    title: 'A backup was missed',
    audience: 'staff',
    permission: 'jobs.manage',
    kind: 'service',
    mayWait: true,
    variables: { last: { is: 'when the last one was made', example: '22 Nov 2026' } },
    linkLabel: 'Open the jobs',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'A backup was missed',
        text: 'No backup was made last night. The last one is of {{last}}.',
      },
      push: { title: 'A backup was missed', text: 'The last one is of {{last}}.' },
    },
  },
  newSignIn: {
    title: 'A new sign-in',
    audience: 'staff',
    permission: 'staff.manage',
    kind: 'service',
    mayWait: false,
    variables: {
      person: { is: 'who signed in', example: 'Ravi' },
      device: { is: 'with what', example: 'Chrome on Android' },
      at: { is: 'when', example: '24 Nov 2026, 6:30 pm' },
    },
    linkLabel: 'See the sessions',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: '{{person}} signed in with a new device',
        text: '{{person}} signed in to the console with {{device}}, on {{at}}.\n\nIf this was not {{person}}, end the session and change the PIN.',
      },
      push: { title: 'A new sign-in', text: '{{person}}, {{device}}, {{at}}' },
    },
  },
  approvalWanted: {
    title: 'Somebody asks for your yes',
    audience: 'staff',
    permission: 'approvals.decide',
    kind: 'service',
    mayWait: false,
    variables: {
      person: { is: 'who asks', example: '9000000002' },
      what: { is: 'what for', example: 'Write off 12 of batch FG-261121-004: broken' },
      value: { is: 'what it is worth', example: '₹5,388' },
    },
    linkLabel: 'Say yes or no',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: '{{person}} asks for your yes',
        text: '{{person}} asks for your yes:\n\n{{what}}\n\nIt is worth {{value}}. Nothing is booked until you say yes.',
      },
      push: { title: '{{person}} asks for your yes', text: '{{what}}, {{value}}' },
    },
  },
  approvalDecided: {
    title: 'An answer of the owner',
    audience: 'staff',
    permission: 'approvals.view',
    kind: 'service',
    mayWait: false,
    variables: {
      what: { is: 'what was asked for', example: 'Write off 12 of batch FG-261121-004: broken' },
      outcome: { is: 'how it ended', example: 'was approved' },
    },
    linkLabel: 'Open it',
    channels: ['email', 'push'],
    texts: {
      email: { subject: 'What you asked for {{outcome}}', text: '{{what}}\n\nIt {{outcome}}.' },
      push: { title: 'What you asked for {{outcome}}', text: '{{what}}' },
    },
  },
  reviewWaiting: {
    title: 'A review waits',
    audience: 'staff',
    permission: 'reviews.moderate',
    kind: 'service',
    mayWait: true,
    variables: {
      product: PRODUCT,
      stars: { is: 'how many stars', example: '4' },
      review: { is: 'how the review begins', example: 'Just like at home.' },
    },
    linkLabel: 'Decide',
    channels: ['email', 'push'],
    texts: {
      email: {
        subject: 'A review of {{product}} waits for you',
        text: 'A review of {{product}} with {{stars}} of 5 stars waits for your decision:\n\n{{review}}',
      },
      push: { title: 'A review waits: {{stars}} of 5', text: '{{product}}: {{review}}' },
    },
  },
  batchComplaints: {
    title: 'Complaints about one batch',
    audience: 'staff',
    permission: 'recalls.manage',
    kind: 'service',
    mayWait: false,
    variables: {
      product: PRODUCT,
      batch: BATCH,
      complaints: { is: 'how many complaints', example: '3' },
    },
    linkLabel: 'Open the batch',
    channels: ['email', 'sms', 'push'],
    texts: {
      email: {
        subject: '{{complaints}} complaints about batch {{batch}}',
        text: '{{complaints}} customers complain about batch {{batch}} ({{product}}). Look at the jars that are left before you sell more of them.',
      },
      sms: { text: '{{complaints}} complaints about batch {{batch}}, {{product}}. {{link}} - {{shop}}' },
      push: { title: '{{complaints}} complaints about one batch', text: '{{product}}, batch {{batch}}' },
    },
  },
} as const satisfies Record<string, EventRule>

export type MessageEvent = keyof typeof EVENTS
type EventsOf<A extends Audience> = {
  [E in MessageEvent]: (typeof EVENTS)[E]['audience'] extends A ? E : never
}[MessageEvent]
export type CustomerEvent = EventsOf<'customer'>
export type StaffEvent = EventsOf<'staff'>

/** A paper, by its kind and what its owner finds it by. */
export interface Attachment {
  kind: AttachmentKind
  id: string
}

/** What the caller tells of an occasion: each variable in words, the path that the link leads to, and a paper. */
export type FactsOf<E extends MessageEvent> = Readonly<
  Record<keyof (typeof EVENTS)[E]['variables'], string>
> & {
  /** A path of the shop or, for staff, of the console: `/userhomepage?tab=placeOrder&order=…`, `/dashboard/refunds`. */
  readonly link: string
} & ((typeof EVENTS)[E] extends { attachment: AttachmentKind }
    ? { readonly attachment?: Attachment }
    : // An event without papers takes none.
      { readonly attachment?: undefined })

export const isMessageEvent = (name: string): name is MessageEvent => Object.hasOwn(EVENTS, name)

/** The rule of an event, as every event has it. */
export const ruleOf = (event: MessageEvent): EventRule => EVENTS[event]
