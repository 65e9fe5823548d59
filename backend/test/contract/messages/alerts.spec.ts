import { LastBackup } from '../../../src/platform/health/last-backup.js'
import { Jobs } from '../../../src/platform/jobs/jobs.service.js'
import { OutsideServices } from '../../../src/platform/outside-services.js'
import { ADMIN } from '../../support/builders/auth.builders.js'
import { notices } from '../../support/builders/notices.builders.js'
import { OrderShop } from '../../support/builders/orders.builders.js'
import { eventually } from '../../support/builders/payments.builders.js'
import { Client } from '../../support/http/client.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterEach(() => shop.running.clock.shift(0))
afterAll(() => shop.close(), 15_000)

const runJob = (name: string) => shop.running.app.get(Jobs).runNow(name, ADMIN.mobileNumber)
const of = (event: string, about?: string) => notices(shop.running, { event, ...(about ? { about } : {}) })

describe('staff hear of the stock', () => {
  it('once when a product runs out, and again only after more of it came in', async () => {
    const jar = await shop.jar({ jars: 4, lowStockMilli: 5_000 })
    const plenty = await shop.jar({ jars: 40, lowStockMilli: 5_000 })
    for (let round = 0; round < 3; round++) await runJob('stock.low')
    expect(await of('lowStock', jar.Id)).toMatchObject([
      {
        person: null,
        facts: { product: jar.name, left: '4 jars', link: expect.stringMatching(/^\/product-list\?filter=/) },
      },
    ])
    expect(await of('lowStock', plenty.Id)).toEqual([])
    await shop.receive(jar._id, 10)
    await runJob('stock.low')
    expect(await of('lowStock', jar.Id)).toHaveLength(1)
    await shop.change(jar, { availableMilli: 1_000 })
    await runJob('stock.low')
    expect((await of('lowStock', jar.Id)).map(({ facts }) => facts['left'])).toEqual(['4 jars', '1 jar'])
  })

  it('in one message of all batches near their day, once for each day that comes near', async () => {
    const jars = [await shop.jar({ jars: 3 }), await shop.jar({ jars: 7 })]
    const near = async (jar: { name: string }, fefoDay: string) => {
      const [batch] = await shop.batches(jar as never)
      await shop.running.db
        .collection('stock')
        .updateOne({ batchNumber: batch?.batchNumber }, { $set: { bestBefore: fefoDay, fefoDay } })
      return batch?.batchNumber ?? ''
    }
    const day = (ahead: number) =>
      new Date(shop.running.clock.now().getTime() + (ahead * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10)
    const first = await near(jars[0] as never, day(10))
    for (let round = 0; round < 2; round++) await runJob('stock.expiring')
    expect(await of('batchExpiring', day(10))).toMatchObject([
      { person: null, facts: { count: '1 batch', batches: expect.stringContaining(`${first}: 3 jars of `) } },
    ])
    const second = await near(jars[1] as never, day(12))
    await runJob('stock.expiring')
    const [both] = await of('batchExpiring', day(12))
    expect(both?.facts['count']).toBe('2 batches')
    for (const batch of [first, second]) expect(both?.facts['batches']).toContain(batch)
  })
})

describe('staff hear of the machinery', () => {
  it('when a job fails for the first time and for the third, and not in between or later', async () => {
    let isBroken = true
    shop.running.app.get(Jobs).define({
      name: 'test.kettle',
      title: 'Boil water',
      does: 'Boils water.',
      schedule: { dailyAt: '04:00' },
      work: () => (isBroken ? Promise.reject(new Error('The kettle is cold.')) : Promise.resolve({})),
    })
    const told: number[] = []
    for (let run = 0; run < 5; run++) {
      await runJob('test.kettle')
      told.push((await of('jobFailing', 'test.kettle')).length)
    }
    expect(told).toEqual([1, 1, 2, 2, 2])
    expect((await of('jobFailing', 'test.kettle'))[0]).toMatchObject({
      person: null,
      facts: { job: 'Boil water', reason: 'The kettle is cold', link: '/dashboard/jobs' },
    })
    isBroken = false
    await runJob('test.kettle')
    isBroken = true
    await runJob('test.kettle')
    expect(await of('jobFailing', 'test.kettle')).toHaveLength(3)
  })

  it('once when a service of others answers nothing any more, whichever process notices it', async () => {
    const twin = await shop.twin()
    try {
      for (const { running } of [shop, twin]) {
        const services = running.app.get(OutsideServices)
        for (let call = 0; call < 5; call++) services.failed('payments', 'TimeoutError')
      }
      await eventually(async () =>
        expect((await of('providerFailing', 'payments')).length).toBeGreaterThan(0),
      )
      const found = await of('providerFailing', 'payments')
      // The hour may end in between.
      expect(found.length).toBeLessThanOrEqual(2)
      expect(found[0]).toMatchObject({ facts: { provider: 'The payment provider', reason: 'TimeoutError' } })
    } finally {
      await twin.close()
    }
  })

  it('when the courier answers none of three questions in a row', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const { waybill } = (await shop.ship(order)).body
    await shop.courierFault('track', 'error', 10)
    const pushed = { Shipment: { AWB: waybill } }
    for (let push = 0; push < 3; push++)
      await new Client(shop.running.url).post('/api/delhivery/scan/sandbox-scan', pushed)
    await shop.courierFault('track', 'error', 0)
    const [found] = await eventually(async () => {
      const all = await of('providerFailing', 'courier')
      expect(all).not.toEqual([])
      return all
    })
    expect(found).toMatchObject({ person: null, facts: { provider: 'The courier' } })
  })

  it('each day on which the last backup is too old', async () => {
    const at = new Date('2026-11-20T22:00:00Z')
    const state = jest.spyOn(shop.running.app.get(LastBackup), 'state')
    state.mockResolvedValue({ at, overdue: false })
    await runJob('monitoring.backups')
    expect(await of('backupMissed')).toEqual([])
    state.mockResolvedValue({ at, overdue: true })
    for (let round = 0; round < 2; round++) await runJob('monitoring.backups')
    state.mockRestore()
    expect(await of('backupMissed')).toMatchObject([
      { person: null, facts: { last: '21 Nov 2026, 3:30 am', link: '/dashboard/jobs' } },
    ])
  })
})

describe('staff hear of a log-in', () => {
  const from = async (client: Client) => client.signInStaff(ADMIN.mobileNumber, ADMIN.pin)

  it('in a browser that they never used, once, and not of the next one there', async () => {
    const before = (await of('newSignIn')).length
    const client = new Client(shop.running.url)
    await from(client)
    const [latest] = (await of('newSignIn')).slice(-1)
    expect(await of('newSignIn')).toHaveLength(before + 1)
    expect(latest).toMatchObject({
      person: null,
      facts: {
        person: expect.any(String),
        device: expect.stringMatching(/, network .+\.0$|, network .+::$/),
        at: expect.stringMatching(/[ap]m$/),
        link: expect.stringMatching(/^\/dashboard\/employees\/[0-9a-f]{24}$/),
      },
    })
    await from(client)
    expect(await of('newSignIn')).toHaveLength(before + 1)
  })

  it('not when the PIN was wrong', async () => {
    const before = (await of('newSignIn')).length
    const client = new Client(shop.running.url)
    await client.post('/api/verify-otp', { mobileNumber: ADMIN.mobileNumber, otp: '000000', role: 'admin' })
    expect(await of('newSignIn')).toHaveLength(before)
  })
})
