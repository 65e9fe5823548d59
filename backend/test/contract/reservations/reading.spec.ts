import { type Run, type RunAnswer, Workshop } from '../../support/builders/runs.builders.js'
import { type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

interface Filled {
  costPrice: number
  components: {
    missingQuantity: number
    batches: { batchNumber: string; remainingQuantity: number }[]
  }[]
}

let room: Storeroom
let shop: Workshop
let sack: StockEntry
let rest: StockEntry
let can: StockEntry

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())
beforeEach(async () => {
  shop = await Workshop.begin(room)
  sack = await room.batch(shop.chillies, { quantity: 6, price: 200, bestBefore: '2027-02-01' })
  rest = await room.batch(shop.chillies, { quantity: 4, price: 220.55, bestBefore: '2027-01-01' })
  can = await room.batch(shop.oil, { quantity: 5, price: 310, priceUnit: 'LTR' })
})

describe('what the form asks before it saves', () => {
  const fill = async (query: string) =>
    (await room.boss.get<Filled>(`/api/admin/reservations/fill?bomId=${shop.bomId}&${query}`)).body

  it('tells the next number, which the run then gets', async () => {
    const { body } = await room.boss.get('/api/admin/reservations/next-number')
    expect((await shop.run(1, {})).reservationId).toBe(body['reservationId'])
  })

  it('fills by the earliest best before, and says what is missing', async () => {
    expect(await fill('quantity=10')).toMatchObject({
      costPrice: 1702.2,
      components: [
        {
          product: { Id: shop.chillies.Id },
          requiredQuantity: 5,
          missingQuantity: 0,
          batches: [
            {
              batchNumber: rest.batchNumber,
              reservedQuantity: 4,
              remainingQuantity: 4,
              price: 220.55,
              costPrice: 882.2,
            },
            {
              batchNumber: sack.batchNumber,
              reservedQuantity: 1,
              remainingQuantity: 6,
              bestBefore: '2027-02-01',
            },
          ],
        },
        { batches: [{ batchNumber: can.batchNumber, reservedQuantity: 2 }] },
      ],
    })
    expect((await fill('quantity=30')).components.map(({ missingQuantity }) => missingQuantity)).toEqual([
      5, 1,
    ])
  })

  it('never offers frozen or expired batches', async () => {
    await room.boss.post(`/api/admin/stock/${rest._id}/quarantine`, { reason: 'Damp' })
    const past = { receivedOn: '2026-10-01', bestBefore: '2026-10-20' }
    await room.batch(shop.chillies, past)
    const { components } = await fill('quantity=10')
    expect(components[0]?.batches.map(({ batchNumber }) => batchNumber)).toEqual([sack.batchNumber])
  })

  it('counts what the edited run has as free', async () => {
    const run = await shop.run(8, { chillies: [[rest, 4]], oil: [[can]] })
    expect((await fill('quantity=8')).components[0]?.batches[0]?.batchNumber).toBe(sack.batchNumber)
    const own = await fill(`quantity=8&reservation=${run.reservationId}`)
    expect(own.components[0]?.batches).toMatchObject([
      { batchNumber: rest.batchNumber, remainingQuantity: 4 },
    ])
    expect(
      (await room.boss.get(`/api/admin/reservations/fill?bomId=${shop.bomId}&quantity=1&reservation=R-1`))
        .status,
    ).toBe(404)
  })

  it.each([['quantity=1&bomId=x'], ['quantity=0'], ['quantity=many']])('refuses %s', async (query) => {
    expect((await room.boss.get(`/api/admin/reservations/fill?bomId=${shop.bomId}&${query}`)).status).toBe(
      400,
    )
  })
})

describe('looking at reservations', () => {
  it('finds one by its number, its id, and its status', async () => {
    const run = await shop.run(2, { chillies: [[sack]] })
    const get = (path: string) => room.boss.get<Run & RunAnswer>(`/api/reservations/${path}`)
    expect((await get(run.reservationId.toLowerCase())).body.reservationId).toBe(run.reservationId)
    expect((await get(`${run._id}?status=All`)).body.reservationId).toBe(run.reservationId)
    expect((await get(`${run._id}?status=Partially Reserved`)).status).toBe(200)
    const other = await get(`${run.reservationId}?status=Reserved`)
    expect([other.status, other.body.error]).toEqual([404, 'Reservation not found.'])
    expect((await get('R-000000-00')).body.error).toBe('Reservation not found.')
    expect((await get(`${run._id}?status=Lost`)).status).toBe(400)
  })

  it('lists them by status, number, product and batch', async () => {
    const run = await shop.run(2, { chillies: [[sack]] })
    const list = async (filter: object) => {
      const query = encodeURIComponent(JSON.stringify(filter))
      const { body } = await room.boss.get<Run[]>(`/api/admin/reservations?filter=${query}`)
      return body.map(({ reservationId }) => reservationId)
    }
    expect(await list({ stockId: sack._id })).toEqual([run.reservationId])
    expect(await list({ product: String(shop.jar._id) })).toEqual([run.reservationId])
    expect(await list({ bomId: shop.bomId, status: 'Pending' })).toEqual([])
    expect(await list({ reservationId: run.reservationId.toLowerCase() })).toEqual([run.reservationId])
  })
})
