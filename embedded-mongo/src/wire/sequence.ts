import { decodeDoc } from '../bson/decode.js'
import { type Doc, type Value } from '../bson/value.js'

/** Decoded, documents take ten times their bytes: more than these are decoded one by one, when they are used. */
const DECODED_AT_ONCE = 64 * 1024

/** Lists that a write command works through once, from the first to the last. */
const READ_ONCE: Record<string, string> = { insert: 'documents', update: 'updates', delete: 'deletes' }

/** Documents one after another in a message, by where each begins: a hundred thousand buffers would take long to make. */
export interface Sequence {
  message: Buffer
  starts: readonly number[]
  bytes: number
}

const encoded = new WeakMap<object, Sequence>()

function decodeAt({ message, starts }: Sequence, index: number): Doc {
  const start = starts[index] as number
  return decodeDoc(message.subarray(start, start + message.readInt32LE(start)))
}

/** The value of a document sequence's field in its command. A large list of a write stands there empty: see `Documents`. */
export function sequenceValue(command: string, field: string, sequence: Sequence): Value[] {
  if (READ_ONCE[command] !== field || sequence.bytes <= DECODED_AT_ONCE)
    return sequence.starts.map((_, index) => decodeAt(sequence, index))
  const standIn: Value[] = []
  encoded.set(standIn, sequence)
  return standIn
}

/** The documents of such a field, decoded when asked for. */
export class Documents {
  private readonly sequence: Sequence | null
  readonly length: number

  constructor(private readonly field: readonly Value[]) {
    this.sequence = encoded.get(field) ?? null
    this.length = (this.sequence?.starts ?? field).length
  }

  at(index: number): Doc {
    return this.sequence ? decodeAt(this.sequence, index) : (this.field[index] as Doc)
  }
}
