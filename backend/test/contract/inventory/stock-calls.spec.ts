import { Pantry } from '../../support/builders/catalogue.builders.js'

interface Option {
  _id: string
  batchNumber: string
  remainingQuantity: number
  createdAt: string
}

let pantry: Pantry

beforeAll(async () => {
  pantry = await Pantry.open()
})
afterAll(() => pantry.close())

it('offers the batches of a product that hold something, oldest first', async () => {
  const jar = await pantry.jar()
  const now = pantry.running.clock.now().getTime()
  const young = await pantry.receive(jar, 5000, new Date(now - 1000))
  const old = await pantry.receive(jar, 3000, new Date(now - 86_400_000))
  const empty = await pantry.receive(jar, 1000, new Date(now - 2 * 86_400_000))
  await pantry.running.db
    .collection('stock')
    .updateOne({ _id: empty._id }, { $set: { remainingMilli: 0, usedMilli: 1000 } })
  const staff = await pantry.staff()
  for (const id of [jar.Id, String(jar._id)]) {
    const { status, body } = await staff.get<{ stocks: Option[] }>(`/api/stock/forProduct?product=${id}`)
    expect(status).toBe(200)
    expect(body.stocks.map(({ batchNumber, remainingQuantity }) => [batchNumber, remainingQuantity])).toEqual(
      [
        [old.batchNumber, 3],
        [young.batchNumber, 5],
      ],
    )
  }
  await pantry.running.db.collection('stock').deleteOne({ _id: empty._id })
  await pantry.running.db.collection('stockledger').deleteMany({ stock: empty._id })
})

it('answers 404 for a product that is not there and 400 without one', async () => {
  const staff = await pantry.staff()
  expect((await staff.get('/api/stock/forProduct?product=FG-9999')).status).toBe(404)
  expect((await staff.get('/api/stock/forProduct')).status).toBe(400)
})

it('the calls about stock are closed to visitors', async () => {
  expect((await pantry.visitor().get('/api/stock/forProduct?product=FG-0001')).status).toBe(401)
  expect((await pantry.visitor().post('/api/stock/refresh-quantities')).status).toBe(401)
})

it('refreshes with the message of the contract', async () => {
  const { status, body } = await (
    await pantry.staff()
  ).post('/api/stock/refresh-quantities', { status: 'All' })
  expect(status).toBe(200)
  expect(body['message']).toBe('Stock quantities refreshed successfully.')
})
