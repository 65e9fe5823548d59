import { execFileSync } from 'node:child_process'
import { admin } from '../support/builders/auth.builders.js'
import { blank, sendPicture } from '../support/builders/pictures.builders.js'
import { Client } from '../support/http/client.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

const REFUSED = { status: 503, body: { code: 'DISK_FULL', details: { retryAfterSeconds: 60 } } }

/** Limits how long the process's files may become, which its writes meet as they meet a full disk; needs no rights. */
const limitFiles = (shop: ServerProcess, bytes: number | 'unlimited'): Buffer =>
  execFileSync('prlimit', ['--pid', String(shop.child.pid), `--fsize=${bytes}:`])

/**
 * Waits for the part of the minute, from its sixth to its twentieth second, in which no job begins. Commits that jobs and requests attempt on a full disk at the
 * same time can break the memory of lmdb's native code, and the process ends; this test is about what requests get.
 */
async function betweenJobs(): Promise<void> {
  while (Math.abs(new Date().getSeconds() - 9) > 2) await new Promise((later) => setTimeout(later, 200))
}

const shownIn = async (client: Client): Promise<{ Id: string }[]> =>
  (await client.get<{ products: { Id: string }[] }>('/api/products?materialType=FG&perPage=3')).body.products

describe('a shop whose disk is full', () => {
  let shop: ServerProcess
  beforeAll(async () => {
    const DATA_DIR = temporaryFolder()
    shop = await startProcess({ DATA_DIR, SEED: 'demo', MONGODB_URI: '', BACKUP_DIR: '' })
  })
  afterAll(() => shop.stop())

  it('answers writes with 503 and when to try again, still reads, and writes once there is room', async () => {
    const boss = await admin(shop)
    const customer = new Client(shop.url)
    await customer.signIn('9876543210')
    await customer.get('/api/cart/items')
    const [{ Id: jar } = { Id: '' }] = await shownIn(customer)
    const picture = await blank(900, 600).jpeg().toBuffer()
    await betweenJobs()
    limitFiles(shop, 1)

    const otp = await new Client(shop.url).post('/api/send-otp', { mobileNumber: '9876543211' })
    expect(otp).toMatchObject(REFUSED)
    expect(otp.headers.get('retry-after')).toBe('60')
    expect(await customer.post('/api/cart/add', { Id: jar, quantity: 1 })).toMatchObject(REFUSED)
    expect(await sendPicture(boss, picture)).toMatchObject(REFUSED)
    expect(await boss.post('/api/admin/jobs/backups.make/run')).toMatchObject(REFUSED)
    for (const path of ['/api/products?materialType=FG&perPage=3', '/api/cart/items', '/api/session'])
      expect((await customer.get(path)).status).toBeLessThan(300)

    limitFiles(shop, 'unlimited')
    expect((await sendPicture(boss, picture)).status).toBe(201)
    expect(shop.output()).not.toContain(' 500')
  }, 180_000)
})
