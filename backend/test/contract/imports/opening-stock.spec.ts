import { Pantry } from '../../support/builders/catalogue.builders.js'
import { checkFile, importFile } from '../../support/builders/imports.builders.js'
import { aSupplier } from '../../support/builders/suppliers.builders.js'
import { type Client } from '../../support/http/client.js'

interface Product {
  _id: unknown
  Id: string
  name: string
}

let shop: Pantry
let boss: Client
let salt: Product
let jar: Product

beforeAll(async () => {
  shop = await Pantry.open()
  boss = await shop.staff()
  await shop.outlet()
  jar = await shop.jar({ shelfLifeDays: 180 })
  salt = await shop.create({ materialType: 'RM', name: 'Rock salt', description: 'x', priceUnit: 'KG' })
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const collection of ['stock', 'imports']) await shop.running.db.collection(collection).deleteMany({})
  await shop.running.db.collection('stockledger').deleteMany({})
  await shop.check.recompute()
})

const batches = () => shop.running.db.collection('stock').find().sort({ _id: 1 }).toArray()
const HEAD = 'product,outlet,quantity,price,receivedOn,bestBefore,supplier,reason,priceUnit\n'

it('becomes batches with their first row of history, and the products’ counters follow', async () => {
  const { _id: supplier, name } = await aSupplier(boss)
  const text = `${HEAD}rock SALT,L.B Nagar,"1,200.5",₹18,21/10/2026,,${name},Counted in October,kg\n${jar.Id},9000000010,24,412.50,2026-01-05,,,,\n`
  const { status, body } = await importFile(boss, 'stock', text)
  expect([status, body.message]).toEqual([201, '2 lines were imported.'])
  const [raw, made] = await batches()
  expect(raw).toMatchObject({
    source: 'opening',
    quantityMilli: 1_200_500,
    remainingMilli: 1_200_500,
    pricePaise: 1800,
    receivedOn: '2026-10-21',
    bestBefore: null,
    createdBy: '9000000001',
  })
  expect(String(raw?.['supplier'])).toBe(supplier)
  expect(raw?.['batchNumber']).toMatch(/^RM-\d{6}-\d{3}$/)
  const [row] = await shop.ledger(raw?._id as never)
  expect(row).toMatchObject({ kind: 'correction', reason: 'opening', note: 'Counted in October', seq: 0 })
  // 180 days from January: the jars are over, and nobody can buy them.
  expect(made).toMatchObject({ bestBefore: '2026-07-04', expired: true })
  expect(await shop.counters(jar)).toEqual([0, 0, 0])
  expect(await shop.counters(salt)).toEqual([1200.5, 0, 1200.5])
  expect(await shop.check.recompute()).toMatchObject({ drift: 0 })
})

it('names line by line what cannot be imported', async () => {
  await shop.create({ materialType: 'RM', name: 'Twin', description: 'x', priceUnit: 'KG' })
  await shop.create({ materialType: 'SG', name: 'Twin', description: 'x', priceUnit: 'KG' })
  const text = [
    `Sugar,Moon,1,1,,,Nobody,,`,
    `Twin,L.B Nagar,1,1,,,,,`,
    `Rock salt,L.B Nagar,0.005,1,,,,,`,
    `Rock salt,L.B Nagar,1,1,,,,,PC`,
    `${jar.Id},L.B Nagar,1.5,1,,,,,`,
    `Rock salt,L.B Nagar,1,1,2099-01-01,,,,`,
    `Rock salt,L.B Nagar,1,1,2026-03-02,2026-03-01,,,`,
  ].join('\n')
  const { body } = await checkFile(boss, 'stock', HEAD + text)
  expect(body.faults.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 'product', 'There is no product of this name.'],
    [2, 'outlet', 'There is no outlet of this name.'],
    [2, 'supplier', 'There is no active supplier of this name.'],
    [3, 'product', 'Several have this name: write its ID.'],
    [4, 'quantity', 'Quantity goes in steps of 0.01.'],
    [5, 'priceUnit', 'The product is counted in KG.'],
    [6, 'quantity', 'Finished products are received in whole jars.'],
    [7, 'receivedOn', 'The day on which it came cannot be in the future.'],
    [8, 'bestBefore', 'Best before cannot be earlier than the day on which it came.'],
  ])
  expect(await batches()).toEqual([])
})

it('is not doubled by a second click, nor by the same file an hour later', async () => {
  const text = `${HEAD}Rock salt,L.B Nagar,10,18,,,,,\n`
  const answers = await Promise.all([1, 2, 3].map(() => importFile(boss, 'stock', text)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('IMPORT_REPEATED')
  expect((await importFile(boss, 'stock', text)).status).toBe(409)
  expect(await shop.counters(salt)).toEqual([10, 0, 10])
  expect((await importFile(boss, 'stock', text, true)).status).toBe(201)
  expect(await shop.counters(salt)).toEqual([20, 0, 20])
})

it('takes a thousand batches at once, and the books add up', async () => {
  const lines = Array.from({ length: 1000 }, (_, at) => `Rock salt,L.B Nagar,${at + 1},18,,,,,`)
  const { status } = await importFile(boss, 'stock', HEAD + lines.join('\n'))
  expect(status).toBe(201)
  const numbers = new Set((await batches()).map(({ batchNumber }) => batchNumber as string))
  expect(numbers.size).toBe(1000)
  expect(await shop.counters(salt)).toEqual([500_500, 0, 500_500])
  expect(await shop.check.recompute()).toMatchObject({ drift: 0 })
})
