import { decodeDoc } from '../bson/decode.js'
import { type Doc, type Value } from '../bson/value.js'

/**
 * Decoded documents take ten times their bytes, so larger lists are decoded one by one when they are used.
 */
const DECODED_AT_ONCE = 64 * 1024

/** Fields whose documents a write command reads once, in order. */
const READ_ONCE: Record<string, string> = { insert: 'documents', update: 'updates', delete: 'deletes' }

/** Documents in a message, given by the offset of each: making a hundred thousand buffers would take long. */
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

/** The value of a document sequence in its command. The large list of a write stays encoded: see `Documents`. */
export function sequenceValue(command: string, field: string, sequence: Sequence): Value[] {
  if (READ_ONCE[command] !== field || sequence.bytes <= DECODED_AT_ONCE)
    return sequence.starts.map((_, index) => decodeAt(sequence, index))
  const standIn: Value[] = []
  encoded.set(standIn, sequence)
  return standIn
}

/** The documents of a sequence; each is decoded when it is read. */
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
