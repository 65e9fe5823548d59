import { copyFields } from './copy-fields.js'
import { decodeDoc } from './decode.js'
import { encodeDoc } from './encode.js'
import { decodeFields, fieldsOfPaths } from './partial.js'
import { printDoc } from './print.js'
import { toDoc } from './value.js'

type Plain = Record<string, unknown>
const bytesOf = (doc: Plain) => encodeDoc(toDoc(doc))
const order = {
  _id: 7,
  name: 'x',
  items: [
    { id: 1, name: 'a', parts: [{ batch: 1, milli: 2, note: 'n' }] },
    5,
    { id: 2, parts: [] },
    [{ id: 3 }, 4],
    null,
  ],
  at: { from: { day: 1, hour: 2 }, to: null },
  last: true,
}

describe('the bytes of a document', () => {
  it.each<[string[], string]>([
    [['last', 'name'], '{ name: "x", last: true }'],
    [['missing'], '{}'],
    [['at.from.day', 'at.to'], '{ at: { from: { day: 1 }, to: null } }'],
    [
      ['items.parts.batch'],
      '{ items: [ { parts: [ { batch: 1 } ] }, 5, { parts: [] }, [ { id: 3 }, 4 ], null ] }',
    ],
    [['items.id', 'items'], printDoc(toDoc({ items: order.items }))],
    [['items', 'items.id'], printDoc(toDoc({ items: order.items }))],
    [['items.0.id'], printDoc(toDoc({ items: order.items }))],
    [['name.first'], '{ name: "x" }'],
  ])('are decoded only for the paths %j; values that are not documents stay', (paths, expected) =>
    expect(printDoc(decodeFields(bytesOf(order), fieldsOfPaths(paths)))).toBe(expected),
  )

  it.each<[string[], string]>([
    [['last', '_id'], '{ _id: 7, last: true }'],
    [['missing'], '{}'],
    [['at.from.day', 'at.to.day'], '{ at: { from: { day: 1 } } }'],
    [
      ['items.parts.batch', 'name'],
      '{ name: "x", items: [ { parts: [ { batch: 1 } ] }, { parts: [] }, [ {} ] ] }',
    ],
    [['name.first'], '{}'],
  ])('are copied for %j: of arrays the documents in them', (paths, expected) =>
    expect(printDoc(decodeDoc(copyFields(bytesOf(order), fieldsOfPaths(paths))))).toBe(expected),
  )

  it('are copied for an array with more than nine items', () => {
    const items = Array.from({ length: 120 }, (_, id) => (id % 3 === 0 ? id : { id, name: 'y'.repeat(id) }))
    const copy = decodeDoc(copyFields(bytesOf({ items }), fieldsOfPaths(['items.id'])))
    const wanted = items.flatMap((item) => (typeof item === 'number' ? [] : [{ id: item.id }]))
    expect(printDoc(copy)).toBe(printDoc(toDoc({ items: wanted })))
  })
})
