import { batchNumbers, isFullyAllocated, unallocatedMilli } from './allocation.js'

const part = (batchNumber: string, quantityMilli: number) => ({ batchNumber, quantityMilli })

describe('allocation of a line', () => {
  it('leaves what no batch covers', () =>
    expect(
      unallocatedMilli({ quantityMilli: 5_000, allocations: [part('A', 2_000), part('B', 1_000)] }),
    ).toBe(2_000))
  it('shows several batches joined with a comma, each once', () =>
    expect(
      batchNumbers({
        quantityMilli: 3_000,
        allocations: [part('A', 1_000), part('B', 1_000), part('A', 1_000)],
      }),
    ).toBe('A, B'))
  it('shows none as null', () => expect(batchNumbers({ quantityMilli: 1_000, allocations: [] })).toBeNull())
})

describe('a packed order', () => {
  const whole = { quantityMilli: 1_000, allocations: [part('A', 1_000)] }
  const partly = { quantityMilli: 2_000, allocations: [part('A', 1_000)] }

  it('has every line covered', () => {
    expect(isFullyAllocated([whole])).toBe(true)
    expect(isFullyAllocated([whole, partly])).toBe(false)
  })
  it('has lines at all', () => expect(isFullyAllocated([])).toBe(false))
})
