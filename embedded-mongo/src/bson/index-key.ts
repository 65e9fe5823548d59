import type { Maybe } from './value.js'

/** Bytes whose memcmp order is `compareValues` order; equal values have equal bytes. Missing is encoded as null. */
export declare function encodeKeyPart(value: Maybe): Buffer

/**
 * The parts one after another, descending ones inverted. Longer than `maxBytes`: cut and closed with a hash, `exact: false`;
 * then neither order past the cut nor equality may be trusted without looking at the document.
 */
export declare function encodeCompoundKey(
  values: readonly Maybe[],
  directions: readonly (1 | -1)[],
  maxBytes: number,
): { bytes: Buffer; exact: boolean }
