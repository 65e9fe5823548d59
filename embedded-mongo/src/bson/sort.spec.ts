import { refusalOf } from '../../test/support/failure.js'
import { printDoc } from './print.js'
import { compareSortKeys, compileElementSort, parseSort, sortKeysOf } from './sort.js'
import { toDoc } from './value.js'

type Plain = Record<string, unknown>

function sorted(docs: Plain[], spec: Plain): string[] {
  const parts = parseSort(toDoc(spec))
  return docs
    .map(toDoc)
    .sort((a, b) => compareSortKeys(sortKeysOf(a, parts), sortKeysOf(b, parts), parts))
    .map((doc) => String(doc.get('_id')))
}

describe('a sort by two fields of one array', () => {
  const docs = [
    {
      _id: 'a',
      l: [
        { x: 1, y: 9 },
        { x: 2, y: 1 },
      ],
    },
    { _id: 'b', l: [{ x: 1, y: 5 }] },
    { _id: 'c', l: [{ x: 0, y: 7 }, { x: 1 }] },
  ]
  it.each<[Plain, string[]]>([
    [{ 'l.x': 1, 'l.y': 1 }, ['c', 'b', 'a']],
    [{ 'l.x': 1, 'l.y': -1 }, ['c', 'a', 'b']],
    [{ 'l.y': 1, 'l.x': 1 }, ['c', 'a', 'b']],
    [{ 'l.x': -1, 'l.y': 1 }, ['a', 'c', 'b']],
    [{ 'l.0.x': -1, _id: 1 }, ['a', 'b', 'c']],
  ])('%j takes both values of one element', (spec, order) => {
    expect(sorted(docs, spec)).toEqual(order)
  })
})

it('a sort by two arrays side by side is refused with 2', () => {
  const parts = parseSort(toDoc({ a: 1, b: 1 }))
  expect(refusalOf(() => sortKeysOf(toDoc({ a: [1], b: [2] }), parts))).toEqual([
    2,
    'cannot sort with keys that are parallel arrays',
  ])
})

it('elements of an array that hold an array sort by it as a whole', () => {
  const compare = compileElementSort(toDoc({ 'a.0': 1, b: -1 }))
  const elements = [
    { a: [2], b: 1 },
    { a: [1], b: [1, 9] },
    { a: [1], b: [2] },
  ].map(toDoc)
  expect(elements.sort(compare).map(printDoc)).toEqual([
    '{ a: [ 1 ], b: [ 2 ] }',
    '{ a: [ 1 ], b: [ 1, 9 ] }',
    '{ a: [ 2 ], b: 1 }',
  ])
})
