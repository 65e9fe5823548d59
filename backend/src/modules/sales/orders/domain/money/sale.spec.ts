import { paise } from '../../../../../kernel/amounts/money.js'
import { jars } from '../../../../../kernel/amounts/quantity.js'
import { toIstDay } from '../../../../../kernel/dates/ist.js'
import { taxIn } from '../gst.js'
import { type OrderCredit } from './credits.js'
import { saleOf } from './sale.js'

const order = {
  // This time is already the 22nd in India.
  orderDate: new Date('2026-11-21T20:00:00Z'),
  orderStatus: 'Placed' as const,
  paymentStatus: 'Completed' as const,
  paidAt: new Date('2026-11-21T20:04:00Z'),
  cancelledAt: null,
  totalPaise: paise(105_000),
  deliveryPaise: paise(10_500),
  finalPaise: paise(115_500),
  paidPaise: null,
  refundPaise: null,
  gst: null,
  deliveryTax: null,
  items: [
    {
      Id: 'FG-0001',
      name: 'CHICKEN',
      quantityMilli: jars(2),
      linePaise: paise(105_000),
      tax: null,
      allocations: [{ stockId: 'b1', quantityMilli: jars(1) }],
    },
  ],
}
const taxed = {
  ...order,
  gst: { gstin: '36ABCDE1234F1Z5', hsnCode: '2001', placeOfSupply: 'Telangana', interState: false },
  deliveryTax: taxIn(paise(10_500), 5, false),
  items: order.items.map((item) => ({ ...item, tax: taxIn(paise(105_000), 5, false) })),
}

describe('a paid order', () => {
  it('counts on its day in India, with the batches of its lines', () =>
    expect(saleOf(order)).toEqual({
      day: toIstDay('2026-11-22'),
      channel: 'shop',
      isReplacement: false,
      isByHand: false,
      courierPaise: null,
      isSent: false,
      isCancelled: false,
      totalPaise: 105_000,
      deliveryPaise: 10_500,
      taxPaise: 0,
      paidPaise: 115_500,
      refundPaise: 0,
      items: [
        {
          Id: 'FG-0001',
          name: 'CHICKEN',
          quantityMilli: 2000,
          linePaise: 105_000,
          taxPaise: 0,
          batches: [{ stockId: 'b1', quantityMilli: 1000 }],
          lost: [],
          openMilli: 1000,
        },
      ],
      credits: [],
      settledFeePaise: null,
      usualCourierPaise: 10_500,
    }))

  it('counts the fee of the payment with its tax, under GST without what is claimed back', () => {
    const payout = {
      utr: 'AXIS1',
      at: new Date('2026-11-30T19:00:00Z'),
      feePaise: paise(2000),
      taxPaise: paise(360),
    }
    expect(saleOf({ ...order, payout }).settledFeePaise).toBe(2360)
    expect(saleOf({ ...taxed, payout }).settledFeePaise).toBe(2000)
  })

  it('assumes for the courier what delivery would have cost, where it was free', () => {
    const free = { ...order, deliveryPaise: paise(0), sparedDeliveryPaise: paise(7500) }
    expect(saleOf(free)).toMatchObject({ deliveryPaise: 0, usualCourierPaise: 7500 })
  })

  it('states the GST in its goods and in its delivery', () => {
    const sale = saleOf(taxed)
    expect([sale.taxPaise, sale.items[0]?.taxPaise]).toEqual([5500, 5000])
  })

  it('counts the money that came in, never more than its price', () => {
    expect(saleOf({ ...order, paidPaise: paise(120_000) }).paidPaise).toBe(115_500)
    expect(saleOf({ ...order, paidPaise: paise(100_000) }).paidPaise).toBe(100_000)
  })

  it('keeps only the charge, and the GST in it, when it was cancelled', () => {
    const cancelled = saleOf({
      ...taxed,
      orderStatus: 'Cancelled',
      cancelledAt: new Date('2026-11-21T22:00:00Z'),
      refundPaise: paise(112_350),
    })
    expect(cancelled).toMatchObject({ isCancelled: true, paidPaise: 115_500, refundPaise: 112_350 })
    expect(cancelled.taxPaise).toBe(150)
  })
})

describe('an order with a partial refund', () => {
  const at = new Date('2026-11-30T19:00:00Z')
  const credit: OrderCredit = {
    id: 'c1',
    kind: 'lines',
    paise: paise(63_000),
    lines: [{ line: 0, quantityMilli: jars(1), paise: paise(52_500), tax: taxIn(paise(52_500), 5, false) }],
    deliveryPaise: paise(10_500),
    deliveryTax: taxIn(paise(10_500), 5, false),
    reason: 'Broken',
    by: null,
    at,
    requestKey: null,
    ofKept: false,
    refundId: 'R1',
    reference: null,
    doneAt: null,
    noteNumber: null,
    noteDue: false,
  }

  it('stays unchanged, with the refund beside it', () =>
    expect(saleOf({ ...taxed, credits: [credit] })).toMatchObject({
      totalPaise: 105_000,
      paidPaise: 115_500,
      items: [{ linePaise: 105_000 }],
      credits: [
        {
          day: null,
          paise: 63_000,
          goodsPaise: 52_500,
          deliveryPaise: 10_500,
          taxPaise: 3_000,
          lines: [{ line: 0, Id: 'FG-0001', paise: 52_500, taxPaise: 2_500 }],
        },
      ],
    }))

  it('counts the refund on its day in India', () =>
    expect(saleOf({ ...order, credits: [{ ...credit, doneAt: at }] }).credits[0]?.day).toBe('2026-12-01'))
})
