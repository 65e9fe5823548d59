import { MaxKey, MinKey } from 'bson'
import { encodeCompoundKey } from '../bson/index-key.js'
import { type Doc, type Value } from '../bson/value.js'
import { type CollectionMeta, type IndexMeta } from '../catalog/metadata.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { tableKey, tableRange } from '../storage/keys.js'
import { MAX_BOUND_BYTES } from './ranges.js'
import { type Plan } from './scan.js'
import { servesSort, sortable } from './sort-order.js'

/**
 * The index key at which a find begins (`min`) and the one before which it ends (`max`); null for no
 * limit.
 */
export interface Between {
  min: Doc | null
  max: Doc | null
}

/** Reads the hinted index from `min` up to `max`, in its order; each document must still match the filter. */
export function planBetween(
  meta: CollectionMeta,
  hint: IndexMeta | 'natural' | 'reverse' | null,
  { min, max }: Between,
  { sort, collated }: { sort: Doc | null; collated: boolean },
): Plan {
  const refuse = (code: number, reason: string): MongoError =>
    located(
      code,
      `error processing query: ns=${meta.namespace} planner returned error :: caused by :: ${reason}`,
    )
  if (typeof hint === 'string' || sort?.has('$natural'))
    throw refuse(291, 'min and max are incompatible with $natural')
  if (!hint) throw refuse(51173, 'When using min()/max() a hint of which index to use must be provided')
  for (const bound of [min, max]) {
    if (bound && !isCompatible(hint, bound, collated))
      throw refuse(51174, 'The index chosen is not compatible with min/max')
  }
  const [from, to] = [keyOf(hint, min, false), keyOf(hint, max, true)]
  if (Buffer.compare(from, to) >= 0) {
    throw refuse(
      51175,
      'The value provided for min() does not come before the value provided for max() in the hinted index',
    )
  }
  const bounds = hint.fields.map(() => null)
  const fields = sort && !collated ? sortable(sort) : null
  const order = fields && servesSort(hint, bounds, fields)
  const range = {
    lower: tableKey(hint.table, from),
    upper: max ? tableKey(hint.table, to) : tableRange(hint.table).upper,
  }
  return {
    scan: {
      kind: 'index',
      index: hint,
      bounds,
      ranges: [range],
      reverse: order === 'backward',
      exact: false,
      covered: false,
    },
    sorted: sort === null || order !== null,
  }
}

/** A bound names the fields of the index in their order. With a collation it must not hold text. */
function isCompatible({ fields }: IndexMeta, bound: Doc, collated: boolean): boolean {
  const names = [...bound.keys()]
  return (
    names.length === fields.length &&
    fields.every(({ path }, at) => path === names[at]) &&
    !(collated && [...bound.values()].some(holdsText))
  )
}

const holdsText = (value: Value): boolean =>
  typeof value === 'string' || Array.isArray(value) || value instanceof Map

/** The bound as an index key; without one, a key before or after all entries. */
function keyOf({ fields }: IndexMeta, bound: Doc | null, after: boolean): Buffer {
  const directions = fields.map(({ direction }) => direction)
  const values = bound
    ? [...bound.values()]
    : directions.map((direction) => ((direction === 1) === after ? new MaxKey() : new MinKey()))
  const { bytes } = encodeCompoundKey(values, directions, Infinity)
  if (bytes.length > MAX_BOUND_BYTES) throw new MongoError(238, 'a bound of min or max is too long')
  return bytes
}
