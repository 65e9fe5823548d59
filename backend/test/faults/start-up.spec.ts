import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../src/boot/startup-error.js'
import { DATABASE_WAITS } from '../../src/platform/health/database-away.js'
import { startApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { startDatabase } from '../support/processes/command.js'
import { runToEnd, type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'
import { PRODUCTION } from '../support/processes/production.js'

/**
 * The sentence of a start that refuses. A process prints it and nothing else before it ends with 1, which those tests see
 * that start one; the others ask the start itself, in a process that is there.
 */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const refused: unknown = await startApp({ environment }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartupError)
  return (refused as StartupError).message
}

describe('starting', () => {
  it('refuses a taken port with one sentence, before it writes anything', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const DATA_DIR = join(temporaryFolder(), 'data')
    const sentence = await refusalOf({ PORT: String(port), SEED: 'demo', MONGODB_URI: '', DATA_DIR })
    other.close()
    expect(existsSync(DATA_DIR)).toBe(false)
    expect(sentence).toBe(`Port ${port} is taken. Stop what uses it, or choose another with PORT.`)
  })

  it('refuses a data folder that cannot be written', async () => {
    const file = join(temporaryFolder(), 'a-file')
    writeFileSync(file, '')
    const sentence = await refusalOf({ DATA_DIR: join(file, 'data') })
    expect(sentence).toContain('cannot be written to. Choose another with DATA_DIR.')
  })

  it('refuses an unreachable database server', async () => {
    const { code, output } = await runToEnd({
      DATA_DIR: temporaryFolder(),
      MONGODB_URI: 'mongodb://127.0.0.1:9/jaadi?serverSelectionTimeoutMS=500',
    })
    expect(code).toBe(1)
    expect(output).toContain('The database of MONGODB_URI cannot be reached.')
    expect(output).not.toMatch(/^ +at /m)
  })

  it('refuses an address of a database that cannot be read', async () => {
    const unreadable = await refusalOf({
      DATA_DIR: temporaryFolder(),
      MONGODB_URI: 'mongodb://127.0.0.1:port/x',
    })
    expect(unreadable).toContain('is the address right?')
  })

  it('waits for a database server that is still starting, and says so', async () => {
    const folder = temporaryFolder()
    const earlier = await startDatabase(folder, '0')
    const uri = new URL(earlier.uri)
    await earlier.kill()
    const environment = {
      DATA_DIR: temporaryFolder(),
      LOG_LEVEL: 'warn',
      MONGODB_URI: earlier.uri.replace('/?', '/jaadi?'),
    }
    let starting: Promise<ServerProcess> | undefined
    await new Promise<void>((said) => {
      starting = startProcess(environment, (printed) => {
        if (printed.includes('The database of MONGODB_URI does not answer yet. Waiting for it.')) said()
      })
    })
    // Together longer than a request would wait.
    await sleep(DATABASE_WAITS.serverSelectionTimeoutMS)
    const database = await startDatabase(folder, uri.port)
    const server = await starting
    if (!server) throw new Error('it was never started')
    expect((await new Client(server.url).get('/api/health/ready')).status).toBe(200)
    await server.stop()
    await database.kill()
  })

  it('refuses an address to listen on that this machine does not have', async () => {
    const refusal = (host: string): string => `HOST ${host} is not an address of this machine.`
    const HOST = 'no-such-host.invalid'
    const { code, output } = await runToEnd({ HOST, DATA_DIR: temporaryFolder(), MONGODB_URI: '' })
    expect(code).toBe(1)
    expect(output).toContain(refusal(HOST))
    expect(output).not.toMatch(/^ +at /m)
    for (const other of ['192.0.2.1', '999.1.1.1', 'not a host'])
      expect(await refusalOf({ HOST: other })).toBe(refusal(other))
  })

  it('refuses a bad configuration, naming the variable', async () => {
    const { code, output } = await runToEnd({ PORT: 'eighty', DATA_DIR: temporaryFolder() })
    expect(code).toBe(1)
    expect(output).toContain('PORT is "eighty"')
  })

  it('refuses production without its secrets', async () => {
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
  })
})

/** One folder, filled once; each test goes on where the one before it stopped. */
describe('a folder with the demo', () => {
  const DATA_DIR = temporaryFolder()

  it('ends on SIGTERM with 0, and a second start finds everything', async () => {
    const environment = { DATA_DIR, SEED: 'demo', MONGODB_URI: '' }
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
  })

  it('is refused by production, which names it and the way out', async () => {
    const admin = { ADMIN_MOBILE: '9000000009', ADMIN_PIN: '704286' }
    const { code, output } = await runToEnd({ ...PRODUCTION, ...admin, DATA_DIR })
    expect(code).toBe(1)
    expect(output).toContain(`There is demo data in ${DATA_DIR}.`)
    expect(output).toContain('set DATA_DIR to an empty folder')
    expect(output).not.toMatch(/^ +at /m)
  })
})
