import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS } from '../../../src/kernel/dates/ist.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type StoredBatch } from '../../../src/modules/stock/inventory/reading/batch.queries.js'
import { JAR, Pantry } from '../../support/builders/catalogue.builders.js'
import { meta, openPage } from '../../support/http/pages.js'

const MADE = new Date('2026-11-21T06:00:00Z')

let pantry: Pantry
let jar: StoredProduct
let batch: StoredBatch
let leaves: StoredBatch

beforeAll(async () => {
  pantry = await Pantry.open()
  jar = await pantry.create({
    ...JAR,
    shelfLifeDays: 180,
    ingredients: [
      { name: 'Chicken', showasIngredient: true },
      { name: 'Love', showasIngredient: false },
    ],
    allergens: ['Mustard'],
    originNote: 'Red chillies from Guntur',
    storageNote: 'Cool and dry',
  })
  batch = await pantry.receive(jar, 24_000, MADE)
  const material = await pantry.create({
    materialType: 'RM',
    name: 'Gongura leaves',
    description: 'Fresh',
    priceUnit: 'KG',
  })
  leaves = await pantry.receive(material, 5000)
})
afterAll(() => pantry.close())

const ask = (number: string) => pantry.visitor().get(`/api/jars/${number}`)
const open = (path: string) => openPage(pantry.running.url + path)

describe('GET /jars/{batchNumber}', () => {
  it('tells everybody what is in the jar and until when, and nothing of the business', async () => {
    const { status, body } = await ask(batch.batchNumber)
    expect(status).toBe(200)
    expect(body).toEqual({
      batchNumber: batch.batchNumber,
      state: 'good',
      madeOn: '2026-11-21',
      bestBefore: '2027-05-20',
      product: {
        Id: jar.Id,
        name: 'CHICKEN CP_PO MEDIUM 1kg',
        words: { jar: 'Chicken Pickle', choices: ['Cold pressed peanut oil', 'Medium spice', '1 kg'] },
        image: '/images/products/chicken-cp_po-medium-1kg.svg',
        pictures: [],
        vegetarian: false,
        netWeight: 1000,
        activeFlag: true,
      },
      ingredients: ['Chicken'],
      allergens: ['Mustard'],
      originNote: 'Red chillies from Guntur',
      storageNote: 'Cool and dry',
    })
    expect((await ask(batch.batchNumber.toLowerCase())).body).toEqual(body)
  })

  it('gives the same answer for a number of material, an id and no number', async () => {
    const unknown = await ask('FG-261121-999')
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'NOT_FOUND' }])
    for (const other of [leaves.batchNumber, String(batch._id), 'nonsense', 'FG-'])
      expect([(await ask(other)).status, (await ask(other)).body]).toEqual([404, unknown.body])
  })
})

describe('the page of a jar', () => {
  it('says all of it from the first byte, in capitals or not, and is found by nobody else', async () => {
    for (const number of [batch.batchNumber, batch.batchNumber.toLowerCase()]) {
      const { status, html } = await open(`/jar/${number}`)
      expect(status).toBe(200)
      expect(html).toContain('Chicken Pickle, Cold pressed peanut oil, Medium spice, 1 kg</h1>')
      for (const part of [
        batch.batchNumber,
        'Mustard',
        'Red chillies from Guntur',
        'Cool and dry',
        '9000000001',
      ])
        expect(html).toContain(part)
      expect(html).not.toContain('Do not eat')
      expect(meta(html, 'robots')).toBe('noindex')
      expect(meta(html, 'og:title')).toBe('Chicken Pickle, Cold pressed peanut oil, Medium spice, 1 kg')
      expect(meta(html, 'og:image')).toContain('/previews/chicken-cp_po-medium-1kg.jpg')
    }
  })

  it('is a kind 404 for everything else', async () => {
    for (const number of ['FG-261121-999', leaves.batchNumber]) {
      const { status, html } = await open(`/jar/${number}`)
      expect(status).toBe(404)
      expect(html).toContain('We do not know a jar with this number.')
    }
  })

  it('says of a batch in quarantine not to eat from it, and not why', async () => {
    const staff = await pantry.staff()
    const call = `/api/admin/stock/${batch.batchNumber}/quarantine`
    await staff.post(call, { reason: 'Smells of damp' })
    const { body } = await ask(batch.batchNumber)
    expect(body).toMatchObject({ state: 'quarantined' })
    expect(JSON.stringify(body)).not.toContain('damp')
    await wait(2_100)
    const { html } = await open(`/jar/${batch.batchNumber}`)
    expect(html).toContain('Do not eat from this jar')
    expect(html).not.toContain('damp')
    await staff.delete(call)
    expect((await ask(batch.batchNumber)).body).toMatchObject({ state: 'good' })
  })

  it('warns of a jar that is past its last good day', async () => {
    const today = pantry.running.clock.now().getTime()
    const made = (daysAgo: number) => pantry.receive(jar, 1000, new Date(today - daysAgo * DAY_MS))
    const [good, past] = [await made(180), await made(181)]
    expect((await ask(good.batchNumber)).body).toMatchObject({ state: 'good' })
    expect((await ask(past.batchNumber)).body).toMatchObject({ state: 'expired' })
    expect((await open(`/jar/${past.batchNumber}`)).html).toContain('Past its best before day')
  })
})

it('slows down a client that tries batch numbers, by page or call alike', async () => {
  for (let nth = 0; nth < 60; nth++) await ask(`FG-261122-${nth}`)
  const answer = await ask(batch.batchNumber)
  expect([answer.status, answer.body]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS' }])
  expect(answer.headers.get('retry-after')).not.toBeNull()
  expect((await open('/jar/FG-261123-001')).status).toBe(429)
  // Other pages of the shop are not limited.
  expect((await open('/about')).status).toBe(200)
})
