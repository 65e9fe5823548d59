import mongoose from 'mongoose'
import { type Material, Workshop } from '../../support/builders/costs.builders.js'
import { OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface WireWhatIf {
  price: number
  newPrice: number
  effects: { Id: string; cost: number; newCost: number; change: number; keepPrice: number }[]
  unknown: string[]
}

let shop: OrderShop
let workshop: Workshop
let boss: Client
beforeAll(async () => {
  shop = await OrderShop.open()
  workshop = new Workshop(shop)
  boss = await shop.staff()
})
afterAll(() => shop.close())

async function jarOf(pricePaise: number): Promise<Material> {
  const { _id, Id } = await shop.jar({ jars: 0, pricePaise })
  return { _id: new mongoose.Types.ObjectId(_id), Id }
}

describe('what if', () => {
  const whatIf = (query: string) => boss.get<WireWhatIf & WireError>(`/api/admin/costs/what-if?${query}`)

  it('shows each jar that a price reaches, through semi-finished goods, the largest effect first', async () => {
    const [chilli, salt] = [await workshop.material('Chillies'), await workshop.material('Salt')]
    await workshop.bought(chilli, 30_000)
    await workshop.bought(salt, 2000)
    const paste = await workshop.material('Paste', { materialType: 'SG' })
    await workshop.recipe(paste, [1000, 'KG'], [[chilli, 500, 'KG']])
    const [hot, mild, salty] = [await jarOf(40_000), await jarOf(20_000), await jarOf(10_000)]
    await workshop.recipe(
      hot,
      [1000, 'PC'],
      [
        [paste, 1000, 'KG'],
        [chilli, 100, 'KG'],
      ],
    )
    await workshop.recipe(
      mild,
      [1000, 'PC'],
      [
        [chilli, 100, 'KG'],
        [salt, 500, 'KG'],
      ],
    )
    await workshop.recipe(salty, [1000, 'PC'], [[salt, 500, 'KG']])
    const { body } = await whatIf(`product=${chilli.Id}&percent=20`)
    expect(body).toMatchObject({ price: 300, newPrice: 360, unknown: [] })
    expect(body.effects).toMatchObject([
      { Id: hot.Id, cost: 180, newCost: 216, change: 36, keepPrice: 480 },
      { Id: mild.Id, cost: 40, newCost: 46, change: 6, keepPrice: 230 },
    ])
    expect((await whatIf(`product=${String(chilli._id)}&price=360`)).body.effects).toEqual(body.effects)
    expect((await whatIf(`product=${chilli.Id}&price=300`)).body.effects).toEqual([])
  })

  it('names jars with a component that has no price', async () => {
    const [chilli, love] = [await workshop.material('Chillies'), await workshop.material('Love')]
    await workshop.bought(chilli, 30_000)
    const jar = await jarOf(40_000)
    await workshop.recipe(
      jar,
      [1000, 'PC'],
      [
        [chilli, 100, 'KG'],
        [love, 100, 'KG'],
      ],
    )
    const { body } = await whatIf(`product=${chilli.Id}&percent=10`)
    expect(body.unknown).toHaveLength(1)
    expect(body.effects).toEqual([])
  })

  it.each([
    ['no material', 'percent=20', 'product'],
    ['neither price nor percent', 'product=RM-1', 'price'],
    ['both', 'product=RM-1&price=3&percent=20', 'price'],
    ['a price below nothing', 'product=RM-1&price=-1', 'price'],
    ['a price with three decimals', 'product=RM-1&price=1.234', 'price'],
    ['words', 'product=RM-1&percent=much', 'percent'],
    ['less than nothing', 'product=RM-1&percent=-101', 'percent'],
  ])('refuses %s', async (_, query, field) => {
    const { status, body } = await whatIf(query)
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
  })

  it('needs raw material that has a price', async () => {
    const [jar, love] = [await jarOf(40_000), await workshop.material('Love')]
    for (const { Id } of [jar, love]) {
      const { status, body } = await whatIf(`product=${Id}&percent=20`)
      expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, ['product']])
    }
    expect((await whatIf('product=RM-9999&percent=20')).status).toBe(404)
  })
})
