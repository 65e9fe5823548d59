import { connect } from 'node:net'
import { type Document, ObjectId, serialize } from 'bson'
import { verifyDatabase } from '../../src/launch/verify.js'
import { startTestEngine } from '../support/engine.js'

const FRAMES = Number(process.env['FRAMES'] ?? 1000)
const SEED = Number(process.env['SEED'] ?? 1)
const AT_ONCE = 40
const HEADER = 16

/** Random numbers below `below`, the same ones for the same seed. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const roll = dice(SEED)
const oneOf = <T>(items: readonly T[]): T => items[roll(items.length)] as T

const rows = Array.from({ length: 5 }, (_, n) => ({
  _id: new ObjectId(),
  n,
  tags: ['a', `b${n}`],
  at: new Date(n),
}))
const COMMANDS: Document[] = [
  { hello: 1 },
  { insert: 'rows', documents: rows },
  { find: 'rows', filter: { n: { $gte: 1, $in: [1, 2, 3] }, tags: /a/ }, sort: { n: -1 }, limit: 3 },
  {
    update: 'rows',
    updates: [{ q: { n: 1 }, u: { $inc: { n: 1 }, $push: { tags: 'c' } }, upsert: true, multi: true }],
  },
  { delete: 'rows', deletes: [{ q: { n: 9 }, limit: 0 }] },
  { findAndModify: 'rows', query: { n: 2 }, update: { $set: { 'in.deep': 1.5 } }, new: true },
  {
    aggregate: 'rows',
    pipeline: [{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: '$n' } } }],
    cursor: {},
  },
  {
    createIndexes: 'rows',
    indexes: [
      { key: { n: 1 }, name: 'n_1' },
      { key: { tags: 1 }, name: 'tags_1' },
    ],
  },
  { getMore: 5n, collection: 'rows' },
  { count: 'rows', query: { n: { $type: 'int' } } },
  { distinct: 'rows', key: 'tags' },
  { listCollections: 1 },
  { commitTransaction: 1, lsid: { id: new ObjectId() }, txnNumber: 1n, autocommit: false },
]

function frameOf(command: Document): Buffer {
  const body = serialize({ ...command, $db: 'broken' })
  const head = Buffer.alloc(HEADER + 5)
  head.writeInt32LE(head.length + body.length, 0)
  head.writeInt32LE(1, 4)
  head.writeInt32LE(2013, 12)
  return Buffer.concat([head, body])
}

function withLength(frame: Buffer): Buffer {
  if (frame.length >= 4) frame.writeInt32LE(frame.length)
  return frame
}

const DAMAGES: ((frame: Buffer) => Buffer)[] = [
  (frame) => frame,
  (frame) => {
    for (let times = 1 + roll(6); times > 0; times--) frame[HEADER + roll(frame.length - HEADER)] = roll(256)
    return frame
  },
  (frame) => {
    frame[roll(frame.length)] = roll(256)
    return frame
  },
  (frame) => frame.subarray(0, roll(frame.length)),
  (frame) => withLength(Buffer.from(frame.subarray(0, 1 + roll(frame.length)))),
  (frame) => {
    const at = HEADER + roll(frame.length - HEADER)
    return withLength(
      Buffer.concat([frame.subarray(0, at), Buffer.from([roll(256), roll(256)]), frame.subarray(at)]),
    )
  },
  (frame) => {
    // Overwrites a length within the document, so that it points elsewhere.
    frame.writeInt32LE(
      roll(2) ? roll(100) - 20 : 0x7fffffff - roll(100),
      Math.min(HEADER + 5 + roll(60), frame.length - 4),
    )
    return frame
  },
  (frame) => withLength(Buffer.concat([frame.subarray(0, HEADER + roll(20)), frameOf(oneOf(COMMANDS))])),
  () => Buffer.from(Array.from({ length: roll(200) }, () => roll(256))),
]

/** Sends bytes on a new connection; resolves when it is closed. */
const sent = (path: string, bytes: Buffer): Promise<void> =>
  new Promise((closed) => {
    const socket = connect({ path }, () => socket.end(bytes))
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.once('close', () => closed())
  })

describe(`${FRAMES} broken frames (seed ${SEED})`, () => {
  it(
    'neither end the engine nor damage its data',
    async () => {
      const t = await startTestEngine()
      const path = decodeURIComponent(new URL(t.engine.uri).hostname)
      try {
        const kept = t.client.db('kept').collection<{ _id: number; n: number }>('rows')
        await kept.createIndex({ n: 1 })
        await kept.insertMany(Array.from({ length: 500 }, (_, _id) => ({ _id, n: _id % 7 })))
        for (let done = 0; done < FRAMES; done += AT_ONCE) {
          const frames = Array.from({ length: AT_ONCE }, () => oneOf(DAMAGES)(frameOf(oneOf(COMMANDS))))
          await Promise.all(frames.map((frame) => sent(path, frame)))
          await t.client.db('broken').collection('rows').deleteMany({})
        }
        expect(await kept.countDocuments({ n: { $gte: 0 } })).toBe(500)
        const found = await verifyDatabase(t.directory)
        expect(found.flatMap(({ problems }) => problems)).toEqual([])
      } finally {
        await t.stop()
      }
    },
    20_000 + FRAMES * 10,
  )
})
