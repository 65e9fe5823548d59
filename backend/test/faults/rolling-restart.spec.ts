import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshDatabaseUri } from '../support/http/app.js'
import { type Answer, Client } from '../support/http/client.js'
import { load } from '../support/processes/load.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'
import { type RoundRobin, startRoundRobin } from '../support/processes/round-robin.js'

/** Longer than other tests work: processes start, drain and end in turn. */
jest.setTimeout(180_000)

async function untilReady(proxy: RoundRobin, count: number): Promise<void> {
  for (let tries = 0; proxy.ready() < count; tries++) {
    if (tries > 600) throw new Error(`Only ${proxy.ready()} of ${count} servers are ready`)
    await sleep(50)
  }
}

it('restarts two processes in turn under load: no request is lost, and each is answered by the shop', async () => {
  const environment = {
    DATA_DIR: temporaryFolder(),
    MONGODB_URI: freshDatabaseUri(),
    DRAIN_SECONDS: '3',
  }
  const proxy = await startRoundRobin()
  const running: ServerProcess[] = []
  const start = async (): Promise<void> => {
    const server = await startProcess(environment)
    running.push(server)
    proxy.add(server.url)
    await untilReady(proxy, running.length)
  }
  try {
    await start()
    await start()
    const under = load(proxy.url)
    await sleep(500)
    for (let restarts = 0; restarts < 2; restarts++) {
      const oldest = running.shift()!
      expect(await oldest.stop()).toBe(0)
      proxy.remove(oldest.url)
      await start()
      await sleep(300)
    }
    const { answered, wrong } = await under.stop()
    expect(wrong).toEqual([])
    expect(answered).toBeGreaterThan(200)
  } finally {
    await proxy.close()
    await Promise.all(running.map((server) => server.stop()))
  }
})

describe('a process that was told to end', () => {
  /** A request whose body is not all there yet. */
  function beginRequest(url: string) {
    const call = request(`${url}/api/verify-otp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    })
    call.write('{"mobileNumber":')
    const answered = once(call, 'response').then(async ([answer]) => ({
      status: answer.statusCode as number,
      connection: answer.headers.connection as string,
      body: JSON.parse(await text(answer)) as Record<string, unknown>,
    }))
    return { finish: () => call.end('"12"}'), answered }
  }

  async function untilStopping(client: Client): Promise<Answer> {
    for (;;) {
      const answer = await client.get('/api/health/ready')
      if (answer.status !== 200) return answer
      await sleep(20)
    }
  }

  /** Until nobody listens any more. @throws what the last request failed with, unless that is how such a one fails */
  async function untilClosed(client: Client): Promise<void> {
    try {
      for (;;) {
        expect((await client.get('/api/health/live')).status).toBe(200)
        await sleep(50)
      }
    } catch (error) {
      if (!['ECONNREFUSED', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }

  it('says so at once, serves on for a while, answers what is under way, and takes nothing new', async () => {
    const server = await startProcess({
      DATA_DIR: temporaryFolder(),
      MONGODB_URI: freshDatabaseUri(),
      DRAIN_SECONDS: '8',
    })
    const client = new Client(server.url)
    expect((await client.get('/api/health/ready')).headers.get('connection')).toBe('keep-alive')
    const early = beginRequest(server.url)
    const late = beginRequest(server.url)
    await sleep(200)
    const stopped = server.stop()
    const ready = await untilStopping(client)
    expect(ready).toMatchObject({ status: 503, body: { code: 'STOPPING', details: {} } })
    expect(ready.headers.get('connection')).toBe('close')
    const served = await client.get('/api/products?materialType=FG')
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])

    const refusal = { status: 400, connection: 'close', body: { code: 'VALIDATION_FAILED' } }
    early.finish()
    expect(await early.answered).toMatchObject(refusal)
    await untilClosed(client)
    late.finish()
    expect(await late.answered).toMatchObject(refusal)
    expect(await stopped).toBe(0)
  })

  it('ends at once where no seconds are set for it, though a browser holds a spare connection', async () => {
    const server = await startProcess({ DATA_DIR: temporaryFolder(), MONGODB_URI: freshDatabaseUri() })
    const { hostname, port } = new URL(server.url)
    const spare = connect(Number(port), hostname)
    spare.on('error', () => undefined)
    await once(spare, 'connect')
    const began = performance.now()
    expect(await server.stop()).toBe(0)
    expect(performance.now() - began).toBeLessThan(20_000)
  })
})
