import { Reader, skippedBytes } from './reader.js'
import { type Doc, type Value } from './value.js'

/** Decodes a document that was skipped (`skippedDoc`). */
export function decodeSkipped(doc: Doc): Doc {
  const bytes = skippedBytes(doc)
  return bytes ? decodeDoc(bytes) : doc
}

/** Decodes a command's body, but skips `$clusterTime`, which every command carries and few need. */
export const decodeBody = (bytes: Buffer): Doc => new Reader(bytes).whole('$clusterTime')

/** Decodes the value of a top-level element with known type and offset. */
export const decodeValueAt = (bytes: Buffer, type: number, at: number): Value =>
  new Reader(bytes, at).value(type, 1)

/** BSON bytes to the inner representation. Throws 22 InvalidBSON for bytes that are not one well-formed document. */
export function decodeDoc(bytes: Uint8Array): Doc {
  const buffer = Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return new Reader(buffer).whole()
}
