import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type AppConfig } from '../../../src/config/config.js'
import { APP_CONFIG } from '../../../src/config/config.module.js'
import { Uploads } from '../../../src/modules/office/media/uploads.service.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { anUpload } from '../../support/builders/pictures.builders.js'
import { type Client } from '../../support/http/client.js'

interface Wire {
  id: string
  Id: string
  image: string
  images: string[]
  pictures: { upload: string | null; url: string; alt: string; widths: number[] }[]
}

const DAY_MS = 86_400_000
/** Longer than all tests before take. */
const HOUR_MS = 3_600_000

let pantry: Pantry
let boss: Client

beforeAll(async () => {
  pantry = await Pantry.open()
  boss = await pantry.staff()
})
afterAll(() => pantry.close())
afterEach(() => pantry.running.clock.shift(0))

const get = (path: string): Promise<Response> => fetch(pantry.running.url + path, { redirect: 'manual' })
const folder = (): string => join(pantry.running.app.get<AppConfig>(APP_CONFIG).dataDir, 'uploads')
function cleanUp(afterMs: number): Promise<number> {
  pantry.running.clock.shift(afterMs)
  return pantry.running.app.get(Uploads, { strict: false }).cleanUp()
}

describe('the pictures of a product', () => {
  it('stand in the order of the form, the first one as its image', async () => {
    const [jar, first, second] = [await pantry.jar(), await anUpload(boss), await anUpload(boss, 300, 300)]
    const elsewhere = 'https://example.com/jar.jpg'
    const put = (pictures: object[]) => boss.put<Wire>(`/api/admin/products/${jar.Id}`, { pictures })
    const { body } = await put([
      { upload: second.id, alt: 'The label' },
      { url: elsewhere },
      { upload: first.id, url: 'https://evil.example/x.svg' },
    ])
    expect(body.image).toBe(`/uploads/${second.id}-300.webp`)
    expect(body.images).toEqual([elsewhere, first.url])
    expect(body.pictures).toMatchObject([
      { upload: second.id, alt: 'The label', widths: [300] },
      { upload: null, url: elsewhere, widths: [] },
      { upload: first.id, url: first.url, widths: [320, 640, 660] },
    ])
    expect((await put([])).body).toMatchObject({ image: jar.image, images: [], pictures: [] })
  })

  it('are kept by a client that sends the image back as it got it', async () => {
    const [jar, picture] = [await pantry.jar(), await anUpload(boss)]
    const path = `/api/admin/products/${jar.Id}`
    const { body } = await boss.put<Wire>(path, { pictures: [{ upload: picture.id }] })
    const again = await boss.put<Wire>(path, { image: body.image, price: 10 })
    expect(again.body.pictures).toEqual(body.pictures)
  })

  it('are eight at most', async () => {
    const jar = await pantry.jar()
    const pictures = Array.from({ length: 9 }, (_, at) => ({ url: `https://example.com/${at}.jpg` }))
    expect((await boss.put(`/api/admin/products/${jar.Id}`, { pictures })).status).toBe(400)
  })
})

describe('the clean-up of pictures', () => {
  it('deletes what a form left behind after a day, and nothing that a product shows', async () => {
    const [jar, shown, left] = [await pantry.jar(), await anUpload(boss), await anUpload(boss)]
    await boss.put(`/api/admin/products/${jar.Id}`, { pictures: [{ upload: shown.id }] })
    expect(await cleanUp(DAY_MS - HOUR_MS)).toBe(0)
    expect(await cleanUp(DAY_MS + HOUR_MS)).toBeGreaterThan(0)
    expect((await get(shown.url)).status).toBe(200)
    expect((await get(left.url)).status).toBe(404)
    expect(readdirSync(folder()).some((name) => name.startsWith(left.id))).toBe(false)
    const late = await boss.put(`/api/admin/products/${jar.Id}`, { pictures: [{ upload: left.id }] })
    expect(late).toMatchObject({
      status: 400,
      body: { details: { fields: { pictures: expect.any(String) as string } } },
    })
  })

  it('keeps pictures that were shown for half a year, since orders may still show them', async () => {
    const [jar, picture] = [await pantry.jar(), await anUpload(boss)]
    const path = `/api/admin/products/${jar.Id}`
    await boss.put(path, { pictures: [{ upload: picture.id }] })
    await boss.put(path, { pictures: [] })
    await cleanUp(179 * DAY_MS)
    expect(existsSync(join(folder(), `${picture.id}-640.webp`))).toBe(true)
    await cleanUp(181 * DAY_MS)
    expect(existsSync(join(folder(), `${picture.id}-640.webp`))).toBe(false)
  })

  it('conflicts with a form that is saved meanwhile, so that no product loses its picture', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [jar, picture] = [await pantry.jar(), await anUpload(boss, 300, 300)]
      pantry.running.clock.shift(DAY_MS + 60_000)
      const [saved] = await Promise.all([
        boss.put<Wire>(`/api/admin/products/${jar.Id}`, { pictures: [{ upload: picture.id }] }),
        pantry.running.app.get(Uploads, { strict: false }).cleanUp(),
      ])
      expect((await get(picture.url)).status).toBe(saved.status === 200 ? 200 : 404)
      pantry.running.clock.shift(0)
    }
  })
})
