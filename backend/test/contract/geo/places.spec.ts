import { customer } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

interface Places {
  places: { label: string; city: string; state: string; pin: string; lat: number | null }[]
  source: string
}

describe('places, with the stand-in for maps', () => {
  let app: TestApp
  let me: Client
  beforeAll(async () => {
    app = await startApp()
    me = (await customer(app, '9876543210')).client
  })
  afterAll(() => app.close())

  const search = (q: string, finished = false) =>
    me.get<Places>(`/api/geo/search?q=${encodeURIComponent(q)}${finished ? '&finished=true' : ''}`)

  it('suggests while one types, with coordinates', async () => {
    const { status, body } = await search('banj')
    expect(status).toBe(200)
    expect(body.source).toBe('geocoder')
    expect(body.places).toEqual([
      expect.objectContaining({ city: 'Hyderabad', state: 'Telangana', pin: '500034', lat: 17.4126 }),
    ])
  })

  it('finds addresses for a finished text', async () => {
    const { body } = await search('Usman Road, Chennai', true)
    expect(body.places[0]).toMatchObject({
      city: 'Chennai',
      pin: '600017',
      street: '25 Usman Road, T. Nagar',
    })
  })

  it('asks the geocoder 300 times an hour for one account, then postal codes alone', async () => {
    const { client } = await customer(app, '9876543211')
    const source = async (): Promise<string> =>
      (await client.get<Places>('/api/geo/search?q=banj')).body.source
    let asked = 0
    while (asked < 1000 && (await source()) === 'geocoder') asked += 1
    expect(asked).toBe(300)
    const refused = await client.get('/api/geo/reverse?lat=17.4126&lng=78.4')
    expect([refused.status, refused.body['code']]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await search('banj')).body.source).toBe('geocoder')
  })

  it('falls back on the PIN directory where the geocoder knows nothing', async () => {
    const { body } = await search('varana')
    expect(body).toEqual({
      source: 'pins',
      places: [
        {
          label: 'Varanasi, Uttar Pradesh',
          street: '',
          city: 'Varanasi',
          state: 'Uttar Pradesh',
          pin: '',
          lat: null,
          lng: null,
        },
      ],
    })
    expect((await search('221001', true)).body.places[0]).toMatchObject({ city: 'Varanasi', pin: '221001' })
  })

  it('tells the address at a point', async () => {
    expect(await me.get('/api/geo/reverse?lat=17.346&lng=78.5521')).toMatchObject({
      status: 200,
      body: { street: '12 Inner Ring Road, L B Nagar', city: 'Hyderabad', state: 'Telangana', pin: '500074' },
    })
  })

  it('answers 404 where no address is known', async () => {
    expect(await me.get('/api/geo/reverse?lat=10&lng=75')).toMatchObject({ status: 404 })
  })

  it.each([
    ['search?q=', 'q'],
    ['search', 'q'],
    [`search?q=${'x'.repeat(201)}`, 'q'],
    ['search?q=abids&q=adyar', 'q'],
    ['search?q=abids&finished=perhaps', 'finished'],
    ['reverse?lat=91&lng=78', 'lat'],
    ['reverse?lat=17', 'lng'],
    ['reverse?lat=north&lng=78', 'lat'],
    ['reverse?lat=&lng=78', 'lat'],
    ['reverse?lat[$gt]=1&lng=78', 'lat'],
  ])('refuses %s and names the field', async (path, field) => {
    expect(await me.get(`/api/geo/${path}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: { fields: { [field]: expect.any(String) } } },
    })
  })

  it('needs a session', async () => {
    const visitor = new Client(app.url)
    for (const path of ['search?q=abids', 'reverse?lat=17&lng=78'])
      expect(await visitor.get(`/api/geo/${path}`)).toMatchObject({ status: 401 })
  })

  it('draws the map, whose address GET /shop tells and the content security policy lets in', async () => {
    const visitor = new Client(app.url)
    const { body } = await visitor.get<{ map: { tileUrl: string; attribution: string } }>('/api/shop')
    expect(body.map).toEqual({
      tileUrl: '/sandbox/maps/tiles/{z}/{x}/{y}.svg',
      attribution: 'A sketch for the demo, not a map',
    })
    const tile = await visitor.get('/sandbox/maps/tiles/15/23531/14777.svg')
    expect(tile.status).toBe(200)
    expect(tile.headers.get('content-type')).toContain('image/svg+xml')
    expect(await visitor.get('/sandbox/maps/tiles/15/99999/1.svg')).toMatchObject({ status: 404 })
  })
})
