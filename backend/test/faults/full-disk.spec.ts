import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { admin } from '../support/auth.builders.js'
import { Client } from '../support/client.js'
import { blank, sendPicture } from '../support/pictures.builders.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/process.js'

const folder = temporaryFolder()
const DATA_DIR = join(folder, 'disk')
mkdirSync(DATA_DIR)

const REFUSED = { status: 503, body: { code: 'DISK_FULL', details: { retryAfterSeconds: 60 } } }

/** A small disk; who may not mount one goes by the error filter's own test. */
function hasSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', DATA_DIR], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const onSmallDisk = hasSmallDisk() ? describe : describe.skip

const shownIn = async (client: Client): Promise<{ Id: string }[]> =>
  (await client.get<{ products: { Id: string }[] }>('/api/products?materialType=FG&perPage=3')).body.products

onSmallDisk('a shop whose disk is full', () => {
  let shop: ServerProcess
  beforeAll(async () => {
    shop = await startProcess({ DATA_DIR, SEED: 'demo', MONGODB_URI: '', BACKUP_DIR: '' })
  })
  afterAll(async () => {
    await shop.stop()
    execFileSync('umount', ['-l', DATA_DIR])
    rmSync(folder, { recursive: true, force: true })
  })

  it('answers what writes with 503 and when to try again, reads on, and writes when there is room', async () => {
    const boss = await admin(shop)
    const customer = new Client(shop.url)
    await customer.signIn('9876543210')
    await customer.get('/api/cart/items')
    const [{ Id: jar } = { Id: '' }] = await shownIn(customer)
    const picture = await blank(900, 600).jpeg().toBuffer()
    const filler = join(DATA_DIR, 'of others')
    expect(() => writeFileSync(filler, Buffer.alloc(48 * 1024 ** 2))).toThrow('ENOSPC')

    const otp = await new Client(shop.url).post('/api/send-otp', { mobileNumber: '9876543211' })
    expect(otp).toMatchObject(REFUSED)
    expect(otp.headers.get('retry-after')).toBe('60')
    expect(await customer.post('/api/cart/add', { Id: jar, quantity: 1 })).toMatchObject(REFUSED)
    expect(await sendPicture(boss, picture)).toMatchObject(REFUSED)
    expect(await boss.post('/api/admin/jobs/backups.make/run')).toMatchObject(REFUSED)
    for (const path of ['/api/products?materialType=FG&perPage=3', '/api/cart/items', '/api/session'])
      expect((await customer.get(path)).status).toBeLessThan(300)

    rmSync(filler)
    expect((await sendPicture(boss, picture)).status).toBe(201)
    expect(shop.output()).not.toContain(' 500')
  })

  it('says so of a picture whose copies alone do not fit', async () => {
    const boss = await admin(shop)
    // The record of the picture still fits, its copies do not.
    const picture = await blank(900, 600).jpeg().toBuffer()
    mkdirSync(join(DATA_DIR, 'uploads'), { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', join(DATA_DIR, 'uploads')])
    try {
      expect(await sendPicture(boss, picture)).toMatchObject(REFUSED)
    } finally {
      execFileSync('umount', ['-l', join(DATA_DIR, 'uploads')])
    }
  })
})
