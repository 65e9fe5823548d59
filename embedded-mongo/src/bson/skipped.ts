import { type Doc } from './value.js'

const skipped = new WeakMap<Doc, Buffer>()

/** Stands for a document that is seldom asked for, and empty until then. */
export function skippedDoc(bytes: Buffer): Doc {
  const doc: Doc = new Map()
  skipped.set(doc, bytes)
  return doc
}

export const skippedBytes = (doc: Doc): Buffer | undefined => skipped.get(doc)
