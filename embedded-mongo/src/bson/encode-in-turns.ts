import { requireRoom } from '../pace/memory.js'
import { PAUSE, Turn, type Work } from '../pace/turn.js'
import { encodeDoc, encodeField, encodeItems } from './encode.js'
import { checkSize, MAX_RESULT_BYTES } from './limits.js'
import { type Doc, type Value } from './value.js'

/** Length from which an array is encoded with pauses. */
const LONG = 1000
/** Elements between two checks of the turn. */
const BETWEEN_LOOKS = 100

const HEAD_BYTES = 4
const END = Buffer.from([0])

/**
 * Encodes what a command computed as `encodeDoc` does, with pauses when a field is a long array, such as one that a
 * `$group` gathers. It may be far longer than what it was made of, since values that it holds many times are one in memory.
 * @throws MongoError (10334) for more than a document may have
 */
export function* encodeInTurns(doc: Doc): Work<Buffer> {
  if (![...doc.values()].some(isLong)) return sized(encodeDoc(doc))
  const parts: Buffer[] = []
  for (const [name, value] of doc) {
    if (!isLong(value)) parts.push(sized(encodeField(name, value)))
    else parts.push(headOf(name), enclosed(yield* itemsInTurns(value)))
  }
  return enclosed(parts)
}

function sized(bytes: Buffer): Buffer {
  checkSize(bytes.length, MAX_RESULT_BYTES)
  return bytes
}

const isLong = (value: Value): value is Value[] => Array.isArray(value) && value.length > LONG

/** The bytes for type and name of an array field, as when a document is encoded at once. */
function headOf(name: string): Buffer {
  const empty = encodeField(name, [])
  return empty.subarray(0, empty.length - HEAD_BYTES - END.length)
}

function* itemsInTurns(items: readonly Value[]): Work<Buffer[]> {
  const parts: Buffer[] = []
  let bytes = 0
  let turn = new Turn()
  for (let from = 0; from < items.length; from += BETWEEN_LOOKS) {
    const part = encodeItems(items, from, Math.min(items.length, from + BETWEEN_LOOKS))
    bytes += part.length
    checkSize(bytes, MAX_RESULT_BYTES)
    parts.push(part)
    if (!turn.over) continue
    yield PAUSE
    turn = new Turn()
  }
  return parts
}

function enclosed(parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, HEAD_BYTES + END.length)
  checkSize(length, MAX_RESULT_BYTES)
  requireRoom(0)
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeInt32LE(length)
  return Buffer.concat([head, ...parts, END], length)
}
