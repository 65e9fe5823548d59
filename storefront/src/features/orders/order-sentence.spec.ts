import { type Order } from '../../api/types.js'
import { anOrder, aShop } from '../../testing/builders.js'
import { sentenceOf } from './order-sentence.js'

/** A Wednesday, past midnight in India. */
const NOW = new Date('2026-11-24T20:00:00Z')
const at = (event: string, instant: string) => ({ event: event as 'Paid', at: instant, detail: null })
const said = (change: Partial<Order>, now = NOW) =>
  sentenceOf(anOrder({ orderDate: '2026-11-24T06:30:00Z', ...change }), aShop(), now)
const parcel = (change: Partial<Order['deliveries'][number]> = {}): Order['deliveries'][number] => ({
  waybill: '1',
  trackingUrl: '/track/1',
  state: 'moving',
  shippedAt: '2026-11-24T04:30:00Z',
  deliveredAt: null,
  place: null,
  seenAt: null,
  expectedAt: null,
  ...change,
})

describe('an order in one sentence', () => {
  it.each<[string, Partial<Order>]>([
    ['Waits for its payment', { paymentStatus: 'Pending' }],
    [
      'Waits for its payment. Your jars are kept for you until 10:30 am.',
      { paymentStatus: 'Pending', canRetryPayment: true, holdExpiresAt: '2026-11-25T05:00:00Z' },
    ],
    ['We are looking at a payment for it', { paymentStatus: 'Pending', paymentUnderReview: true }],
    ['Paid yesterday, arrives between 30 Nov and 4 Dec', { timeline: [at('Paid', '2026-11-24T06:31:00Z')] }],
    [
      'We are sending you new jars, arrives between 30 Nov and 4 Dec',
      { replaces: 'P-OLD2-OLD2', timeline: [at('Placed', '2026-11-24T06:30:00Z')] },
    ],
    ['We tell you when you can pick it up', { replaces: 'P-OLD2-OLD2', handover: 'pickup' }],
    [
      'We are sending it again, arrives between 30 Nov and 4 Dec',
      {
        orderDate: '2026-11-10T06:30:00Z',
        timeline: [at('Paid', '2026-11-10T06:31:00Z'), at('Sent again', '2026-11-24T10:00:00Z')],
      },
    ],
    [
      'Packed today, arrives between 30 Nov and 4 Dec',
      { deliveryStatus: 'Packed', timeline: [at('Packed', '2026-11-24T19:00:00Z')] },
    ],
    [
      'Shipped yesterday, arrives Friday',
      {
        deliveryStatus: 'Shipped',
        timeline: [at('Shipped', '2026-11-24T10:00:00Z')],
        deliveries: [parcel({ state: 'shipped', expectedAt: '2026-11-27T10:00:00Z' })],
      },
    ],
    [
      'On its way, arrives tomorrow',
      { deliveryStatus: 'Shipped', deliveries: [parcel({ expectedAt: '2026-11-26T10:00:00Z' })] },
    ],
    [
      '1 of 2 parcels delivered, the rest is on its way, arrives on 4 Dec',
      {
        deliveryStatus: 'Shipped',
        deliveries: [
          parcel({ state: 'delivered', expectedAt: '2026-12-09T10:00:00Z' }),
          parcel({ expectedAt: '2026-12-04T10:00:00Z' }),
        ],
      },
    ],
    [
      'It came back to us. We will send it again or give your money back, and be in touch.',
      { deliveryStatus: 'Shipped', deliveries: [parcel({ state: 'returned' })] },
    ],
    [
      'Delivered on 21 Nov',
      { deliveryStatus: 'Delivered', timeline: [at('Delivered', '2026-11-21T10:00:00Z')] },
    ],
    ['Paid, we tell you when you can pick it up', { handover: 'pickup' }],
    ['Ready for pick-up', { handover: 'pickup', deliveryStatus: 'Packed' }],
    [
      'Handed over today',
      {
        handover: 'pickup',
        deliveryStatus: 'Delivered',
        timeline: [at('Handed over', '2026-11-24T19:30:00Z')],
      },
    ],
    ['Cancelled', { orderStatus: 'Cancelled' }],
    ['Cancelled, ₹944 goes back to you', { orderStatus: 'Cancelled', refundAmount: 944, refundState: 'Due' }],
    [
      'Cancelled, ₹944 is on its way back to you',
      { orderStatus: 'Cancelled', refundAmount: 944, refundState: 'Started' },
    ],
    [
      'Cancelled, ₹944 was refunded',
      { orderStatus: 'Cancelled', refundAmount: 944, refundState: 'Completed' },
    ],
  ])('%s', (sentence, change) => expect(said(change)).toBe(sentence))

  it('promises no day that is over', () => {
    const late = new Date('2026-12-20T06:30:00Z')
    expect(said({ deliveryStatus: 'Packed' }, late)).toBe('Packed')
    const planned = {
      deliveryStatus: 'Shipped',
      deliveries: [parcel({ expectedAt: '2026-11-27T10:00:00Z' })],
    }
    expect(said(planned as Partial<Order>, late)).toBe('On its way')
  })

  it('calls the day of a step done without its day, in orders from before there was one', () => {
    expect(said({ deliveryStatus: 'Delivered' })).toBe('Delivered')
  })
})
