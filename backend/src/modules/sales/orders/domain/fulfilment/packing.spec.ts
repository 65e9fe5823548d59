import { jars } from '../../../../../kernel/amounts/quantity.js'
import { packedOf, type Packing, whyNotPacked, withJars, withoutBatches, withoutJars } from './packing.js'

const at = new Date('2026-11-21T06:00:00Z')
const items = [
  {
    quantityMilli: jars(3),
    allocations: [
      { batchNumber: 'FG-1', quantityMilli: jars(2) },
      { batchNumber: 'FG-2', quantityMilli: jars(1) },
    ],
  },
]
const put = (packing: Packing | null, id: string, batchNumber: string, count = 1) =>
  withJars({ items, packing }, { id, batchNumber, jars: count, by: '9000000002', at })

it('a box is complete with the last jar, and not before', () => {
  const one = put(null, 'a', 'FG-1', 2)
  expect(one).toMatchObject({ doneAt: null, doneBy: null })
  expect(put(one, 'b', 'FG-2')).toMatchObject({ doneAt: at, doneBy: '9000000002' })
})

it('a box takes no jar of another batch and not too many', () => {
  const packing = put(null, 'a', 'FG-1')
  expect(whyNotPacked({ items, packing }, 'FG-9', 1)).toBe('WRONG_BATCH')
  expect(whyNotPacked({ items, packing }, 'FG-1', 2)).toBe('JARS_COMPLETE')
  expect(whyNotPacked({ items, packing }, 'FG-1', 1)).toBeNull()
})

it('a box is open again when a jar is taken out', () => {
  const done = put(put(null, 'a', 'FG-1', 2), 'b', 'FG-2')
  const open = withoutJars(done, 'a')
  expect(open).toMatchObject({ doneAt: null, doneBy: null })
  expect([packedOf(open, 'FG-1'), packedOf(open, 'FG-2')]).toEqual([0, 1])
})

it('a box loses the jars of batches that are taken off the order', () => {
  const packing = put(put(null, 'a', 'FG-1', 2), 'b', 'FG-2')
  expect(withoutBatches(packing, ['FG-1'])).toMatchObject({ jars: [{ id: 'b' }], doneAt: null })
  expect(withoutBatches(packing, ['FG-1', 'FG-2'])).toBeNull()
  expect(withoutBatches(null, ['FG-1'])).toBeNull()
})
