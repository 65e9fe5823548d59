import { decodeDoc } from '../../src/bson/decode.js'
import { encodeDoc } from '../../src/bson/encode.js'
import { printDoc } from '../../src/bson/print.js'
import { type Doc, toDoc } from '../../src/bson/value.js'
import { compileUpdate, type UpdateOptions, type Updater } from '../../src/update/update.js'
import { refusalOf } from './failure.js'

export type Plain = Record<string, unknown>

export const CONTEXT = { now: new Date(1_700_000_000_000), variables: new Map() }

export function updater(
  update: Plain | Plain[],
  { arrayFilters, filter }: { arrayFilters?: Plain[]; filter?: Plain } = {},
): Updater {
  const options: UpdateOptions = { ctx: CONTEXT }
  if (arrayFilters) options.arrayFilters = arrayFilters.map(toDoc)
  if (filter) options.filter = toDoc(filter)
  return compileUpdate(Array.isArray(update) ? update.map(toDoc) : toDoc(update), options)
}

/** The document as text, after encoding and decoding it. */
export const show = (doc: Doc): string => printDoc(decodeDoc(encodeDoc(doc)))

/**
 * Checks that each update turns the first document into the second, reports whether it changed anything,
 * and leaves the original unchanged.
 */
export function itMakes(cases: readonly [before: Plain, update: Plain, after: string][]): void {
  it.each(cases)('of %j by %j', (before, update, after) => {
    const doc = toDoc(before)
    const untouched = show(doc)
    const { doc: next, changed } = updater(update).apply(doc)
    if (next.keys().next().value === '_id' && !('_id' in before)) next.delete('_id')
    expect(show(next)).toBe(after)
    expect(changed).toBe(after !== untouched)
    expect(show(doc)).toBe(untouched)
  })
}

/**
 * Checks that each update of a document with the `_id` 7 fails with the code, and a message that contains
 * the text.
 */
export function itRefuses(
  cases: readonly [before: Plain, update: Plain, code: number, message: string][],
): void {
  it.each(cases)('of %j by %j is refused with %d', (before, update, code, message) => {
    const refusal = refusalOf(() => updater(update).apply(toDoc({ _id: 7, ...before })))
    expect(refusal).toEqual([code, expect.stringContaining(message)])
  })
}
