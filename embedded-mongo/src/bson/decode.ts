import { Reader, skippedBytes } from './reader.js'
import { type Doc, type Value } from './value.js'

/** A document that was skipped, decoded after all. */
export function decodeSkipped(doc: Doc): Doc {
  const bytes = skippedBytes(doc)
  return bytes ? decodeDoc(bytes) : doc
}

/** A command's body. Every command carries the cluster's time, which is seldom needed: it is skipped, not decoded. */
export const decodeBody = (bytes: Buffer): Doc => new Reader(bytes).whole('$clusterTime')

/** The value of a top-level element whose type and place are known. */
export const decodeValueAt = (bytes: Buffer, type: number, at: number): Value =>
  new Reader(bytes, at).value(type, 1)

/** BSON bytes to the inner representation. Throws 22 InvalidBSON for bytes that are not one well-formed document. */
export function decodeDoc(bytes: Uint8Array): Doc {
  const buffer = Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return new Reader(buffer).whole()
}
