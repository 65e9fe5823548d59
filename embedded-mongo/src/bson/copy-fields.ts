import { ARRAY, DOCUMENT, endOfName, type FieldNames, indexOfName, sizeOf } from './partial.js'

/** Copies into one growing buffer that the calls share: copying is synchronous. A copy is never longer than its source. */
let out = Buffer.allocUnsafe(16 * 1024)

/**
 * The named fields of a stored (so well-formed) document as a document of its own, in its order, without decoding any.
 * Of arrays only the documents and arrays in them are taken, as in a projection.
 */
export function copyFields(bytes: Buffer, fields: FieldNames): Buffer {
  if (out.length < bytes.length) out = Buffer.allocUnsafe(bytes.length * 2)
  return Buffer.from(out.subarray(0, copyDocument(bytes, 0, fields, 0)))
}

/** @returns where the copy ends */
function copyDocument(bytes: Buffer, from: number, fields: FieldNames, into: number): number {
  const end = from + bytes.readInt32LE(from) - 1
  let left = fields.names.length
  let to = into + 4
  for (let at = from + 4; at < end && left > 0;) {
    const type = bytes[at] as number
    const valueAt = endOfName(bytes, at + 1) + 1
    const next = valueAt + sizeOf(bytes, type, valueAt)
    const index = indexOfName(bytes, at + 1, valueAt - at - 2, fields.encoded)
    if (index >= 0) {
      left--
      const inner = fields.inner[index] ?? null
      if (!inner) to += bytes.copy(out, to, at, next)
      else if (type === DOCUMENT || type === ARRAY) {
        to += bytes.copy(out, to, at, valueAt)
        to = copyIn(bytes, type, valueAt, inner, to)
      }
    }
    at = next
  }
  return close(into, to)
}

function copyIn(bytes: Buffer, type: number, from: number, fields: FieldNames, into: number): number {
  return type === DOCUMENT ? copyDocument(bytes, from, fields, into) : copyItems(bytes, from, fields, into)
}

/** Items are numbered anew: those that hold no fields are left out. */
function copyItems(bytes: Buffer, from: number, fields: FieldNames, into: number): number {
  const end = from + bytes.readInt32LE(from) - 1
  let kept = 0
  let to = into + 4
  for (let at = from + 4; at < end;) {
    const type = bytes[at] as number
    const valueAt = endOfName(bytes, at + 1) + 1
    if (type === DOCUMENT || type === ARRAY) {
      out[to] = type
      to += 1 + out.write(`${kept++}\0`, to + 1, 'latin1')
      to = copyIn(bytes, type, valueAt, fields, to)
    }
    at = valueAt + sizeOf(bytes, type, valueAt)
  }
  return close(into, to)
}

function close(from: number, to: number): number {
  out[to] = 0
  out.writeInt32LE(to + 1 - from, from)
  return to + 1
}
