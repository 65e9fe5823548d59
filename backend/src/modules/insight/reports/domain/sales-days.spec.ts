import { paise, rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { jars } from '../../../../kernel/amounts/quantity.js'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import { type Sale } from '../../../sales/orders/domain/money/sale.js'
import { daysBetween, DaySums, goodsOfDays, lostOfDays, summaryOf } from './sales-days.js'

const sale = (day: string, Id: string, rupees: number, count = 1, over: Partial<Sale> = {}): Sale => ({
  day: toIstDay(day),
  channel: 'shop',
  isReplacement: false,
  isByHand: false,
  settledFeePaise: null,
  isCancelled: false,
  totalPaise: rupeesToPaise(rupees),
  deliveryPaise: paise(12_000),
  taxPaise: paise(500),
  paidPaise: rupeesToPaise(rupees + 120),
  refundPaise: paise(0),
  credits: [],
  courierPaise: null,
  usualCourierPaise: paise(12_000),
  isSent: false,
  items: [
    {
      Id,
      name: `Pickle ${Id}`,
      quantityMilli: jars(count),
      linePaise: rupeesToPaise(rupees),
      taxPaise: paise(500),
      batches: [{ stockId: `batch of ${Id}`, quantityMilli: jars(count) }],
      lost: [],
      openMilli: jars(0),
    },
  ],
  ...over,
})

it('the days of a range include every day, over the end of a month too', () =>
  expect(daysBetween(toIstDay('2026-11-29'), toIstDay('2026-12-01'))).toEqual([
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
  ]))

describe('the daily sums', () => {
  const sums = new DaySums([toIstDay('2026-11-20'), toIstDay('2026-11-21')])
  sums.add(sale('2026-11-21', 'FG-0001', 849, 2))
  sums.add(sale('2026-11-21', 'FG-0001', 849))
  sums.add(sale('2026-11-21', 'FG-0002', 299))
  sums.add(sale('2026-11-22', 'FG-0002', 299))
  const days = sums.all()

  it('keep a day without sales, and leave other days out', () =>
    expect(days.map(({ day, orders }) => [day, orders])).toEqual([
      ['2026-11-20', 0],
      ['2026-11-21', 3],
    ]))

  it('sum a product over its orders', () =>
    expect(days[1]?.lines[0]).toEqual({
      Id: 'FG-0001',
      name: 'Pickle FG-0001',
      quantityMilli: 3000,
      paise: 169_800,
      taxPaise: 1000,
      batches: [{ stockId: 'batch of FG-0001', quantityMilli: 3000 }],
      openMilli: 0,
    }))

  it('count for a cancelled order its payment, refund and the tax of what is kept', () => {
    const cancelled = { isCancelled: true, paidPaise: paise(40_000), refundPaise: paise(38_800) }
    const day = new DaySums([toIstDay('2026-11-21')])
    day.add(sale('2026-11-21', 'FG-0001', 280, 1, { ...cancelled, taxPaise: paise(57) }))
    expect(day.all()).toEqual([
      {
        day: '2026-11-21',
        orders: 0,
        productPaise: 0,
        deliveryPaise: 0,
        taxPaise: 57,
        paidPaise: 40_000,
        byHandPaise: 0,
        settledPaise: 0,
        settledFeePaise: 0,
        cancelledPaise: 40_000,
        refundPaise: 38_800,
        creditedPaise: 0,
        courierPaise: 0,
        assumedCourierPaise: 0,
        lines: [],
        replaced: [],
        lost: [],
        channels: [],
      },
    ])
  })

  it('count a refund on its own day: off products, delivery and payments', () => {
    const back = {
      paise: paise(5_000),
      goodsPaise: paise(4_000),
      deliveryPaise: paise(1_000),
      taxPaise: paise(238),
    }
    const lines = [{ line: 0, Id: 'FG-0001', name: 'Pickle', paise: paise(4_000), taxPaise: paise(190) }]
    const day = new DaySums([toIstDay('2026-11-21')])
    day.addCredit({ day: toIstDay('2026-11-21'), channel: 'shop', isCancelled: false, ...back, lines })
    day.addCredit({ day: null, channel: 'shop', isCancelled: false, ...back, lines })
    expect(day.all()).toMatchObject([
      {
        orders: 0,
        productPaise: -4_000,
        deliveryPaise: -1_000,
        taxPaise: -238,
        paidPaise: -5_000,
        creditedPaise: 5_000,
        refundPaise: 0,
        lines: [{ Id: 'FG-0001', quantityMilli: 0, paise: -4_000, taxPaise: -190, batches: [] }],
      },
    ])
  })

  it('count credits before a cancellation as refunds', () => {
    const back = {
      paise: paise(5_000),
      goodsPaise: paise(5_000),
      deliveryPaise: paise(0),
      taxPaise: paise(238),
    }
    const day = new DaySums([toIstDay('2026-11-21')])
    day.addCredit({ day: toIstDay('2026-11-21'), channel: 'shop', isCancelled: true, ...back, lines: [] })
    expect(day.all()).toMatchObject([
      { productPaise: 0, paidPaise: 0, refundPaise: 5_000, taxPaise: -238, lines: [] },
    ])
  })

  it('take a refund off the channel of its order, so that the channels sum to the products', () => {
    const at = toIstDay('2026-11-21')
    const day = new DaySums([at])
    day.add(sale('2026-11-21', 'FG-0001', 280, 1, { channel: 'phone' }))
    day.add(sale('2026-11-21', 'FG-0001', 280, 1, { channel: 'counter' }))
    const of = { day: at, paise: paise(5_000), deliveryPaise: paise(1_000), taxPaise: paise(238), lines: [] }
    const back = { ...of, goodsPaise: paise(4_000) }
    day.addCredit({ ...back, channel: 'phone', isCancelled: false })
    day.addCredit({ ...back, channel: 'counter', isCancelled: true })
    const { channels, productPaise } = summaryOf(day.all(), 5)
    expect(channels).toEqual([
      { channel: 'phone', orders: 1, paise: 24_000 },
      { channel: 'counter', orders: 1, paise: 28_000 },
    ])
    expect(productPaise).toBe(52_000)
  })

  it('count replacement jars as no sale, but as goods that left', () => {
    const nothing = { totalPaise: paise(0), deliveryPaise: paise(0), taxPaise: paise(0), paidPaise: paise(0) }
    const day = new DaySums([toIstDay('2026-11-21')])
    day.add(sale('2026-11-21', 'FG-0001', 280, 1, { isByHand: true, channel: 'phone' }))
    day.add(sale('2026-11-21', 'FG-0001', 0, 2, { ...nothing, isReplacement: true, channel: 'phone' }))
    const all = day.all()
    const { products, orders, byHandPaise, channels } = summaryOf(all, 5)
    expect({ orders, byHandPaise, jars: products[0]?.quantityMilli }).toEqual({
      orders: 1,
      byHandPaise: 40_000,
      jars: jars(1),
    })
    expect(channels).toEqual([{ channel: 'phone', orders: 1, paise: 28_000 }])
    expect(goodsOfDays(all).get('FG-0001')).toMatchObject({ quantityMilli: jars(3), paise: 28_000 })
  })

  it("have the courier's charge, for replacements and cancelled parcels too, and state what is assumed", () => {
    const day = new DaySums([toIstDay('2026-11-21')])
    const told = { courierPaise: paise(9_000), isSent: true }
    day.add(sale('2026-11-21', 'FG-0001', 280, 1, told))
    day.add(sale('2026-11-21', 'FG-0001', 0, 1, { ...told, isReplacement: true, deliveryPaise: paise(0) }))
    day.add(sale('2026-11-21', 'FG-0001', 280, 1, { ...told, isCancelled: true }))
    day.add(sale('2026-11-21', 'FG-0001', 280))
    day.add(sale('2026-11-21', 'FG-0001', 280, 1, { isCancelled: true }))
    expect(day.all()).toMatchObject([{ courierPaise: 27_000, assumedCourierPaise: 12_000 }])
  })

  it('keep the lost jars of a cancelled order', () => {
    const day = new DaySums([toIstDay('2026-11-21')])
    const lost = [{ stockId: 'pot', quantityMilli: jars(2) }]
    const gone = sale('2026-11-21', 'FG-0001', 280, 2, { isCancelled: true })
    day.add({ ...gone, items: gone.items.map((item) => ({ ...item, batches: [], lost })) })
    const all = day.all()
    expect(all).toMatchObject([{ orders: 0, lines: [], lost: [{ quantityMilli: jars(2), batches: lost }] }])
    expect(lostOfDays(all).get('FG-0001')).toMatchObject({ quantityMilli: jars(2), paise: 0 })
  })

  it('rank products by income, and their parts sum to the whole', () => {
    const { products, others, productPaise } = summaryOf(days, 1)
    expect(products.map(({ Id }) => Id)).toEqual(['FG-0001'])
    expect(others).toEqual({ products: 1, quantityMilli: 1000, paise: 29_900 })
    expect((products[0]?.paise ?? 0) + others.paise).toBe(productPaise)
  })
})
