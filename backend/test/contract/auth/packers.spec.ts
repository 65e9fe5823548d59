import { randomUUID } from 'node:crypto'
import { Jobs } from '../../../src/platform/jobs/jobs.service.js'
import { ADMIN, PACKER } from '../../support/builders/auth.builders.js'
import { Desk, key } from '../../support/builders/desk.builders.js'
import { notices } from '../../support/builders/notices.builders.js'
import { ADDRESS, expectOk, type Jar } from '../../support/builders/orders.builders.js'
import { type Answer, type Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

/** What a packer can do with honest calls, done as often as a machine can: before, each of these had no bound. */
interface Approval {
  id: string
  what: string
  value: number
  status: string
  askedBy: string
  decidedBy: string | null
  reason: string
}

const DAY_MS = 86_400_000
/** Rupees of a jar in these tests; a packer gives away ₹2,000 a day. */
const FOUR_JARS = 4

let desk: Desk
let boss: Client
let ops: Client
let jar: Jar

beforeAll(async () => {
  desk = await Desk.open()
  boss = await desk.shop.staff()
  ops = desk.ops
  jar = await desk.shop.jar({ jars: 400 })
})
afterAll(() => desk.close())
afterEach(async () => {
  desk.shop.running.clock.shift(0)
  for (const name of ['approvals', 'approvalbounds'])
    await desk.shop.running.db.collection(name).deleteMany({})
})

const audited = (action: RegExp) =>
  desk.shop.running.db.collection('auditlog').find({ action }).sort({ _id: 1 }).toArray()
const waiting = async (client = boss): Promise<Approval[]> =>
  (await client.get<Approval[]>('/api/admin/approvals?filter={"status":"waiting"}')).body
const answer = (id: string, step: 'approve' | 'refuse', body: object = {}, client = boss) =>
  client.post<Approval & { code?: string }>(`/api/admin/approvals/${id}/${step}`, body)
const count = (answers: readonly Answer<unknown>[], status: number): number =>
  answers.filter((one) => one.status === status).length

describe('whom a packer gets to know', () => {
  it('of sixty numbers tried at the desk forty are answered in an hour, each customer in the log', async () => {
    const { db } = desk.shop.running
    const numbers = Array.from({ length: 60 }, (_, nth) => `98${String(nth).padStart(8, '0')}`)
    await db.collection('users').insertMany(
      numbers.slice(0, 50).map((mobileNumber) => ({
        mobileNumber,
        role: 'user',
        name: 'Meena',
        address: '1 Lake Road',
        city: 'Guntur',
        createdAt: new Date(),
      })),
    )
    const answers: Answer<Record<string, unknown>>[] = []
    for (const number of numbers) answers.push(await ops.get(`/api/admin/desk/customer?number=${number}`))
    expect(count(answers, 200)).toBe(40)
    expect(count(answers, 429)).toBe(20)
    // Who calls says where the parcel goes: no order goes there now.
    expect(answers[0]?.body).toMatchObject({ known: true, contactName: 'Meena', city: 'Guntur', address: '' })
    expect(await audited(/^customer.looked-up$/)).toHaveLength(40)
    const seen = await boss.get(`/api/admin/desk/customer?number=${numbers[0]}`)
    expect(seen.body).toMatchObject({ address: '1 Lake Road' })
  })

  it('searches among the orders are bounded, and in the log without the name or the whole number', async () => {
    const search = (words: string) =>
      ops.get(`/api/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`)
    for (const words of ['lakshmi', 'lakshmi', '9876543210']) expect((await search(words)).status).toBe(200)
    expect((await audited(/^customer.searched$/)).map(({ subject }) => subject as string)).toEqual([
      'search:words',
      'search:98••••••10',
    ])
    const hits = Array.from({ length: 118 }, () => desk.shop.running.clock.now())
    await desk.shop.running.db
      .collection('throttles')
      .updateOne({ _id: /^customer-searches:/ as never }, { $push: { hits: { $each: hits } } as never })
    expect((await search('rao')).status).toBe(429)
    expect((await search('lakshmi')).status).toBe(200)
    expect((await boss.get('/api/admin/orders?filter={"q":"reddy"}')).status).toBe(200)
  })

  it('number, address and papers are there while the order is open, and not once it is over', async () => {
    const { order } = await desk.shop.paid([[jar, 1]])
    const { orderId } = order
    const look = async (client: Client) => ({
      card: (await client.get(`/api/orders/order/${orderId}`)).body,
      row: (await client.get(`/api/admin/orders/${orderId}`)).body,
      desk: (await client.get<{ order: object; payText: string }>(`/api/admin/desk/orders/${orderId}`)).body,
    })
    const papers = async (client: Client) =>
      Promise.all(
        [`/api/admin/packing/slips?orders=${orderId}`, `/api/orders/${orderId}/invoice`].map(
          async (path) => (await client.get(path)).status,
        ),
      )
    const open = await look(ops)
    expect(open.card).toMatchObject({ isMasked: false, address: ADDRESS.address, email: '' })
    const number = open.card['mobileNumber'] as string
    expect(await papers(ops)).toEqual([200, 200])
    await desk.shop.running.db
      .collection('orders')
      .updateOne({ orderId }, { $set: { orderStatus: 'Completed', deliveryStatus: 'Delivered' } })
    const over = await look(ops)
    expect(over.card).toMatchObject({ isMasked: true, address: '', pin: '', city: ADDRESS.city })
    expect(over.desk.payText).toBe('')
    expect(JSON.stringify(over)).not.toContain(number)
    expect(JSON.stringify(over)).not.toContain(ADDRESS.address)
    expect(await papers(ops)).toEqual([403, 403])
    expect(await papers(boss)).toEqual([200, 200])
    expect((await look(boss)).card).toMatchObject({ mobileNumber: number, address: ADDRESS.address })
  })
})

describe('jars that a packer keeps from others by orders that are paid later', () => {
  it('are thirty, for one customer as for many; the owner has no such limit', async () => {
    const held = (jars: number, changes: Record<string, unknown> = {}, client = ops) =>
      desk.take(desk.told([[jar, jars]], changes), key(), client)
    const customerNumber = desk.newNumber()
    for (const jars of [10, 10]) expect((await held(jars, { customerNumber })).status).toBe(201)
    expect(await held(1, { customerNumber })).toMatchObject({ status: 409, body: { code: 'HOLD_LIMIT' } })
    const answers = [await held(8), await held(8), await held(2), await held(1)]
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 201, 409])
    expect(answers[3]?.body).toMatchObject({ code: 'HOLD_LIMIT' })
    expect((await desk.shop.stock(jar)).committed).toBeLessThanOrEqual(30 + 1)
    for (const jars of [20, 20]) expect((await held(jars, {}, boss)).status).toBe(201)
    const other = { mobileNumber: '9000000008', role: 'ops', name: 'Sita', pin: '975310' }
    expectOk(await boss.post('/api/admin/employees', other))
    // All desks together keep sixty, and the owner's orders are among them.
    await desk.shop.running.db
      .collection('orders')
      .updateMany({ takenBy: PACKER.mobileNumber }, { $set: { takenBy: other.mobileNumber } })
    expect(await held(1)).toMatchObject({ status: 409, body: { code: 'HOLD_LIMIT' } })
  })
})

describe('what a packer gives away, writes off or finds', () => {
  const correct = (quantity: number, client = ops) =>
    client.post<{ code?: string; error?: string }>(`/api/admin/stock/${batch}/corrections`, {
      quantity,
      reason: 'spoilt',
    })
  let batch: string

  beforeAll(async () => {
    batch = (await desk.shop.batches(jar))[0]?.batchNumber ?? ''
  })

  it('one by one is worth ₹2,000 a day; the rest waits once, and a new day begins anew', async () => {
    const answers = []
    for (let nth = 0; nth < 12; nth += 1) answers.push(await correct(-1))
    expect(count(answers, 200)).toBe(FOUR_JARS)
    expect(answers.at(-1)?.body).toMatchObject({
      code: 'WAITS_FOR_OWNER',
      error: expect.stringContaining('it waits for the owner’s yes') as string,
    })
    expect(await waiting()).toMatchObject([{ value: 499.5, askedBy: PACKER.mobileNumber }])
    expect(await waiting(ops)).toMatchObject([{ value: null }])
    expect((await correct(-30, boss)).status).toBe(200)
    desk.shop.running.clock.shift(DAY_MS)
    expect((await correct(-1)).status).toBe(200)
  })

  it('a request that is sent again under its key counts once, and asks nobody', async () => {
    desk.shop.running.clock.shift(2 * DAY_MS)
    const before = await desk.shop.stock(jar)
    const headers = key()
    const body = { quantity: -3, reason: 'spoilt' }
    const send = () => ops.post(`/api/admin/stock/${batch}/corrections`, body, headers)
    for (const nth of [1, 2, 3]) expect([nth, (await send()).status]).toEqual([nth, 200])
    expect((await correct(-1)).status).toBe(200)
    expect((await desk.shop.stock(jar)).onHand).toBe(before.onHand - 4)
    expect(await waiting()).toEqual([])
  })

  it('what waits goes on waiting when it is sent again under its key', async () => {
    desk.shop.running.clock.shift(3 * DAY_MS)
    const { body: outlets } = await boss.get<{ id: string }[]>('/api/admin/outlets')
    const found = { product: jar.Id, outlet: outlets[0]?.id, quantity: 50, priceUnit: 'PC', price: 0.01 }
    const { order } = await desk.shop.packed([[jar, 6]])
    await desk.shop.ship(order)
    const before = await desk.shop.stock(jar)
    for (const [path, body] of [
      [`/api/admin/stock/${batch}/corrections`, { quantity: -50, reason: 'spoilt' }],
      ['/api/admin/stock/opening', { ...found, reason: 'Found behind the shelf' }],
      [
        `/api/admin/desk/orders/${order.orderId}/replacements`,
        { lines: [{ itemIdx: 0, quantity: 6 }], reason: 'The lids were broken' },
      ],
    ] as const) {
      const headers = key()
      for (const nth of [1, 2, 3])
        expect([path, nth, (await ops.post(path, body, headers)).body['code']]).toEqual([
          path,
          nth,
          'WAITS_FOR_OWNER',
        ])
    }
    expect(await desk.shop.stock(jar)).toEqual(before)
    expect(await waiting()).toHaveLength(3)
  })

  describe('what waits is the request of its key', () => {
    let bag: string
    const spoil = (quantity: number, headers: Record<string, string>) =>
      ops.post(`/api/admin/stock/${bag}/corrections`, { quantity, reason: 'spoilt' }, headers)
    const left = async () => (await boss.get<{ remainingQuantity: number }>(`/api/admin/stock/${bag}`)).body
    const asked = async () => (await waiting()).find(({ what }) => what.includes(bag))?.id ?? ''

    beforeAll(async () => {
      const { body: outlets } = await boss.get<{ id: string }[]>('/api/admin/outlets')
      const material = { materialType: 'RM', name: 'Jaggery', description: 'Dark', priceUnit: 'KG' }
      const { body } = await boss.post<{ product: { Id: string } }>('/api/products', material)
      const sent = { outlet: outlets[0]?.id, product: body.product.Id, batchNumber: 'RM-1', priceUnit: 'KG' }
      const receipt = { ...sent, price: 1_000, quantity: 50 }
      bag = (await boss.post<{ stock: { batchNumber: string } }>('/api/stock', receipt)).body.stock
        .batchNumber
    })

    it('sent again after the yes, it is answered as done and neither booked nor asked for again', async () => {
      const headers = key()
      expect((await spoil(-3, headers)).body['code']).toBe('WAITS_FOR_OWNER')
      expect((await answer(await asked(), 'approve')).status).toBe(200)
      expect((await spoil(-3, headers)).status).toBe(200)
      expect(await left()).toMatchObject({ remainingQuantity: 47 })
      expect(await asked()).toBe('')
    })

    it('done alone on another day, the yes books nothing more', async () => {
      const headers = key()
      expect((await spoil(-1.5, key())).status).toBe(200)
      expect((await spoil(-1, headers)).body['code']).toBe('WAITS_FOR_OWNER')
      desk.shop.running.clock.shift(DAY_MS)
      expect((await spoil(-1, headers)).status).toBe(200)
      expect((await answer(await asked(), 'approve')).body).toMatchObject({ status: 'approved' })
      expect(await left()).toMatchObject({ remainingQuantity: 44.5 })
    })

    it('where something else was done under its key since, a yes is refused and books nothing', async () => {
      const headers = key()
      expect((await spoil(-30, headers)).body['code']).toBe('WAITS_FOR_OWNER')
      expect((await spoil(-0.5, headers)).status).toBe(200)
      const id = await asked()
      const yes = await answer(id, 'approve')
      expect([yes.status, yes.body.code]).toEqual([409, 'APPROVAL_REPLACED'])
      expect(await asked()).toBe(id)
      expect(await left()).toMatchObject({ remainingQuantity: 44 })
      expect((await answer(id, 'refuse', { reason: 'It was booked otherwise' })).status).toBe(200)
    })
  })

  it('is worth no less because its price was lowered before, or a cheaper batch came in', async () => {
    desk.shop.running.clock.shift(4 * DAY_MS)
    const { body: outlets } = await boss.get<{ id: string }[]>('/api/admin/outlets')
    const made = await boss.post<{ product: { Id: string } }>('/api/products', {
      materialType: 'RM',
      name: 'Cashews',
      description: 'Whole',
      priceUnit: 'KG',
    })
    const { Id } = made.body.product
    const receive = async (price: number, confirmUnusual = false) => {
      const sent = { outlet: outlets[0]?.id, product: Id, batchNumber: 'RM-1', priceUnit: 'KG', price }
      const { status, body } = await ops.post<{ stock: { _id: string } }>('/api/stock', {
        ...sent,
        quantity: 50,
        confirmUnusual,
      })
      expect([price, status]).toEqual([price, 201])
      return body.stock._id
    }
    const edit = (id: string, price: number, client = ops) =>
      client.put<{ code?: string; price?: number; version?: number }>(`/api/admin/stock/${id}`, { price })
    const spoil = (id: string, quantity: number) =>
      ops.post<{ code?: string }>(`/api/admin/stock/${id}/corrections`, { quantity, reason: 'spoilt' })
    const dear = await receive(900)
    expect((await edit(dear, 0.01)).body.code).toBe('WAITS_FOR_OWNER')
    expect(await waiting()).toMatchObject([
      {
        what: expect.stringMatching(/^Lower the price of batch RM-.* to ₹0\.01 per KG$/),
        value: 44_999.5,
      },
    ])
    // A slip of the hand is put right alone, and what it takes away counts.
    expect((await edit(dear, 880)).status).toBe(200)
    expect((await spoil(dear, -2)).body.code).toBe('WAITS_FOR_OWNER')
    expect((await spoil(dear, -1)).status).toBe(200)
    expect((await edit(dear, 950)).status).toBe(200)

    desk.shop.running.clock.shift(5 * DAY_MS)
    const cheap = await receive(0.01, true)
    expect((await spoil(cheap, -50)).body.code).toBe('WAITS_FOR_OWNER')
    expect((await edit(dear, 0.01, boss)).body.price).toBe(0.01)
  })

  it('a lower price is booked by the owner’s yes, as the batch is then', async () => {
    desk.shop.running.clock.shift(6 * DAY_MS)
    const { body: rows } = await boss.get<{ _id: string; product: { name: string } }[]>('/api/admin/stock')
    const id = rows.find(({ product }) => product.name === 'Cashews')?._id ?? ''
    expect((await boss.put(`/api/admin/stock/${id}`, { price: 700 })).status).toBe(200)
    expect((await ops.put<{ code: string }>(`/api/admin/stock/${id}`, { price: 70 })).body.code).toBe(
      'WAITS_FOR_OWNER',
    )
    const [asked] = await waiting()
    expect((await boss.post(`/api/admin/approvals/${asked?.id}/approve`)).status).toBe(200)
    expect((await boss.get(`/api/admin/stock/${id}`)).body).toMatchObject({ price: 70 })
  })

  it('a lower price counts for the parts at other outlets that follow it', async () => {
    desk.shop.running.clock.shift(7 * DAY_MS)
    const { body: rows } = await boss.get<{ _id: string; product: { name: string } }[]>('/api/admin/stock')
    const id = rows.find(({ product }) => product.name === 'Cashews')?._id ?? ''
    expect((await boss.put(`/api/admin/stock/${id}`, { price: 700 })).status).toBe(200)
    const shed = {
      name: 'Shed',
      mobileNumberOutlet: '9000000021',
      otpOutlet: '482914',
      email: 'shed@jaadi.example',
      address: '5 Back Lane, L.B Nagar',
    }
    const made = await boss.post<{ outlet: { _id: string } }>('/api/Outlets', shed)
    const { remainingQuantity } = (await boss.get<{ remainingQuantity: number }>(`/api/admin/stock/${id}`))
      .body
    const move = { outlet: made.body.outlet._id, quantity: remainingQuantity - 0.5 }
    const moved = await ops.post<{ _id: string }>(`/api/admin/stock/${id}/transfers`, move)
    expect([made.status, moved.status]).toEqual([201, 201])
    const lower = await ops.put<{ code: string }>(`/api/admin/stock/${id}`, { price: 600 })
    expect(lower.body.code).toBe('WAITS_FOR_OWNER')
    expect(await waiting()).toMatchObject([{ value: remainingQuantity * 100 }])
    expect((await boss.get(`/api/admin/stock/${moved.body._id}`)).body).toMatchObject({ price: 700 })
  })

  it('all at once is worth no more than one by one', async () => {
    const many = await desk.shop.jar({ jars: 20 })
    const [one] = await desk.shop.batches(many)
    desk.shop.running.clock.shift(DAY_MS)
    const path = `/api/admin/stock/${one?.batchNumber}/corrections`
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ops.post(path, { quantity: -1, reason: 'spoilt' })),
    )
    expect(count(answers, 200)).toBe(FOUR_JARS)
    const asked = await waiting()
    for (const { id } of asked) await answer(id, 'refuse', { reason: 'Enough' })
  })

  it('a yes does it once, told to who asked and logged with both names', async () => {
    const before = await desk.shop.stock(jar)
    expect((await correct(-5)).status).toBe(409)
    expect(await desk.shop.stock(jar)).toEqual(before)
    const [asked] = await waiting()
    expect(asked?.what).toBe(`Write off 5 jars of batch ${batch}: spoilt`)
    expect(await waiting(ops)).toHaveLength(1)
    expect((await answer(asked?.id ?? '', 'approve', {}, ops)).status).toBe(403)
    const both = await Promise.all([answer(asked?.id ?? '', 'approve'), answer(asked?.id ?? '', 'approve')])
    for (const one of both)
      expect(one).toMatchObject({ status: 200, body: { status: 'approved', decidedBy: ADMIN.mobileNumber } })
    expect((await desk.shop.stock(jar)).onHand).toBe(before.onHand - 5)
    expect(await answer(asked?.id ?? '', 'refuse', { reason: 'No' })).toMatchObject({
      status: 409,
      body: { code: 'APPROVAL_DECIDED' },
    })
    const told = await notices(desk.shop.running, { about: asked?.id ?? '' })
    expect(told.map(({ event }) => event).sort()).toEqual(['approvalDecided', 'approvalWanted'])
    const entry = (await audited(/^approval.given$/)).at(-1)
    expect(entry).toMatchObject({ actor: ADMIN.mobileNumber })
    expect(JSON.stringify(entry?.['changes'])).toContain(PACKER.mobileNumber)
  })

  it('a yes is checked against the stock of now; a no has a reason; a week without an answer ends it', async () => {
    const few = await desk.shop.jar({ jars: 6 })
    const [one] = await desk.shop.batches(few)
    const path = `/api/admin/stock/${one?.batchNumber}/corrections`
    expect((await ops.post(path, { quantity: -5, reason: 'spoilt' })).status).toBe(409)
    expectOk(await boss.post(path, { quantity: -4, reason: 'spoilt' }))
    const [asked] = await waiting()
    expect(await answer(asked?.id ?? '', 'approve')).toMatchObject({
      status: 409,
      body: { code: 'INSUFFICIENT_BATCH' },
    })
    expect(await waiting()).toHaveLength(1)
    expect((await answer(asked?.id ?? '', 'refuse', { reason: '' })).status).toBe(400)
    expect(await answer(asked?.id ?? '', 'refuse', { reason: 'Count again' })).toMatchObject({
      status: 200,
      body: { status: 'refused', reason: 'Count again' },
    })
    expect((await correct(-7)).status).toBe(409)
    const [late] = await waiting()
    desk.shop.running.clock.shift(8 * DAY_MS)
    const client = await desk.shop.staff()
    expect(await answer(late?.id ?? '', 'approve', {}, client)).toMatchObject({
      status: 409,
      body: { code: 'APPROVAL_DECIDED' },
    })
    await desk.shop.running.app.get(Jobs).runTurn('approvals.expire', desk.shop.running.clock.now())
    expect((await client.get<Approval>(`/api/admin/approvals/${late?.id}`)).body.status).toBe('expired')
    expect((await answer('nonsense', 'approve', {}, client)).status).toBe(404)
  })

  it('a yes is for what was asked: when its worth has grown since, it is shown anew and still waits', async () => {
    const many = await desk.shop.jar({ jars: 30 })
    const [one] = await desk.shop.batches(many)
    const { order } = await desk.shop.packed([[many, 20]])
    const empty = () =>
      ops.put<{ code: string }>(`/api/stock/${one?._id}/nostockconfirmed`, { noStockConfirmed: true })
    expect((await empty()).body.code).toBe('WAITS_FOR_OWNER')
    const [asked] = await waiting()
    expect(asked).toMatchObject({ value: 4_995, what: expect.stringContaining('write off 10') as string })
    expect((await desk.shop.unassign(order, 0)).status).toBe(200)
    expect(await answer(asked?.id ?? '', 'approve')).toMatchObject({
      status: 409,
      body: { code: 'APPROVAL_GREW' },
    })
    expect((await desk.shop.batches(many))[0]).toMatchObject({ remaining: 30 })
    expect(await waiting()).toMatchObject([
      { id: asked?.id, value: 14_985, what: expect.stringContaining('write off 30') as string },
    ])
    expect((await answer(asked?.id ?? '', 'approve')).status).toBe(200)
    expect((await desk.shop.batches(many))[0]).toMatchObject({ remaining: 0 })
  })

  it('every way is bounded: replacements, opening stock, emptied and deleted batches, counts', async () => {
    const { order } = await desk.shop.packed([[jar, 6]])
    await desk.shop.ship(order)
    const replace = (quantity: number) =>
      ops.post<{ code?: string }>(
        `/api/admin/desk/orders/${order.orderId}/replacements`,
        { lines: [{ itemIdx: 0, quantity }], reason: 'The lids were broken' },
        key(),
      )
    expect((await replace(4)).status).toBe(201)
    // Another press has a key of its own, and asks for the same.
    for (const nth of [1, 2]) expect([nth, (await replace(2)).body.code]).toEqual([nth, 'WAITS_FOR_OWNER'])
    const full = await desk.shop.jar({ jars: 9, name: 'GONGURA CP_PO LOW Half kg' })
    const [entry] = await desk.shop.batches(full)
    const { body: outlets } = await boss.get<{ id: string }[]>('/api/admin/outlets')
    const opened = {
      product: full.Id,
      outlet: outlets[0]?.id,
      quantity: 9,
      price: 0.01,
      priceUnit: 'PC',
      reason: 'Found behind the shelf',
    }
    const { body: begun } = await ops.post<{ id: string }>('/api/admin/counts', {
      clientId: randomUUID(),
      product: full._id,
    })
    expectOk(
      await ops.put(`/api/admin/counts/${begun.id}/lines`, {
        sentAt: new Date().toISOString(),
        lines: [
          {
            clientLineId: randomUUID(),
            batchNumber: entry?.batchNumber,
            counted: 1,
            countedAt: new Date().toISOString(),
          },
        ],
      }),
    )
    const wishes = [
      await ops.post('/api/admin/stock/opening', opened),
      await ops.put(`/api/stock/${entry?._id}/nostockconfirmed`, { noStockConfirmed: true }),
      await ops.delete(`/api/stock/${entry?._id}`),
      await ops.post(`/api/admin/counts/${begun.id}/book`, { confirmUnusual: true }),
    ]
    expect(wishes.map(({ body }) => body['code'])).toEqual(wishes.map(() => 'WAITS_FOR_OWNER'))
    const asked = await waiting()
    expect(asked.map(({ value }) => value).sort((one, two) => one - two)).toEqual([
      999, 3996, 4495.5, 4495.5, 4495.5,
    ])
    expect((await desk.shop.stock(full)).onHand).toBe(9)
    const say = (what: RegExp) => answer(asked.find((one) => what.test(one.what))?.id ?? '', 'approve')
    expect((await say(/^Replace 2 jars/)).status).toBe(200)
    expect((await say(/^Book the differences/)).status).toBe(200)
    expect((await desk.shop.stock(full)).onHand).toBe(1)
    expect((await say(/^Enter 9 jars of Gongura Pickle, /)).status).toBe(200)
    expect((await desk.shop.stock(full)).onHand).toBe(10)
    expect(await desk.shop.drift()).toBe(0)
  })

  describe('jars that are sent again', () => {
    const care = (orderId: string, what: string, body: object) =>
      ops.post<{ code?: string }>(`/api/admin/courier-work/${orderId}/${what}`, body, key())

    /** An order whose parcel nobody scanned for days, and that its packer gave up. */
    async function givenUp({ orderId, order_extid: parcel }: WireOrder) {
      desk.shop.running.clock.shift(5 * DAY_MS)
      expectOk(await care(orderId, 'give-up', { parcel }))
    }

    it('are bounded while the first ones are out, and are sent by the yes', async () => {
      const { order } = await desk.shop.packed([[jar, 6]])
      const { orderId, order_extid: parcel } = order
      await desk.shop.ship(order)
      await givenUp(order)
      const before = await desk.shop.stock(jar)
      for (const nth of [1, 2])
        expect([nth, (await care(orderId, 'reship', { parcel })).body.code]).toEqual([nth, 'WAITS_FOR_OWNER'])
      expect(await desk.shop.stock(jar)).toEqual(before)
      const [asked, ...more] = await waiting()
      expect(more).toEqual([])
      expect(asked).toMatchObject({
        value: 2_997,
        what: `Send order ${orderId} again: 6 jars of it did not come back`,
        link: `/dashboard/courier/${orderId}`,
      })
      expect((await answer(asked?.id ?? '', 'approve')).status).toBe(200)
      expect(await desk.shop.look(order)).toMatchObject({ deliveryStatus: 'Pending' })
      expect(await desk.shop.drift()).toBe(0)
    })

    it('of a replacement count at the price of the shop', async () => {
      const { order } = await desk.shop.packed([[jar, 6]])
      await desk.shop.ship(order)
      const path = `/api/admin/desk/orders/${order.orderId}/replacements`
      const wish = { lines: [{ itemIdx: 0, quantity: 6 }], reason: 'The lids were broken' }
      const replacement = (await boss.post<{ order: WireOrder }>(path, wish, key())).body.order
      const [batch] = await desk.shop.batches(jar)
      expectOk(await desk.shop.assign(replacement, { itemIdx: 0, stockId: batch?._id }))
      await desk.shop.ship(replacement)
      await givenUp(replacement)
      const parcel = replacement.order_extid
      const sent = await care(replacement.orderId, 'reship', { parcel })
      expect(sent.body.code).toBe('WAITS_FOR_OWNER')
    })

    it('need no yes once the first ones are back on the shelf', async () => {
      const { order } = await desk.shop.packed([[jar, 6]])
      const { orderId, order_extid: parcel } = order
      const { waybill } = (await desk.shop.ship(order)).body
      for (const status of ['Returning', 'RTO']) await desk.shop.scan(waybill, status)
      const [batch] = await desk.shop.batches(jar)
      const jars = [{ itemIdx: 0, stockId: batch?._id, back: 6, writtenOff: 0, reason: '' }]
      expectOk(await care(orderId, 'inspect', { parcel, jars }))
      expectOk(await care(orderId, 'reship', { parcel }))
      expect(await desk.shop.look(order)).toMatchObject({ deliveryStatus: 'Pending' })
    })
  })
})
