import { type Work } from '../pace/turn.js'
import { type KeyReader } from '../storage/key-reader.js'
import { entryKey, type KeyRange, tableRange } from '../storage/keys.js'
import { type Group } from '../storage/write-queue.js'
import { RangeCounts } from './range-counts.js'

const TABLE = 200
const LONG = 200_000
const RANGE = tableRange(TABLE)
const keyOf = (recordId: number) => entryKey(TABLE, Buffer.from('x'), recordId)

/** Two portions, each of which takes more than a turn. */
function* inTwo(first: readonly number[], second: () => readonly number[]): Generator<readonly number[]> {
  for (const portion of [() => first, second]) {
    const until = performance.now() + 9
    while (performance.now() < until);
    yield portion()
  }
}

/** Runs the work to its end. */
function finish(work: Work<void>): void {
  while (!work.next().done);
}

describe('a long range', () => {
  let ranges: RangeCounts
  const never = (): never => {
    throw new Error('It is read at once')
  }
  beforeEach(() => {
    ranges = new RangeCounts({ count: () => LONG } as Partial<KeyReader> as KeyReader)
  })

  /** A commit that writes the key, or removes it; what the commit does to the range is known when it has ended. */
  function commit(recordId: number, kept: boolean): void {
    const known = kept ? undefined : Buffer.alloc(0)
    const committed: (() => void)[] = []
    const group = {
      target: { get: () => known },
      onceCommitted: (then: () => void) => committed.push(then),
    } as unknown as Group
    ranges.commitBegun()
    ranges.changing(group, keyOf(recordId), kept)
    for (const then of committed) then()
    ranges.commitEnded()
  }
  const idsOf = (range: KeyRange = RANGE) => [...ranges.records(range, never)]

  it('is gathered in turns, and its records are known then', () => {
    expect(ranges.isLong(RANGE)).toBe(true)
    const work = ranges.gather(RANGE, () => inTwo([1, 2], () => [3]))
    expect(work.next().done).toBe(false)
    expect(ranges.isLong(RANGE)).toBe(true)
    finish(work)
    expect(ranges.isLong(RANGE)).toBe(false)
    expect(idsOf()).toEqual([1, 2, 3])
  })

  it('has the records that are written while it is gathered', () => {
    const work = ranges.gather(RANGE, () => inTwo([1, 2], () => [3]))
    work.next()
    commit(1000, true)
    finish(work)
    expect(idsOf()).toEqual([1, 2, 3, 1000])
  })

  it('is not known when a record leaves it while it is gathered', () => {
    const work = ranges.gather(RANGE, () => inTwo([1, 2], () => [3]))
    work.next()
    commit(1, false)
    finish(work)
    expect(ranges.isLong(RANGE)).toBe(true)
    finish(ranges.gather(RANGE, () => inTwo([2], () => [3])))
    expect(idsOf()).toEqual([2, 3])
  })

  it('is gathered once for all who wait for it, and anew when the first of them gives up', () => {
    const first = ranges.gather(RANGE, () => inTwo([1], () => [2]))
    first.next()
    const second = ranges.gather(RANGE, never)
    expect(second.next().done).toBe(false)
    first.return()
    finish(second)
    expect(ranges.isLong(RANGE)).toBe(true)
    const third = ranges.gather(RANGE, () => inTwo([1], () => [2]))
    third.next()
    const fourth = ranges.gather(RANGE, never)
    fourth.next()
    finish(third)
    finish(fourth)
    expect(idsOf()).toEqual([1, 2])
  })

  it('waits for the end of a commit, which it would not follow, but not for ever', () => {
    ranges.commitBegun()
    const work = ranges.gather(RANGE, () => inTwo([1], () => [2]))
    expect(work.next().done).toBe(false)
    ranges.commitEnded()
    finish(work)
    expect(idsOf()).toEqual([1, 2])
    ranges.clear()
    ranges.commitBegun()
    finish(ranges.gather(RANGE, never))
    expect(ranges.isLong(RANGE)).toBe(true)
  })
})
