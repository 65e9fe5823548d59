import { addIstDays, istDay } from '../../../src/kernel/dates/ist.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type StockAnswer, Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
let chillies: StoredProduct
const today = () => istDay(room.pantry.running.clock.now())

beforeAll(async () => {
  room = await Storeroom.open()
  chillies = await room.material(180)
})
afterAll(() => room.close())

describe('POST /stock', () => {
  it('receives a sack: numbered by the server, dated by India, good for the shelf life', async () => {
    const { status, body } = await room.post(chillies)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      message: `Stock received. Batch number ${body.stock.batchNumber}.`,
      stock: {
        product: { Id: chillies.Id },
        outlet: { name: 'L.B Nagar' },
        quantity: 25,
        remainingQuantity: 25,
        reservedQuantity: 0,
        usedQuantity: 0,
        price: 212.5,
        priceUnit: 'KG',
        reservation: null,
        source: 'purchase',
        receivedOn: today(),
        bestBefore: addIstDays(today(), 180),
        state: 'usable',
        expired: false,
      },
    })
    expect(body.stock.batchNumber).toMatch(/^RM-\d{6}-\d{3}$/)
    const rows = await room.boss.get<{ rows: object[] }>(`/api/admin/stock/${body.stock.batchNumber}/history`)
    expect(rows.body.rows).toMatchObject([
      { kind: 'receipt', delta: { quantity: 25 }, balance: { remaining: 25 }, by: '9000000001' },
    ])
  })

  it('shows the next number, and uses another one when two receipts meet', async () => {
    const next = await room.boss.get<{ batchNumber: string }>('/api/admin/stock/next-number?materialType=RM')
    const [one, other] = await Promise.all([room.post(chillies), room.post(chillies)])
    const used = [one.body.stock.batchNumber, other.body.stock.batchNumber]
    expect(used).toContain(next.body.batchNumber)
    expect(new Set(used).size).toBe(2)
    expect((await room.boss.get('/api/admin/stock/next-number?materialType=XX')).status).toBe(400)
  })

  it('takes numbers as text, a slash at the end, and what the papers say', async () => {
    const papers = { supplierLot: 'GT-2291', invoiceNumber: 'INV-448', notes: 'Two sacks, dry' }
    const days = { receivedOn: addIstDays(today(), -2), bestBefore: addIstDays(today(), 90) }
    const sent = await room.receipt(chillies, { quantity: '12.25', price: '199', ...papers, ...days })
    const { status, body } = await room.boss.post<StockAnswer>('/api/stock/', sent)
    expect(status).toBe(201)
    expect(body.stock).toMatchObject({ quantity: 12.25, price: 199, ...papers, ...days })
  })

  it('receives a request once, however often it is sent, one after the other or at once', async () => {
    const sent = await room.receipt(chillies, { quantity: 7 })
    const send = (key: string) => room.boss.post<StockAnswer>('/api/stock', sent, { 'idempotency-key': key })
    const answers = await Promise.all([send('a-sack-of-its-own'), send('a-sack-of-its-own')])
    answers.push(await send('a-sack-of-its-own'))
    expect(new Set(answers.map(({ body }) => body.batchNumber)).size).toBe(1)
    expect((await send('another-sack')).body.batchNumber).not.toBe(answers[0]?.body.batchNumber)
    expect((await send('short')).status).toBe(400)
  })

  it('leaves the best-before day empty when it is unknown', async () => {
    expect((await room.post(await room.material())).body.stock.bestBefore).toBeNull()
    expect((await room.post(chillies, { bestBefore: null })).body.stock.bestBefore).toBeNull()
  })

  it.each([
    [{ quantity: 0 }, 'quantity', 'Quantity is more than 0, in steps of 0.01.'],
    [{ quantity: -3 }, 'quantity', 'Quantity is more than 0, in steps of 0.01.'],
    [{ quantity: 1.005 }, 'quantity', 'Quantity is more than 0, in steps of 0.01.'],
    [{ quantity: 'many' }, 'quantity', 'Quantity is more than 0, in steps of 0.01.'],
    [{ quantity: undefined }, 'quantity', 'Quantity is required'],
    [{ price: -1 }, 'price', 'Price is 0 or more, in rupees with at most two decimals.'],
    [{ price: 1.001 }, 'price', 'Price is 0 or more, in rupees with at most two decimals.'],
    [{ outlet: '' }, 'outlet', 'Outlet is required'],
    [{ product: { $ne: null } }, 'product', 'Product is not valid.'],
    [{ priceUnit: 'LTR' }, 'priceUnit', 'The product is counted in KG.'],
    [{ reservation: 'R-261121-01' }, 'reservation', 'Raw material does not come from a run.'],
    [{ receivedOn: '2026-02-30' }, 'receivedOn', 'Received on is a day, written YYYY-MM-DD.'],
    [{ notes: 'x'.repeat(501) }, 'notes', 'The note has at most 500 characters.'],
  ])('refuses %j with a sentence beside %s, and writes nothing', async (change, field, sentence) => {
    const before = await room.pantry.running.db.collection('stock').countDocuments()
    const { status, body } = await room.post(chillies, change)
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.details.fields?.[field]).toContain(sentence)
    expect(await room.pantry.running.db.collection('stock').countDocuments()).toBe(before)
  })

  it('refuses a day in the future, and a best before that is earlier than the receipt', async () => {
    const future = await room.post(chillies, { receivedOn: addIstDays(today(), 1) })
    expect(future.body.details.fields).toHaveProperty('receivedOn')
    const stale = await room.post(chillies, { bestBefore: addIstDays(today(), -1) })
    expect(stale.body.details.fields).toHaveProperty('bestBefore')
  })

  it('refuses jars, which come from their run, and what it does not know', async () => {
    const jar = await room.pantry.jar()
    const made = await room.post(jar, { priceUnit: 'PC' })
    expect(made.body.details.fields).toHaveProperty('product')
    expect((await room.post({ Id: 'RM-9999' })).status).toBe(404)
    expect((await room.post(chillies, { outlet: '6740c1f2a4b5c6d7e8f90999' })).status).toBe(404)
  })

  it('is open to packers and closed to customers and visitors', async () => {
    expect((await room.post(chillies, {}, room.pantry.visitor())).status).toBe(401)
    const customer = room.pantry.visitor()
    await customer.signIn('9100000001')
    expect((await room.post(chillies, {}, customer)).status).toBe(403)
  })
})

describe('opening stock', () => {
  const open = async (changes: object = {}, by = room.boss) => {
    const jar = await room.pantry.jar()
    const sent = await room.receipt(jar, {
      priceUnit: 'PC',
      quantity: 12,
      reason: 'On the shelf',
      ...changes,
    })
    return { jar, ...(await by.post<StockAnswer>('/api/admin/stock/opening', sent)) }
  }

  it('is a correction with its reason, and counts at once', async () => {
    const { jar, status, body } = await open()
    expect(status).toBe(201)
    expect(body).toMatchObject({ source: 'opening', quantity: 12 })
    expect(await room.pantry.counters(jar)).toEqual([12, 0, 12])
    const { rows } = (await room.boss.get<{ rows: object[] }>(`/api/admin/stock/${body._id}/history`)).body
    expect(rows).toMatchObject([{ kind: 'correction', reason: 'opening', note: 'On the shelf' }])
  })

  it('of a request that is sent again under its key is entered once', async () => {
    const jar = await room.pantry.jar()
    const sent = await room.receipt(jar, { priceUnit: 'PC', quantity: 12, reason: 'On the shelf' })
    const send = () =>
      room.boss.post<StockAnswer>('/api/admin/stock/opening', sent, { 'idempotency-key': 'found-jars' })
    const answers = [await send(), ...(await Promise.all([send(), send()]))]
    expect(new Set(answers.map(({ body }) => body.batchNumber)).size).toBe(1)
    expect(await room.pantry.counters(jar)).toEqual([12, 0, 12])
  })

  it('needs a reason, and whole jars', async () => {
    expect((await open({ reason: ' ' })).body.details.fields).toHaveProperty('reason')
    expect((await open({ quantity: 1.5 })).body.details.fields).toHaveProperty('quantity')
  })

  it('that is past its day is entered, and not on hand', async () => {
    const days = { receivedOn: addIstDays(today(), -20), bestBefore: addIstDays(today(), -1) }
    const { jar, body } = await open(days)
    expect(body.expired).toBe(true)
    expect(await room.pantry.counters(jar)).toEqual([0, 0, 0])
  })
})

describe('a client that follows the contract to the letter', () => {
  it('receives, lists and deletes with its credentials in body and query', async () => {
    const client = room.literal()
    const sent = { ...(await room.receipt(chillies)), ...room.credentials }
    const received = await client.post<StockAnswer>('/api/stock/', sent)
    expect(received.status).toBe(201)
    const query = new URLSearchParams({ ...room.credentials, date: today(), materialType: 'RM' })
    const listed = await room.literal().get<StockAnswer>(`/api/stock?${query.toString()}`)
    expect(listed.body.stockEntries.map(({ _id }) => _id)).toContain(received.body.stock._id)
    const gone = await room
      .literal()
      .delete<StockAnswer>(`/api/stock/${received.body.stock._id}`, room.credentials)
    expect(gone).toMatchObject({
      status: 200,
      body: { message: `Stock entry ${received.body.stock.batchNumber} was deleted.` },
    })
  })

  it('reaches every call about stock with them', async () => {
    const sack = await room.batch(chillies)
    const query = new URLSearchParams({ ...room.credentials, product: chillies.Id }).toString()
    const calls: [method: string, path: string, status: number, body?: object][] = [
      ['GET', '/api/stock/batches', 200],
      ['GET', '/api/stock/forProduct', 200],
      ['GET', `/api/stock/${sack._id}/reservations`, 403],
      ['GET', '/api/reservations/report', 200],
      ['PUT', `/api/stock/${sack._id}/nostockconfirmed`, 200, { noStockConfirmed: true, gainLoss: -1 }],
      ['POST', '/api/stock/refresh-quantities', 200, { status: 'All' }],
      ['POST', '/api/stock/update-quantities', 200],
      ['POST', '/api/stock/create-fg', 400],
    ]
    for (const [method, path, status, body] of calls) {
      const client = room.literal()
      const answer =
        method === 'GET'
          ? await client.get(`${path}?${query}`)
          : await client.request(method, path, { ...room.credentials, ...body })
      expect([path, answer.status]).toEqual([path, status])
      expect((await room.literal().request(method, path, method === 'GET' ? undefined : body)).status).toBe(
        401,
      )
    }
  })
})
