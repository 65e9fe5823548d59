import { JAR, Pantry } from '../../support/builders/catalogue.builders.js'
import { checkFile, importFile } from '../../support/builders/imports.builders.js'
import { type Client } from '../../support/http/client.js'

let shop: Pantry
let boss: Client

beforeAll(async () => {
  shop = await Pantry.open()
  boss = await shop.staff()
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const collection of ['products', 'imports'])
    await shop.running.db.collection(collection).deleteMany({})
})

const rows = () => shop.running.db.collection('products').find().sort({ Id: 1 }).toArray()
/** As a spreadsheet copies cells. */
const cells = (...lines: string[][]) => lines.map((line) => line.join('\t')).join('\n')
const HEAD = ['Pickle', 'Oil', 'Spice', 'Weight', 'Price', 'MRP', 'grossWeight']
const OURS = ['chicken', 'Cold Pressed Peanut Oil', 'MEDIUM']

it('a price list changes the price of a jar that exists, and makes one that does not', async () => {
  const jar = await shop.create(JAR)
  const list = cells(
    HEAD,
    [...OURS, '1 kg', '₹899', '949', ''],
    [...OURS, 'half KG', '479.50', '', '720'],
    ['Mutton', 'CP_SO', 'high spice', '1kg', '1,249', '', ''],
  )
  const { body: report } = await checkFile(boss, 'prices', list)
  expect(report).toMatchObject({ count: 3, good: 3, faults: [] })
  expect(report.sample.map(({ values }) => [values['price'], values['before']])).toEqual([
    ['₹899', '₹849'],
    ['₹479.50', 'new'],
    ['₹1,249', 'new'],
  ])
  expect(await rows()).toHaveLength(1)

  const { status, body } = await importFile(boss, 'prices', list)
  expect([status, body.count]).toEqual([201, 3])
  const [old, half, mutton] = await rows()
  expect(old).toMatchObject({
    Id: jar.Id,
    pricePaise: 89_900,
    mrpPaise: 94_900,
    grossWeight: 1420,
    version: 1,
  })
  expect(half).toMatchObject({ name: 'CHICKEN CP_PO MEDIUM Half kg', pricePaise: 47_950, netWeight: 500 })
  // The weight of its jar is that of another kilogram.
  expect(mutton).toMatchObject({ name: 'MUTTON CP_SO HIGH 1kg', netWeight: 1000, grossWeight: 1420 })
  const audit = await shop.running.db
    .collection('auditlog')
    .findOne({ subject: `product:${jar.Id}`, action: 'product.changed' })
  expect(audit).toMatchObject({
    changes: expect.arrayContaining([{ field: 'pricePaise', before: 84_900, after: 89_900 }]),
  })
})

it('one wrong line keeps the whole list out, and each is told with its column', async () => {
  const jar = await shop.create(JAR)
  const list = cells(
    HEAD,
    [...OURS, '1 kg', '899', '', ''],
    ['Fish', 'CP_PO', 'Mild', '1 kg', '899', '', ''],
    [...OURS, '1kg', '950', '', ''],
    [...OURS, 'Half kg', '479', '', ''],
    ['Prawns', 'CP_PO', 'LOW', '1kg', 'cheap', '', '1420'],
    ['Gongura', 'CP_PO', 'LOW', '1kg', '500', '400', '1420'],
    ['Mutton', 'CP_PO', 'LOW', '1kg', '0', '', '1420'],
  )
  const { body } = await checkFile(boss, 'prices', list)
  expect(body.faults.map(({ line, column, message }) => `${line} ${column}: ${message}`)).toEqual([
    '3 pickle: This is not on the list of pickles. There are Chicken, Mutton, Prawns, Gongura, Gongura Chicken, Gongura Mutton, Gongura Prawns.',
    '3 spice: This is not on the list of spice levels. There are Low spice, Medium spice, High spice.',
    '4 pickle: An earlier line is the same jar.',
    '5 grossWeight: Gross weight is required.',
    '6 price: "cheap" is no amount in rupees: write 1250 or 1,250.50, from 0 to 1000000.',
    '7 mrp: The MRP is at least the price.',
    '8 price: Price is required.',
  ])
  const { status } = await importFile(boss, 'prices', list)
  expect(status).toBe(400)
  expect(await rows()).toMatchObject([{ Id: jar.Id, pricePaise: 84_900, version: 0 }])
})

it('a list without its heading, or longer than 300 lines, is refused', async () => {
  const bare = await checkFile(boss, 'prices', cells([...OURS, '1 kg', '899']))
  expect(bare.body.faultCount).toBeGreaterThan(0)
  expect(bare.body.faults.some(({ message }) => message === 'This column is missing.')).toBe(true)
  const long = cells(HEAD, ...Array.from({ length: 301 }, () => [...OURS, '1 kg', '899', '', '']))
  expect((await checkFile(boss, 'prices', long)).body.faults[0]?.message).toMatch(
    /^The file has more than 300/,
  )
})
