import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { admin } from '../support/builders/auth.builders.js'
import { blank, sendPicture } from '../support/builders/pictures.builders.js'
import { Client } from '../support/http/client.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

const REFUSED = { status: 503, body: { code: 'DISK_FULL', details: { retryAfterSeconds: 60 } } }

/** Takes the place of whatever else fills a disk. */
const OTHERS = 'of others'
const DISK_MB = 128

const DATA_DIR = temporaryFolder()

/** Whether this user may mount a small disk. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', DATA_DIR], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const mounted = mountSmallDisk()

/** Takes what is left of the disk, to the last page. */
function fill(): void {
  const file = openSync(join(DATA_DIR, OTHERS), 'a')
  try {
    for (;;) writeSync(file, Buffer.alloc(4096))
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    closeSync(file)
  }
}

const shownIn = async (client: Client): Promise<{ Id: string }[]> =>
  (await client.get<{ products: { Id: string }[] }>('/api/products?materialType=FG&perPage=3')).body.products

function ofFullDisk(): void {
  let shop: ServerProcess
  beforeAll(async () => {
    shop = await startProcess({ DATA_DIR, SEED: 'demo', MONGODB_URI: '', BACKUP_DIR: '' })
  })
  afterAll(async () => {
    await shop.stop()
    execFileSync('umount', ['-l', DATA_DIR])
  })

  it('answers writes with 503 and when to try again, still reads, and writes once there is room', async () => {
    const boss = await admin(shop)
    const customer = new Client(shop.url)
    await customer.signIn('9876543210')
    await customer.get('/api/cart/items')
    const [{ Id: jar } = { Id: '' }] = await shownIn(customer)
    const picture = await blank(900, 600).jpeg().toBuffer()
    fill()

    const otp = await new Client(shop.url).post('/api/send-otp', { mobileNumber: '9876543211' })
    expect(otp).toMatchObject(REFUSED)
    expect(otp.headers.get('retry-after')).toBe('60')
    expect(await customer.post('/api/cart/add', { Id: jar, quantity: 1 })).toMatchObject(REFUSED)
    expect(await sendPicture(boss, picture)).toMatchObject(REFUSED)
    expect(await boss.post('/api/admin/jobs/backups.make/run')).toMatchObject(REFUSED)
    for (const path of ['/api/products?materialType=FG&perPage=3', '/api/cart/items', '/api/session'])
      expect((await customer.get(path)).status).toBeLessThan(300)

    rmSync(join(DATA_DIR, OTHERS))
    expect((await sendPicture(boss, picture)).status).toBe(201)
    expect(shop.output()).not.toContain(' 500')
  }, 180_000)
}

if (mounted) describe('a shop whose disk is full', ofFullDisk)
else
  it('a shop whose disk is full is not tested here: this user may not mount a small disk', () => {
    // The engine's write queue has a spec that needs no disk.
    expect(mounted).toBe(false)
  })
