import { type Jar } from '../../support/builders/orders.builders.js'
import { Kitchen, type WirePlan } from '../../support/builders/planning.builders.js'
import { aSupplier } from '../../support/builders/suppliers.builders.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface WireRunningOut {
  product: { Id: string }
  free: number
  days: number
  on: string
  coming: number
}

let kitchen: Kitchen

async function open(): Promise<void> {
  kitchen = await Kitchen.open()
}
const close = (): Promise<void> => kitchen.close()

const ofJar = ({ suggestions }: WirePlan, { _id }: Jar) =>
  suggestions.find(({ product }) => product._id === _id)

/** Ten jars of two kilograms of chillies and one of paste, which is made of chillies too. */
async function hot() {
  const [jar, chillies, paste] = [
    await kitchen.shop.jar({ jars: 4, lowStockMilli: 5000 }),
    await kitchen.material('RM'),
    await kitchen.material('SG'),
  ]
  const bomId = await kitchen.recipe(jar, 10, [
    [chillies, 2],
    [paste, 1],
  ])
  const pasteBom = await kitchen.recipe(paste, 4, [[chillies, 3]])
  return { jar, chillies, paste, bomId, pasteBom }
}

describe('GET /admin/cook-plan', () => {
  beforeEach(open)
  afterEach(close)

  it('begins with what is ordered, says why, and what is missing', async () => {
    const { jar, chillies, paste, bomId } = await hot()
    await kitchen.shop.paid([[jar, 3]])
    await kitchen.sold(jar, 1, 28)
    await kitchen.sack(chillies, 5)
    const plan = await kitchen.plan()
    expect([plan.today, plan.days, plan.weeks]).toEqual([kitchen.today, 14, 4])
    expect(plan.suggestions.map(({ product, quantity, now }) => [product.Id, quantity, now])).toEqual([
      [paste.Id, 4, true],
      [jar.Id, 20, true],
    ])
    expect(ofJar(plan, jar)?.reasons).toEqual([
      { code: 'ORDERED', text: '3 jars are ordered and 4 are left.' },
      { code: 'SELLS', text: 'It sells 1 jar a day; 1 free lasts until tomorrow.' },
      { code: 'LOW', text: 'It is down to its low-stock level of 5 jars.' },
      {
        code: 'SUM',
        text: '3 ordered + 5 low-stock level + 14 for 14 days − 4 there = 18 jars needed.',
      },
      { code: 'POT', text: 'A pot makes 10 jars: rounded up to 2 whole pots.' },
    ])
    // The paste takes three of the five kilograms; the rest makes ten jars.
    expect(plan.check.items.find((item) => item.bomId === bomId)).toMatchObject({
      quantity: 20,
      makeable: 10,
      status: 'Partially Reserved',
      firstMissing: { product: { name: chillies.name }, quantity: 2 },
    })
    expect(plan.check.cookFirst).toEqual([])
  })

  it('looks as far ahead as it is asked to', async () => {
    const { jar } = await hot()
    await kitchen.sold(jar, 1, 28)
    expect(ofJar(await kitchen.plan('?days=30'), jar)?.quantity).toBe(40)
    expect(ofJar(await kitchen.plan('?days=1'), jar)?.quantity).toBe(10)
  })

  it('looks as far ahead as the settings say', async () => {
    const { jar } = await hot()
    await kitchen.sold(jar, 1, 7)
    const { body } = await kitchen.boss.get<{ version: number }>('/api/admin/settings')
    const cookPlan = { days: 30, salesWeeks: 1 }
    await kitchen.boss.put('/api/admin/settings', { version: body.version, cookPlan })
    const plan = await kitchen.plan()
    expect([plan.days, plan.weeks, ofJar(plan, jar)?.quantity]).toEqual([30, 1, 40])
  })

  it('leaves out what is frozen, and what will not sell in time', async () => {
    const { jar } = await hot()
    const batch = await kitchen.shop.receive(jar._id, 40)
    expect(ofJar(await kitchen.plan(), jar)).toBeUndefined()
    const frozen = await kitchen.boss.post(`/api/admin/stock/${batch._id}/quarantine`, { reason: 'Smells' })
    expect(frozen.status).toBe(200)
    expect(ofJar(await kitchen.plan(), jar)?.quantity).toBe(10)
  })

  it('names what is wanted and has no BOM', async () => {
    const jar = await kitchen.shop.jar({ jars: 1, lowStockMilli: 3000 })
    expect((await kitchen.plan()).withoutRecipe).toMatchObject([{ product: { Id: jar.Id }, needed: 2 }])
  })

  it('tells prices to those alone who may see money', async () => {
    const { jar, chillies } = await hot()
    const { _id: supplier, name } = await aSupplier(kitchen.boss)
    await kitchen.sack(chillies, 1, { supplier, price: 212.5 })
    await kitchen.shop.paid([[jar, 3]])
    const [bought] = (await kitchen.plan('', kitchen.boss)).check.shopping
    expect([bought?.supplier?.name, bought?.lines]).toMatchObject([
      name,
      [{ missing: 4, quantity: 4, last: { quantity: 1, price: 212.5 }, estimate: 850 }],
    ])
    const seen = JSON.stringify(await kitchen.plan())
    expect(seen).not.toMatch(/"(price|estimate)"/)
  })
})

describe('GET /admin/cook-plan/running-out', () => {
  beforeEach(open)
  afterEach(close)

  it('names the jars that the last sales use up first, to everybody who packs', async () => {
    const [soon, later, often] = [
      await kitchen.shop.jar({ jars: 3 }),
      await kitchen.shop.jar({ jars: 9 }),
      await kitchen.shop.jar({ jars: 40 }),
    ]
    for (const jar of [soon, later, often]) await kitchen.sold(jar, 1, 28)
    await kitchen.shop.paid([[soon, 1]])
    const read = async (query = '') =>
      (await kitchen.ops.get<WireRunningOut[]>(`/api/admin/cook-plan/running-out${query}`)).body
    const told = (await read()).map(({ product, free, days }) => [product.Id, free, days])
    expect(told).toEqual([
      [soon.Id, 2, 2],
      [later.Id, 9, 9],
    ])
    expect((await read('?days=5')).map(({ product }) => product.Id)).toEqual([soon.Id])
    const wrong = await kitchen.ops.get<WireError>('/api/admin/cook-plan/running-out?days=0')
    expect([wrong.status, wrong.body.details.fields?.['days']]).toEqual([
      400,
      'A look ahead is 1 to 90 days long.',
    ])
  })
})

describe('POST /admin/cook-plan/check', () => {
  beforeEach(open)
  afterEach(close)

  it('shares the shelf out in the order of the lines', async () => {
    const { jar, chillies, bomId } = await hot()
    const mild = await kitchen.shop.jar()
    const mildBom = await kitchen.recipe(mild, 10, [[chillies, 1]])
    await kitchen.sack(chillies, 2.5)
    const { body } = await kitchen.check([
      { bomId: mildBom, quantity: 20 },
      { bomId, quantity: 10 },
    ])
    expect(body.items.map(({ makeable, status }) => [makeable, status])).toEqual([
      [20, 'Reserved'],
      [0, 'Partially Reserved'],
    ])
    expect(body.cookFirst.map(({ quantity }) => quantity)).toEqual([4])
    expect(body.shopping).toMatchObject([{ lines: [{ missing: 1.5, neededFor: [jar.name] }] }])
  })
})

describe('what is refused', () => {
  beforeAll(open)
  afterAll(close)

  describe('GET /admin/cook-plan', () => {
    it('is not for customers, nor for strangers', async () => {
      const customer = await kitchen.shop.customer()
      expect((await customer.get('/api/admin/cook-plan')).status).toBe(403)
      await customer.post('/api/logout')
      expect((await customer.get('/api/admin/cook-plan')).status).toBe(401)
    })

    it.each(['0', '91', '2.5', 'many'])('refuses %s days', async (days) => {
      const { status, body } = await kitchen.ops.get<WireError>(`/api/admin/cook-plan?days=${days}`)
      expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, ['days']])
    })
  })

  describe('POST /admin/cook-plan/check', () => {
    it.each([
      ['no line', () => [], 'items'],
      ['a BOM that is none', () => [{ bomId: 'soup', quantity: 1 }], 'items.0.bomId'],
      ['an unknown BOM', () => [{ bomId: '6740c1f2a4b5c6d7e8f90123', quantity: 1 }], 'items.0.bomId'],
      ['nothing of it', (bomId: string) => [{ bomId, quantity: 0 }], 'items.0.quantity'],
      ['a part of a jar', (bomId: string) => [{ bomId, quantity: 1.5 }], 'items.0.quantity'],
      [
        'a line that is there twice',
        (bomId: string) => [
          { bomId, quantity: 1 },
          { bomId, quantity: 2 },
        ],
        'items.1.bomId',
      ],
    ])('refuses %s by its field', async (_, items, field) => {
      const { bomId } = await hot()
      const { status, body } = await kitchen.check(items(bomId))
      expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
    })

    it('is not for customers', async () => {
      const { bomId } = await hot()
      const { status } = await kitchen.check([{ bomId, quantity: 1 }], await kitchen.shop.customer())
      expect(status).toBe(403)
    })
  })
})
