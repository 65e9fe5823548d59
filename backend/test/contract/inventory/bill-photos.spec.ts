import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type AppConfig } from '../../../src/config/config.js'
import { APP_CONFIG } from '../../../src/config/config.module.js'
import { Uploads } from '../../../src/modules/office/media/uploads.service.js'
import { blank } from '../../support/builders/pictures.builders.js'
import { type StockAnswer, type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'
import { type Client } from '../../support/http/client.js'

type Batch = StockEntry & { billPhoto: string | null }

const DAYS_2_MS = 2 * 86_400_000
let room: Storeroom
let batch: StockEntry

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())
beforeEach(async () => {
  batch = await room.batch(await room.material())
})
afterEach(() => room.pantry.running.clock.shift(0))

const photo = () => blank(2400, 3200).jpeg().toBuffer()
const path = (id = batch._id) => `/api/admin/stock/${id}/bill`
const fetched = (address: string, by: Client) =>
  fetch(by.url + address, { headers: { cookie: by.cookieHeader() } })
async function send(bytes: Uint8Array, by = room.ops, address = path()) {
  const answer = await fetch(by.url + address, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', origin: by.url, cookie: by.cookieHeader() },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, body: (await answer.json()) as Batch & StockAnswer }
}
const files = (): string[] =>
  readdirSync(join(room.pantry.running.app.get<AppConfig>(APP_CONFIG).dataDir, 'uploads'))
function cleanUp(): Promise<number> {
  room.pantry.running.clock.shift(DAYS_2_MS)
  return room.pantry.running.app.get(Uploads, { strict: false }).cleanUp()
}

describe('the picture of a bill', () => {
  it('is kept with its batch, small enough to send and large enough to read', async () => {
    const { status, body } = await send(await photo(), room.ops, path(batch.batchNumber))
    expect(status).toBe(200)
    expect(body.billPhoto).toMatch(new RegExp(`^/api/admin/stock/${batch._id}/bill\\?photo=[0-9a-f]{24}$`))
    const answer = await fetched(body.billPhoto ?? '', room.ops)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toContain('private')
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(1800)
  })

  it('is only for staff, at every address', async () => {
    await send(await photo())
    const stranger = room.literal()
    expect((await fetched(path(), stranger)).status).toBe(401)
    await stranger.signIn('9876543210')
    expect((await fetched(path(), stranger)).status).toBe(403)
    expect((await send(await photo(), stranger)).status).toBe(403)
    for (const file of files()) expect((await fetched(`/uploads/${file}`, stranger)).status).toBe(404)
  })

  it('is replaced by the next one, and can be removed', async () => {
    const first = await send(await photo())
    const second = await send(await blank(300, 400).png().toBuffer())
    expect(second.body.billPhoto).not.toBe(first.body.billPhoto)
    const gone = await room.ops.delete<Batch>(path())
    expect([gone.status, gone.body.billPhoto]).toEqual([200, null])
    expect((await fetched(path(), room.ops)).status).toBe(404)
    expect((await room.ops.delete(path())).status).toBe(200)
  })

  it('stays while a batch or a moved part shows it, and is then deleted', async () => {
    await cleanUp()
    room.pantry.running.clock.shift(0)
    await send(await photo())
    const outlet = await room.otherOutlet()
    const moved = await room.ops.post<Batch>(`/api/admin/stock/${batch._id}/transfers`, {
      outlet,
      quantity: 5,
    })
    expect(moved.body.billPhoto).toContain(`${moved.body._id}/bill`)
    expect(await cleanUp()).toBe(0)
    expect((await fetched(moved.body.billPhoto ?? '', room.ops)).status).toBe(200)
    room.pantry.running.clock.shift(0)
    const other = await room.batch(await room.material())
    await send(await photo(), room.ops, path(other._id))
    expect((await room.boss.delete(`/api/stock/${other._id}`)).status).toBe(200)
    const before = files().length
    expect(await cleanUp()).toBe(1)
    expect(files()).toHaveLength(before - 1)
  })

  it('must be a picture, of a batch that exists', async () => {
    const { status, body } = await send(Buffer.from('%PDF-1.7'))
    expect([status, body.code]).toEqual([415, 'NOT_A_PICTURE'])
    expect((await send(await blank(20, 20).png().toBuffer())).body.code).toBe('PICTURE_SIZE')
    expect((await send(await photo(), room.ops, path('6740c1f2a4b5c6d7e8f90999'))).status).toBe(404)
  })

  it('cannot be shown as the picture of a product', async () => {
    const { body } = await send(await photo())
    const upload = body.billPhoto?.split('photo=')[1]
    const jar = await room.pantry.jar()
    const put = await room.boss.put(`/api/admin/products/${jar.Id}`, { pictures: [{ upload }] })
    expect(put.status).toBe(400)
  })
})
