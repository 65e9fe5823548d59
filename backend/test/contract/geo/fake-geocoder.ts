import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'

interface Asked {
  path: string
  query: URLSearchParams
  userAgent: string
  atMs: number
}

const RESULT = {
  lat: '15.9129',
  lon: '79.7400',
  name: 'Market Road',
  address: {
    road: 'Market Road',
    town: 'Ongole',
    state: 'Andhra Pradesh',
    postcode: '523001',
    country_code: 'in',
  },
}

/** A geocoder over HTTP that answers, refuses, or hangs. */
export class FakeGeocoder {
  readonly asked: Asked[] = []
  mood: 'answers' | 'knows nothing' | 'refuses' | 'hangs' = 'answers'
  private server!: Server
  url = ''

  static async start(): Promise<FakeGeocoder> {
    const fake = new FakeGeocoder()
    fake.server = createServer((request, response) => {
      fake.note(request)
      if (fake.mood === 'hangs') return
      response.statusCode = fake.mood === 'refuses' ? 429 : 200
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(fake.answer(request.url ?? '')))
    })
    await new Promise<void>((listening) => fake.server.listen(0, '127.0.0.1', listening))
    fake.url = `http://127.0.0.1:${(fake.server.address() as AddressInfo).port}`
    return fake
  }

  forget(): void {
    this.asked.length = 0
    this.mood = 'answers'
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((closed) => this.server.close(closed))
  }

  /** Milliseconds between one request and the next. */
  gaps(): number[] {
    return this.asked.slice(1).map(({ atMs }, index) => atMs - (this.asked[index]?.atMs ?? 0))
  }

  private note({ url = '', headers }: IncomingMessage): void {
    const { pathname, searchParams } = new URL(url, 'http://fake')
    this.asked.push({
      path: pathname,
      query: searchParams,
      userAgent: headers['user-agent'] ?? '',
      atMs: Date.now(),
    })
  }

  private answer(url: string): unknown {
    if (this.mood !== 'answers') return url.startsWith('/reverse') ? { error: 'Unable to geocode' } : []
    return url.startsWith('/reverse') ? RESULT : [RESULT]
  }
}
