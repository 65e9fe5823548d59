import { decodeBody, decodeDoc } from '../bson/decode.js'
import { decodeBodyInTurns } from '../bson/decode-in-turns.js'
import { encodeDoc } from '../bson/encode.js'
import { type Doc, isDoc } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { requireRoom } from '../pace/memory.js'
import { PAUSE, Turn, type Work } from '../pace/turn.js'
import { checksumInTurns } from './checksum.js'
import { withBatch, writeReply } from './reply-batch.js'
import { type Sequence, sequenceValue } from './sequence.js'

export const OP_REPLY = 1
export const OP_QUERY = 2004
export const OP_MSG = 2013
export const HEADER_BYTES = 16
export const MAX_MESSAGE_BYTES = 48_000_000

const CHECKSUM_PRESENT = 1
const CHECKSUM_BYTES = 4
const MORE_TO_COME = 2
/** Flag bits 0 to 15 are required: a message with an unknown one must be refused. */
const UNKNOWN_REQUIRED_BITS = 0xfffc

/** A decoded body of many small values takes about this many times its bytes. */
const DECODED_TIMES = 6
const LARGE_BODY_BYTES = 256 * 1024

/** One command as it came over the wire, whatever its envelope. */
export interface CommandMessage {
  requestId: number
  opCode: number
  body: Doc
  /** The client wants no reply (an unacknowledged write). */
  silent: boolean
}

/**
 * Parses a whole message, header included; a large one with pauses. Throws MongoError for anything that this protocol
 * version does not have.
 */
export function* parseMessage(message: Buffer): Work<CommandMessage> {
  const requestId = message.readInt32LE(4)
  const opCode = message.readInt32LE(12)
  if (opCode === OP_MSG) return yield* parseOpMsg(message, requestId)
  if (opCode === OP_QUERY) return parseOpQuery(message, requestId)
  throw new MongoError(5739101, `Unsupported wire operation ${opCode}`)
}

function* parseOpMsg(message: Buffer, requestId: number): Work<CommandMessage> {
  const flags = message.readUInt32LE(HEADER_BYTES)
  if (flags & UNKNOWN_REQUIRED_BITS) throw new MongoError(40429, 'Message contains illegal flags value')
  const summed = isSummed(message)
  const end = summed ? message.length - CHECKSUM_BYTES : message.length
  if (summed && (yield* checksumInTurns(message.subarray(0, end))) !== message.readUInt32LE(end))
    throw new MongoError(288, 'OP_MSG checksum does not match contents')
  let body: Doc | null = null
  const sequences: [string, Sequence][] = []
  let at = HEADER_BYTES + 4
  while (at < end) {
    const kind = message.readUInt8(at)
    const size = sizeAt(message, at + 1, end)
    if (kind === 0) {
      if (body) throw new MongoError(40430, 'Multiple body sections in message')
      const bytes = message.subarray(at + 1, at + 1 + size)
      body = size > LARGE_BODY_BYTES ? yield* largeBody(bytes) : decodeBody(bytes)
    } else if (kind === 1) sequences.push(yield* parseSequence(message, at + 1, at + 1 + size))
    else throw new MongoError(40435, `Unknown section kind ${kind}`)
    at += 1 + size
  }
  if (!body) throw new MongoError(40587, 'OP_MSG messages must have a body')
  for (const [field, documents] of sequences) {
    if (body.has(field))
      throw new MongoError(40433, `Duplicate field between body and document sequence ${field}`)
    body.set(field, sequenceValue(body.keys().next().value ?? '', field, documents))
  }
  return { requestId, opCode: OP_MSG, body, silent: (flags & MORE_TO_COME) !== 0 }
}

function largeBody(bytes: Buffer): Work<Doc> {
  requireRoom(bytes.length * DECODED_TIMES)
  return decodeBodyInTurns(bytes)
}

/** Documents of a sequence that are parsed between two checks whether the turn is over. */
const BETWEEN_LOOKS = 1024

function* parseSequence(message: Buffer, start: number, end: number): Work<[string, Sequence]> {
  const nameEnd = message.indexOf(0, start + 4)
  if (nameEnd < 0 || nameEnd >= end) throw new MongoError(22, 'Document sequence without a name')
  const starts: number[] = []
  let turn = new Turn()
  for (let at = nameEnd + 1; at < end; at += sizeAt(message, at, end)) {
    if (starts.push(at) % BETWEEN_LOOKS !== 0 || !turn.over) continue
    yield PAUSE
    turn = new Turn()
  }
  return [message.toString('utf8', start + 4, nameEnd), { message, starts, bytes: end - nameEnd - 1 }]
}

function sizeAt(message: Buffer, at: number, end: number): number {
  const size = at + 4 <= end ? message.readInt32LE(at) : -1
  if (size < 5 || at + size > end) throw new MongoError(22, 'Section size outside of the message')
  return size
}

/** Old clients open with a legacy query for `hello`; nothing else is answered in this form. */
function parseOpQuery(message: Buffer, requestId: number): CommandMessage {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4)
  const namespace = message.toString('utf8', HEADER_BYTES + 4, nameEnd)
  const start = nameEnd + 1 + 8
  const body = decodeDoc(message.subarray(start, start + sizeAt(message, start, message.length)))
  const wrapped = body.get('$query')
  const command = isDoc(wrapped) ? wrapped : body
  const first = command.keys().next().value?.toLowerCase()
  if (!namespace.endsWith('.$cmd') || (first !== 'ismaster' && first !== 'hello')) {
    throw new MongoError(
      352,
      `Unsupported OP_QUERY command: ${first}. The client driver may require an upgrade.`,
      {
        codeName: 'UnsupportedOpQueryCommand',
      },
    )
  }
  command.set('$db', namespace.slice(0, -'.$cmd'.length))
  return { requestId, opCode: OP_QUERY, body: command, silent: false }
}

let nextRequestId = 1

/**
 * Encodes the reply in the same envelope as its request, with a checksum (made with pauses) if the request
 * had one. The caller returns the bytes with `giveBack` after sending them.
 */
export function* encodeReply(request: Buffer, reply: Doc): Work<Buffer> {
  const legacy = request.readInt32LE(12) === OP_QUERY
  const summed = !legacy && request.length >= HEADER_BYTES + 4 && isSummed(request)
  const start = HEADER_BYTES + (legacy ? 20 : 5)
  // One buffer means one write to the socket.
  const bytes = writeReply(withBatch(reply, encodeDoc(reply)), start, summed ? CHECKSUM_BYTES : 0)
  bytes.writeInt32LE(bytes.length, 0)
  bytes.writeInt32LE(nextRequestId++ & 0x7fffffff, 4)
  bytes.writeInt32LE(request.readInt32LE(4), 8)
  bytes.writeInt32LE(legacy ? OP_REPLY : OP_MSG, 12)
  bytes.fill(0, HEADER_BYTES, start)
  if (legacy) {
    bytes.writeInt32LE(8, HEADER_BYTES) // The AwaitCapable flag, which every server since 1.6 sets.
    bytes.writeInt32LE(1, HEADER_BYTES + 16)
  }
  if (summed) {
    const end = bytes.length - CHECKSUM_BYTES
    bytes.writeUInt32LE(CHECKSUM_PRESENT, HEADER_BYTES)
    bytes.writeUInt32LE(yield* checksumInTurns(bytes.subarray(0, end)), end)
  }
  return bytes
}

const isSummed = (message: Buffer): boolean => (message.readUInt32LE(HEADER_BYTES) & CHECKSUM_PRESENT) !== 0
