import { refusalOf } from '../../test/support/failure.js'
import { CONTEXT, itMakes, itRefuses, type Plain, show, updater } from '../../test/support/updates.js'
import { toDoc } from '../bson/value.js'
import { compileMatch } from '../match/match.js'

describe('an update of elements', () => {
  itMakes([
    [{ a: [1, 2] }, { $set: { 'a.$[]': 0 } }, '{ a: [ 0, 0 ] }'],
    [{ a: [{ b: 1 }, { b: 2 }] }, { $inc: { 'a.$[].b': 10 } }, '{ a: [ { b: 11 }, { b: 12 } ] }'],
  ])

  itRefuses([
    [
      { a: [1] },
      { $set: { 'a.$': 1 } },
      2,
      'The positional operator did not find the match needed from the query.',
    ],
    [
      {},
      { $set: { 'a.$[]': 1 } },
      2,
      "The path 'a' must exist in the document in order to apply array updates.",
    ],
    [{ a: 1 }, { $set: { 'a.$[]': 1 } }, 2, 'Cannot apply array updates to non-array element a: 1'],
    [{ a: [1] }, { $set: { 'a.$[i]': 1 } }, 2, "No array filter found for identifier 'i' in path 'a.$[i]'"],
  ])
})

describe('array filters', () => {
  it('choose the elements by identifier, and merge below one element', () => {
    const update = updater(
      { $set: { 'a.$[i].x': 1, 'a.$[j].y': 2 } },
      { arrayFilters: [{ 'i.b': { $gte: 2 } }, { 'j.b': 3 }] },
    )
    const next = update.apply(toDoc({ a: [{ b: 1 }, { b: 2 }, { b: 3 }] })).doc
    expect(show(next)).toBe('{ a: [ { b: 1 }, { b: 2, x: 1 }, { b: 3, x: 1, y: 2 } ] }')
  })

  it.each<[Plain[], number, string]>([
    [[{ i: 1 }, { j: 1 }], 9, "The array filter for identifier 'j' was not used in the update"],
    [[{ i: 1 }, { i: 2 }], 9, 'Found multiple array filters with the same top-level field name i'],
    [[{ I: 1 }], 2, 'must be an alphanumeric string beginning with a lowercase letter'],
    [[{ i: 1, j: 2 }], 9, "Expected a single top-level field name, found 'i' and 'j'"],
  ])('%j are refused with %d', (arrayFilters, code, message) => {
    const refusal = refusalOf(() => updater({ $set: { 'a.$[i]': 1 } }, { arrayFilters }))
    expect(refusal).toEqual([code, expect.stringContaining(message)])
  })
})

describe('the positional operator', () => {
  it('stands for the element the filter matched', () => {
    const doc = toDoc({ a: [{ b: 1 }, { b: 2 }, { b: 2 }] })
    const filter = { 'a.b': 2 }
    const details = compileMatch(toDoc(filter), CONTEXT).details(doc) ?? {}
    const update = updater({ $set: { 'a.$.c': 1 } }, { filter })
    expect(update.needsPositional).toBe(true)
    expect(show(update.apply(doc, details).doc)).toBe('{ a: [ { b: 1 }, { b: 2, c: 1 }, { b: 2 } ] }')
  })
})
