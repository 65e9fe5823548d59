import { jars, milli } from '../../../../kernel/amounts/quantity.js'
import { differences, expectedBatch, expectedProduct } from './drift.js'

it("a product's counters should equal what its batches hold, less what is committed", () =>
  expect(expectedProduct(jars(7), jars(3))).toEqual({
    onHandMilli: 7000,
    committedMilli: 3000,
    availableMilli: 4000,
  }))

it('each counter that differs is named with both figures', () =>
  expect(
    differences(
      'stock FG-261121-001',
      { quantityMilli: 9000, reservedMilli: 1000, usedMilli: 0, remainingMilli: 7000 },
      expectedBatch({ quantityMilli: jars(9), reservedMilli: jars(1), usedMilli: milli(0) }),
    ),
  ).toEqual([{ subject: 'stock FG-261121-001', counter: 'remainingMilli', stored: 7000, expected: 8000 }]))

it('equal counters show no drift', () => {
  const counters = { onHandMilli: 1, committedMilli: 2, availableMilli: -1 }
  expect(differences('product FG-0001', { ...counters, Id: 'FG-0001' }, counters)).toEqual([])
})
