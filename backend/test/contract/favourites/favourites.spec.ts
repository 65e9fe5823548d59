import { DAY_MS } from '../../../src/kernel/dates/ist.js'
import { CountFavourites } from '../../../src/modules/sales/favourites/count-favourites.service.js'
import { Favourites } from '../../../src/modules/sales/favourites/favourites.queries.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'

interface Loved {
  variantType: string
  jars: string[]
  together: string[]
}

describe('favourites', () => {
  let shop: OrderShop
  let chicken: Jar
  let large: Jar
  let gongura: Jar

  beforeAll(async () => {
    shop = await OrderShop.open()
    chicken = await shop.jar({ variantType: 'CHICKEN', pricePaise: 20_000 })
    large = await shop.jar({ variantType: 'CHICKEN', pricePaise: 30_000 })
    gongura = await shop.jar({ variantType: 'GONGURA' })
  })
  beforeEach(() => shop.running.clock.shift(0))
  afterAll(() => shop.close())

  const told = async () => {
    shop.running.app.get(Favourites).forget()
    return (await new Client(shop.running.url).get<Loved[]>('/api/favourites')).body
  }
  const counted = async () => {
    await shop.running.app.get(CountFavourites).count()
    return told()
  }

  it('are nobody’s own order: two customers are too few', async () => {
    expect(await told()).toEqual([])
    const { client } = await shop.paid([
      [chicken, 1],
      [gongura, 1],
    ])
    await shop.paid([
      [large, 1],
      [gongura, 1],
    ])
    // Unpaid, taken back, and once more by the same customer: none of them is a third one.
    await shop.placed([[chicken, 1]])
    const cancelled = await shop.paid([[chicken, 1]])
    await cancelled.client.put(`/api/orders/${cancelled.order.orderId}/cancel`)
    await shop.fill(client, [[chicken, 1]])
    const again = await client.post<{ orderId: string }>('/api/orders')
    await shop.settling.markPaid(again.body.orderId as never, { at: shop.running.clock.now() })
    expect(await counted()).toEqual([])
  })

  it('are the pickles and jars of three customers and more, and what they took with them', async () => {
    await shop.paid([
      [large, 2],
      [gongura, 1],
    ])
    await shop.paid([[large, 1]])
    expect(await counted()).toEqual([
      { variantType: 'CHICKEN', jars: [large.Id, chicken.Id], together: [gongura.Id] },
      { variantType: 'GONGURA', jars: [gongura.Id], together: [large.Id] },
    ])
  })

  it('name only jars that can be bought now', async () => {
    await shop.change(large, { soldOut: true })
    await shop.change(gongura, { activeFlag: false })
    expect(await told()).toEqual([
      { variantType: 'CHICKEN', jars: [chicken.Id], together: [] },
      { variantType: 'GONGURA', jars: [], together: [chicken.Id] },
    ])
  })

  it('forget what was taken more than ninety days ago', async () => {
    shop.running.clock.shift(91 * DAY_MS)
    expect(await counted()).toEqual([])
  })
})
