import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { PictureMaker } from '../../../src/modules/office/media/picture-maker.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { anUpload, blank, bomb, sendPicture } from '../../support/builders/pictures.builders.js'
import { type Client } from '../../support/http/client.js'

let pantry: Pantry
let boss: Client

beforeAll(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterAll(() => pantry.close())

const get = (path: string): Promise<Response> => fetch(pantry.running.url + path, { redirect: 'manual' })
const send = (bytes: Uint8Array, client = boss, type?: string) => sendPicture(client, bytes, type)

describe('an uploaded picture', () => {
  it('comes back in three widths and two formats, to be kept for a year', async () => {
    const { id, url, width, height, widths } = await anUpload(boss, 1400, 1000)
    expect({ url, width, height, widths }).toEqual({
      url: `/uploads/${id}-640.webp`,
      width: 1400,
      height: 1000,
      widths: [320, 640, 1080],
    })
    for (const copy of widths)
      for (const format of ['webp', 'avif']) {
        const response = await get(`/uploads/${id}-${copy}.${format}`)
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe(`image/${format}`)
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(response.headers.get('x-content-type-options')).toBe('nosniff')
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
        expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(copy)
      }
  })

  it('is turned upright and loses what the camera wrote into it', async () => {
    const bytes = await blank(900, 600)
      .withExif({ IFD0: { Copyright: 'secret kitchen' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { body } = await send(bytes)
    expect([body.width, body.height]).toEqual([600, 900])
    const copy = Buffer.from(await (await get(body.url)).arrayBuffer())
    const { exif, orientation, width, height } = await sharp(copy).metadata()
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 600,
      height: 900,
    })
  })

  it('weighs at most 60 KB on a card, however busy it is', async () => {
    const noise = sharp(randomBytes(1200 * 1200 * 3), {
      raw: { width: 1200, height: 1200, channels: 3 },
    }).blur(1.2)
    const { body } = await send(await noise.png().toBuffer(), boss, 'image/png')
    const copy = await (await get(`/uploads/${body.id}-320.webp`)).arrayBuffer()
    expect(copy.byteLength).toBeLessThanOrEqual(60 * 1024)
  })

  it('leaves nothing of a file that is two things at once', async () => {
    const polyglot = Buffer.concat([
      await blank(600, 600).jpeg().toBuffer(),
      Buffer.from('<script>alert(document.cookie)</script><?php system($_GET[0]); ?>'),
    ])
    const { status, body } = await send(polyglot)
    expect(status).toBe(201)
    const copy = Buffer.from(await (await get(body.url)).arrayBuffer())
    expect(copy.includes('script')).toBe(false)
  })
})

describe('the shop refuses', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  it.each([
    ['SVG with a script', Buffer.from(svg)],
    ['HTML that says it is a picture', Buffer.from('<!doctype html><script>1</script>')],
    ['a JPEG that is none', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(4000)])],
    ['a GIF', Buffer.from('GIF89a' + 'x'.repeat(100))],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) =>
    expect(await send(bytes)).toMatchObject({ status: 415, body: { code: 'NOT_A_PICTURE' } }),
  )

  it('a body of another type, at once', async () =>
    expect(await send(Buffer.from('{}'), boss, 'application/json')).toMatchObject({
      status: 415,
      body: { code: 'NOT_A_PICTURE' },
    }))

  it('one more upload while five are waiting; those are made', async () => {
    const bytes = await blank(660, 500).jpeg().toBuffer()
    const maker = pantry.running.app.get(PictureMaker, { strict: false })
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => maker.make(bytes)))
    const [refused] = made.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: { code: 'UPLOADS_BUSY' } })
    expect(made.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(4)
  })

  it('half a file', async () => {
    const whole = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect((await send(whole.subarray(0, whole.length / 2))).status).toBe(415)
  })

  it('a small file that expands to gigabytes', async () => {
    expect(bomb(11_000).length).toBeLessThan(1024 * 1024)
    expect(await send(bomb(11_000), boss, 'image/png')).toMatchObject({
      status: 400,
      body: { code: 'PICTURE_SIZE' },
    })
  })

  it('a picture too small to show', async () =>
    expect(await send(await blank(120, 900).png().toBuffer())).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('120 × 900') as string },
    }))

  it('more than 12 MB, with an answer that says so', async () =>
    expect(await send(Buffer.alloc(13 * 1024 * 1024, 1))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE', error: 'The file is too large: at most 12 MB.' },
    }))

  it('more than 12 MB when the length was not announced', async () => {
    const chunk = new Uint8Array(1024 * 1024)
    let sent = 0
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => (sent++ < 14 ? controller.enqueue(chunk) : controller.close()),
    })
    const response = await fetch(`${pantry.running.url}/api/admin/uploads`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', origin: pantry.running.url, cookie: boss.cookieHeader() },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  it('an upload by anybody but an admin', async () => {
    const bytes = await blank(300, 300).jpeg().toBuffer()
    expect((await send(bytes, pantry.visitor())).status).toBe(401)
    expect((await send(bytes, (await packer(pantry.running, boss)).client)).status).toBe(403)
  })

  it('a picture where another call expects its form', async () => {
    const response = await fetch(`${pantry.running.url}/api/products`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', origin: pantry.running.url, cookie: boss.cookieHeader() },
      body: new Uint8Array(await blank(300, 300).png().toBuffer()),
    })
    expect(response.status).toBe(400)
  })

  it('a name that is not a copy, whatever it points at', async () => {
    for (const name of ['..%2f..%2fetc%2fpasswd', 'a.webp', `${'0'.repeat(24)}-640.webp`, '.env'])
      expect((await get(`/uploads/${name}`)).status).toBe(404)
  })
})
