import { type Jar } from '../../support/builders/orders.builders.js'
import { Kitchen } from '../../support/builders/planning.builders.js'

let kitchen: Kitchen

beforeAll(async () => {
  kitchen = await Kitchen.open()
})
afterAll(() => kitchen.close())

const KEY = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** Ten jars of two kilograms of chillies. */
async function hot(): Promise<{ jar: Jar; chillies: Jar; bomId: string }> {
  const [jar, chillies] = [await kitchen.shop.jar({ jars: 0 }), await kitchen.material('RM')]
  return { jar, chillies, bomId: await kitchen.recipe(jar, 10, [[chillies, 2]]) }
}

const remaining = async (id: string): Promise<number> =>
  (await kitchen.boss.get<{ remainingQuantity: number }>(`/api/admin/stock/${id}`)).body.remainingQuantity

const countRuns = (): Promise<number> => kitchen.shop.running.db.collection('reservations').countDocuments()

describe('POST /admin/cook-plan/reservations', () => {
  it('makes the runs by FEFO, and says which of them miss something', async () => {
    const { chillies, bomId } = await hot()
    const mild = await kitchen.shop.jar({ jars: 0 })
    const mildBom = await kitchen.recipe(mild, 10, [[chillies, 1]])
    const later = await kitchen.sack(chillies, 2, { bestBefore: '2027-12-31' })
    const sooner = await kitchen.sack(chillies, 1, { bestBefore: '2027-06-30' })
    const { status, body } = await kitchen.reserve([
      { bomId, quantity: 10 },
      { bomId: mildBom, quantity: 20 },
    ])
    expect([status, body.message]).toEqual([
      201,
      '2 reservations created, 1 of them without all ingredients.',
    ])
    expect(body.runs).toMatchObject([
      { bomId, quantity: 10, status: 'Reserved', missing: [] },
      {
        bomId: mildBom,
        quantity: 20,
        status: 'Partially Reserved',
        missing: [{ product: { name: chillies.name }, quantity: 1 }],
      },
    ])
    expect([await remaining(sooner), await remaining(later)]).toEqual([0, 0])
    const run = await kitchen.ops.get<{ reservedBy: string; components: { batchNumber: string }[] }>(
      `/api/admin/reservations/${body.runs[0]?.reservationId}`,
    )
    expect(run.body.reservedBy).toBe('Ramesh')
    expect(run.body.components[0]?.batchNumber.split(', ')).toHaveLength(2)
    expect(await kitchen.shop.drift()).toBe(0)
  })

  it('leaves nothing of what it reserved to be planned again', async () => {
    const { jar, chillies, bomId } = await hot()
    await kitchen.shop.change(jar, { lowStockMilli: 8000 })
    await kitchen.sack(chillies, 5)
    const { suggestions } = await kitchen.plan()
    expect(suggestions).toMatchObject([{ bomId, quantity: 10 }])
    await kitchen.reserve(suggestions.map(({ quantity }) => ({ bomId, quantity })))
    expect((await kitchen.plan()).suggestions).toEqual([])
  })

  it('makes the runs of a request once, even if it is repeated or sent twice at the same moment', async () => {
    const { chillies, bomId } = await hot()
    await kitchen.sack(chillies, 20)
    const before = await countRuns()
    const [one, other] = await Promise.all([
      kitchen.reserve([{ bomId, quantity: 10 }], KEY),
      kitchen.reserve([{ bomId, quantity: 10 }], KEY),
    ])
    const again = await kitchen.reserve([{ bomId, quantity: 10 }], KEY)
    expect([one.status, other.status, again.status]).toEqual([201, 201, 201])
    expect(other.body).toEqual(one.body)
    expect(again.body).toEqual(one.body)
    expect(await countRuns()).toBe(before + 1)
  })

  it('promises the last kilogram to one of two that ask for it at the same moment', async () => {
    const { chillies, bomId } = await hot()
    const sack = await kitchen.sack(chillies, 2)
    const both = await Promise.all([1, 2].map(() => kitchen.reserve([{ bomId, quantity: 10 }])))
    const statuses = both.flatMap(({ body }) => body.runs.map(({ status }) => status)).sort()
    expect(statuses).toEqual(['Pending', 'Reserved'])
    expect(await remaining(sack)).toBe(0)
    expect(await kitchen.shop.drift()).toBe(0)
  })

  it('never takes what is frozen or expired', async () => {
    const { chillies, bomId } = await hot()
    const frozen = await kitchen.sack(chillies, 5)
    await kitchen.boss.post(`/api/admin/stock/${frozen}/quarantine`, { reason: 'Smells' })
    const { body } = await kitchen.reserve([{ bomId, quantity: 10 }])
    expect(body.runs).toMatchObject([{ status: 'Pending', missing: [{ quantity: 2 }] }])
  })

  it('makes none when one line is wrong, and names it', async () => {
    const { chillies, bomId } = await hot()
    await kitchen.sack(chillies, 20)
    const before = await countRuns()
    const lines = [
      { bomId, quantity: 10 },
      { bomId: '6740c1f2a4b5c6d7e8f90123', quantity: 1 },
    ]
    const { status, body } = await kitchen.reserve(lines)
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, ['items.1.bomId']])
    expect(await countRuns()).toBe(before)
  })

  it('refuses an invalid key', async () => {
    const { bomId } = await hot()
    expect((await kitchen.reserve([{ bomId, quantity: 10 }], 'short')).status).toBe(400)
  })

  it('is not for customers, nor for strangers', async () => {
    const customer = await kitchen.shop.customer()
    const ask = () => customer.post('/api/admin/cook-plan/reservations', { items: [] })
    expect((await ask()).status).toBe(403)
    await customer.post('/api/logout')
    expect((await ask()).status).toBe(401)
  })
})
