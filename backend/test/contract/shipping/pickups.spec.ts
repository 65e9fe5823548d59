import { addIstDays, istDay } from '../../../src/kernel/dates/ist.js'
import { OrderShop } from '../../support/builders/orders.builders.js'

interface Asked {
  number: string
  time: string
  isNew: boolean
  code: string
  details: { fields: Record<string, string> }
}

let shop: OrderShop
let ahead = 0

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

/** A day that no test before asked for. */
const freshDay = () => addIstDays(istDay(shop.running.clock.now()), ++ahead)
const ask = async (body: object) => (await shop.staff()).post<Asked>('/api/admin/pickups', body)

describe('asking for the van', () => {
  it.each([
    ['day', { day: '2026-02-30' }],
    ['day', { day: '2020-01-01' }],
    ['time', { time: '25:00' }],
    ['parcels', { parcels: 0 }],
  ])('is refused with a wrong %s: %j', async (field, change) => {
    const answer = await ask({ day: freshDay(), time: '14:00', parcels: 2, ...change })
    expect(answer).toMatchObject({ status: 400 })
    expect(Object.keys(answer.body.details.fields)).toEqual([field])
  })

  it('is refused for a time that is over', async () => {
    const answer = await ask({ day: istDay(shop.running.clock.now()), time: '00:00', parcels: 1 })
    expect(answer).toMatchObject({ status: 400, body: { details: { fields: { time: expect.any(String) } } } })
  })

  it('asks the courier once a day; a second wish is answered with the first', async () => {
    const day = freshDay()
    const first = await ask({ day, time: '14:00', parcels: 2 })
    expect(first).toMatchObject({ status: 200, body: { number: expect.any(String), isNew: true } })
    const [second, third] = await Promise.all([
      ask({ day, time: '16:00', parcels: 9 }),
      ask({ day, time: '17:00', parcels: 9 }),
    ])
    for (const answer of [second, third])
      expect(answer.body).toMatchObject({ number: first.body.number, time: '14:00', isNew: false })
    const { body } = await (await shop.staff()).get<{ pickups: { day: string }[] }>('/api/admin/pickups')
    expect(body.pickups.filter((pickup) => pickup.day === day)).toHaveLength(1)
  })

  it('waits for the one who is asking the courier at this moment', async () => {
    const day = freshDay()
    await ask({ day, time: '14:00', parcels: 1 })
    const leaseUntil = new Date(shop.running.clock.now().getTime() + 60_000)
    await shop.running.db.collection('pickups').updateOne({ day }, { $set: { number: null, leaseUntil } })
    expect(await ask({ day, time: '14:00', parcels: 1 })).toMatchObject({
      status: 409,
      body: { code: 'PICKUP_IN_PROGRESS' },
    })
  })

  it('is one van for two who ask at the same time', async () => {
    const day = freshDay()
    const answers = await Promise.all([1, 2, 3].map((parcels) => ask({ day, time: '14:00', parcels })))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const vans = shop.running.db.collection('sandbox_delhivery_pickups')
    expect(await vans.countDocuments({ 'wish.pickup_date': day })).toBe(1)
  })

  it('may be tried again after a refusal, and after no answer', async () => {
    const day = freshDay()
    const wish = { day, time: '14:00', parcels: 2 }
    await shop.courierFault('pickup', 'refuse')
    expect(await ask(wish)).toMatchObject({ status: 422, body: { code: 'COURIER_REFUSED' } })
    await shop.courierFault('pickup', 'error')
    expect(await ask(wish)).toMatchObject({ status: 502, body: { code: 'COURIER_UNAVAILABLE' } })
    expect((await ask(wish)).body).toMatchObject({ isNew: true })
  })

  it('takes the number of a wish whose answer was lost', async () => {
    const day = freshDay()
    const wish = { day, time: '14:00', parcels: 2 }
    await ask(wish)
    const own = shop.running.db.collection('pickups')
    await own.updateOne({ day }, { $set: { number: null, leaseUntil: new Date(0) } })
    expect((await ask(wish)).status).toBe(200)
    expect(await own.countDocuments({ day, number: { $type: 'string' } })).toBe(1)
  })

  it('is for staff', async () => {
    const customer = await shop.customer()
    expect((await customer.post('/api/admin/pickups', {})).status).toBe(403)
  })
})
