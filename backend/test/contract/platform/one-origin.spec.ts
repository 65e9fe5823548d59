import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import request from 'supertest'
import { admin, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

let app: TestApp
let client: Client

beforeAll(async () => {
  app = await startApp({
    environment: { ...WITH_ADMIN, PRIMARY_HOST: 'jaadi.example', LEGACY_HOSTS: 'old.example, older.example' },
  })
  client = new Client(app.url)
})
afterAll(() => app.close())

describe('one origin', () => {
  it('answers unknown addresses of the API in the one shape of errors', async () => {
    const { status, body } = await client.get('/api/no-such-thing')
    expect(status).toBe(404)
    expect(body).toEqual({
      error: expect.any(String),
      message: body['error'],
      code: 'NOT_FOUND',
      details: {},
    })
  })

  it.each([
    '/api/Products?materialType=FG',
    '/API/PRODUCTS/?materialType=FG',
    '/api/products/?materialType=FG',
  ])('finds %s whatever its case and final slash', async (path) => {
    expect((await client.get(path)).status).toBe(200)
  })

  it('refuses unreadable, oversize and non-JSON bodies without a trace of our inside', async () => {
    const send = async (body: string, type = 'application/json') => {
      const headers = { 'content-type': type }
      const answer = await fetch(`${app.url}/api/send-otp`, { method: 'POST', headers, body })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    const refusal = (status: number, code: string) => ({ status, body: { code, details: {} } })
    expect(await send('{"mobileNumber":')).toMatchObject(refusal(400, 'BAD_REQUEST'))
    expect(await send('{"__proto__":{"role":"admin"}}')).toMatchObject(refusal(400, 'BAD_REQUEST'))
    expect(await send('<a/>', 'text/xml')).toMatchObject(refusal(415, 'UNSUPPORTED_MEDIA_TYPE'))
    const oversize = JSON.stringify({ mobileNumber: 'x'.repeat(300_000) })
    expect(await send(oversize)).toMatchObject(refusal(413, 'TOO_LARGE'))
  })

  /** What a client gets that writes its bytes itself. */
  async function raw(bytes: string): Promise<{ status: number; headers: string; body: unknown }> {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    socket.write(bytes)
    const [headers = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body: JSON.parse(body) }
  }

  const long = 'x'.repeat(20_000)
  const head = 'HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n'
  it.each([
    ['an address that is none', `GET /api/pins/%zz ${head}\r\n`, 400, 'BAD_REQUEST'],
    ['a page that is none', `GET /%E0%A4 ${head}\r\n`, 400, 'BAD_REQUEST'],
    [
      'a parameter that is too long',
      `POST /api/admin/jobs/${'1'.repeat(500)}/run ${head}\r\n`,
      414,
      'TOO_LARGE',
    ],
    ['an address that is too long', `GET /api/shop?q=${long} ${head}\r\n`, 431, 'TOO_LARGE'],
    ['a header that is too long', `GET /api/shop ${head}X-A: ${long}\r\n\r\n`, 431, 'TOO_LARGE'],
    ['bytes that are no request', 'hello there\r\n\r\n', 400, 'BAD_REQUEST'],
  ])('refuses %s in the one shape of errors', async (_what, bytes, status, code) => {
    const { headers, body, ...answer } = await raw(bytes)
    const { message } = body as { message: string }
    expect([answer.status, body]).toEqual([
      status,
      { error: message, message: expect.any(String), code, details: {} },
    ])
    expect(headers).toContain('cache-control: no-store')
    expect(headers).toContain('content-type: application/json')
    expect(headers).toContain('connection: close')
  })

  it('lets nobody keep an error or how the process is', async () => {
    const paths = [
      '/api/health/live',
      '/api/health/ready',
      '/api/no-such-thing',
      '/api/session',
      '/uploads/none.webp',
    ]
    for (const path of paths) {
      const { headers } = await client.get(path)
      expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
    const posted = await client.post('/api/no-such-thing', {})
    expect([posted.status, posted.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })
})

describe('one origin, as it is served', () => {
  it('names each field of a bad request', async () => {
    const { status, body } = await client.post<{ details: { fields: Record<string, string> } }>(
      '/api/send-otp',
      {
        mobileNumber: { $gt: '' },
      },
    )
    expect(status).toBe(400)
    expect(Object.keys(body.details.fields)).toEqual(['mobileNumber'])
  })

  it('is live and ready', async () => {
    expect(await client.get('/api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await client.get('/api/health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('serves the API document and its page', async () => {
    const { body } = await client.get<{ paths: Record<string, unknown> }>('/api/openapi.json')
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/send-otp', '/api/products', '/api/orders']),
    )
    expect(Object.keys(body.paths).some((path) => path.startsWith('/sandbox'))).toBe(false)
    expect((await client.get('/api/docs')).status).toBe(200)
  })

  it('sends visitors of old domains to the main one, same path and query', async () => {
    await request(app.url)
      .get('/userhomepage/shippingpolicy?from=card')
      .set('host', 'Older.example')
      .expect(308)
      .expect('location', 'http://jaadi.example/userhomepage/shippingpolicy?from=card')
  })

  it('answers to no name of others, so that none of their pages reads the sandbox', async () => {
    for (const path of ['/sandbox/outbox', '/api/shop', '/userhomepage'])
      await request(app.url).get(path).set('host', 'evil.example:3000').expect(421)
    await request(app.url).get('/api/shop').set('host', '192.168.1.5:3000').expect(200)
  })

  it('carries a strict policy on every page and call: no inline script but by digest, no framing by others', async () => {
    const response = await fetch(`${app.url}/api/health/live`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
    const preflight = await fetch(`${app.url}/api/users`, { method: 'OPTIONS', headers: asked })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('lets styles of the console in by a nonce of each document, and pictures from the products’ hosts alone', async () => {
    const policyOf = async (path: string) =>
      (await fetch(app.url + path)).headers.get('content-security-policy') ?? ''
    const open = async () => {
      const { cookies, html } = await consoleOf(app)
      const nonce = /property="csp-nonce" nonce="([^"]+)"/.exec(html.text)?.[1]
      expect(cookies).not.toBe('')
      expect(html.policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(html.policy).not.toMatch(/style-src (?:[^;]*)unsafe-inline/)
      return nonce
    }
    expect(await open()).not.toBe(await open())
    expect(await policyOf('/')).toMatch(/img-src 'self' data:;/)
    const pictures = ['/uploads/a.webp', 'https://pictures.example/a.jpg', 'https://pictures.example/b.jpg']
    const image = 'https://first.example/a.jpg'
    await app.db.collection('products').insertOne({ Id: 'FG-9999', name: 'X', image, images: pictures })
    await app.db
      .collection('pickles')
      .insertOne({ code: 'X', pictures: [{ url: 'https://pot.example/a.jpg' }] })
    const hosts = 'https://first.example https://pictures.example https://pot.example'
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await policyOf('/')).includes(`img-src 'self' data: ${hosts};`)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The host of the pictures is not let in')
  })
})

async function consoleOf({ url }: { url: string }) {
  const boss = await admin({ url })
  const cookies = boss.cookieHeader()
  const response = await fetch(`${url}/dashboard`, { headers: { cookie: cookies } })
  const policy = response.headers.get('content-security-policy') ?? ''
  return { cookies, html: { text: await response.text(), policy } }
}
