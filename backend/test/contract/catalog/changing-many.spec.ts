import { packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { aMaterial, type WireProduct } from '../../support/builders/product-forms.js'
import { type Client } from '../../support/http/client.js'

interface Changed {
  changed: WireProduct[]
  refused: { id: string; code: string; error: string }[]
}

let pantry: Pantry
let boss: Client

beforeAll(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterAll(() => pantry.close())

/** Jars as rows of the console's list show them. */
async function rows(count: number): Promise<WireProduct[]> {
  const found: WireProduct[] = []
  for (let at = 0; at < count; at++) {
    const { Id } = await pantry.jar()
    found.push((await boss.get<WireProduct>(`/api/admin/products/${Id}`)).body)
  }
  return found
}
const seen = ({ id, version }: WireProduct) => ({ id, version })
const setPrices = (products: unknown) => boss.put<Changed>('/api/admin/products/prices', { products })
const setActive = (products: unknown, activeFlag: unknown) =>
  boss.put<Changed>('/api/admin/products/activity', { products, activeFlag })
const priceOf = async ({ id }: WireProduct) =>
  (await boss.get<WireProduct>(`/api/admin/products/${id}`)).body.price

describe('prices of several products', () => {
  it('are set exactly as they are sent, each with a line in the audit log', async () => {
    const [one, other] = (await rows(2)) as [WireProduct, WireProduct]
    const { status, body } = await setPrices([
      { ...seen(one), price: 891 },
      { ...seen(other), price: 525.5 },
    ])
    expect(status).toBe(200)
    expect(body.changed.map(({ id, price }) => [id, price])).toEqual([
      [one.id, 891],
      [other.id, 525.5],
    ])
    expect(body.refused).toEqual([])
    const entries = await boss.get<{ action: string; subject: string }[]>(
      `/api/admin/audit?${new URLSearchParams({ filter: '{"action":"product.changed"}' })}`,
    )
    const subjects = entries.body.map(({ subject }) => subject)
    expect(subjects).toEqual(expect.arrayContaining([`product:${one.Id}`, `product:${other.Id}`]))
  })

  it('that were changed since are refused by name, and the others are set', async () => {
    const [stale, fresh, gone] = (await rows(3)) as [WireProduct, WireProduct, WireProduct]
    await boss.put(`/api/admin/products/${stale.id}`, { description: 'New' })
    await boss.delete(`/api/admin/products/${gone.id}`)
    const { body } = await setPrices([stale, fresh, gone].map((row) => ({ ...seen(row), price: 700 })))
    expect(body.changed.map(({ id }) => id)).toEqual([fresh.id])
    expect(body.refused.map(({ id, code }) => [id, code])).toEqual([
      [stale.id, 'EDIT_CONFLICT'],
      [gone.id, 'NOT_FOUND'],
    ])
    expect(await priceOf(stale)).toBe(stale.price)
  })

  it('above the MRP are refused with the reason', async () => {
    const [jar] = (await rows(1)) as [WireProduct]
    const priced = await boss.put<WireProduct>(`/api/admin/products/${jar.id}`, { price: 500, mrp: 550 })
    const { body } = await setPrices([{ ...seen(priced.body), price: 600 }])
    expect(body).toMatchObject({
      changed: [],
      refused: [{ id: jar.id, error: expect.stringMatching(/MRP/) }],
    })
  })

  it('with a wrong one among them are not set at all', async () => {
    const [one, other] = (await rows(2)) as [WireProduct, WireProduct]
    for (const price of [-1, 'dear', null, undefined, 1.005, 1e9]) {
      const { status } = await setPrices([
        { ...seen(one), price: 700 },
        { ...seen(other), price },
      ])
      expect([price, status]).toEqual([price, 400])
    }
    expect(await priceOf(one)).toBe(one.price)
    for (const products of [[], 'all', [{ id: 'x', version: 0, price: 1 }], [{ id: one.id, price: 1 }]])
      expect((await setPrices(products)).status).toBe(400)
    const many = Array.from({ length: 101 }, () => ({ ...seen(one), price: 700 }))
    expect(await setPrices(many)).toMatchObject({
      status: 400,
      body: { details: { fields: { products: expect.stringMatching(/100/) } } },
    })
  })
})

describe('several products', () => {
  it('leave the shop at once and come back, as the undo of the console does it', async () => {
    const jars = await rows(2)
    const { body: out } = await setActive(jars.map(seen), false)
    expect(out.changed.map(({ version }) => version)).toEqual(jars.map(({ version }) => version + 1))
    const shown = await pantry.visitor().get<{ products: { Id: string }[] }>('/api/products')
    expect(shown.body.products.map(({ Id }) => Id)).not.toContain(jars[0]?.Id)
    const { body: back } = await setActive(out.changed.map(seen), true)
    expect(back).toMatchObject({ changed: [{}, {}], refused: [] })
    expect((await setActive(jars.map(seen), 'perhaps')).status).toBe(400)
  })

  it('are changed by admins alone', async () => {
    const { id, version } = await aMaterial(boss)
    const { client: hand } = await packer(pantry.running, boss)
    const products = [{ id, version, price: 5 }]
    expect((await hand.put('/api/admin/products/prices', { products })).status).toBe(403)
    expect((await hand.put('/api/admin/products/activity', { products, activeFlag: false })).status).toBe(403)
  })
})
