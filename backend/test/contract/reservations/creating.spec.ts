import { customer } from '../../support/builders/auth.builders.js'
import { Workshop } from '../../support/builders/runs.builders.js'
import { type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

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

describe('POST /reservations', () => {
  it('sets batches aside, numbers the run, and works out what it needs and costs', async () => {
    const { status, body } = await shop.post(
      shop.body(
        10,
        {
          chillies: [
            [rest, 4],
            [sack, 1],
          ],
          oil: [[can]],
        },
        { reservationId: 'R-1', status: 'Pending' },
      ),
    )
    expect(status).toBe(201)
    expect(body.reservationId).toMatch(/^R-\d{6}-\d{2}$/)
    expect(body.message).toBe(`Reservation created successfully, reservation ID: ${body.reservationId}`)
    expect(body.reservation).toMatchObject({
      status: 'Reserved',
      quantitytoProduce: 10,
      costPrice: 1702.2,
      recipeVersion: 1,
      version: 0,
      plannedWeight: 10_000,
      yields: [],
      components: [
        {
          productId: { Id: shop.chillies.Id },
          batchNumber: `${rest.batchNumber}, ${sack.batchNumber}`,
          requiredQuantity: 5,
          reservedQuantity: 5,
          unit: 'KG',
          costPrice: 1082.2,
        },
        {
          productId: { Id: shop.oil.Id },
          requiredQuantity: 2,
          reservedQuantity: 2,
          unit: 'LTR',
          costPrice: 620,
        },
      ],
    })
    expect(await shop.counters(sack)).toEqual([6, 1, 0, 5])
    expect(await shop.counters(rest)).toEqual([4, 4, 0, 0])
    expect(await room.drift()).toEqual([])
  })

  it('reads a line for each batch, and several numbers joined by commas', async () => {
    const components = [
      { productId: shop.chillies._id, batchNumber: rest.batchNumber, reservedQuantity: '4', unit: 'KG' },
      { productId: shop.chillies.Id, batchNumber: sack.batchNumber, reservedQuantity: 1.5, costPrice: 9 },
      { productId: { _id: shop.oil._id }, batchNumber: can.batchNumber, requiredQuantity: 99 },
    ]
    const { body } = await shop.post(shop.body(10, {}, { components }))
    expect(body.reservation.components.map(({ reservedQuantity }) => reservedQuantity)).toEqual([5.5, 2])
    const joined = [
      { productId: shop.chillies.Id, batchNumber: ` ${sack.batchNumber.toLowerCase()}`, reservedQuantity: 1 },
      { productId: shop.oil.Id, batchNumber: `${can.batchNumber},`, reservedQuantity: 0.001 },
    ]
    const again = await shop.post(shop.body(2, {}, { components: joined }))
    expect(again.body.reservation.components.map(({ reservedQuantity }) => reservedQuantity)).toEqual([
      1, 0.001,
    ])
    expect(again.body.reservation.status).toBe('Partially Reserved')
  })

  it('is Pending with the components of the BOM when nothing is chosen', async () => {
    const { body } = await shop.post(shop.body(10, {}, { components: undefined }))
    expect(body.reservation).toMatchObject({
      status: 'Pending',
      costPrice: 0,
      components: [
        { requiredQuantity: 5, batchNumber: null, batches: [] },
        { requiredQuantity: 2, batchNumber: null, batches: [] },
      ],
    })
  })
})

describe('POST /reservations at its limits', () => {
  it('takes at most what a batch has, and is not called Reserved by whoever did not know', async () => {
    const chosen = { chillies: [[rest, 5]], oil: [[can]] } as const
    const { body } = await shop.post(shop.body(10, chosen, { status: 'Reserved' }))
    expect(body.reservation).toMatchObject({
      status: 'Partially Reserved',
      components: [{ reservedQuantity: 4 }, {}],
    })
    const knowing = await shop.post(
      shop.body(10, { chillies: [[sack, 3]], oil: [[can]] }, { status: 'Reserved' }),
    )
    expect(knowing.body.reservation.status).toBe('Reserved')
  })

  it('refuses Reserved without a batch for each component, in the words of the contract', async () => {
    const { status, body } = await shop.post(shop.body(10, { chillies: [[sack]] }, { status: 'Reserved' }))
    expect([status, body.code, body.error]).toEqual([
      409,
      'RESERVATION_INCOMPLETE',
      'All components must have assigned batches before setting the status to "Reserved".',
    ])
    expect(await shop.counters(sack)).toEqual([6, 0, 0, 6])
  })

  it('takes a product that the BOM does not know, of which nothing is required', async () => {
    const salt = await room.material()
    const bag = await room.batch(salt)
    const components = [{ productId: salt.Id, batchNumber: bag.batchNumber, reservedQuantity: 0.25 }]
    const { body } = await shop.post(shop.body(10, {}, { components }))
    expect(body.reservation).toMatchObject({
      status: 'Reserved',
      components: [{ requiredQuantity: 0, reservedQuantity: 0.25 }],
    })
  })

  it('makes one run of a request that is sent twice, or at once', async () => {
    const key = { 'idempotency-key': `run-${shop.bomId}` }
    const both = await Promise.all([1, 2].map(() => shop.post(shop.body(4, { chillies: [[sack]] }), key)))
    const third = await shop.post(shop.body(4, { chillies: [[sack]] }), key)
    expect(new Set([...both, third].map(({ body }) => body.reservationId)).size).toBe(1)
    expect(await shop.counters(sack)).toEqual([6, 2, 0, 4])
  })

  it('answers the run to all of the same requests at once, though the first has taken the whole batch', async () => {
    const small = await room.batch(shop.chillies, { quantity: 1.7 })
    const key = { 'idempotency-key': `whole-${shop.bomId}` }
    const body = shop.body(4, { chillies: [[small, 1.7]] })
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.post(body, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body: { reservationId } }) => reservationId)).size).toBe(1)
    expect(await shop.counters(small)).toEqual([1.7, 1.7, 0, 0])
  })

  it('refuses batches that may not be used, and those with nothing left', async () => {
    await room.boss.post(`/api/admin/stock/${sack._id}/quarantine`, { reason: 'Damp' })
    const frozen = await shop.post(shop.body(4, { chillies: [[sack]] }))
    expect([frozen.status, frozen.body.code]).toEqual([409, 'BATCH_QUARANTINED'])
    await shop.run(8, { chillies: [[rest]] })
    const empty = await shop.post(shop.body(4, { chillies: [[rest]] }))
    expect([empty.status, empty.body.code]).toEqual([409, 'INSUFFICIENT_BATCH'])
    expect(empty.body.details).toMatchObject({ batchNumber: rest.batchNumber, remaining: 0 })
  })

  it('refuses a product of another unit, a jar, a strange batch, and names the field', async () => {
    const line = (changes: object) => ({
      productId: shop.chillies.Id,
      batchNumber: sack.batchNumber,
      ...changes,
    })
    for (const [change, field] of [
      [{ unit: 'LTR' }, 'components.0.unit'],
      [{ productId: shop.jar.Id }, 'components.0.productId'],
      [{ productId: 'RM-9999' }, 'components.0.productId'],
      [{ batchNumber: can.batchNumber }, 'components.0.batchNumber'],
      [{ batchNumber: 'RM-000000-000' }, 'components.0.batchNumber'],
      [{ reservedQuantity: -1 }, 'components.0.reservedQuantity'],
      [{ reservedQuantity: 0.0001 }, 'components.0.reservedQuantity'],
      [{ batches: [{ batchNumber: '' }] }, 'components.0.batches.0.batchNumber'],
    ] as const) {
      const { status, body } = await shop.post(shop.body(4, {}, { components: [line(change)] }))
      expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
    }
  })

  it.each([
    [{ bomId: '' }, 'bomId', 'BOM is required'],
    [{ bomId: '6740c1f2a4b5c6d7e8f90123' }, 'bomId', 'There is no such BOM.'],
    [{ quantitytoProduce: undefined }, 'quantitytoProduce', 'Quantity to Produce is required'],
    [{ quantitytoProduce: 0 }, 'quantitytoProduce', undefined],
    [{ reservedBy: '  ' }, 'reservedBy', 'Reserved By is required'],
    [{ components: 'all' }, 'components', undefined],
    [{ status: 'Cooked' }, 'status', undefined],
    [{ remarks: 'x'.repeat(501) }, 'remarks', undefined],
  ])('refuses %j, naming %s', async (change, field, sentence) => {
    const { status, body } = await shop.post(shop.body(4, {}, change))
    expect(status).toBe(400)
    expect(body.details.fields).toHaveProperty(field)
    if (sentence) expect(body.details.fields?.[field]).toBe(sentence)
  })

  it('refuses to be completed by hand', async () => {
    const { status, body } = await shop.post(
      shop.body(4, { chillies: [[sack]], oil: [[can]] }, { status: 'Production Completed' }),
    )
    expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION'])
  })

  it('is for staff, with credentials in the body as the contract sends them', async () => {
    const buyer = await customer(room.pantry.running, '9876500001')
    const body = shop.body(4, { chillies: [[sack]] })
    expect((await buyer.client.post('/api/reservations', body)).status).toBe(403)
    expect((await room.literal().post('/api/reservations', body)).status).toBe(401)
    const literal = await room.literal().post('/api/reservations', { ...body, ...room.credentials })
    expect(literal.status).toBe(201)
  })
})
