import { jars } from '../../../src/kernel/amounts/quantity.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type StockAnswer, type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
let chillies: StoredProduct
let sack: StockEntry

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())
beforeEach(async () => {
  chillies = await room.material(180)
  sack = await room.batch(chillies)
})

const at = (path: string, of: { _id: string } = sack) => `/api/admin/stock/${of._id}/${path}`
const post = (path: string, body: object, by = room.boss) => by.post<StockAnswer>(at(path), body)
const available = async () => (await room.pantry.counters(chillies))[2]

describe('moving to another outlet', () => {
  it('makes a part a batch of its own, and keeps what is on hand', async () => {
    const outlet = await room.otherOutlet()
    const { status, body } = await post('transfers', { outlet, quantity: 5.5 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      batchNumber: `${sack.batchNumber}-2`,
      splitFrom: sack.batchNumber,
      source: 'transfer',
      outlet: { name: 'Kitchen' },
      quantity: 5.5,
      price: sack.price,
      bestBefore: sack.bestBefore,
    })
    expect(await room.read(sack)).toMatchObject({ quantity: 19.5, remainingQuantity: 19.5 })
    expect(await available()).toBe(25)
    expect((await room.boss.delete<StockAnswer>(`/api/stock/${sack._id}`)).body.code).toBe('STOCK_IN_USE')
  })

  it('is refused to the same outlet, for more than remains, and for a frozen batch', async () => {
    const outlet = await room.otherOutlet()
    const here = await post('transfers', { outlet: sack.outlet._id, quantity: 1 })
    expect(here.body.details.fields).toHaveProperty('outlet')
    expect((await post('transfers', { outlet, quantity: 26 })).body.code).toBe('INSUFFICIENT_BATCH')
    await post('quarantine', { reason: 'Damp' })
    expect((await post('transfers', { outlet, quantity: 1 })).body.code).toBe('BATCH_QUARANTINED')
    expect(await room.history(sack)).toHaveLength(1)
  })
})

describe('an edit', () => {
  const edit = (body: object) => room.boss.put<StockAnswer>(`/api/admin/stock/${sack._id}`, body)

  it('changes outlet, price, dates and papers, is audited, and changes nothing else', async () => {
    const outlet = await room.otherOutlet()
    const change = { outlet, price: 199, supplierLot: 'GT-1', version: 0 }
    const { status, body } = await edit({ ...change, quantity: 900, product: 'RM-0001' })
    expect([status, body.quantity, body.price, body.version]).toEqual([200, 25, 199, 1])
    expect(body).toMatchObject({ outlet: { name: 'Kitchen' }, supplierLot: 'GT-1' })
    expect(await room.lastAudit()).toMatchObject({
      action: 'stock.changed',
      changes: expect.arrayContaining([{ field: 'pricePaise', before: 21_250, after: 19_900 }]) as object,
    })
  })

  it('that came too late shows what is stored now', async () => {
    await edit({ price: 199, version: 0 })
    const late = await edit({ price: 300, version: 0 })
    expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
    expect(late.body.details['current']).toMatchObject({ price: 199, version: 1 })
  })

  it.each([
    [{ price: -1 }, 'price'],
    [{ outlet: 'there' }, 'outlet'],
    [{ receivedOn: '2999-01-01' }, 'receivedOn'],
    [{ bestBefore: '2001-01-01' }, 'bestBefore'],
  ])('refuses %j, naming %s', async (body, field) =>
    expect((await edit(body)).body.details.fields).toHaveProperty(field),
  )
})

describe('deleting', () => {
  it('removes a mistaken batch from the list and the counters, and keeps its history', async () => {
    expect((await room.boss.delete(`/api/stock/${sack._id}`)).status).toBe(200)
    expect(await available()).toBe(0)
    expect((await room.boss.get(`/api/admin/stock/${sack._id}`)).status).toBe(404)
    const rows = await room.pantry.running.db
      .collection('stockledger')
      .find({ 'cause.id': sack._id })
      .sort({ _id: 1 })
      .toArray()
    expect(rows.map(({ kind }) => String(kind))).toEqual(['receipt', 'delete'])
    expect(await room.drift()).toEqual([])
  })

  it('returns a part at another outlet to its batch, so that nothing is lost', async () => {
    const outlet = await room.otherOutlet()
    const { body: part } = await post('transfers', { outlet, quantity: 2.5 })
    const { body } = await room.boss.delete<StockAnswer>(`/api/stock/${part._id}`)
    expect(body.message).toBe(
      `Stock entry ${part.batchNumber} was deleted. Its 2.5 KG went back to batch ${sack.batchNumber}.`,
    )
    expect(await room.read(sack)).toMatchObject({ quantity: 25, remainingQuantity: 25 })
    expect(await available()).toBe(25)
    expect((await room.history(sack)).slice(0, 2)).toMatchObject([
      { kind: 'transfer-in', delta: { quantity: 2.5 }, note: part.batchNumber },
      { kind: 'transfer-out', delta: { quantity: -2.5 } },
    ])
    expect(await room.drift()).toEqual([])
  })

  it('of a moved part is refused while it or its batch is frozen or confirmed as used up', async () => {
    const outlet = await room.otherOutlet()
    const { body: part } = await post('transfers', { outlet, quantity: 2.5 })
    const remove = async () => (await room.boss.delete<StockAnswer>(`/api/stock/${part._id}`)).body.code
    await room.boss.post(at('quarantine', part), { reason: 'Damp' })
    expect(await remove()).toBe('BATCH_QUARANTINED')
    await room.boss.delete(at('quarantine', part))
    await post('quarantine', { reason: 'Damp' })
    expect(await remove()).toBe('BATCH_QUARANTINED')
    await room.boss.delete(at('quarantine'))
    await room.boss.put(`/api/stock/${sack._id}/nostockconfirmed`, { noStockConfirmed: true, gainLoss: 0 })
    expect(await remove()).toBe('BATCH_EMPTIED')
    expect(await room.read(part)).toMatchObject({ remainingQuantity: 2.5 })
    expect(await room.drift()).toEqual([])
  })

  it('is refused for jars that orders hold', async () => {
    const jar = await room.pantry.jar()
    const batch = await room.pantry.receive(jar, 3000)
    await room.pantry.availability.hold(jar._id, jars(1))
    const { body } = await room.boss.delete<StockAnswer>(`/api/stock/${batch.batchNumber}`)
    expect(body.code).toBe('OUT_OF_STOCK')
  })
})

describe('"All stock is consumed"', () => {
  const confirm = (noStockConfirmed: unknown, gainLoss: unknown = 0) =>
    room.boss.put<StockAnswer>(`/api/stock/${sack._id}/nostockconfirmed`, { noStockConfirmed, gainLoss })

  it('books the missing quantity as lost, keeps the quantity that came in, and can be withdrawn', async () => {
    const ticked = await confirm(true, -1)
    expect(ticked.body).toMatchObject({
      message: 'Physical inventory confirmed',
      stock: { noStockConfirmed: true, quantity: 25, usedQuantity: 25, remainingQuantity: 0 },
    })
    expect(await available()).toBe(0)
    expect((await confirm(true)).status).toBe(200)
    expect(await room.history(sack)).toHaveLength(2)
    expect((await post('corrections', { quantity: -1, reason: 'spilt' })).body.code).toBe('BATCH_EMPTIED')
    const unticked = await confirm(false)
    expect(unticked.body.stock).toMatchObject({ noStockConfirmed: false, usedQuantity: 0 })
    expect(await available()).toBe(25)
    expect((await room.history(sack)).map(({ kind }) => kind)).toEqual([
      'count-gain',
      'count-loss',
      'receipt',
    ])
  })

  it('accepts only yes or no', async () =>
    expect((await confirm('maybe')).body.details.fields).toHaveProperty('noStockConfirmed'))
})
