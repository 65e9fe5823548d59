import { jars } from '../../../../../kernel/amounts/quantity.js'
import { batchNumbers, isFullyAllocated, unallocatedMilli } from './allocation.js'

const part = (batchNumber: string, count: number) => ({
  batchNumber,
  quantityMilli: jars(count),
})

describe('the allocation of a line', () => {
  it('leaves the quantity that no batch covers', () =>
    expect(unallocatedMilli({ quantityMilli: jars(5), allocations: [part('A', 2), part('B', 1)] })).toBe(
      2_000,
    ))
  it('shows several batches joined with a comma, each once', () =>
    expect(
      batchNumbers({
        quantityMilli: jars(3),
        allocations: [part('A', 1), part('B', 1), part('A', 1)],
      }),
    ).toBe('A, B'))
  it('shows no batch as null', () =>
    expect(batchNumbers({ quantityMilli: jars(1), allocations: [] })).toBeNull())
})

describe('a packed order', () => {
  const whole = { quantityMilli: jars(1), allocations: [part('A', 1)] }
  const partly = { quantityMilli: jars(2), allocations: [part('A', 1)] }

  it('has batches for every line', () => {
    expect(isFullyAllocated([whole])).toBe(true)
    expect(isFullyAllocated([whole, partly])).toBe(false)
  })
  it('has at least one line', () => expect(isFullyAllocated([])).toBe(false))
})
