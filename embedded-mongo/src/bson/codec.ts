import type { Doc } from './value.js'

/** BSON bytes to the inner representation. Throws 22 InvalidBSON for bytes that are not a well-formed document. */
export declare function decodeDoc(bytes: Uint8Array): Doc

/** The inner representation to BSON bytes, exactly: types, key order, -0.0 and NaN kept. */
export declare function encodeDoc(doc: Doc): Uint8Array
