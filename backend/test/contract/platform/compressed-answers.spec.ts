import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { customer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { productRow } from '../../support/http/product-row.js'

/**
 * What the list of all jars may weigh on its way to a phone, however many there are up to here. A fiftieth of it are
 * the sums of stars, by which all jars of a pickle show the same average.
 */
const JARS = 200
const MOST_BYTES = 15_500

const LIST = '/api/products?materialType=FG&withReview=true&withIngrediants=true'
const WORDS =
  `hot sour garlic mustard sesame lime gongura mango chicken prawn mutton oil fried dry slow stone jar sun
  salt roasted fenugreek home kitchen batch cook spoon rice curd breakfast lunch deep red bright soft tender crisp whole
  cut small thin thick rich mild fierce old family recipe month week morning market fresh leaf skin bone ginger chilli
  powder paste cumin asafoetida turmeric tamarind jaggery coconut curry pepper clove`.split(/\s+/)

let pantry: Pantry

/** The same words in each run, in an order that no other jar has: harder to compress than what people write. */
function aText(words: number, seed: number): string {
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  return Array.from({ length: words }, () => WORDS[next() % WORDS.length]).join(' ')
}

const aJar = (index: number) =>
  productRow({
    Id: `FG-${String(index).padStart(4, '0')}`,
    name: `Jar ${index} ${aText(2, 7919 * index)}`,
    nameKey: `jar-${index}`,
    description: `<p>${aText(12, 104_729 * index)}</p>`,
    image: `/images/products/jar-${index}.svg`,
    variantType: `TYPE ${index}`,
    variantWeight: '1kg',
    pricePaise: 30_000 + index * 500,
    availableMilli: (index % 37) * 1000,
    reviewCount: index % 23,
    ratingSum: (index % 23) * 4,
    // Most jars share most of theirs.
    ingredients: Array.from({ length: 9 }, (_, at) => ({
      name: WORDS[(index + at * 7) % WORDS.length],
      showasIngredient: true,
    })),
    updatedAt: new Date(Date.UTC(2026, 0, 1, 0, index, index % 60, (index * 37) % 1000)),
  })

interface Raw {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** As it comes over the wire. */
const read = (path: string, headers: Record<string, string>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    request(pantry.running.url + path, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })

beforeAll(async () => {
  pantry = await Pantry.open()
  const rows = Array.from({ length: JARS }, (_, index) => aJar(index + 1))
  await pantry.running.db.collection('products').insertMany(rows)
})
afterAll(() => pantry.close())

it(`sends the list of ${JARS} jars in at most ${MOST_BYTES} bytes to browsers that read brotli`, async () => {
  const { headers, bytes } = await read(LIST, { 'accept-encoding': 'gzip, deflate, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES)
})

it('sends the same list in each encoding, and uncompressed to a client that names none', async () => {
  const plain = await read(LIST, {})
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.headers.vary).toContain('Accept-Encoding')
  const [brotli, gzip] = await Promise.all([
    read(LIST, { 'accept-encoding': 'br' }),
    read(LIST, { 'accept-encoding': 'br;q=0, gzip' }),
  ])
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
})

it('answers 304 to a browser that holds the list in whatever encoding', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const first = await read(LIST, headers)
    const again = await read(LIST, { ...headers, 'if-none-match': first.headers.etag ?? '' })
    expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([304, 0, undefined])
  }
})

it('compresses for customers the list that all customers see', async () => {
  const { client } = await customer(pantry.running, '9811111112')
  const headers = { cookie: client.cookieHeader(), 'accept-encoding': 'br' }
  expect((await read(LIST, headers)).headers['content-encoding']).toBe('br')
})

it.each(['/api/products', '/api/admin/products', '/api/session'])(
  'does not compress what a session opens: %s as staff',
  async (path) => {
    const headers = { cookie: (await pantry.staff()).cookieHeader(), 'accept-encoding': 'gzip, br' }
    const answer = await read(path, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers).not.toHaveProperty('content-encoding')
  },
)

it('compresses the facts of the shop, but nothing that fits into one packet', async () => {
  const accepts = { 'accept-encoding': 'br' }
  expect((await read('/api/shop', accepts)).headers['content-encoding']).toBe('br')
  expect((await read('/api/products?perPage=1', accepts)).headers).not.toHaveProperty('content-encoding')
})
