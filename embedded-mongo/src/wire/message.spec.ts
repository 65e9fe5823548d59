import { deserialize, serialize } from 'bson'
import { type Work } from '../pace/turn.js'
import { BatchBytes } from './batch-bytes.js'
import { checksumOf } from './checksum.js'
import { encodeReply, OP_MSG, parseMessage } from './message.js'
import { attachBatch } from './reply-batch.js'
import { Documents } from './sequence.js'

const MANY = 5000
const HEAD_BYTES = 21
const DOCUMENTS = Array.from({ length: MANY }, (_, n) =>
  Buffer.from(serialize({ _id: n, text: `row ${n}`.padEnd(100) })),
)

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}

/** An insert with a checksum, whose documents come as a sequence. */
function insertOf(documents: Buffer[]): Buffer {
  const sequence = Buffer.concat([Buffer.from('documents\0'), ...documents])
  const body = Buffer.from(serialize({ insert: 'rows', $db: 'd' }))
  const parts = [Buffer.alloc(16), int32(1), Buffer.from([0]), body]
  const message = Buffer.concat([...parts, Buffer.from([1]), int32(sequence.length + 4), sequence, int32(0)])
  message.writeInt32LE(message.length, 0)
  message.writeInt32LE(OP_MSG, 12)
  message.writeUInt32LE(checksumOf(message.subarray(0, -4)), message.length - 4)
  return message
}

/** Result of the work, and how often it paused. */
function done<T>(work: Work<T>): { result: T; pauses: number } {
  let pauses = 0
  for (;;) {
    const step = work.next()
    if (step.done) return { result: step.value, pauses }
    pauses++
  }
}

describe('a message with many documents', () => {
  // Lets every check of the clock find that the turn is over.
  beforeEach(() => {
    let now = 0
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  })
  afterEach(() => jest.restoreAllMocks())

  it('is parsed with pauses', () => {
    const { result, pauses } = done(parseMessage(insertOf(DOCUMENTS)))
    const documents = new Documents(result.body.get('documents') as [])
    expect(documents.length).toBe(MANY)
    expect(documents.at(MANY - 1)).toEqual(
      new Map<string, unknown>([
        ['_id', MANY - 1],
        ['text', `row ${MANY - 1}`.padEnd(100)],
      ]),
    )
    expect(pauses).toBeGreaterThanOrEqual(4)
  })

  it('gets a reply whose checksum is computed with pauses', () => {
    const cursor = new Map<string, unknown>([
      ['nextBatch', []],
      ['id', 0n],
    ])
    const answer = new Map([['cursor', cursor]]) as Parameters<typeof attachBatch>[0]
    const batch = new BatchBytes()
    for (const bytes of DOCUMENTS) batch.add(bytes)
    attachBatch(answer, batch)
    const { result, pauses } = done(encodeReply(insertOf([]), answer))
    const { nextBatch } = (
      deserialize(result.subarray(HEAD_BYTES, -4)) as { cursor: { nextBatch: object[] } }
    ).cursor
    expect(nextBatch).toEqual(DOCUMENTS.map((bytes) => deserialize(bytes)))
    expect(result.readUInt32LE(result.length - 4)).toBe(checksumOf(result.subarray(0, -4)))
    expect(pauses).toBeGreaterThanOrEqual(2)
  })

  it('is parsed without pauses when it holds few documents', () => {
    expect(done(parseMessage(insertOf(DOCUMENTS.slice(0, 3)))).pauses).toBe(0)
  })
})
