import { requireRoom } from '../pace/memory.js'
import { PAUSE, Turn, type Work } from '../pace/turn.js'
import { encodeDoc, encodeField, encodeItems } from './encode.js'
import { type Doc, type Value } from './value.js'

/** Length from which an array is encoded with pauses. */
const LONG = 1000
/** Elements between two checks of the turn. */
const BETWEEN_LOOKS = 100

const HEAD_BYTES = 4
const END = Buffer.from([0])

/** Encodes as `encodeDoc` does, with pauses when a field is a long array, such as one that a `$group` gathers. */
export function* encodeInTurns(doc: Doc): Work<Buffer> {
  if (![...doc.values()].some(isLong)) return encodeDoc(doc)
  const parts: Buffer[] = []
  for (const [name, value] of doc) {
    if (!isLong(value)) parts.push(encodeField(name, value))
    else parts.push(headOf(name), enclosed(yield* itemsInTurns(value)))
  }
  return enclosed(parts)
}

const isLong = (value: Value): value is Value[] => Array.isArray(value) && value.length > LONG

/** The bytes for type and name of an array field, as when a document is encoded at once. */
function headOf(name: string): Buffer {
  const empty = encodeField(name, [])
  return empty.subarray(0, empty.length - HEAD_BYTES - END.length)
}

function* itemsInTurns(items: readonly Value[]): Work<Buffer[]> {
  const parts: Buffer[] = []
  let turn = new Turn()
  for (let from = 0; from < items.length; from += BETWEEN_LOOKS) {
    parts.push(encodeItems(items, from, Math.min(items.length, from + BETWEEN_LOOKS)))
    if (!turn.over) continue
    yield PAUSE
    turn = new Turn()
  }
  return parts
}

function enclosed(parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, HEAD_BYTES + END.length)
  requireRoom(0)
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeInt32LE(length)
  return Buffer.concat([head, ...parts, END], length)
}
