import { RECORD_ID_BYTES } from './keys.js'
import { checkedRecordId } from './value-sums.js'

/** Record ids of entries of an index. */
export interface IdPortion {
  ids: number[]
  /** The key of the last record id when more may follow; else null. */
  last: Buffer | null
}

/** Where the key that lmdb has just read lies, while record ids are read; null at all other times. */
let current: { bytes: Buffer; from: number; to: number; inValues: boolean } | null = null

/**
 * lmdb's encoder of keys, which leaves the bytes unchanged. During `idsOfKeys` it reads only the record id at the end of
 * a key, and during `idsOfValues` it lends the key, since a copy of each key would be most of the cost.
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
    if (current.inValues) return bytes.subarray(from, to)
    return bytes.readUIntBE(to - RECORD_ID_BYTES, RECORD_ID_BYTES)
  },
}

const copied = (bytes: Buffer, from: number, to: number): Buffer => Buffer.from(bytes.subarray(from, to))

const NOWHERE = Buffer.alloc(0)

/** The record ids at the end of the first `most` keys, which must come from lmdb with this encoder. */
export function idsOfKeys(keys: Iterable<unknown>, most: number): IdPortion {
  return portionOf(keys, most, false, (id) => id as number)
}

/**
 * The record ids in the values of the first `most` entries, which must come from lmdb with this encoder.
 * @throws DamagedValue
 */
export function idsOfValues(entries: Iterable<{ key: unknown; value: Uint8Array }>, most: number): IdPortion {
  return portionOf(entries, most, true, ({ key, value }) => checkedRecordId(key as Buffer, value))
}

function portionOf<T>(
  items: Iterable<T>,
  most: number,
  inValues: boolean,
  idOf: (item: T) => number,
): IdPortion {
  const at = { bytes: NOWHERE, from: 0, to: 0, inValues }
  const ids: number[] = []
  current = at
  try {
    for (const item of items)
      if (ids.push(idOf(item)) === most) return { ids, last: copied(at.bytes, at.from, at.to) }
  } finally {
    current = null
  }
  return { ids, last: null }
}
