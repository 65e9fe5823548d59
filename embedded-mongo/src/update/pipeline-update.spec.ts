import { failureOf } from '../../test/support/failure.js'
import { type Plain, show, updater } from '../../test/support/updates.js'
import { toDoc } from '../bson/value.js'

describe('a pipeline update', () => {
  it.each<[Plain, Plain[], string]>([
    [{ _id: 1, a: 1 }, [{ $set: { b: { $add: ['$a', 1] } } }], '{ _id: 1, a: 1, b: 2 }'],
    [{ _id: 1, a: 1, b: 2 }, [{ $unset: 'a' }, { $addFields: { c: '$a' } }], '{ _id: 1, b: 2 }'],
    [{ _id: 1, a: { x: 5 } }, [{ $replaceWith: '$a' }], '{ _id: 1, x: 5 }'],
    [{ _id: 1, a: 1 }, [{ $project: { a: 1 } }], '{ _id: 1, a: 1 }'],
  ])('of %j by %j', (before, update, after) => {
    const { doc, changed } = updater(update).apply(toDoc(before))
    expect([show(doc), changed]).toEqual([after, after !== show(toDoc(before))])
  })

  it.each<[Plain[], number]>([
    [[{ $match: {} }], 72],
    [[{ $foo: 1 }], 40324],
    [[{ $set: { _id: 9 } }], 66],
  ])('by %j is refused with %d', (update, code) => {
    expect(failureOf(() => updater(update).apply(toDoc({ _id: 1 }))).code).toBe(code)
  })
})
