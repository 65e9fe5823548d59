import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type StoredBatch } from '../../../src/modules/stock/inventory/reading/batch.queries.js'
import { customer, packer } from '../../support/builders/auth.builders.js'
import { JAR, Pantry } from '../../support/builders/catalogue.builders.js'
import { type Client } from '../../support/http/client.js'
import { readPdf } from '../../support/http/read-pdf.js'

let pantry: Pantry
let staff: Client
let ops: Client
let jar: StoredProduct
let batch: StoredBatch

beforeAll(async () => {
  pantry = await Pantry.open()
  staff = await pantry.staff()
  ops = (await packer(pantry.running, staff)).client
  jar = await pantry.create({ ...JAR, shelfLifeDays: 180 })
  batch = await pantry.receive(jar, 24_000, new Date('2026-11-21T06:00:00Z'))
})
afterAll(() => pantry.close())

const path = (query = '', id = batch.batchNumber): string => `/api/admin/stock/${id}/labels${query}`

/** As bytes, which the client does not keep. */
async function pages(query = '', id?: string) {
  const response = await fetch(pantry.running.url + path(query, id), {
    headers: { cookie: staff.cookieHeader() },
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  return readPdf(Buffer.from(await response.arrayBuffer()))
}

const batches = (page: Awaited<ReturnType<typeof pages>>[number] | undefined) =>
  page?.texts.filter(({ text }) => text.startsWith('Batch ')) ?? []

interface Refusal {
  code: string
  details: { fields: Record<string, string> }
}

describe('GET /admin/stock/{id}/labels', () => {
  it('prints one label, by number or id, for those who receive and pack', async () => {
    for (const id of [batch.batchNumber, batch.batchNumber.toLowerCase(), String(batch._id)]) {
      const [page, ...more] = await pages('', id)
      expect(batches(page).map(({ text }) => text)).toEqual([`Batch ${batch.batchNumber}`])
      expect(more).toEqual([])
    }
    const answer = await ops.get(path())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="labels-${batch.batchNumber}.pdf"`,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('says what customers read, and both days', async () => {
    const words = (await pages())[0]?.texts.map(({ text }) => text).join(' ')
    for (const part of ['Chicken Pickle', '₹849', 'Made 21 Nov 2026', 'Best before 20 May 2027', 'Jaadi'])
      expect(words).toContain(part)
    // Until the owner has entered the licence there is none.
    expect(words).not.toContain('FSSAI')
  })

  it('prints as many as asked for, from the first free label on', async () => {
    const [first, second] = await pages('?count=4&startCell=39')
    expect([batches(first).length, batches(second).length]).toEqual([2, 2])
    expect(batches(first)[0]?.x).toBeGreaterThan(105)
    expect(batches(second)[0]?.x).toBeLessThan(10)
  })

  it.each([
    ['?count=0', 'count', 'The number of labels is a whole number from 1 to 400.'],
    ['?count=401', 'count', 'The number of labels is a whole number from 1 to 400.'],
    ['?count=2.5', 'count', 'The number of labels is a whole number from 1 to 400.'],
    ['?count=many', 'count', 'The number of labels is a whole number from 1 to 400.'],
    ['?count=', 'count', 'The number of labels is a whole number from 1 to 400.'],
    ['?startCell=0', 'startCell', 'The first label on the sheet is a whole number, 1 or more.'],
    ['?startCell=41', 'startCell', 'The sheet has 40 labels: the first one is a number from 1 to 40.'],
  ])('%s names the field %s', async (query, field, sentence) => {
    const { status, body } = await staff.get<Refusal>(path(query))
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(body.details.fields).toEqual({ [field]: sentence })
  })

  it('is for staff alone, and knows no other batch', async () => {
    expect((await pantry.visitor().get(path())).status).toBe(401)
    const { client } = await customer(pantry.running, '9812300001')
    expect((await client.get(path())).status).toBe(403)
    expect((await client.get('/api/admin/label-sheet')).status).toBe(403)
    expect((await staff.get(path('', 'FG-261121-999'))).status).toBe(404)
    expect((await staff.get(path('', 'ffffffffffffffffffffffff'))).status).toBe(404)
  })

  it('follows the sheet of the settings, which those who print can read', async () => {
    const settings = pantry.running.app.get(Settings, { strict: false })
    const { labels } = await settings.current()
    expect((await ops.get('/api/admin/label-sheet')).body).toEqual({ ...labels, mostLabels: 400 })
    await settings.change({ labels: { ...labels, columns: 2, rows: 5, startCell: 10 } })
    expect((await pages('?count=2')).map((page) => batches(page).length)).toEqual([1, 1])
    const { body } = await staff.get<Refusal>(path('?startCell=11'))
    expect(Object.keys(body.details.fields)).toEqual(['startCell'])
    await settings.change({ labels })
  })
})
