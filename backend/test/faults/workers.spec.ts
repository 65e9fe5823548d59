import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '../support/http/client.js'
import { load } from '../support/processes/load.js'
import { runToEnd, type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

/** Longer than other tests work: three processes start, drain and end in turn. */
jest.setTimeout(240_000)

const TOKEN = '0123456789abcdef0123456789abcdef'
/** The demo, whose orders are among the figures. One that leaves answers for a while what reached it before. */
const environment = () => ({
  WORKERS: '2',
  DATA_DIR: temporaryFolder(),
  SEED: 'demo',
  METRICS_TOKEN: TOKEN,
  DRAIN_SECONDS: '3',
})

/** Empty when the process has ended meanwhile. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** The workers of a primary process; its database has a process beside it, too. */
const workersOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((child) => commandOf(child).includes('main.js'))
    .map(Number)

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50)
}

async function figures(client: Client): Promise<(start: string) => number> {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const { body } = await client.request<{ text: string }>('GET', '/api/metrics', undefined, headers)
  return (start) => {
    const line = body.text.split('\n').find((one) => one.startsWith(start))
    return Number(line?.slice(line.lastIndexOf(' ') + 1))
  }
}

describe('two workers over one embedded database', () => {
  let server: ServerProcess
  let client: Client
  const workers = () => workersOf(server.child.pid!)
  beforeAll(async () => {
    server = await startProcess(environment())
    client = new Client(server.url)
  })
  afterAll(() => server.stop())

  it('serve the same shop, whose figures are told once and whose requests are added up', async () => {
    expect(server.output()).toContain('Workers    2 processes')
    expect(workers()).toHaveLength(2)
    // Side by side, on several connections, so that both workers get some.
    const calls = await Promise.all(Array.from({ length: 10 }, () => client.get('/api/shop')))
    expect(calls.map(({ status }) => status)).toEqual(Array(10).fill(200))
    for (let scrape = 0; scrape < 3; scrape++) {
      const of = await figures(client)
      expect(of('http_request_duration_seconds_count{method="GET",route="/api/shop",status="200"}')).toBe(10)
      expect(of('jaadi_orders{delivery="Pending"}')).toBe(3)
      expect(of('jaadi_primary_process_resident_memory_bytes')).toBeGreaterThan(1e6)
    }
  })

  it('are replaced in turn by SIGUSR2 under load: no request is lost', async () => {
    const before = workers()
    const under = load(server.url)
    server.child.kill('SIGUSR2')
    await until(() => before.every((pid) => !isThere(pid)))
    await sleep(300)
    const { answered, wrong } = await under.stop()
    expect(wrong).toEqual([])
    expect(answered).toBeGreaterThan(50)
    expect(workers()).toHaveLength(2)
  })

  it('stand in for one that is killed, and another one takes its place', async () => {
    const [killed, other] = workers() as [number, number]
    process.kill(killed, 'SIGKILL')
    await until(() => !isThere(killed))
    for (let call = 0; call < 4; call++)
      expect((await client.get('/api/products?materialType=FG')).status).toBe(200)
    await until(() => workers().length === 2)
    expect(workers()).toContain(other)
    expect(server.output()).toContain('A worker ended (SIGKILL). Another one takes its place.')
  })

  it('end with the primary process, which ends with 0', async () => {
    const before = workers()
    expect(await server.stop()).toBe(0)
    expect(before.filter(isThere)).toEqual([])
  })
})

it('workers end when the primary process is killed, and the folder opens again', async () => {
  const settings = { ...environment(), SEED: 'none' }
  const server = await startProcess(settings)
  const workers = workersOf(server.child.pid!)
  await server.kill()
  await until(() => !workers.some(isThere))
  const again = await startProcess({ ...settings, WORKERS: '1' })
  expect(await again.stop()).toBe(0)
})

it.each(['0', 'two', '65', '1.5'])('WORKERS=%s is refused by name', async (WORKERS) => {
  const { code, output } = await runToEnd({ DATA_DIR: temporaryFolder(), WORKERS })
  expect(code).toBe(1)
  expect(output).toContain(`WORKERS is "${WORKERS}"; it must be auto or a number from 1 to 64.`)
})

it('a taken port is named once, and no worker is started for it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { code, output } = await runToEnd({ DATA_DIR: temporaryFolder(), WORKERS: '2', PORT: String(port) })
  other.close()
  expect(code).toBe(1)
  expect(output.match(new RegExp(`Port ${port} is taken`, 'g'))).toHaveLength(1)
})
