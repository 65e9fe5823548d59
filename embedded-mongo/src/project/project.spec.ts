import { failureOf } from '../../test/support/failure.js'
import { printDoc } from '../bson/print.js'
import { toDoc } from '../bson/value.js'
import { compileProjection } from './project.js'

type Plain = Record<string, unknown>
const ctx = { now: new Date(0), variables: new Map() }
const project = (spec: Plain, doc: Plain, filter?: Plain): string =>
  printDoc(compileProjection(toDoc(spec), ctx, filter ? { filter: toDoc(filter) } : {})(toDoc(doc)))

describe('a find projection', () => {
  const whole = { _id: 1, a: [1, 2, 3], b: { c: 1, d: 2 }, e: 'x' }

  it.each<[Plain, string]>([
    [{}, '{ _id: 1, a: [ 1, 2, 3 ], b: { c: 1, d: 2 }, e: "x" }'],
    [{ e: 1 }, '{ _id: 1, e: "x" }'],
    [{ e: true, _id: 0 }, '{ e: "x" }'],
    [{ _id: 1 }, '{ _id: 1 }'],
    [{ _id: 0 }, '{ a: [ 1, 2, 3 ], b: { c: 1, d: 2 }, e: "x" }'],
    [{ a: 0, b: 0 }, '{ _id: 1, e: "x" }'],
    [{ 'b.c': 1 }, '{ _id: 1, b: { c: 1 } }'],
    [{ b: { c: 0 } }, '{ _id: 1, a: [ 1, 2, 3 ], b: { d: 2 }, e: "x" }'],
    [{ e: 1, a: 1 }, '{ _id: 1, a: [ 1, 2, 3 ], e: "x" }'],
    [{ a: { $slice: 2 } }, '{ _id: 1, a: [ 1, 2 ], b: { c: 1, d: 2 }, e: "x" }'],
    [{ e: 1, a: { $slice: -1 } }, '{ _id: 1, a: [ 3 ], e: "x" }'],
    [{ e: 0, a: { $slice: [1, 1] } }, '{ _id: 1, a: [ 2 ], b: { c: 1, d: 2 } }'],
    [{ a: { $elemMatch: { $gt: 1 } } }, '{ _id: 1, a: [ 2 ] }'],
    [{ e: 1, a: { $elemMatch: { $gt: 9 } } }, '{ _id: 1, e: "x" }'],
    [{ a: { $slice: 1 }, e: { $elemMatch: {} } }, '{ _id: 1, a: [ 1 ], b: { c: 1, d: 2 } }'],
    [{ _id: 1, a: 0 }, '{ _id: 1, b: { c: 1, d: 2 }, e: "x" }'],
    [{ n: { $size: '$a' } }, '{ _id: 1, n: 3 }'],
    [{ e: 1, copy: '$b.c' }, '{ _id: 1, e: "x", copy: 1 }'],
  ])('%j', (spec, expected) => {
    expect(project(spec, whole)).toBe(expected)
  })

  it('cuts an array to the element the filter matched', () => {
    expect(project({ 'a.$': 1 }, whole, { a: { $gte: 2 } })).toBe('{ _id: 1, a: [ 2 ] }')
    expect(project({ 'l.$': 1 }, { l: [{ k: 1 }, { k: 2 }] }, { 'l.k': 2 })).toBe('{ l: [ { k: 2 } ] }')
  })

  it.each<[Plain, Plain | undefined, number]>([
    [{ a: 1, b: 0 }, undefined, 31254],
    [{ a: 0, b: 1 }, undefined, 31253],
    [{ a: 1, 'a.b': 1 }, undefined, 31249],
    [{ b: {} }, undefined, 51270],
    [{ 'a.$': 1 }, undefined, 51050],
    [{ 'a.$': 0 }, { a: 1 }, 31395],
    [{ 'a.$.b': 1 }, { a: 1 }, 31394],
    [{ 'a.$': 1, b: { $elemMatch: {} } }, { a: 1 }, 31255],
    [{ b: { $elemMatch: {} }, 'a.$': 1 }, { a: 1 }, 31256],
    [{ a: 0, n: { $add: [1, 2] } }, undefined, 31252],
    [{ a: 0, n: 'x' }, undefined, 31310],
    [{ n: { $add: [1, 2], b: 1 } }, undefined, 16410],
    [{ 'a.$': 1, 'b.$': 1 }, { a: 1 }, 31276],
    [{ a: { $foo: 1 } }, undefined, 168],
    [{ 'a.$': 1 }, { e: 'x' }, 51246],
  ])('%j with the filter %j is refused with %d', (spec, filter, code) => {
    expect(failureOf(() => project(spec, whole, filter)).code).toBe(code)
  })
})
