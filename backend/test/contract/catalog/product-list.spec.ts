import { paise } from '../../../src/kernel/amounts/money.js'
import { jars } from '../../../src/kernel/amounts/quantity.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'

interface Wire {
  _id: string
  Id: string
  name: string
  description: string
  price: number
  availableStock: number
  fewLeft: boolean
  materialType: string
  reviewCount?: number
  avgRating?: number | null
  ingredients?: { name: string; showasIngredient: boolean }[]
}

let pantry: Pantry

beforeAll(async () => {
  pantry = await Pantry.open()
  const dear = await pantry.jar({
    pricePaise: paise(149_950),
    ingredients: [
      { name: 'Mutton', showasIngredient: true },
      { name: 'Glass jar', showasIngredient: false },
    ],
  })
  await pantry.receive(dear, 7000)
  await pantry.jar({ pricePaise: paise(84_900) })
  await pantry.jar({ pricePaise: paise(50_000), activeFlag: false })
  await pantry.create({
    materialType: 'RM',
    name: 'Salt',
    description: 'Rock salt',
    priceUnit: 'KG',
    pricePaise: paise(2400),
  })
})
afterAll(() => pantry.close())

async function list(query = '', client = pantry.visitor()): Promise<Wire[]> {
  const answer = await client.get<{ products: Wire[] }>(`/api/products${query}`)
  expect(answer.status).toBe(200)
  return answer.body.products
}

it('shows visitors active finished products, cheapest first, in rupees', async () =>
  expect((await list()).map(({ price }) => price)).toEqual([849, 1499.5]))

it('says that few jars are left at the warning level of the product, not above it and not at none', async () => {
  const few = await pantry.jar({ pricePaise: paise(30_000), lowStockMilli: jars(5) })
  const left = (total: number) =>
    pantry.running.db.collection('products').updateOne({ Id: few.Id }, { $set: { availableMilli: total } })
  const told = async () => (await list('', await pantry.staff())).find(({ Id }) => Id === few.Id)?.fewLeft
  for (const [total, wanted] of [
    [6000, false],
    [5000, true],
    [1000, true],
    [0, false],
  ] as const) {
    await left(total)
    expect(await told()).toBe(wanted)
  }
  await pantry.running.db.collection('products').deleteOne({ Id: few.Id })
})

it('shows visitors no materials, whatever they ask for', async () => {
  expect(await list('?materialType=RM')).toEqual([])
  expect((await list('?materialType=FG,RM')).map(({ materialType }) => materialType)).toEqual(['FG', 'FG'])
})

it('shows staff everything, and the types they ask for', async () => {
  const staff = await pantry.staff()
  expect(await list('', staff)).toHaveLength(4)
  expect((await list('?materialType=RM', staff)).map(({ name }) => name)).toEqual(['Salt'])
  expect(await list('?materialType=FG&materialType=SG', staff)).toHaveLength(3)
})

it('adds ratings and ingredients only when asked', async () => {
  const [plain] = await list()
  expect(plain).not.toHaveProperty('reviewCount')
  expect(plain).not.toHaveProperty('ingredients')
  const [full] = await list('?withReview=true&withIngrediants=true')
  expect(full).toMatchObject({ reviewCount: 0, avgRating: null, ingredients: [] })
})

it('hides from visitors the ingredients that are not to be shown', async () => {
  const dear = (await list('?withIngrediants=true')).at(-1)
  expect(dear?.ingredients).toEqual([{ name: 'Mutton', showasIngredient: true }])
  const staff = await list('?materialType=FG&withIngrediants=true', await pantry.staff())
  expect(staff.find(({ Id }) => Id === dear?.Id)?.ingredients).toHaveLength(2)
})

it('says how many jars can be bought', async () =>
  expect((await list()).map(({ availableStock }) => availableStock)).toEqual([0, 7]))

it('names the parameter it does not understand', async () => {
  const answer = await pantry.visitor().get<{ details: { fields: object } }>('/api/products?materialType=XX')
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.details.fields)).toEqual(['materialType'])
})

it('reads the shop’s list from an index, in its order', async () => {
  const plan = await pantry.running.db
    .collection('products')
    .find({ materialType: 'FG', activeFlag: true })
    .sort({ pricePaise: 1, _id: 1 })
    .explain()
  const stages = JSON.stringify(plan['queryPlanner'])
  expect(stages).toContain('IXSCAN')
  expect(stages).not.toContain('"SORT"')
})

it('answers 304 to a browser that has this very list, and the list again once it changed', async () => {
  const read = (etag: string): Promise<Response> =>
    fetch(`${pantry.running.url}/api/products`, { headers: { 'if-none-match': etag } })
  const first = await read('"none"')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('content-type')).toContain('application/json')
  expect(first.headers.get('vary')).toContain('Cookie')
  const second = await read(etag)
  expect([second.status, await second.text()]).toEqual([304, ''])
  await pantry.jar({ pricePaise: paise(99_900) })
  expect((await read(etag)).status).toBe(200)
})

it('comes in pages, and says how many products there are on all of them', async () => {
  const page = async (query: string) =>
    (await pantry.visitor().get<{ products: Wire[]; total: number }>(`/api/products?${query}`)).body
  const whole = await page('')
  expect(whole.total).toBe(whole.products.length)
  const second = await page('page=2&perPage=2')
  expect(second).toEqual({ products: whole.products.slice(2, 4), total: whole.total })
  expect((await pantry.visitor().get('/api/products?perPage=501')).status).toBe(400)
})

it('shows what this process sold at once, and what another one did within a second', async () => {
  const jar = await pantry.jar({ pricePaise: paise(77_700) })
  const left = async () => (await list()).find(({ Id }) => Id === jar.Id)?.availableStock
  expect(await left()).toBe(0)
  await pantry.receive(jar, 9000)
  expect(await left()).toBe(9)
  await pantry.running.db.collection('products').updateOne({ Id: jar.Id }, { $set: { availableMilli: 4000 } })
  await new Promise((resolve) => setTimeout(resolve, 1050))
  expect(await left()).toBe(4)
})

it('the product list of staff with a cookie or credentials is their own, whatever visitors just got', async () => {
  const staff = await pantry.staff()
  const all = (await list('', staff)).length
  for (let turn = 0; turn < 3; turn++) {
    const visitors = (await list('')).length
    expect(visitors).toBeLessThan(all)
    expect(await list('', staff)).toHaveLength(all)
  }
  const { headers } = await fetch(`${pantry.running.url}/api/products`)
  expect(headers.get('content-security-policy')).not.toBeNull()
  expect(headers.get('x-request-id')).not.toBeNull()
})
