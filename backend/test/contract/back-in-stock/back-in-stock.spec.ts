import { DAY_MS } from '../../../src/kernel/dates/ist.js'
import { TellWaiting } from '../../../src/modules/sales/back-in-stock/tell-waiting.service.js'
import { admin, customerInSession } from '../../support/builders/auth.builders.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError } from '../../support/http/orders.wire.js'

type Waits = { products: string[] } & WireError

let shop: OrderShop
let boss: Client
let numbers = 0

beforeAll(async () => {
  shop = await OrderShop.open()
  boss = await admin(shop.running)
})
afterEach(() => shop.running.clock.shift(0))
afterAll(() => shop.close())

const ask = (client: Client, { Id }: Pick<Jar, 'Id'>) => client.put<Waits>(`/api/back-in-stock/${Id}`)
const round = () => shop.running.app.get(TellWaiting).round()
/** Mobile numbers that were told of a product, in the order of being told. */
async function told({ Id }: Jar, running = shop.running): Promise<string[]> {
  const notices = await running.db
    .collection('messagenotices')
    .find({ event: 'backInStock', about: new RegExp(`^${Id} `) })
    .sort({ about: 1 })
    .toArray()
  return notices.map(({ person }) => String(person))
}
/** Customers who wait for it, one after the other. */
async function waiting(jar: Jar, count: number): Promise<{ client: Client; mobileNumber: string }[]> {
  const people = []
  for (let index = 0; index < count; index += 1) {
    numbers += 1
    const mobileNumber = `98000${String(10_000 + numbers)}`
    const client = await customerInSession(shop.running, mobileNumber)
    expect((await ask(client, jar)).status).toBe(200)
    people.push({ client, mobileNumber })
  }
  return people
}
const numbersOf = (people: { mobileNumber: string }[]) => people.map(({ mobileNumber }) => mobileNumber)

describe('asking to be told', () => {
  it('queues once for a product that has run out, and is taken back in one call', async () => {
    const jar = await shop.jar({ jars: 0 })
    const client = await shop.customer()
    expect((await ask(client, jar)).body).toEqual({ products: [jar.Id] })
    const [first, second] = await Promise.all([ask(client, jar), ask(client, jar)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await client.get<Waits>('/api/back-in-stock')).body).toEqual({ products: [jar.Id] })
    expect((await client.delete<Waits>(`/api/back-in-stock/${jar.Id}`)).body).toEqual({ products: [] })
    expect((await client.delete<Waits>(`/api/back-in-stock/${jar.Id}`)).status).toBe(200)
  })

  it('is refused for what can be bought, for what is not sold, and without a session', async () => {
    const client = await shop.customer()
    const there = await ask(client, await shop.jar({ jars: 1 }))
    expect([there.status, there.body.code]).toEqual([409, 'IN_STOCK'])
    expect((await ask(client, await shop.jar({ jars: 0, unlimitedStock: true }))).body.code).toBe('IN_STOCK')
    expect((await ask(client, await shop.jar({ jars: 0, activeFlag: false }))).status).toBe(404)
    expect((await ask(client, { Id: 'FG-0000' })).status).toBe(404)
    expect((await ask(boss, await shop.jar({ jars: 0 }))).status).toBe(403)
  })

  it('is bounded at twenty products for each account', async () => {
    const client = await shop.customer()
    for (let count = 0; count < 20; count += 1)
      expect((await ask(client, await shop.jar({ jars: 0 }))).status).toBe(200)
    const { status, body } = await ask(client, await shop.jar({ jars: 0 }))
    expect([status, body.code]).toEqual([409, 'WAITS_FULL'])
  })

  it('shows the staff how many people wait for what', async () => {
    const jar = await shop.jar({ jars: 0 })
    await waiting(jar, 3)
    const { body } =
      await boss.get<{ Id: string; name: string; waiting: number }[]>('/api/admin/back-in-stock')
    expect(body.find(({ Id }) => Id === jar.Id)).toMatchObject({ name: jar.name, waiting: 3 })
    expect(JSON.stringify(body)).not.toContain('98000')
  })
})

describe('jars that come in', () => {
  it('are told to as many people as there are jars, in the order of asking, once', async () => {
    const jar = await shop.jar({ jars: 0 })
    const people = await waiting(jar, 10)
    expect(await round()).toBe(0)
    await shop.receive(jar._id, 3)
    expect(await round()).toBe(3)
    expect(await round()).toBe(0)
    expect(await told(jar)).toEqual(numbersOf(people.slice(0, 3)))
    expect((await people[0]!.client.get<Waits>('/api/back-in-stock')).body.products).toEqual([])
    expect((await people[3]!.client.get<Waits>('/api/back-in-stock')).body.products).toEqual([jar.Id])
  })

  it('are told to the next when more come, and when those who were told did not buy within a day', async () => {
    const jar = await shop.jar({ jars: 0 })
    const people = await waiting(jar, 10)
    await shop.receive(jar._id, 3)
    await round()
    await shop.receive(jar._id, 2)
    expect(await round()).toBe(2)
    expect(await told(jar)).toEqual(numbersOf(people.slice(0, 5)))
    shop.running.clock.shift(DAY_MS - 60_000)
    await round()
    expect(await told(jar)).toHaveLength(5)
    shop.running.clock.shift(DAY_MS + 60_000)
    await round()
    expect(await told(jar)).toEqual(numbersOf(people))
  })

  it('are told to nobody while the jar is marked as sold out', async () => {
    const jar = await shop.jar({ jars: 5 })
    await shop.change(jar, { soldOut: true })
    const people = await waiting(jar, 2)
    expect(await round()).toBe(0)
    await shop.change(jar, { soldOut: false })
    expect(await round()).toBe(2)
    expect(await told(jar)).toEqual(numbersOf(people))
  })

  it('are not kept twice for who was told and ordered', async () => {
    const jar = await shop.jar({ jars: 0 })
    const people = await waiting(jar, 4)
    await shop.receive(jar._id, 2)
    await round()
    const [buyer] = people
    await shop.fill(buyer!.client, [[jar, 1]])
    expect((await buyer!.client.post('/api/orders')).status).toBeLessThan(300)
    expect(await round()).toBe(0)
    await shop.receive(jar._id, 1)
    expect(await round()).toBe(1)
    expect(await told(jar)).toEqual(numbersOf(people.slice(0, 3)))
  })

  it('are told of again to who asked again after being told', async () => {
    const jar = await shop.jar({ jars: 0 })
    const [first] = await waiting(jar, 1)
    await shop.receive(jar._id, 1)
    await round()
    await shop.change(jar, { availableMilli: 0 })
    shop.running.clock.shift(60_000)
    expect((await ask(first!.client, jar)).status).toBe(200)
    await shop.change(jar, { availableMilli: 1_000 })
    expect(await round()).toBe(1)
    expect(await told(jar)).toEqual([first!.mobileNumber, first!.mobileNumber])
  })

  it('are nothing to tell while the product is not sold, nor to who thought better of it', async () => {
    const jar = await shop.jar({ jars: 0 })
    const [first, second] = await waiting(jar, 2)
    await shop.receive(jar._id, 1)
    await shop.change(jar, { activeFlag: false })
    expect(await round()).toBe(0)
    await shop.change(jar, { activeFlag: true })
    await first!.client.delete(`/api/back-in-stock/${jar.Id}`)
    expect(await round()).toBe(1)
    expect(await told(jar)).toEqual([second!.mobileNumber])
  })

  it('lead to the page of the product, by the name that customers know', async () => {
    const jar = await shop.jar({ jars: 0 })
    await waiting(jar, 1)
    await shop.receive(jar._id, 1)
    await round()
    const notice = await shop.running.db
      .collection('messagenotices')
      .findOne({ event: 'backInStock', about: new RegExp(`^${jar.Id} `) })
    expect(notice?.['facts']).toEqual({
      product: jar.name,
      link: `/pickles/${jar.name.toLowerCase().replace(' ', '-')}`,
    })
  })

  it('are told to three of ten once, although two processes look at the same moment', async () => {
    const jar = await shop.jar({ jars: 0 })
    const people = await waiting(jar, 10)
    await shop.receive(jar._id, 3)
    const twin = await shop.twin()
    try {
      const counts = await Promise.all([
        round(),
        twin.running.app.get(TellWaiting).round(),
        round(),
        twin.running.app.get(TellWaiting).round(),
      ])
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
      expect(await told(jar)).toEqual(numbersOf(people.slice(0, 3)))
    } finally {
      await twin.close()
    }
  })
})

describe('an account that is deleted', () => {
  it('waits for nothing any more, and its download names what it waited for', async () => {
    const jar = await shop.jar({ jars: 0 })
    const [person] = await waiting(jar, 1)
    const data = await person!.client.get<{ backInStock: { product: string }[] }>('/api/users/data')
    expect(data.body.backInStock).toMatchObject([{ product: jar._id }])
    expect((await person!.client.delete('/api/users', { confirm: true })).status).toBe(200)
    await shop.receive(jar._id, 1)
    expect(await round()).toBe(0)
    expect(await told(jar)).toEqual([])
  })
})
