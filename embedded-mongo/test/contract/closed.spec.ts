import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { copyDatabase } from '../../src/launch/copy.js'
import { startEmbeddedMongo } from '../../src/launch/start.js'
import { startTestEngine, temporaryDirectory } from '../support/engine.js'

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const socketOf = (uri: string): string => decodeURIComponent(new URL(uri).hostname)

/** The paths in a folder with their modes, `.` for the folder itself. */
function modesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(['.', ...names].map((name) => [name, modeOf(join(folder, name))]))
}

async function countAt(uri: string): Promise<number> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 2000 }).connect()
  try {
    return await client.db('d').collection('c').countDocuments()
  } finally {
    await client.close()
  }
}

describe('an engine without a port', () => {
  const temporary = temporaryDirectory()
  const folderNamed = (name: string): string => join(temporary.path, name)
  const start = (directory: string) => startEmbeddedMongo({ directory, thread: false })
  afterAll(() => temporary.remove())

  it('keeps its socket, files and copies closed to other users', async () => {
    const umask = process.umask(0)
    try {
      const t = await startTestEngine()
      await t.client.db('d').collection('c').insertOne({ a: 1 })
      expect(modesIn(t.directory)).toEqual({
        '.': '700',
        data: '700',
        'data/data.mdb': '700',
        'data/data.mdb/read-me.txt': '600',
        'data/format.json': '600',
        'engine.lock': '600',
        'engine.sock': '600',
        store: '700',
        'store/data.mdb': '600',
        'store/format.json': '600',
        'store/lock.mdb': '600',
        'store/reserve': '600',
        'store/root.sum': '600',
      })
      const copy = folderNamed('copy')
      await copyDatabase(t.directory, copy)
      expect(modesIn(copy)).toEqual({
        '.': '700',
        data: '700',
        'data/data.mdb': '600',
        'data/format.json': '600',
      })
      await t.stop()
    } finally {
      process.umask(umask)
    }
  })

  it('closes files that an older version left open to others', async () => {
    const directory = folderNamed('older')
    await (await start(directory)).close()
    for (const name of ['.', 'store']) chmodSync(join(directory, name), 0o755)
    for (const name of ['store/data.mdb', 'store/format.json']) chmodSync(join(directory, name), 0o644)
    await (await start(directory)).close()
    expect(Object.values(modesIn(directory))).not.toContain('755')
    expect(Object.values(modesIn(directory))).not.toContain('644')
  })

  const refusesOthers = async (): Promise<void> => {
    const directory = folderNamed('other-user')
    chmodSync(temporary.path, 0o755)
    const engine = await start(directory)
    const knock = `require('net').connect(${JSON.stringify(socketOf(engine.uri))})
      .on('connect', () => { console.log('in'); process.exit() }).on('error', (error) => console.log(error.code))`
    const knockAs = (uid: number): string =>
      spawnSync(process.execPath, ['-e', knock], { uid, cwd: '/', encoding: 'utf8' }).stdout.trim()
    expect(knockAs(65_534)).toBe('EACCES')
    await engine.close()
  }
  const mayActAsOthers = process.getuid?.() === 0 && existsSync('/proc/self')
  if (mayActAsOthers) it('refuses another user of the machine', refusesOthers)
  else
    it('another user of the machine is not tested here: only root starts programs as somebody else', () => {
      expect(mayActAsOthers).toBe(false)
    })

  it('replaces the socket of a dead engine, and removes its own', async () => {
    const directory = folderNamed('killed')
    mkdirSync(directory)
    const dead = createServer().listen(join(directory, 'dead.sock'))
    await new Promise((listening) => dead.once('listening', listening))
    execFileSync('cp', ['-a', join(directory, 'dead.sock'), join(directory, 'engine.sock')])
    dead.close()
    const engine = await start(directory)
    expect(await countAt(engine.uri)).toBe(0)
    await expect(start(directory)).rejects.toThrow('already open')
    expect(await countAt(engine.uri)).toBe(0)
    await engine.close()
    expect(existsSync(join(directory, 'engine.sock'))).toBe(false)
  })

  it.each([
    ['too long for a socket', 'x'.repeat(100)],
    ['one that drivers misread', '100%'],
  ])('uses another private folder when the path is %s', async (_title, name) => {
    const engine = await start(folderNamed(name))
    const folder = join(socketOf(engine.uri), '..')
    expect(folder.startsWith(temporary.path)).toBe(false)
    expect(modeOf(folder)).toBe('700')
    expect(await countAt(engine.uri)).toBe(0)
    await engine.close()
    expect(existsSync(folder)).toBe(false)
  })

  it('uses another private folder when its own folder takes no socket', async () => {
    const directory = folderNamed('taken')
    mkdirSync(join(directory, 'engine.sock'), { recursive: true })
    writeFileSync(join(directory, 'engine.sock', 'in-the-way'), '')
    const engine = await start(directory)
    expect(socketOf(engine.uri).startsWith(directory)).toBe(false)
    expect(await countAt(engine.uri)).toBe(0)
    await engine.close()
  })

  it('works in folders with capitals, spaces and letters of any script', async () => {
    const engine = await start(folderNamed('Mein Laden अचार'))
    expect(socketOf(engine.uri)).toContain('Mein Laden अचार')
    expect(await countAt(engine.uri)).toBe(0)
    await engine.close()
  })
})
