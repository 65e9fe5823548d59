import { RECORD_ID_BYTES } from './keys.js'

/** Record ids at the end of keys. */
export interface IdPortion {
  ids: number[]
  /** The key of the last one, where there may be more. */
  last: Buffer | null
}

/** Where the key lies that lmdb has come to, while `idsOfKeys` walks. */
let current: { bytes: Buffer; from: number; to: number } | null = null

/**
 * Keys are what they are in lmdb. A walk that only wants the record ids gets these: to make a buffer for each key would be
 * most of its cost.
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

/** The record ids of keys that lmdb reads with this encoder, `most` of them at most. Nothing else is read meanwhile. */
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
