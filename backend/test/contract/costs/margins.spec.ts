import mongoose from 'mongoose'
import { istDay } from '../../../src/kernel/dates/ist.js'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { type BatchRow, type Material, Workshop } from '../../support/builders/costs.builders.js'
import { expectOk, type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface WireMargin {
  quantity: number
  income: number
  cost: number
  margin: number
  marginPercent: number | null
  estimated: number
  unknown: number
}
interface WireMargins {
  month: string
  products: (WireMargin & { Id: string })[]
  total: WireMargin
  months: (WireMargin & { month: string })[]
}
type WireResult = Record<'sales' | 'delivery' | 'cancelled' | 'refunds' | 'tax' | 'goods', number> &
  Record<
    | 'lost'
    | 'lostJars'
    | 'toldCourier'
    | 'fees'
    | 'courier'
    | 'expenses'
    | 'result'
    | 'purchases'
    | 'jars'
    | 'estimatedJars',
    number
  >

let shop: OrderShop
let workshop: Workshop
let boss: Client
let month: string
beforeAll(async () => {
  shop = await OrderShop.open()
  workshop = new Workshop(shop)
  boss = await shop.staff()
  month = istDay(shop.running.clock.now()).slice(0, 7)
})
afterAll(() => shop.close())

async function read<T>(path: string): Promise<T> {
  const answer = await boss.get<T>(`/api/admin/${path}`)
  expectOk(answer)
  return answer.body
}
const margins = (query = '') => read<WireMargins>(`costs/products${query}`)
const result = () => read<WireResult>(`reports/result?month=${month}`)
const asMaterial = ({ _id, Id }: Jar): Material => ({ _id: new mongoose.Types.ObjectId(_id), Id })

/** Jars on sale from a pot with this cost, a fifth of it labour. */
async function cooked(pricePaise: number, costPaise: number, count = 30): Promise<[Jar, BatchRow, BatchRow]> {
  const jar = await shop.jar({ jars: 0, pricePaise })
  const chilli = await workshop.material('Chillies')
  const sack = await workshop.bought(chilli, 10_000)
  const work = Math.round(costPaise / 5)
  const [batch] = await workshop.pot({
    used: [{ batch: sack, milli: 1000, costPaise: costPaise - work }],
    labourPaise: work,
    makes: [{ product: asMaterial(jar), quantityMilli: count * 1000, costPaise }],
  })
  await shop.change(jar, { onHandMilli: count * 1000, availableMilli: count * 1000 })
  return [jar, batch as BatchRow, sack]
}

describe('the margins of products', () => {
  let jar: Jar
  let batch: BatchRow
  let sack: BatchRow
  let order: { _id: string; orderId: string; finalPrice: number; deliveryCost: number }

  beforeAll(async () => {
    ;[jar, batch, sack] = await cooked(50_000, 300_000)
    ;({ order } = await shop.paid([[jar, 2]]))
  })

  it('are estimated for jars without a batch, by the last batch when there is no recipe', async () =>
    expect(await margins()).toMatchObject({
      month,
      products: [{ Id: jar.Id, quantity: 2, income: 1000, cost: 200, margin: 800, marginPercent: 80 }],
      total: { cost: 200, estimated: 2, unknown: 0 },
    }))

  it('are right as soon as a batch is assigned, and again when that is undone', async () => {
    expectOk(await shop.assign(order, { itemIdx: 0, stockId: String(batch._id) }))
    expect((await margins()).total).toMatchObject({ cost: 200, estimated: 0 })
    expectOk(await shop.unassign(order, 0))
    expect((await margins()).total).toMatchObject({ estimated: 2 })
    expectOk(await shop.assign(order, { itemIdx: 0, stockId: String(batch._id) }))
  })

  it('change when a batch is costed again', async () => {
    const costed = async (costPaise: number) =>
      expectOk(
        await boss.put(`/api/admin/stock/${sack.batchNumber}`, {
          price: (costPaise - 60_000) / 100,
          recostRuns: true,
        }),
      )
    await costed(450_000)
    expect((await margins()).total).toMatchObject({ cost: 300, marginPercent: 70 })
    await costed(300_000)
    expect((await margins()).total).toMatchObject({ cost: 200 })
  })

  it('cover twelve months up to the wanted one, for all products or for one', async () => {
    const all = await margins()
    expect(all.months).toHaveLength(12)
    expect(all.months.at(-1)).toMatchObject({ month, income: 1000, cost: 200 })
    expect((await margins(`?product=${jar.Id.toLowerCase()}`)).months.at(-1)).toMatchObject({ cost: 200 })
    const other = await margins('?product=FG-0001')
    expect(other.months.at(-1)).toMatchObject({ income: 0, marginPercent: null })
    expect(other.products).toHaveLength(1)
    const before = await margins('?month=2020-02')
    expect(before.products).toEqual([])
    expect([before.months[0]?.month, before.months.at(-1)?.month]).toEqual(['2019-03', '2020-02'])
  })

  it('have fewer months when fewer are asked for', async () => {
    const one = await margins(`?month=${month}&months=1`)
    expect(one.months.map((each) => each.month)).toEqual([month])
    expect(one.total).toMatchObject({ income: 1000, cost: 200 })
  })

  it.each(['0', '13', '1.5', 'all'])('refuse the number of months %s', async (months) => {
    const { status, body } = await boss.get<WireError>(`/api/admin/costs/products?months=${months}`)
    expect([status, body.details.fields]).toEqual([
      400,
      { months: 'A number of months is whole, from 1 to 12.' },
    ])
  })

  it('are a CSV file too', async () => {
    const answer = await boss.get<{ text: string }>('/api/admin/costs/products.csv')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(answer.headers.get('content-disposition')).toContain(`margins-${month}.csv`)
    const [head, first, ...rest] = answer.body.text.trim().split('\r\n')
    expect(head).toContain('Month,Product ID,Product,Jars,Income without GST,Ingredients,Packaging,Loss')
    expect(head).toContain(',Cost,Jars lost,Of the cost: jars lost,Margin,')
    expect(first).toBe(`${month},${jar.Id},${jar.name},2,1000,160,0,0,40,0,0,200,0,0,800,80,0,0`)
    expect(rest).toEqual([])
  })

  it.each(['products', 'products.csv'])('of %s need a month that exists', async (path) => {
    const { status, body } = await boss.get<WireError>(`/api/admin/costs/${path}?month=2026-13`)
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, ['month']])
  })
})

describe('the result of a month', () => {
  it('is its income less material, fees, refunds, the courier and expenses', async () => {
    const before = await result()
    const [jar, batch] = await cooked(100_000, 300_000)
    const { order } = await shop.paid([[jar, 2]])
    expectOk(await shop.assign(order, { itemIdx: 0, stockId: String(batch._id) }))
    const lost = await shop.paid([[jar, 1]])
    expectOk(await lost.client.put(`/api/orders/${lost.order.orderId}/cancel`))
    expectOk(
      await boss.post('/api/expense', {
        date: istDay(shop.running.clock.now()),
        type: 'Salaries',
        amount: 100,
      }),
    )
    const after = await result()
    const more = (line: keyof WireResult) => Math.round((after[line] - before[line]) * 100) / 100
    const kept = order.finalPrice + 30
    expect(more('sales')).toBe(2000)
    // Of the 200 that two jars cost, 160 are material: the work stands in the expenses.
    expect(more('goods')).toBe(160)
    expect([more('cancelled'), more('refunds')]).toEqual([lost.order.finalPrice, lost.order.finalPrice - 30])
    expect(more('fees')).toBeCloseTo((order.finalPrice + lost.order.finalPrice) * 0.02, 1)
    expect([more('courier'), more('expenses')]).toEqual([order.deliveryCost, 100])
    expect(more('result')).toBeCloseTo(kept - 160 - more('fees') - order.deliveryCost - 100, 2)
  })

  it('keeps the jars of a lost parcel as a line of their own, until they are in stock again', async () => {
    const before = await result()
    const more = async (line: keyof WireResult) =>
      Math.round(((await result())[line] - before[line]) * 100) / 100
    const [jar, batch] = await cooked(100_000, 300_000)
    const sent = async (count: number) => {
      const { order } = await shop.paid([[jar, count]])
      expectOk(await shop.assign(order, { itemIdx: 0, stockId: String(batch._id) }))
      const { waybill } = (await shop.ship(order)).body
      return { order, waybill }
    }
    const step = async ({ orderId }: { orderId: string }, what: string, body: object) =>
      expectOk(await boss.post(`/api/admin/courier-work/${orderId}/${what}`, body))
    const { order, waybill } = await sent(7)
    expect([await more('goods'), await more('lost')]).toEqual([560, 0])
    await shop.scan(waybill, 'Lost')
    await step(order, 'refund', { parcel: order.order_extid, give: 'everything' })
    expect([await more('goods'), await more('lost'), await more('lostJars')]).toEqual([0, 560, 7])
    const row = async () => (await margins()).products.find(({ Id }) => Id === jar.Id)
    expect(await row()).toMatchObject({ quantity: 0, cost: 700, lost: 7, lostCost: 700, margin: -700 })
    const cost = await read<{ lost: number; lostJars: { jars: { quantity: number }[] }[] }>(
      `costs/orders/${order.orderId}`,
    )
    expect(cost).toMatchObject({ lost: 700, lostJars: [{ jars: [{ quantity: 7, cost: 700 }] }] })

    const back = await sent(3)
    await shop.scan(back.waybill, 'Returning')
    await shop.scan(back.waybill, 'RTO')
    const parcel = back.order.order_extid
    await step(back.order, 'refund', { parcel, give: 'everything' })
    expect(await more('lostJars')).toBe(10)
    const found = { itemIdx: 0, stockId: String(batch._id), back: 2, writtenOff: 1, reason: 'Broken' }
    await step(back.order, 'inspect', { parcel, jars: [found] })
    expect([await more('goods'), await more('lost'), await more('lostJars')]).toEqual([0, 640, 8])
  })

  it('has what the courier takes for each parcel, not what the customer was charged', async () => {
    const before = await result()
    const [jar, batch] = await cooked(100_000, 0)
    const { order } = await shop.paid([[jar, 2]])
    expectOk(await shop.assign(order, { itemIdx: 0, stockId: String(batch._id) }))
    const more = async (line: keyof WireResult) =>
      Math.round(((await result())[line] - before[line]) * 100) / 100
    const costOf = () => read<{ courier: number; courierTold: boolean }>(`costs/orders/${order.orderId}`)
    expect(await costOf()).toEqual(
      expect.objectContaining({ courier: order.deliveryCost, courierTold: false }),
    )
    const { waybill } = (await shop.ship(order)).body
    const { parcels } = (await shop.running.db
      .collection('orders')
      .findOne({ orderId: order.orderId })) as unknown as {
      parcels: { chargePaise: number; returnChargePaise: number }[]
    }
    const told = (parcels[0]?.chargePaise ?? 0) / 100
    expect(told).toBeGreaterThan(order.deliveryCost)
    expect(await costOf()).toEqual(expect.objectContaining({ courier: told, courierTold: true }))
    expect([await more('courier'), await more('toldCourier')]).toEqual([told, told])
    await shop.scan(waybill, 'Returning')
    await shop.scan(waybill, 'RTO')
    const both = (parcels[0]?.returnChargePaise ?? 0) / 100
    expect(both).toBeGreaterThan(told)
    expect([await more('courier'), await more('toldCourier')]).toEqual([both, both])
  })

  it('leaves out purchases, which count when their jars are sold', async () => {
    const before = await result()
    const salt = await workshop.material('Salt')
    await workshop.bought(salt, 10_000, { receivedOn: `${month}-01` })
    const after = await result()
    expect(after.purchases - before.purchases).toBe(10_000)
    expect(after.result).toBe(before.result)
  })

  it('leaves out the GST that it collects', async () => {
    const settings = shop.running.app.get(Settings)
    const { gst } = await settings.current()
    const before = await result()
    await settings.change({ gst: { ...gst, enabled: true, gstin: '36AAPFU0939F1ZU', ratePercent: 5 } })
    const [jar] = await cooked(105_000, 0)
    const { order } = await shop.paid([[jar, 1]])
    await settings.change({ gst })
    const after = await result()
    const delivery = (order.deliveryCost * 5) / 105
    expect(after.tax - before.tax).toBeCloseTo(50 + delivery, 1)
    const row = (await margins()).products.find(({ Id }) => Id === jar.Id)
    expect(row).toMatchObject({ income: 1000, margin: 1000 })
  })
})

describe('the course of months', () => {
  interface WireMonth {
    month: string
    sales: number
    spent: number
    earned: number
  }
  type Ledger = Record<'cancelled' | 'refunds' | 'unpaid' | 'tax' | 'goods' | 'lost' | 'fees', number> &
    Record<'sales' | 'delivery' | 'courier' | 'expenses' | 'courierClaims' | 'result', number>

  it('says what each month sold, spent and earned, as its ledger has it to the paisa', async () => {
    const [jar] = await cooked(50_000, 300_000)
    await shop.paid([[jar, 3]])
    await boss.post('/api/expense', { date: `${month}-01`, type: 'Fuel', amount: 1234.56 })
    const course = await read<WireMonth[]>('reports/months?months=3')
    expect(course.map((one) => one.month)).toEqual([monthBefore(2), monthBefore(1), month])
    for (const { month: of, sales, spent, earned } of course) {
      const lines = await read<Ledger>(`reports/result?month=${of}`)
      expect(earned).toBe(lines.result)
      expect(sales).toBeCloseTo(lines.sales + lines.delivery, 2)
      const { refunds, unpaid, tax, goods, lost, fees, courier, expenses } = lines
      const off = [refunds, unpaid, tax, goods, lost, fees, courier, expenses]
      const ledger = off.reduce((sum, one) => sum + one, -lines.cancelled - lines.courierClaims)
      expect(spent).toBeCloseTo(ledger, 2)
    }
    expect(course[0]).toMatchObject({ sales: 0, spent: 0, earned: 0 })
    expect(course.at(-1)?.spent).toBeGreaterThan(1234.56)
  })

  it('is half a year long, or what is asked for up to a year', async () => {
    expect(await read<WireMonth[]>('reports/months')).toHaveLength(6)
    expect(await read<WireMonth[]>('reports/months?months=12&month=2026-02')).toHaveLength(12)
    for (const query of ['months=0', 'months=13', 'months=x', 'month=2026-13'])
      expect((await boss.get(`/api/admin/reports/months?${query}`)).status).toBe(400)
  })

  const monthBefore = (months: number) => {
    const [year = 0, of = 0] = month.split('-').map(Number)
    return new Date(Date.UTC(year, of - 1 - months, 1)).toISOString().slice(0, 7)
  }
})

it.each(['result', 'months'])('the %s is shown only to admins', async (report) => {
  const { client } = await packer(shop.running, boss)
  expect((await client.get(`/api/admin/reports/${report}`)).status).toBe(403)
})
