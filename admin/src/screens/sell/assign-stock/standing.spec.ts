import { type StaffOrder } from '../../../api/api-types.js'
import { i18nProvider } from '../../../kit/words/i18n-provider.js'
import { allowing, anOrder } from '../../../testing/builders.js'
import { standingOf } from './standing.js'

const now = new Date('2026-11-21T06:00:00Z')
function said(part: Partial<StaffOrder>) {
  const { says, turn } = standingOf(anOrder(part), (key, values) => i18nProvider.translate(key, values), now)
  return [turn, says]
}
const inTheBox = {
  deliveryStatus: 'Packed',
  packing: { doneAt: '2026-11-21T05:00:00.000Z' },
} as Partial<StaffOrder>
const due = (refundState: StaffOrder['refundState']) =>
  ({ deliveryStatus: 'Cancelled', refundState, refundAmount: 942.5 }) as const
const deletedAt = '2026-11-20T19:00:00.000Z'

it.each<[turn: string, sentence: string, order: Partial<StaffOrder>]>([
  ['shop', 'Paid. Somebody here has to assign batches for 1 jar.', {}],
  ['shop', 'Paid, but it cannot be packed yet: Not now.', allowing()],
  [
    'customer',
    'Lakshmi N has to pay ₹967.50. The jars are held until 21 Nov 2026, 12:00\u00a0pm.',
    { paymentStatus: 'Pending', holdExpiresAt: '2026-11-21T06:30:00.000Z' },
  ],
  [
    'customer',
    'Lakshmi N has to pay ₹967.50. No jar is held for it.',
    { paymentStatus: 'Pending', holdExpiresAt: '2026-11-21T05:30:00.000Z' },
  ],
  [
    'shop',
    'Money came in that could not make it paid. An admin has to decide what becomes of it.',
    { paymentStatus: 'Pending', paymentReview: 'STOCK_GONE' },
  ],
  [
    'nobody',
    'Nobody paid it for a long time: it is archived. Nothing is left to do.',
    { paymentStatus: 'Pending', canRestore: true },
  ],
  [
    'shop',
    'The batches are assigned. Somebody here has to put 1 jar into the box.',
    { deliveryStatus: 'Packed' },
  ],
  [
    'shop',
    'Everything is in the box. Somebody here has to book the courier.',
    { ...inTheBox, ...allowing('ship') },
  ],
  [
    'shop',
    'Everything is in the box, but the courier cannot be booked: Not now.',
    { ...inTheBox, ...allowing() },
  ],
  [
    'customer',
    'Everything is in the box. Lakshmi N has to come for it.',
    { ...inTheBox, handover: 'pickup' },
  ],
  [
    'others',
    'On its way to Lakshmi N. The courier has to deliver it; nothing is to be done here.',
    { deliveryStatus: 'Shipped' },
  ],
  [
    'shop',
    'There is trouble with a parcel of it. Somebody here has to look at it.',
    { deliveryStatus: 'Shipped', courierWork: 'lost' },
  ],
  ['nobody', 'Delivered. Nothing is left to do.', { deliveryStatus: 'Delivered' }],
  [
    'shop',
    'Delivered, and Lakshmi N has a question. Somebody here has to answer.',
    { deliveryStatus: 'Delivered', issueStatus: 'Open' },
  ],
  ['shop', 'Cancelled. An admin has to give ₹942.50 back.', due('Due')],
  [
    'others',
    'Cancelled. ₹942.50 are on their way back; the payment provider has to confirm it.',
    due('Started'),
  ],
  ['nobody', 'Cancelled, and ₹942.50 went back. Nothing is left to do.', due('Completed')],
  ['nobody', 'Cancelled before any money came in. Nothing is left to do.', due(null)],
  ['nobody', 'Its customer deleted it before paying. Nothing is left to do.', { deletedAt }],
])('an order says that it is the turn of %s: %s', (turn, sentence, order) =>
  expect(said(order)).toEqual([turn, sentence]),
)
