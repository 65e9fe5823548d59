import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from '../support/client.js'
import { runToEnd, startProcess, temporaryFolder } from '../support/process.js'
import { PRODUCTION } from '../support/production.js'

describe('starting', () => {
  it('refuses a taken port with one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, output } = await runToEnd({
      PORT: String(port),
      DATA_DIR: temporaryFolder(),
      MONGODB_URI: '',
    })
    other.close()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`)
    expect(output).not.toMatch(/^ +at /m)
  }, 30_000)

  it('refuses a data folder that cannot be written', async () => {
    const file = join(temporaryFolder(), 'a-file')
    writeFileSync(file, '')
    const { code, output } = await runToEnd({ DATA_DIR: join(file, 'data'), MONGODB_URI: '' })
    expect(code).toBe(1)
    expect(output).toContain('cannot be written to. Choose another with DATA_DIR.')
  }, 30_000)

  it('refuses an unreachable database server', async () => {
    const { code, output } = await runToEnd({
      DATA_DIR: temporaryFolder(),
      MONGODB_URI: 'mongodb://127.0.0.1:9/jaadi?serverSelectionTimeoutMS=500',
    })
    expect(code).toBe(1)
    expect(output).toContain('The database of MONGODB_URI cannot be reached.')
  }, 30_000)

  it('refuses an address to listen on that this machine does not have', async () => {
    for (const HOST of ['192.0.2.1', 'no-such-host.invalid']) {
      const { code, output } = await runToEnd({ HOST, DATA_DIR: temporaryFolder(), MONGODB_URI: '' })
      expect(code).toBe(1)
      expect(output).toContain(`HOST ${HOST} is no address of this machine.`)
      expect(output).not.toMatch(/^ +at /m)
    }
  }, 30_000)

  it('refuses a bad configuration, naming the variable', async () => {
    const { code, output } = await runToEnd({ PORT: 'eighty', DATA_DIR: temporaryFolder() })
    expect(code).toBe(1)
    expect(output).toContain('PORT is "eighty"')
  }, 30_000)

  it('refuses production without its secrets, and loads no sandbox there', async () => {
    const { code, output } = await runToEnd({
      NODE_ENV: 'production',
      SESSION_SECRET: '',
      DATA_DIR: temporaryFolder(),
      MONGODB_URI: '',
    })
    expect(code).toBe(1)
    for (const name of [
      'CASHFREE_CLIENT_ID',
      'CASHFREE_CLIENT_SECRET',
      'DELHIVERY_TOKEN',
      'MSG91_AUTH_KEY',
      'SESSION_SECRET',
    ])
      expect(output).toContain(`${name} is missing; production needs it.`)

    const live = await startProcess({ ...PRODUCTION, DATA_DIR: temporaryFolder() })
    const client = new Client(live.url)
    expect((await client.get('/sandbox/outbox?to=9000000000')).status).toBe(404)
    expect((await client.post('/sandbox/clock', { offsetMs: 1 })).status).toBe(404)
    expect((await client.get('/api/health/ready')).status).toBe(200)
    await live.stop()
  }, 60_000)

  it('ends on SIGTERM with 0, and a second start finds everything', async () => {
    const environment = { DATA_DIR: temporaryFolder(), SEED: 'demo', MONGODB_URI: '' }
    const first = await startProcess(environment)
    const client = new Client(first.url)
    await client.signIn('9876543210')
    const { body } = await client.get<{ products: { Id: string }[] }>('/api/products?materialType=FG')
    expect(body.products.length).toBeGreaterThanOrEqual(12)
    expect(await first.stop()).toBe(0)

    const second = await startProcess(environment)
    const again = client.movedTo(second.url)
    expect(
      (await again.get<{ products: unknown[] }>('/api/products?materialType=FG')).body.products,
    ).toHaveLength(body.products.length)
    expect((await again.get('/api/session')).body).toMatchObject({ mobileNumber: '9876543210' })
    expect(await second.stop()).toBe(0)
  }, 60_000)
})
