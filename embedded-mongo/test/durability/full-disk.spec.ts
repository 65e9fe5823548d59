import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, MongoClient } from 'mongodb'
import { runEngine, type RunningEngine } from '../support/built.js'
import { temporaryDirectory } from '../support/engine.js'

interface Row {
  _id: number
  text: string
}

const FULL = { code: 14031, codeName: 'OutOfDiskSpace' }
const TEXT = 'x'.repeat(20_000)
function mount(at: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at], { stdio: 'ignore' })
}

const directory = temporaryDirectory()
const data = join(directory.path, 'disk')
mkdirSync(data)

/** Whether this user may mount a small disk. */
function mountSmallDisk(): boolean {
  try {
    mount(data, 'size=24m')
    return true
  } catch {
    return false
  }
}

const mounted = mountSmallDisk()

function ofFullDisk(): void {
  let engine: RunningEngine
  let client: MongoClient
  let rows: Collection<Row>
  const open = async (): Promise<void> => {
    engine = await runEngine(data)
    client = await new MongoClient(engine.uri, { retryWrites: false }).connect()
    rows = client.db('d').collection<Row>('rows')
  }
  beforeAll(async () => {
    await open()
  })
  afterAll(async () => {
    await client.close()
    await engine.stop()
    execFileSync('umount', ['-l', data])
    directory.remove()
  })

  /** Inserts until a document is refused; returns how many were stored and the error. */
  const fill = async (from: number): Promise<{ stored: number; error: unknown }> => {
    for (let _id = from; ; _id++) {
      try {
        await rows.insertOne({ _id, text: TEXT })
      } catch (error) {
        return { stored: _id - from, error }
      }
    }
  }

  it('reports a full disk, keeps acknowledged writes, and can still delete and drop', async () => {
    const { stored, error } = await fill(0)
    expect(error).toMatchObject(FULL)
    expect(stored).toBeGreaterThan(300)
    expect(await rows.countDocuments()).toBe(stored)
    await expect(rows.updateOne({ _id: 0 }, { $set: { text: TEXT.repeat(2) } })).rejects.toMatchObject(FULL)
    expect((await rows.deleteMany({ _id: { $lt: stored / 2 } })).deletedCount).toBe(Math.ceil(stored / 2))
    expect(await rows.countDocuments()).toBe(Math.floor(stored / 2))
  })

  it('can still delete when other programs have taken the last space', async () => {
    expect(() => writeFileSync(join(data, 'of others'), Buffer.alloc(24 * 1024 ** 2))).toThrow('ENOSPC')
    const before = await rows.countDocuments()
    await rows.deleteOne({})
    expect(await rows.countDocuments()).toBe(before - 1)
  })

  it('opens while the disk is full, reads, and accepts writes when there is room again', async () => {
    const before = await rows.countDocuments()
    await client.close()
    await engine.kill()
    await open()
    expect(await rows.countDocuments()).toBe(before)
    await expect(rows.insertOne({ _id: -1, text: TEXT })).rejects.toMatchObject(FULL)
    await rows.drop()
    mount(data, 'remount,size=48m')
    await rows.insertOne({ _id: -1, text: TEXT })
    expect(await rows.countDocuments()).toBe(1)
  })
}

if (mounted) describe('an engine on a full disk', ofFullDisk)
else
  it('an engine on a full disk is not tested here: this user may not mount a small disk', () => {
    // A case in the write queue's own spec tests the same answers.
    expect(mounted).toBe(false)
    directory.remove()
  })
