import { customer } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Client } from '../../support/http/client.js'
import { FakeGeocoder } from './fake-geocoder.js'

interface Places {
  places: { city: string; lat: number | null }[]
  source: string
}

describe('a geocoder', () => {
  let geocoder: FakeGeocoder
  let app: TestApp
  let other: TestApp
  let me: Client

  beforeAll(async () => {
    geocoder = await FakeGeocoder.start()
    const environment = { GEOCODER_URL: geocoder.url, PUBLIC_URL: 'https://jaadi.example' }
    app = await startApp({ environment })
    other = await startApp({ environment, mongodbUri: app.mongodbUri })
    me = (await customer(app, '9876543210')).client
  })
  afterAll(async () => {
    await Promise.all([app.close(), other.close()])
    await geocoder.stop()
  })
  /** Resets the queue of requests. */
  beforeEach(async () => {
    geocoder.forget()
    for (const kept of ['geoanswers', 'geogates']) await app.db.collection(kept).deleteMany({})
  })

  const search = (client: Client, q: string) =>
    client.get<Places>(`/api/geo/search?q=${encodeURIComponent(q)}&finished=true`)
  const reverse = (client: Client, lat: number) => client.get(`/api/geo/reverse?lat=${lat}&lng=79.74`)

  it('is told who asks, and for India only', async () => {
    expect((await search(me, 'Market Road Ongole')).body.places[0]?.city).toBe('Ongole')
    const [asked] = geocoder.asked
    expect(asked?.userAgent).toBe('Jaadi-shop/1.0 (https://jaadi.example)')
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      q: 'Market Road Ongole',
      countrycodes: 'in',
      format: 'jsonv2',
      addressdetails: '1',
    })
  })

  it('is not asked while a person types', async () => {
    const { body } = await me.get<Places>('/api/geo/search?q=ongo')
    expect(body.source).toBe('pins')
    expect(geocoder.asked).toHaveLength(0)
  })

  it('is asked once for the same text and for neighbouring points, by either process', async () => {
    const elsewhere = me.movedTo(other.url)
    await search(me, 'Market  Road')
    await search(elsewhere, 'market road')
    await reverse(me, 15.91291)
    await reverse(elsewhere, 15.91289)
    expect(geocoder.asked.map(({ path }) => path)).toEqual(['/search', '/reverse'])
  })

  it('is asked at most once a second by two processes together, and a request that would wait too long fails at once', async () => {
    const elsewhere = me.movedTo(other.url)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => search(n % 2 ? me : elsewhere, `Road ${n}, Guntur`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(geocoder.asked.length).toBeGreaterThanOrEqual(3)
    expect(geocoder.asked.length).toBeLessThan(8)
    const { asked } = geocoder
    const tookMs = (asked.at(-1)?.atMs ?? 0) - (asked[0]?.atMs ?? 0)
    expect(tookMs).toBeGreaterThanOrEqual((asked.length - 1) * 1_000)
    // A busy machine may be late with one and in time with the next.
    expect(Math.min(...geocoder.gaps())).toBeGreaterThan(700)
  })

  it('that refuses is replaced by the PIN directory, and not asked for a while', async () => {
    geocoder.mood = 'refuses'
    expect((await search(me, 'Guntur')).body).toMatchObject({
      source: 'pins',
      places: [{ city: 'Guntur', lat: null }],
    })
    await search(me, 'Nellore')
    expect(await reverse(me, 15.9)).toMatchObject({ status: 503 })
    expect(geocoder.asked).toHaveLength(1)
  })

  it('that hangs is given up, and its failure is not cached', async () => {
    geocoder.mood = 'hangs'
    const started = Date.now()
    expect(await reverse(me, 15.9)).toMatchObject({
      status: 503,
      body: { error: 'Failed to fetch location. Please try again.', code: 'GEOCODER_UNAVAILABLE' },
    })
    expect(Date.now() - started).toBeLessThan(20_000)
    expect(await app.db.collection('geoanswers').countDocuments()).toBe(0)
  })

  it('that finds nothing is asked again only the next day', async () => {
    geocoder.mood = 'knows nothing'
    expect(await reverse(me, 15.9)).toMatchObject({ status: 404 })
    expect(await reverse(me, 15.9)).toMatchObject({ status: 404 })
    expect(geocoder.asked).toHaveLength(1)
  })
})

describe('without a geocoder', () => {
  let app: TestApp
  let me: Client
  beforeAll(async () => {
    app = await startApp({
      environment: { GEOCODER_URL: 'off', TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
    })
    me = (await customer(app, '9876543210')).client
  })
  afterAll(() => app.close())

  it('the PIN directory answers what it can', async () => {
    expect((await me.get<Places>('/api/geo/search?q=mysu&finished=true')).body).toMatchObject({
      source: 'pins',
      places: [{ city: 'Mysuru', lat: null }],
    })
    expect(await me.get('/api/geo/reverse?lat=17&lng=78')).toMatchObject({
      status: 503,
      body: { code: 'GEOCODER_UNAVAILABLE' },
    })
  })

  it('lets in images of our own and of the tile host only', async () => {
    const { headers } = await me.get('/userhomepage')
    expect(headers.get('content-security-policy')).toMatch(/img-src 'self' data: https:\/\/tiles\.example;/)
  })
})
