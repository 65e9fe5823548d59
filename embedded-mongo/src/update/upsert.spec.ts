import { ObjectId } from 'bson'
import { failureOf } from '../../test/support/failure.js'
import { type Plain, show, updater } from '../../test/support/updates.js'
import { toValue } from '../bson/value.js'

describe('an upsert', () => {
  it.each<[Plain, Plain, string]>([
    [{ _id: 1, a: 2 }, { $set: { b: 3 } }, '{ _id: 1, a: 2, b: 3 }'],
    [{ a: { $gt: 2 }, _id: 1 }, { $setOnInsert: { b: 3 } }, '{ _id: 1, b: 3 }'],
    [{ $and: [{ a: 1 }, { $or: [{ b: 2 }] }], _id: 1 }, { $inc: { a: 1 } }, '{ _id: 1, a: 2, b: 2 }'],
    [{ 'a.b': 1, _id: 1 }, { $set: { 'a.c': 2 } }, '{ _id: 1, a: { b: 1, c: 2 } }'],
    [{ a: { $in: [5] }, _id: 1 }, { $set: { c: 2 } }, '{ _id: 1, a: 5, c: 2 }'],
    [{ a: 1 }, { $set: { _id: 9 } }, '{ _id: 9, a: 1 }'],
    [{ a: 1, _id: 3 }, { b: 1 }, '{ _id: 3, b: 1 }'],
    [{ _id: 1 }, { $set: { $hotel: 3 } }, '{ _id: 1, $hotel: 3 }'],
    [{ a: { $eq: 4 }, _id: 1 }, { $max: { a: 6 } }, '{ _id: 1, a: 6 }'],
  ])('for %j by %j', (filter, update, expected) => {
    expect(show(updater(update, { filter }).upsert())).toBe(expected)
  })

  it('makes a fresh _id in front', () => {
    const doc = updater({ $set: { b: 1 } }, { filter: { a: 1 } }).upsert()
    expect([...doc.keys()]).toEqual(['_id', 'a', 'b'])
    expect(doc.get('_id')).toBeInstanceOf(ObjectId)
  })

  it.each<[Plain, Plain, number]>([
    [{ _id: 1 }, { $set: { _id: 2 } }, 66],
    [{ a: 1, $and: [{ a: 2 }] }, { $set: { b: 1 } }, 54],
    [{ a: { b: 1 }, 'a.c': 2 }, { $set: { x: 1 } }, 54],
    [{}, { $set: { _id: toValue([1]) } }, 53],
  ])('for %j by %j is refused with %d', (filter, update, code) => {
    expect(failureOf(() => updater(update, { filter }).upsert()).code).toBe(code)
  })
})
