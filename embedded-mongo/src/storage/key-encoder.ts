import { RECORD_ID_BYTES } from './keys.js'

/** Record ids at the end of keys. */
export interface IdPortion {
  ids: number[]
  /** The key of the last record id when more may follow; else null. */
  last: Buffer | null
}

/** Where the key that lmdb has just read lies, during `idsOfKeys`; null at all other times. */
let current: { bytes: Buffer; from: number; to: number } | null = null

/**
 * lmdb's encoder of keys, which leaves the bytes unchanged. During `idsOfKeys` it reads only the record id
 * at the end of a key, since making a buffer for each key would be most of the cost.
 */
export const keyEncoder = {
  writeKey(key: Buffer, into: Buffer, at: number): number {
    into.set(key, at)
    return at + key.length
  },

  readKey(bytes: Buffer, from: number, to: number): Buffer | number {
    if (!current) return copied(bytes, from, to)
    current.bytes = bytes
    current.from = from
    current.to = to
    return bytes.readUIntBE(to - RECORD_ID_BYTES, RECORD_ID_BYTES)
  },
}

const copied = (bytes: Buffer, from: number, to: number): Buffer => Buffer.from(bytes.subarray(from, to))

const NOWHERE = Buffer.alloc(0)

/** The record ids at the end of the first `most` keys, which must come from lmdb with this encoder. */
export function idsOfKeys(keys: Iterable<unknown>, most: number): IdPortion {
  const at = { bytes: NOWHERE, from: 0, to: 0 }
  const ids: number[] = []
  current = at
  try {
    for (const id of keys)
      if (ids.push(id as number) === most) return { ids, last: copied(at.bytes, at.from, at.to) }
  } finally {
    current = null
  }
  return { ids, last: null }
}
