import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'
import { HOLD_MS } from '../../src/storage/commit-lock.js'
import { BUILT, runEngine } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

interface Row {
  _id: number
  by: string
}

const NAMESPACE = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

/**
 * Runs a command in a process namespace of its own, as a container does; without the right to do so, in
 * this namespace.
 */
function inContainer(): string[] {
  try {
    execFileSync(NAMESPACE[0] as string, [...NAMESPACE.slice(1), 'true'], { stdio: 'ignore' })
    return NAMESPACE
  } catch {
    return []
  }
}

describe('a database directory has one writer', () => {
  const directory = temporaryDirectory()
  afterAll(() => directory.remove())

  const rowsOf = async (uri: string) => {
    const client = await new MongoClient(uri, { retryWrites: false }).connect()
    return { client, rows: client.db('d').collection<Row>('rows') }
  }

  it('across process namespaces: an engine in another container is refused, whichever came first', async () => {
    const data = join(directory.path, 'containers')
    for (const [first, second] of [
      [[], inContainer()],
      [inContainer(), []],
    ] as const) {
      const holder = await runEngine(data, { through: [...first] })
      await expect(runEngine(data, { through: [...second] })).rejects.toThrow(
        /The database directory .*db is already open in process \d+; stop that process first\./,
      )
      await holder.kill()
      const next = await runEngine(data, { through: [...second] })
      await next.kill()
    }
  })

  it('lets only one of ten engines that start at once open the directory', async () => {
    const data = join(directory.path, 'race')
    mkdirSync(data)
    const script = `import { lockDirectory } from ${JSON.stringify(join(BUILT, 'storage/directory-lock.js'))}
      try { lockDirectory(${JSON.stringify(data)}); console.log('in') } catch (error) { console.log(error.message) }
      setInterval(() => undefined, 1000)`
    const children = Array.from({ length: 10 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    )
    const said = await Promise.all(
      children.map(
        (child) => new Promise<string>((told) => createInterface({ input: child.stdout }).once('line', told)),
      ),
    )
    const ends = children.map((child) => new Promise((ended) => child.once('exit', ended)))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(ends)
    expect(said.filter((line) => line === 'in')).toHaveLength(1)
    expect(said.filter((line) => line.includes('is already open in'))).toHaveLength(9)
  })

  it('makes an engine that was stopped while another took over acknowledge nothing more and end with a readable message', async () => {
    const data = join(directory.path, 'asleep')
    const sleeper = await runEngine(data)
    const old = await rowsOf(sleeper.uri)
    await old.rows.insertOne({ _id: 1, by: 'first' })
    // Stopped with the lock of its commits, it would let nobody open the files at all.
    await sleep(5 * HOLD_MS)
    sleeper.child.kill('SIGSTOP')
    await expect(runEngine(data)).rejects.toThrow('already open')
    // Only a manual removal can free it: while the process lives, its lock does.
    rmSync(join(data, 'db', 'engine.lock'))
    const successor = await runEngine(data)
    const current = await rowsOf(successor.uri)
    await current.rows.insertOne({ _id: 2, by: 'second' })
    const late = [3, 4, 5].map((_id) =>
      old.rows.insertOne({ _id, by: 'first' }).catch((error: unknown) => error),
    )
    sleeper.child.kill('SIGCONT')
    expect(await sleeper.ended).toBe(1)
    expect(sleeper.complaint()).toMatch(/^The database directory .* another engine may be using it\..*\n$/)
    for (const outcome of await Promise.all(late)) expect(outcome).toHaveProperty('message')
    expect((await current.rows.find().toArray()).map(({ _id }) => _id)).toEqual([1, 2])
    await Promise.all([old.client.close(), current.client.close()])
    expect(await successor.stop()).toBe(0)
    expect(existsSync(join(data, 'db', 'engine.lock'))).toBe(false)
  })

  it('does not keep a copied folder from opening beside the original', async () => {
    const data = join(directory.path, 'original')
    const copy = join(directory.path, 'copy')
    const original = await runEngine(data)
    const first = await rowsOf(original.uri)
    await first.rows.insertOne({ _id: 1, by: 'first' })
    cpSync(data, copy, { recursive: true, filter: (path) => !path.endsWith('.sock') })
    const twin = await runEngine(copy)
    const second = await rowsOf(twin.uri)
    await Promise.all([
      first.rows.insertOne({ _id: 2, by: 'first' }),
      second.rows.insertOne({ _id: 3, by: 'second' }),
    ])
    expect(await Promise.all([first.rows.countDocuments(), second.rows.countDocuments()])).toEqual([2, 2])
    await Promise.all([first.client.close(), second.client.close()])
    expect(await Promise.all([original.stop(), twin.stop()])).toEqual([0, 0])
  })
})
